import { weekdays } from '#src/contracts/contact/office-hours.ts'
import { dayOf } from '#src/contracts/formats.ts'
import { accessoryPrice, getAccessories } from './accessories/accessories.ts'
import {
  accessoriesAddress,
  accessoryAddress,
  accessoryDatasheet,
  articleAddress,
  productAddress,
} from './addresses/address-of.ts'
import { certificateAddress, currentCertificates, type ShownPerson } from './evidence.ts'
import { datasheetAddress } from './paper-addresses.ts'
import { type Price, priceOf } from './prices/price.ts'
import { metadataOf } from './products.ts'
import { firstDay } from './reading/endings.ts'
import { type Article, articleDescription } from './schemas/article-schema.ts'
import type { Product } from './schemas/product-schema.ts'
import { exampleContacts } from './schemas/sample-company.ts'
import { settings } from './settings/settings.ts'
import { canonicalAddress, site } from './settings/site.ts'
import { shareAddress } from './share-cards.ts'
import { currentSnapshot, otherSnapshots } from './snapshot/snapshot.ts'
import { today } from './today.ts'
import { words } from './words/words.ts'

const availabilities: Record<Product['availability'], string> = {
  'in-stock': 'https://schema.org/InStock',
  'made-to-order': 'https://schema.org/MadeToOrder',
  'pre-order': 'https://schema.org/PreOrder',
  discontinued: 'https://schema.org/Discontinued',
}

/** Names the language of a text, if the site has several, or one that is not English. */
const inLanguage = () => {
  const { language } = currentSnapshot()
  return otherSnapshots().length > 0 || language !== 'en' ? { inLanguage: language } : {}
}

/** schema.org description of a data sheet. */
const datasheetData = (address: string) => ({
  '@type': 'DigitalDocument',
  url: canonicalAddress(address),
  encodingFormat: 'application/pdf',
  ...inLanguage(),
})

const netOffer = ({ price, currency }: NonNullable<Price['offer']>) => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
  },
})

function offerOf({ id, amount, availability, deliveryMonth, warranty }: Product) {
  const { offer } = priceOf(amount, site(), words().phrases)
  if (!offer) return undefined
  return {
    ...netOffer(offer),
    url: canonicalAddress(productAddress(id)),
    // While availability is a sample, search engines do not get it.
    ...(!settings().prices.isSample && { availability: availabilities[availability] }),
    ...(deliveryMonth &&
      !settings().prices.isSample &&
      availability === 'pre-order' && { availabilityStarts: firstDay(deliveryMonth) }),
    ...(warranty && {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: {
          '@type': 'QuantitativeValue',
          value: warranty.months,
          unitCode: 'MON',
        },
      },
    }),
  }
}

/** schema.org descriptions of the accessories that have a price; undefined if none has. */
export function accessoriesData(): object | undefined {
  const products = getAccessories().flatMap((accessory) => {
    const { slug, name, summary, code } = accessory
    const { offer } = accessoryPrice(accessory)
    const url = canonicalAddress(accessoryAddress(slug))
    if (!offer) return []
    return [
      {
        '@type': 'Product',
        name,
        description: summary,
        sku: code ?? slug,
        url,
        image: shareAddress(accessoriesAddress),
        brand: { '@type': 'Brand', name: site().name },
        subjectOf: datasheetData(accessoryDatasheet(slug)),
        offers: { ...netOffer(offer), url },
      },
    ]
  })
  return products.length > 0 ? { '@context': 'https://schema.org', '@graph': products } : undefined
}

function certificationOf({ slug, approval }: Product) {
  if (!approval) return undefined
  const paper = currentCertificates().find(
    ({ product, number }) => product === slug && number === approval.number,
  )
  const issuer = approval.body ?? site().radioRegulator?.name
  return {
    '@type': 'Certification',
    name: approval.name ?? 'Type approval',
    certificationIdentification: approval.number,
    ...(paper && { url: canonicalAddress(certificateAddress(paper)) }),
    ...(issuer && { issuedBy: { '@type': 'Organization', name: issuer } }),
  }
}

/**
 * schema.org description of a product with its offer; undefined if it has no amount, because
 * search engines report a product without an offer as an error.
 */
export function productData(product: Product): object | undefined {
  const offers = offerOf(product)
  if (!offers) return undefined
  const certification = certificationOf(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: metadataOf(product).description,
    sku: product.code ?? product.slug,
    url: canonicalAddress(productAddress(product.id)),
    image: shareAddress(productAddress(product.id)),
    brand: { '@type': 'Brand', name: site().name },
    subjectOf: datasheetData(datasheetAddress(product.id)),
    offers,
    ...(certification && { hasCertification: certification }),
  }
}

/** Both times 00:00 mean that a date is closed; round the clock ends at 23:59. */
const timesOf = ({ opens, closes }: { opens: string; closes: string }) =>
  opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }

function openingHoursData() {
  const { hours } = site()
  const closed = { opens: '00:00', closes: '00:00' }
  const specification = { '@type': 'OpeningHoursSpecification' }
  const special = hours.specialDays.filter(({ date }) => date >= today())
  return {
    openingHoursSpecification: [
      { days: hours.days, ...timesOf(hours) },
      ...hours.otherDays.map((other) => ({ days: [other.day], ...timesOf(other) })),
    ].map(({ days, ...times }) => ({
      ...specification,
      dayOfWeek: days.map((day) => `https://schema.org/${weekdays[day]}`),
      ...times,
    })),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map(({ date, hours: opening }) => ({
        ...specification,
        validFrom: date,
        validThrough: date,
        ...(opening ? timesOf(opening) : closed),
      })),
    }),
  }
}

export const organisationData = () => {
  const { registration, founded, address } = site()
  const isExample = exampleContacts(site())
  return {
    '@context': 'https://schema.org',
    // Opening hours belong to a place; this type is an organisation and a place.
    '@type': 'LocalBusiness',
    name: site().name,
    legalName: site().legalName,
    ...(registration && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: registration.register,
        value: registration.number,
      },
    }),
    ...(founded && { foundingDate: String(founded) }),
    url: site().url,
    logo: `${site().url}/favicon.svg`,
    ...(!isExample.email && { email: site().email }),
    ...(!isExample.phone && { telephone: site().telephone }),
    address: {
      '@type': 'PostalAddress',
      ...(!isExample.address && { streetAddress: address.street }),
      addressLocality: address.city,
      ...(address.postalCode && { postalCode: address.postalCode }),
      ...(address.region && { addressRegion: address.region }),
      addressCountry: address.countryCode,
    },
    ...openingHoursData(),
    sameAs: [site().social, site().professionalNetwork].flatMap((page) => page?.url ?? []),
  }
}

/** An author who is none of our people: a person too, unless it is the company or a part of it. */
const namedAuthor = ({ author, role }: Pick<Article, 'author' | 'role'>) =>
  author.includes(site().name)
    ? { '@type': 'Organization', name: author }
    : { '@type': 'Person', name: author, jobTitle: role }

export const articleData = (
  { heading, lead, description, date, author, role, slug }: Article,
  person?: ShownPerson,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  ...inLanguage(),
  headline: heading,
  description: articleDescription({ description, lead }),
  image: shareAddress(articleAddress(slug)),
  datePublished: dayOf(date),
  author: person
    ? { '@type': 'Person', name: person.name, jobTitle: person.role }
    : namedAuthor({ author, role }),
  publisher: { '@type': 'Organization', name: site().name },
  mainEntityOfPage: canonicalAddress(articleAddress(slug)),
})
