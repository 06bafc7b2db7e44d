import { ProductCard } from '../sections/ProductCard.tsx'
import type { ExampleGroup } from './example.ts'
import { Grid } from './Grid.tsx'

const product = {
  summary: 'Switches one socket',
  price: { text: 'Price on request' },
  priceNote: 'before VAT',
  picture: undefined,
  alt: '',
  availability: 'In stock',
}

export const contentExamples: ExampleGroup = {
  id: 'content',
  name: 'Content',
  examples: [
    {
      name: 'ProductCard without a photograph, with a long name and with a price',
      shows: 'Price on request',
      node: (
        <Grid>
          <ProductCard sizes="320px" product={{ slug: 'example', id: 7, name: 'Smart Adaptor', ...product }} />
          <ProductCard
            sizes="320px"
            product={{ slug: 'example', id: 8, name: 'Curtain and Blind Control with a Longer Name', ...product }}
          />
          <ProductCard
            sizes="320px"
            product={{
              slug: 'example',
              id: 9,
              name: 'Gateway',
              ...product,
              price: { text: '$120', offer: { price: '120', currency: 'USD' } },
            }}
          />
        </Grid>
      ),
    },
  ],
}
