/** The article, with the words that are written together with it: and, so, with, as, for. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/
/** Endings of plurals, of the feminine and of pronouns, in the order in which they are cut. */
const endings = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']
/** What is left of a word has at least so many letters. */
const least = 2

/**
 * Takes the article and the ending off an Arabic word, as light10 (Larkey, 2007) does. The stemmer of
 * @orama/stemmers takes a first letter for a preposition, so that it makes two words of بطارية and
 * البطارية. A word that only begins like an article, such as إلكترونية, loses it with and without one.
 * @param folded a folded word
 */
export function arabicStem(folded: string): string {
  let word = folded
  while (article.test(word)) word = word.replace(article, '')
  return endings.reduce(
    (stem, ending) =>
      stem.endsWith(ending) && stem.length - ending.length >= least
        ? stem.slice(0, -ending.length)
        : stem,
    word,
  )
}
