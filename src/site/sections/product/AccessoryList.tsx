import { accessoryPrice, setsWith } from '#src/content/accessories/accessories.ts'
import { accessoryDatasheet } from '#src/content/addresses/address-of.ts'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { Accessory } from '#src/content/schemas/accessory-schema.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import { slugOfPart } from '#src/contracts/contact/request-list.ts'
import { Facts } from '../../../ui/base/Facts.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { type Photograph, Picture } from '../../../ui/base/Picture.tsx'
import { accessoryFaces } from '../../drawings/products/accessory-faces.tsx'
import { DeviceFront } from '../../drawings/products/DeviceFront.tsx'
import { AddToRequest } from '../AddToRequest.tsx'
import styles from './AccessoryList.module.css'

type Props = {
  accessories: { accessory: Accessory; photograph: Photograph | undefined }[]
  words: PageContent<'accessories'>
  /** Words that all products have. */
  product: PageContent<'product'>
}

/** The list of names, by which one comes to an accessory: its drawings stand side by side. */
export const AccessoryIndex = ({ accessories, words }: Omit<Props, 'product'>) => (
  <nav aria-label={words.index} className={styles['index']} data-screen>
    <ul>
      {accessories.map(({ accessory: { slug, name, outline } }) => (
        <li key={slug}>
          <a href={`#${slug}`}>
            {outline && <DeviceFront {...accessoryFaces[outline]} fills="sign" />}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const pictureSizes = '(width < 720px) 90vw, 300px'

/** Accessories with what decides about them, price and datasheet. */
export const AccessoryList = ({ accessories, words, product }: Props) => {
  const said = wordsOfSite().products
  const add = { ...product.addToRequest, said: said.added }
  return (
    <>
      <ul className={styles['list']} data-ruled>
        {accessories.map(({ accessory, photograph }) => {
          const { slug, name, summary, text, code, outline, figures } = accessory
          const price = accessoryPrice(accessory)
          const sets = setsWith(accessory)
          return (
            <li key={slug} id={slug} className="grid" data-card>
              {(photograph || outline) && (
                <div className={styles['picture']}>
                  {photograph ? (
                    <Picture {...photograph} sizes={pictureSizes} />
                  ) : (
                    outline && <DeviceFront {...accessoryFaces[outline]} fills="alone" />
                  )}
                </div>
              )}
              <div className={styles['words']}>
                <h2 translate="no">{name}</h2>
                <Paragraph className="lead">{summary}</Paragraph>
                {text && <Paragraph>{text}</Paragraph>}
                <Facts facts={figures.filter(({ isDetail }) => !isDetail)} layout="sheet" />
              </div>
              <div className={styles['buy']}>
                <p>
                  <b className={price.offer && 'tabular'}>{price.text}</b>
                  {price.offer && <small className="muted">{` ${product.beforeVat}`}</small>}
                </p>
                <Facts
                  facts={[
                    ...(code ? [{ label: said.orderCode, value: code }] : []),
                    ...(sets.length > 0 ? [{ label: words.sets, value: sets.join(', ') }] : []),
                  ]}
                  layout="sheet"
                />
                <div className={styles['actions']}>
                  <AddToRequest
                    name={name}
                    lines={[{ slug: slugOfPart(slug), quantity: 1 }]}
                    words={add}
                    isButton
                  />
                  <a href={accessoryDatasheet(slug)}>
                    {product.datasheet.link}
                    <span className="visually-hidden">{`: ${name}`}</span>
                  </a>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      <Paragraph className={styles['note']}>{words.note}</Paragraph>
    </>
  )
}
