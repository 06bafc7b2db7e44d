import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { technicalDocument } from './content/document-schema.ts'
import { article, catalogue, faqGroup, product } from './content/schema.ts'

const yaml = (folder: string) => glob({ base: `./content/${folder}`, pattern: '*.yaml' })

export const collections = {
  products: defineCollection({ loader: yaml('products'), schema: product }),
  faq: defineCollection({ loader: yaml('faq'), schema: faqGroup }),
  articles: defineCollection({ loader: yaml('articles'), schema: article }),
  documents: defineCollection({ loader: yaml('documents'), schema: technicalDocument }),
  catalogue: defineCollection({ loader: glob({ base: './content', pattern: 'catalogue.yaml' }), schema: catalogue }),
  // Each page has a schema of its own: src/content/page.ts checks it where the page is read.
  pages: defineCollection({ loader: yaml('pages'), schema: z.record(z.string(), z.unknown()) }),
}
