/** Address of the line at the end of a page to which unconfirmed amounts and terms link. Mails keep the words alone. */
export const guidePrice = { id: 'guide-prices', address: '#guide-prices' } as const
