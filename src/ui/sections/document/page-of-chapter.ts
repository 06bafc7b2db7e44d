/** Pages before the first chapter: the cover, and the overview with the contents. */
export const pagesBefore = 2

/** Each chapter fills one page (scripts/print-document.ts checks it). @returns counted from 1; undefined where there is no such chapter */
export function pageOfChapter(chapters: readonly string[], chapter: string): number | undefined {
  const index = chapters.indexOf(chapter)
  return index < 0 ? undefined : pagesBefore + 1 + index
}

/** Id of a chapter's heading, counted from 0. */
export const idOfChapter = (index: number) => `chapter-${index + 1}`
