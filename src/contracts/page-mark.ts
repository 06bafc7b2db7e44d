/**
 * Marks the place where src/server/html/finish-html.ts inserts text into a page. A layout writes the mark twice in its head: before
 * and after the preloads. No content can contain the mark, because it is random for each process and never sent.
 */
export const pageMark = `<!--${crypto.randomUUID()}-->`
