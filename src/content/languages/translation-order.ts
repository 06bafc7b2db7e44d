/**
 * The entries in the order in which people meet their texts: words of every page, of forms, of the
 * product page, of mails, the other words, and then the pages. Others follow.
 */
const met: readonly string[] = [
  ...['words/site', 'words/phrases', 'words/sections', 'navigation'],
  ...['words/forms', 'words/consent', 'words/booking', 'booking', 'newsletter'],
  ...['words/products', 'pages/product', 'pages/image'],
  ...['words/mails', 'pages/confirm', 'pages/unsubscribe'],
  'words/',
  ...['pages/home', 'pages/contact', 'pages/products', 'pages/search', 'pages/privacy-policy'],
  ...['pages/', 'free-pages/', 'products/', 'accessories/', 'articles/'],
]

const placeOf = (file: string): number => {
  const name = file.replace(/^content\/|\.\w+$/g, '')
  const at = met.findIndex((one) => name === one || (one.endsWith('/') && name.startsWith(one)))
  return at < 0 ? met.length : at
}

/** Compares two files of entries by when people meet their texts. */
export const byMeeting = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || one.localeCompare(other, 'en')
