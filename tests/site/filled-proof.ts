import sharp from 'sharp'
import type { CertificateFile } from '../../src/contracts/content/content-pictures.ts'
import type { editSite } from './editing-site.ts'

type Site = { origin: string }
type Owner = Awaited<ReturnType<typeof editSite>>

const picture = { name: 'products/smart-lock/hero', alt: 'A picture for a test' }
export const persons = [
  {
    id: 'sample-one',
    name: 'Sample Person One',
    role: 'Role of the first',
    picture,
    phone: '+234 803 000 0001',
    email: 'one@company.example',
    answersContact: true,
  },
  {
    id: 'sample-two',
    name: 'Sample-Person-With-A-Double-Name Of-Exactly-Sixty-Letters-Two',
    role: 'Role of the second',
    answersContact: false,
  },
]
const reference = (customer: string) => ({
  customer,
  problem: `What was wrong at ${customer}`,
  installed: `What was installed at ${customer}`,
  result: { figure: '0 of 183', text: `nights too warm at ${customer}` },
  quote: {
    text: 'They said in March what it would cost, and in April it had cost that. We have had two long cuts since, and on both mornings the record was whole: no gap, no argument with the inspector, nobody called out at night. I would begin with the second room sooner than we did.',
    name: `Speaker of ${customer}`,
    role: 'Manager of the store',
  },
  picture,
})
export const referencesWithProof = {
  first: { ...reference('Sample Customer One'), consentOn: '2026-01-15' },
  second: { ...reference('Sample Customer Two'), consentOn: '2026-02-15' },
  withoutConsent: reference('Sample Customer Who Never Agreed'),
}
export const registration = { number: 'RC 0000000', register: 'A sample register' }
export const insurance = 'Sample cover, up to a sample sum'
export const prototypeWithProof = {
  heading: 'A sample board runs',
  on: '2026-10-05',
  text: 'A sample of what has been measured.',
  picture,
}
const number = 'SAMPLE/77'
export const approval = { number }
export const certificate = {
  name: 'Sample type approval',
  issuer: 'A sample authority',
  number,
  issuedOn: '2026-03-04',
  product: 'smart-lock',
}
export const articleWithProof = {
  path: 'content/articles/night-without-power.yaml',
  address: '/blog/night-without-power',
}

/**
 * Makes a photograph as a camera writes it: rotated, with its maker and the place where it was
 * taken.
 */
const cameraFile = () =>
  sharp({
    create: {
      width: 1200,
      height: 1800,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
export const photograph = {
  name: 'scenes/sample-bench',
  alt: 'A sample bench with two boards on it',
  kind: 'photograph',
  caption: 'Two sample boards in their third week',
  on: '2026-10-06',
  place: 'Sample Town',
}
export const photographed = { '/': 'home', '/about': 'about', '/edge-gateway': 'edge-gateway' }

/**
 * Fills in and publishes people, references, certificates and photographs, as an owner does.
 * @returns the certificate's file
 */
export async function fillProof({ origin }: Site, owner: Owner) {
  const sent = await fetch(`${origin}/api/content/certificates?name=approval.pdf`, {
    method: 'POST',
    headers: { cookie: owner.session, 'sec-fetch-site': 'same-origin' },
    body: '%PDF-1.7\nA sample',
  })
  const file: CertificateFile = await sent.json()
  const { first, second, withoutConsent } = referencesWithProof
  await owner.save('content/people.json', { people: persons })
  await owner.save('content/references.json', { references: [withoutConsent, first, second] })
  await owner.save('content/certificates.json', { certificates: [{ ...certificate, file }] })
  await owner.save('content/company.json', { registration, founded: 2024, insurance })
  await fetch(`${origin}/api/content/pictures?name=${photograph.name}`, {
    method: 'POST',
    headers: {
      cookie: owner.session,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(await cameraFile()),
  })
  for (const page of Object.values(photographed))
    await owner.save(`content/pages/${page}.yaml`, { photograph })
  await owner.save('content/pages/edge-gateway.yaml', { prototype: prototypeWithProof })
  await owner.save('content/products/smart-lock.yaml', { approval })
  await owner.save(articleWithProof.path, { person: 'sample-one' })
  await owner.publish('Proof')
  return file
}
