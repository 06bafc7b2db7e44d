import { site } from '#src/company/site.ts'
import { priceOf } from './price.ts'
import { metadataOf } from './products.ts'
import type { Article } from './schemas/article-schema.ts'
import type { Product } from './schemas/product-schema.ts'

/** schema.org description of a product; with an offer where it has an amount (product-decisions.md, Prices). */
export function productData(product: Product): object {
  const { offer } = priceOf(product.amount)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: metadataOf(product).description,
    sku: product.slug,
    url: `${site().url}/product/${product.id}`,
    brand: { '@type': 'Brand', name: site().name },
    ...(offer && {
      offers: { '@type': 'Offer', price: offer.price, priceCurrency: offer.currency, url: `${site().url}/product/${product.id}` },
    }),
  }
}

/** The company, for the home and contact pages. */
export const organisationData = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site().name,
  legalName: site().legalName,
  url: site().url,
  logo: `${site().url}/favicon.svg`,
  email: site().email,
  telephone: site().telephone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site().address.street,
    addressLocality: site().address.city,
    addressRegion: site().address.region,
    addressCountry: site().address.countryCode,
  },
  sameAs: [site().social, site().professionalNetwork].flatMap((page) => page?.url ?? []),
})

/** An article of the blog. */
export const articleData = ({ heading, description, date, author, slug }: Article): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: heading,
  description,
  datePublished: date,
  author: { '@type': 'Organization', name: author },
  publisher: { '@type': 'Organization', name: site().name },
  mainEntityOfPage: `${site().url}/blog/${slug}`,
})
