/**
 * Where the last step of a page writes into it (src/server/html/finish-html.ts). A layout writes the mark twice in its head: ahead of what
 * the page preloads, and behind it. No content can contain the mark: it is random for each process, and is never sent.
 */
export const pageMark = `<!--${crypto.randomUUID()}-->`
