/** An unconfirmed amount or term is a link of the copy to the last line of its page, which says what counts. Mails keep its words. */
export const guidePrice = { id: 'guide-prices', address: '#guide-prices' } as const
