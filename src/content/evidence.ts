import { formatSize } from '#src/contracts/contact/contact-files.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Photograph } from '#src/ui/base/Picture.tsx'
import { isConsented } from './evidence/evidence-state.ts'
import { isShownBy } from './evidence/samples.ts'
import { findPhotograph } from './pictures/pictures.ts'
import { getAllProducts } from './products.ts'
import { isOver } from './reading/endings.ts'
import type { Article } from './schemas/article-schema.ts'
import type { Certificate, PersonContent, Reference } from './schemas/evidence-schemas.ts'
import { settings } from './settings/settings.ts'
import { site } from './settings/site.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { words } from './words/words.ts'

export type ShownPerson = Omit<PersonContent, 'picture' | 'sampleOf'> & {
  photograph: Photograph | undefined
}
export type ShownReference = Omit<Reference, 'picture' | 'consentOn' | 'sampleOf'> & {
  photograph: Photograph | undefined
}

const showPerson = async ({
  picture,
  sampleOf: _,
  ...person
}: PersonContent): Promise<ShownPerson> => ({
  ...person,
  photograph: await findPhotograph(picture, 'portrait'),
})

export const publicPeople = () => settings().people.people.filter(isShownBy(site()))

export const getPeople = (): Promise<ShownPerson[]> => Promise.all(publicPeople().map(showPerson))

export const getContactPeople = async (): Promise<ShownPerson[]> =>
  (await getPeople()).filter(({ answersContact }) => answersContact)

export const getAuthor = async ({ person: id }: Article): Promise<ShownPerson | undefined> =>
  id === undefined ? undefined : (await getPeople()).find((one) => one.id === id)

export const referencesAddress = '/iot-use-cases#references'

/** References of customers who agreed, in the order of the file. */
export function publicReferences(): Reference[] {
  const { date } = currentSnapshot()
  return settings().references.references.filter(
    (reference) => isConsented(reference, date) && isShownBy(site())(reference),
  )
}

/** @param most maximum number of references */
export async function getReferences(most = Number.POSITIVE_INFINITY): Promise<ShownReference[]> {
  return Promise.all(
    publicReferences()
      .slice(0, most)
      .map(async ({ picture, consentOn: _, sampleOf: __, ...reference }) => ({
        ...reference,
        photograph: await findPhotograph(picture, 'photograph'),
      })),
  )
}

export const getAwards = () => settings().awards.awards.filter(isShownBy(site()))

export const certificateAddress = ({ file }: Pick<Certificate, 'file'>): string =>
  `/api/certificates/${file.digest}`

/**
 * Certificates that have not expired. The file of an expired certificate stays at its address, but
 * no page shows it.
 */
export function currentCertificates(): Certificate[] {
  const { today } = currentSnapshot()
  return settings().certificates.certificates.filter(
    ({ validUntil }) => validUntil === undefined || !isOver(validUntil, today),
  )
}

const dayIn = (day: string) => formatDay(day, site().locale, 'medium')

export function getCertificates() {
  const { certificateUntil } = words().sections
  const names = new Map(getAllProducts().map(({ slug, name }) => [slug, name]))
  return currentCertificates().map((certificate) => {
    const { name, issuer, number, product, issuedOn, validUntil, file } = certificate
    const dates = [
      dayIn(issuedOn),
      validUntil && say(certificateUntil, { date: dayIn(validUntil) }),
    ]
    return {
      title: name,
      text: [issuer, number, product && names.get(product)].filter(Boolean).join(' · '),
      fact: [...dates, `PDF, ${formatSize(file.bytes)}`].filter(Boolean).join(' · '),
      href: certificateAddress(certificate),
    }
  })
}

/**
 * The certificates of a product as links within a sentence (Markdown).
 * @param product the name of its file
 */
export const certificateLinks = (product: string): string =>
  currentCertificates()
    .filter((certificate) => certificate.product === product)
    .map((certificate) => {
      const text = say(words().sections.certificatePdf, { certificate: certificate.name })
      return `[${text}](${certificateAddress(certificate)})`
    })
    .join(', ')
