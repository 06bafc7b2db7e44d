import { expect, it } from 'vitest'
import { attachFiles } from './attach-files.ts'

const paper = {
  filename: 'Offer.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF'),
}
const mail = {
  ...{
    id: 'one',
    from: { name: 'Works', address: 'us@works.example' },
    to: 'ann@works.example',
    subject: 'Our offer',
  },
  ...{ messageId: 'one@site.example', bouncesTo: '', text: '', html: '' },
  attachments: [paper],
}

it('attaches the logo of a mail beside its paper', async () => {
  const read = async (name: string) => new TextEncoder().encode(name)
  const { attachments = [] } = await attachFiles({ ...mail, pictures: ['logo'] }, read, () => {})
  expect(attachments.map(({ filename }) => filename)).toEqual(['Offer.pdf', 'logo.jpg'])
})

it('leaves out a picture that cannot be made, and says so', async () => {
  const faults: unknown[] = []
  const read = () => Promise.reject(new Error('no picture'))
  const made = await attachFiles({ ...mail, pictures: ['logo'] }, read, (fault) => {
    faults.push(fault)
  })
  expect(made.attachments).toEqual([paper])
  expect(faults).toHaveLength(1)
})
