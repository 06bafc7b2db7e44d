/** Returns the words of a page's main part down to the lead paragraph, without buttons. */
const headOf = (html: string) =>
  (
    /<main[^>]*>(.*?<\/h1>(?:(?:(?!<h[2-6]\b|<\/section>).)*?<p class="lead".*?<\/p>)?)/s.exec(
      html,
    )?.[1] ?? ''
  )
    .replace(/<(button|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')

/**
 * In page heads, after numbers and below pictures, finds words and marks that are only allowed in
 * prices, tables or the footer.
 */
export const misplacedWords = (address: string, html: string) => ({
  'in its head':
    headOf(html).match(/\b(planning|planned|examples?|reserv\w*|approval\w*)\b/gi) ?? [],
  'signs behind numbers': html.match(/◦/g) ?? [],
  // The label is allowed under a product's gallery and on the page of a picture.
  'labels of pictures': /^\/(product|image)\//.test(address)
    ? []
    : (html.match(/>Renderings?(?=<)/g) ?? []),
})
