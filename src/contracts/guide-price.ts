/**
 * Id and address of the explanation at the end of a page. Amounts and terms that are unconfirmed
 * link to it, except in mails.
 */
export const guidePrice = { id: 'guide-prices', address: '#guide-prices' } as const
