import type { Photograph, PictureData } from '#src/ui/base/Picture.tsx'
import { listArticles } from './articles/articles.ts'
import {
  findHeroPicture,
  findPhotograph,
  findPhotographs,
  isDeliveredHero,
  withPhotographs,
} from './pictures/pictures.ts'
import { summarise } from './product-summary.ts'
import { getProducts } from './products.ts'
import type { FreePage, PagePart } from './schemas/free-page-schema.ts'

/** Number of products and articles that a part shows of its own accord. */
const shown = { products: 4, articles: 3 }

type PartOf<Kind extends string> = Extract<PagePart, Record<Kind, unknown>>

/** Finds products in the order that the owner chose, without hidden products. */
function chosenProducts(slugs: readonly string[] | undefined) {
  const products = getProducts()
  const chosen = slugs
    ? slugs.flatMap((slug) => products.filter((product) => product.slug === slug))
    : products.slice(0, shown.products)
  return Promise.all(chosen.map((product) => summarise(product, 'tall')))
}

type Slide = {
  picture?: { name: string; alt: string } | undefined
}

async function withHeroPicture<One extends Slide>({ picture, ...slide }: One) {
  const found: PictureData | undefined = picture && (await findHeroPicture(picture.name))
  return {
    ...slide,
    picture: found,
    alt: picture?.alt ?? '',
    isOwn: picture !== undefined && !isDeliveredHero(picture.name),
  }
}

const slidesOf = ({ heading, lead, picture: ofPage }: FreePage, { hero }: PartOf<'hero'>) => {
  const { tab = heading, further = [], picture = ofPage, ...first } = hero
  return Promise.all(
    [{ ...first, tab, heading, lead, picture }, ...further].map((slide) => withHeroPicture(slide)),
  )
}

/** A part with what it shows: its pictures, products and articles. */
async function findShown(page: FreePage, part: PagePart) {
  if ('hero' in part) return { kind: 'hero', slides: await slidesOf(page, part) } as const
  if ('beside' in part) {
    const { picture, ...beside } = part.beside
    const photograph = await findPhotograph(picture, 'photograph')
    return { kind: 'beside', ...beside, caption: picture?.caption, photograph } as const
  }
  if ('cards' in part) {
    const { items, ...cards } = part.cards
    return { kind: 'cards', ...cards, items: await withPhotographs(items, 'wide') } as const
  }
  if ('photograph' in part) {
    const photograph = await findPhotograph(part.photograph, 'photograph')
    return { kind: 'photograph', caption: part.photograph.caption, photograph } as const
  }
  if ('products' in part) {
    const products = await chosenProducts(part.products.items)
    return { kind: 'products', heading: part.products.heading, products } as const
  }
  if ('articles' in part) {
    const articles = listArticles().slice(0, shown.articles)
    return { kind: 'articles', ...part.articles, articles } as const
  }
  if ('logos' in part) {
    const logos = await Promise.all(
      part.logos.items.map(async ({ name, picture }) => ({
        name,
        photograph: await findPhotograph(picture, 'logo'),
      })),
    )
    return { kind: 'logos', heading: part.logos.heading, note: part.logos.note, logos } as const
  }
  if ('text' in part) {
    const { sections } = part.text
    return { kind: 'text', sections, photographs: await findPhotographs(sections) } as const
  }
  if ('statement' in part) return { kind: 'statement', ...part.statement } as const
  if ('steps' in part) return { kind: 'steps', ...part.steps } as const
  if ('figures' in part) return { kind: 'figures', ...part.figures } as const
  if ('quotation' in part) return { kind: 'quotation', ...part.quotation } as const
  if ('questions' in part) return { kind: 'questions', ...part.questions } as const
  return { kind: 'contact', ...part.contact } as const
}

type Found = Awaited<ReturnType<typeof findShown>>

function isEmpty(part: Found): boolean {
  if (part.kind === 'products') return part.products.length === 0
  if (part.kind === 'articles') return part.articles.length === 0
  return part.kind === 'photograph' && part.photograph === undefined
}

type Ground = 'page' | 'white'
/** Grounds that a part has wherever it stands. */
const ownGrounds: Partial<Record<Found['kind'], Ground>> = {
  statement: 'page',
  photograph: 'page',
  products: 'white',
  text: 'white',
  contact: 'page',
}

export type ShownPart = Found & {
  /** The other one than that of the part before, so that one sees where a part begins. */
  ground: Ground
  /** Whether the part goes on from a part on the same ground. */
  isContinued: boolean
}

/** Finds what the parts of a page show, in their order, without parts that show nothing. */
export async function shownParts(page: FreePage): Promise<ShownPart[]> {
  const found = await Promise.all(page.parts.map((part) => findShown(page, part)))
  let before: Ground = 'page'
  return found
    .filter((part) => !isEmpty(part))
    .map((part) => {
      const ground = ownGrounds[part.kind] ?? (before === 'page' ? 'white' : 'page')
      const isContinued = ground === before
      before = ground
      return { ...part, ground, isContinued }
    })
}

/** The photographs of all texts of a page, by name. */
export const photographsOf = (parts: readonly ShownPart[]): Record<string, Photograph> =>
  Object.assign({}, ...parts.map((part) => (part.kind === 'text' ? part.photographs : {})))
