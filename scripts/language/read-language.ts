import { withoutPrefix, withPrefix } from '../../src/contracts/paths.ts'
import { readPages } from '../site/read-pages.ts'
import { type AnswerTexts, readAnswers } from './read-answers.ts'
import { linksOfPage, textsOfPage } from './texts-of-answer.ts'

/**
 * Reads what a running site answers: pages, answers of its forms, mails and files, as texts.
 * `unprefixed`: links of pages that lead out of the language.
 * @param prefix of the language; the default language if it is empty
 */
export async function readLanguage(
  site: { origin: string; database: string },
  prefix = '',
): Promise<{ texts: AnswerTexts; unprefixed: [address: string, link: string][] }> {
  const [pages, answers] = await Promise.all([
    readPages(site.origin, { pictures: 'logo', prefix }),
    readAnswers(site, prefix),
  ])
  const texts = [...pages].map(([address, { html }]) => [address, textsOfPage(html)] as const)
  return {
    texts: new Map([...texts, ...answers]),
    unprefixed: [...pages].flatMap(([address, { html }]) =>
      linksOfPage(html)
        .filter((link) => withPrefix(prefix, withoutPrefix(prefix, link)) !== link)
        .map((link): [string, string] => [address, link]),
    ),
  }
}
