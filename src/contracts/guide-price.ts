/** Address of the explanation at the end of a page to which unconfirmed amounts and terms link. Mails omit the link. */
export const guidePrice = { id: 'guide-prices', address: '#guide-prices' } as const
