import { readPages } from '../site/read-pages.ts'
import { type AnswerTexts, readAnswers } from './read-answers.ts'
import { textsOfPage } from './texts-of-answer.ts'

/** Reads what a running site answers: pages, answers of its forms, mails and files, as texts. */
export async function readLanguage(site: {
  origin: string
  database: string
}): Promise<AnswerTexts> {
  const [pages, answers] = await Promise.all([
    readPages(site.origin, { pictures: 'logo' }),
    readAnswers(site),
  ])
  return new Map([
    ...[...pages].map(([address, { html }]) => [address, textsOfPage(html)] as const),
    ...answers,
  ])
}
