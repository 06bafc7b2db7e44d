import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { wordsInCode } from '../../scripts/language/words-in-code.ts'
import { writeAstroAsTsx } from '../../scripts/test-run/astro-as-tsx.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Folders and files of what visitors get. What an island shows in each state is there, and in no page. */
const folders = ['src/site', 'src/layouts', 'src/power-cut', 'src/paper', 'src/ui']
const mails = [
  ...['src/core/mail/messages/[A-Za-z]*', 'src/desk/requests/mails/{receipt,reply}-mail*'],
  ...['src/desk/bookings/{booking-mails,calendar-file}*', 'src/desk/offers/offer-mails*'],
  ...[
    'src/desk/offers/{pro-forma-pdf,sent-pro-forma,stored-pro-forma,offer-sums}*',
    'src/newsletter/*-mails*',
  ],
]

const inFolders = folders.map((folder) => `${folder}/**/*.{ts,tsx}`)

/** Texts that stay in the code, by reason. */
const kept = {
  'names and units': ['Linux', 'Ethernet', 'Zigbee', 'Bluetooth', 'Modbus', 'MB'],
  'typefaces and selectors': ['DejaVu Sans', 'Manrope', 'main form'],
  'typefaces and selectors of mails': [
    "Manrope, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace",
    ...['light dark', 'not all'],
  ],
  'names of mails, which staff see': [
    ...['Receipt to the person', 'Question whether the address is theirs'],
    ...[
      'Code to accept an offer',
      'Confirmation of an accepted offer',
      'Issue of the newsletter',
      'Welcome to the newsletter',
    ],
    ...['Notice of a changed call', 'Notice of an answer to an offer'],
  ],
  'mails to staff': [
    ...['A call is cancelled.', 'A call is moved.', 'none: the call is cancelled', 'New time'],
    ...['Call {…}', 'Call {…} with {…} is {…}', 'Name', 'Phone number', 'Reference'],
    ...['Sum', 'Firm', 'Estimated', 'Owed at most', 'What they read'],
    ...['A question about an offer.', 'An offer does not suit now.', 'An offer is accepted.'],
    ...['An accepted offer is accepted again.', 'Not now, of an accepted offer.'],
    ...['accepted again', 'not now, after accepting'],
    ...['Offer', 'Offer {…}, {…}: {…}', 'What they say', 'not now', 'In the staff area'],
    ...['Newsletter', 'Newsletter of the {…} website'],
  ],
  'what staff see': [
    // Only previews show the sample product of a plain site.
    'Sample',
    ...[
      'Edit this page',
      'Hidden from visitors: edit this page',
      'Staff',
      'You are seeing drafts. Nobody else does.',
      'Leave the preview',
    ],
    ...['One field needs another look', '{count} fields need another look'],
    ...['{count} character left', '{count} characters left'],
    ...['{count} character too many', '{count} characters too many'],
    ...['The PDF takes too long to set, or too much memory', 'cannot be added up'],
  ],
}

it('the code of what visitors get has no words', () => {
  const found = new Set(wordsInCode([...inFolders, ...mails]).map(({ text }) => text))
  expect([...found].sort()).toEqual(Object.values(kept).flat().sort())
})

it('the pages of visitors have no words', () => {
  const folder = temporaryFolder()
  writeAstroAsTsx(folder)
  const ofStaff = /\/(?:admin\/.*|layouts\/(?:Content|Staff)\.astro\.tsx)$/
  // The glob itself, because a name such as [slug].astro would be read as another one.
  const pages = `${folder}/src/{pages,layouts}/**/*.astro.tsx`
  expect(globSync(pages).filter((file) => !ofStaff.test(file)).length).toBeGreaterThan(40)
  const headers = ['private, no-cache', 'noindex, nofollow']
  const found = wordsInCode([pages]).filter(
    ({ file, text }) => !ofStaff.test(file) && !headers.includes(text),
  )
  expect(found.map(({ file, text }) => [path.relative(folder, file), text])).toEqual([])
})

it('a list in what visitors read is joined by the words of their language', () => {
  const files = globSync([...inFolders, ...mails, 'src/content/**/*.{ts,tsx}'])
  const found: string[] = []
  let count = 0
  for (const file of files.filter((one) => !/\.test\.|issue-words/.test(one))) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'formatList') {
        count += 1
        if (node.arguments.length < 3) found.push(`${file}: ${node.getText()}`)
      }
      node.forEachChild(visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  }
  expect(count).toBeGreaterThan(10)
  expect(found).toEqual([])
})
