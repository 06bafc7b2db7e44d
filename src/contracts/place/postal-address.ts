export type PostalAddress = {
  street: string
  city: string
  postalCode: string | null
  country: string
  countryCode: string
}

/** Countries that write the postal code behind the city, unlike most (UPU S42). */
const behindCity = new Set(
  'AU BD BR CA CO GB HK ID IE IN JO KE LK MM NG NP NZ PK SA SG TH US VE VN ZA'.split(' '),
)

/** The city with its postal code, if there is one, as its country writes it. */
export const cityWithCode = ({
  city,
  postalCode,
  countryCode,
}: Omit<PostalAddress, 'street'>): string =>
  (behindCity.has(countryCode) ? [city, postalCode] : [postalCode, city]).filter(Boolean).join(' ')

/** The whole postal address in a line. */
export const addressInLine = (address: PostalAddress): string =>
  [address.street, cityWithCode(address), address.country].join(', ')
