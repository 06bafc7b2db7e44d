/**
 * Marks where server/html/finish-html.ts inserts text into a page. It is random for each process,
 * so that no content can contain it.
 */
export const pageMark = `<!--${crypto.randomUUID()}-->`
