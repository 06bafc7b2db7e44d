import type { Product } from './schemas/product-schema.ts'
import { longestTitle } from './schemas/schema.ts'
import { site } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'

/** The product that the devices report to. @throws Error where no product is a gateway */
export async function getGateway(): Promise<Product> {
  const gateway = (await getProducts()).find(({ kind }) => kind === 'gateway')
  if (!gateway) throw new Error('No file of content/products says `kind: gateway`')
  return gateway
}

export const getProducts = async (): Promise<Product[]> => [...currentCopy().products]

/** What search engines and messengers show of a product; made of its name and its sentence where nobody wrote more. */
export function metadataOf({ name, summary, title, description }: Product): { title: string; description: string } {
  const whole = `${name} | ${site().name}`
  return {
    title: title ?? (whole.length > longestTitle ? name : whole),
    description: description ?? `${name}: ${summary}`,
  }
}
