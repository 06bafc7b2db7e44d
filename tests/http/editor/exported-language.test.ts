import { expect, it } from 'vitest'
import { exportTexts } from '#src/content/languages/exchange.ts'
import { readPo } from '#src/content/languages/po-file.ts'
import { exportForTranslator } from '#src/editor/languages/languages.server.ts'
import { openEditingSite } from './content-root.ts'

const { site, bola } = await openEditingSite('sqlite')

it.each(['fr', 'ar'])(
  'the page and the command give a translator the same file: %s',
  async (language) => {
    await bola.save('content/company.json', { languages: ['en'], preparedLanguages: [language] })
    expect((await bola.publish()).status).toBe(200)
    const { editor } = site.context
    const { text, count } = exportTexts(editor.store.workspace().root, language, [])
    const ofPage = (await exportForTranslator(editor, language)) ?? ''
    const fieldsOf = (file: string) =>
      readPo(file).units.map(({ field, source }) => [field, source])
    expect(fieldsOf(ofPage)).toEqual(fieldsOf(text))
    expect(ofPage).toBe(text)
    expect(count).toBeGreaterThan(500)
  },
)
