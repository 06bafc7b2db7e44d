import { consentTexts } from '#src/contracts/contact/consent.ts'
import { fieldErrors, fieldLabels } from '#src/contracts/contact/field-texts.ts'
import {
  confirmSubscription,
  subscribeLater,
  subscribeOtherwise,
  texts,
} from '#src/contracts/contact/texts.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'

/** Texts of the visitors' forms, which are part of the program and not of the content. */
function programTexts(company: string): string[] {
  const { terms, marketing, newsletter } = consentTexts(company)
  return [
    ...Object.values(texts),
    ...Object.values(fieldLabels),
    ...Object.values(fieldErrors).filter((text) => typeof text === 'string'),
    ...[confirmSubscription, subscribeLater, subscribeOtherwise],
    ...[terms, marketing, newsletter],
  ]
}

/** Finds the texts of forms that contain the words one after the other. */
export function findProgramTexts(company: string, words: string, most: number): string[] {
  const wanted = foldText(words.trim())
  return [...new Set(programTexts(company))]
    .filter((text) => foldText(text).includes(wanted))
    .slice(0, most)
}
