import { defineCollection } from 'astro:content'
import { z } from 'astro/zod'
import { folderSchemas } from './content/collections.ts'
import { catalogue } from './content/list-schemas.ts'
import { contentLoader } from './content/load-content.ts'

const { products, articles, faq, documents } = folderSchemas

// The loader has checked what it stores; the schemas give it its type.
export const collections = {
  products: defineCollection({ loader: contentLoader('products'), schema: products }),
  articles: defineCollection({ loader: contentLoader('articles'), schema: articles }),
  faq: defineCollection({ loader: contentLoader('faq'), schema: faq }),
  documents: defineCollection({ loader: contentLoader('documents'), schema: documents }),
  catalogue: defineCollection({ loader: contentLoader('catalogue'), schema: catalogue }),
  // Each page has a schema of its own, which src/content/page.ts knows.
  pages: defineCollection({ loader: contentLoader('pages'), schema: z.record(z.string(), z.unknown()) }),
}
