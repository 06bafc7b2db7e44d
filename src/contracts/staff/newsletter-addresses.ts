export const newsletterAddress = '/admin/newsletter'

/** @param article name of the article, as in its address */
export const aboutArticle = (article: string) => `?${new URLSearchParams({ article })}`
export const issueAddress = (article: string): string =>
  `${newsletterAddress}/issue${aboutArticle(article)}`
