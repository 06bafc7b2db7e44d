import { getAccessories } from '#src/content/accessories/accessories.ts'
import { accessoryAddress, productAddress } from '#src/content/addresses/address-of.ts'
import { datasheetAddress } from '#src/content/paper-addresses.ts'
import type { answerSearch } from '#src/content/search/answer-search.ts'
import type { Marked } from '#src/content/search/excerpt.ts'
import { lang, words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { Pager } from '../../../ui/base/Pager.tsx'
import { Picture } from '../../../ui/base/Picture.tsx'
import { accessoryFaces } from '../../drawings/products/accessory-faces.tsx'
import { DeviceFront } from '../../drawings/products/DeviceFront.tsx'
import { Section } from '../Section.tsx'
import styles from './SearchResults.module.css'

type Props = {
  /** Label of the link to a product's PDF. */
  datasheet: string
  groups: Awaited<ReturnType<typeof answerSearch>>['groups']
}

const Words = ({ parts }: { parts: Marked }) =>
  parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    isMatch ? <mark key={index}>{text}</mark> : text,
  )

/** The front of an accessory, which has no picture; nothing for all other results. */
const AccessorySign = ({ href }: { href: string }) => {
  const { outline } = getAccessories().find(({ slug }) => accessoryAddress(slug) === href) ?? {}
  return (
    outline && (
      <span className={styles['picture']}>
        <DeviceFront {...accessoryFaces[outline]} fills="sign" />
      </span>
    )
  )
}

export const SearchResults = ({ datasheet, groups }: Props) =>
  groups.map(({ kind, name, count, counted, hrefOf, found, page, last }, index) => (
    <Section
      key={kind}
      layout="split"
      heading={{ name }}
      note={counted}
      ground={index % 2 === 0 ? 'white' : 'page'}
    >
      <ul className={styles['results']} data-ruled>
        {found.map(({ href, name: place, heading, text, summary, isOfItself, language }) => (
          <li key={href} data-result={href}>
            {summary?.picture && (
              <span className={styles['picture']} data-studio>
                <Picture picture={summary.picture} alt="" sizes="96px" />
              </span>
            )}
            <AccessorySign href={href} />
            <div>
              <h3 lang={language}>
                <a href={summary ? productAddress(summary.id) : href}>
                  {summary ? place : <Words parts={heading} />}
                </a>
              </h3>
              {summary && (
                <p>
                  {summary.price.text} ·{' '}
                  <a href={datasheetAddress(summary.id)}>
                    {datasheet}
                    <span className="visually-hidden">{` ${place}`}</span>
                  </a>
                </p>
              )}
              <p className="muted" lang={language}>
                <Words parts={text} />
              </p>
              {summary && href.includes('#') && (
                <p lang={language}>
                  <a href={href}>
                    <Words parts={heading} />
                  </a>
                </p>
              )}
              {!summary && !isOfItself && (
                <p className="label" lang={language}>
                  {place}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {last > 0 && (
        <Pager label={name} words={words().site.pager} page={page} last={last} hrefOf={hrefOf} />
      )}
      {last === 0 && count > found.length && (
        <ArrowLink href={hrefOf(0)}>
          {say(words().search.allOf, { kind: name, count: formatNumber(count, lang()) })}
        </ArrowLink>
      )}
    </Section>
  ))
