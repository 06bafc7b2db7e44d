import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDraftCheck } from '#src/content/check/check-draft.ts'
import { placeOf } from '#src/content/collections/collections.ts'
import { patternOf } from '#src/content/groups/without-groups.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { getAt } from '#src/content/reading/get-at.ts'
import { linksIn, valuesIn } from '#src/content/reading/links.ts'
import {
  describeProblem,
  readYamlFile,
  readYamlText,
  type YamlFile,
} from '#src/content/reading/yaml-file.ts'
import { settings } from '#src/content/settings/settings.ts'
import { copyContent, date } from '../content/copied-content.ts'
import { withoutGroup } from '../content/without-group.ts'

const { groups, instead } = settings().groups

/** Settings that are shown on pages only together with what a group hides, or never. */
const isRead = ({ file }: { file: string }) => !/instrument|groups|written-for/.test(file)

describe.each(groups)('without the group $name', ({ id, words, entries }) => {
  const made = makeSnapshot({ root: '.', date, number: 1, overlay: withoutGroup(id) })
  const problems = 'problems' in made ? made.problems : []
  const parts =
    'problems' in made
      ? []
      : [
          ...made.snapshot.entries,
          ...Object.entries(made.snapshot.settings).map(([file, data]) => ({ file, data })),
        ].filter(isRead)
  const values = parts.flatMap(({ file, data }) =>
    valuesIn(data).map((found) => ({ file, ...found })),
  )

  it('no text has a fault, and none of its entries is there', () => {
    expect(problems).toEqual([])
    const files = parts.map(({ file }) => file)
    expect(entries.filter((entry) => files.includes(`content/${entry}.yaml`))).toEqual([])
  })

  it('no text says one of its words', () => {
    const pattern = patternOf(words)
    const said = values.filter(
      ({ file, value }) =>
        !file.startsWith('content/example-sites/') &&
        typeof value === 'string' &&
        /\s|^\p{Lu}/u.test(value) &&
        pattern?.test(value),
    )
    expect(said).toEqual([])
  })

  it('no text links to its pages', () => {
    const gone = entries.flatMap((entry) => {
      const [folder, name] = entry.split('/')
      return folder === 'pages' ? `/${name}` : folder === 'articles' ? `/blog/${name}` : []
    })
    const hrefs = values.flatMap((found) =>
      linksIn(found).map((href) => href.replace(/[?#].*/, '')),
    )
    expect(hrefs.filter((href) => gone.includes(href))).toEqual([])
  })
})

it('every entry of a group exists', () => {
  const files = groups.flatMap(({ entries }) => entries.map((entry) => `content/${entry}.yaml`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('each text that is said instead has none of these words, and stands for a delivered text', () => {
  const pattern = patternOf(groups.flatMap(({ words }) => words))
  expect(instead.filter((one) => pattern?.test(one.instead))).toEqual([])
  const made = makeSnapshot({ root: '.', date, number: 1 })
  expect('problems' in made).toBe(false)
  const files = 'snapshot' in made ? made.snapshot.entries.map(({ file }) => file) : []
  const written = [...files, 'content/navigation.json', 'content/drawings.yaml']
    .map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '))
    .join(' ')
    .replaceAll("''", "'")
  expect(instead.filter(({ text }) => !written.includes(text))).toEqual([])
})

describe('a sentence about a group that does not apply', () => {
  const file = 'content/pages/about.yaml'
  const [group] = groups
  const word = group?.words[0] ?? ''
  const saying = (paragraph: string) =>
    readFileSync(file, 'utf8').replace(
      /^ {6}- paragraph: >-\n/m,
      `      - paragraph: '${paragraph}'\n      - paragraph: >-\n`,
    )
  const { root, write } = copyContent()
  const about = (overlay: ReadonlyMap<string, string>) => {
    const made = makeSnapshot({ root, date, number: 1, overlay })
    if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
    return JSON.stringify(made.snapshot.entries.find((entry) => entry.file === file)?.data)
  }

  it('is left out of a delivered text, with the sentence that goes on from it', () => {
    write(file, saying(`We stay. Every ${word} is ours. It is blue. You may come.`))
    expect(about(withoutGroup(group?.id ?? ''))).toContain('"We stay. You may come."')
  })

  it('is said to the owner where visitors do not read it, at its place in the file', () => {
    write(file, saying(`We stay. Every ${word} is ours.`))
    const place = placeOf(file.replace('content/', ''))
    const check = openDraftCheck(root, date, withoutGroup(group?.id ?? ''), [])
    if (!place || !check) throw new Error('The content has a fault')
    const unreadIn = (source: YamlFile) => check({ source, place }, date).unread
    const source = readYamlFile(root, file)
    const [first, ...others] = unreadIn(source)
    expect([first?.said, others]).toEqual(['We stay.', []])
    expect(getAt(source.data, ...(first?.path ?? []).map(String))).toContain(word)
    expect(unreadIn(readYamlText(file, saying(`Our own ${word}.`)))).toEqual([])
    write(file, saying(`Every ${word} stays.`))
    expect(unreadIn(readYamlFile(root, file))).toEqual([
      { path: first?.path.slice(0, -1), said: null },
    ])
  })

  it('stays in a text that an owner has changed', () => {
    const own = `Every ${word} is ours.`
    const changed = new Map([...withoutGroup(group?.id ?? ''), [file, saying(own)]])
    expect(about(changed)).toContain(own)
  })
})
