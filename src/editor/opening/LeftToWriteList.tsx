import type { LeftToWrite } from '#src/contracts/content/opening.ts'
import { languageName } from '#src/contracts/formats.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { editAddress } from '../kit/state-words.ts'
import { languagesAddress } from '../languages/languages.ts'
import styles from './Opening.module.css'
import { OpeningPart } from './OpeningPart.tsx'

/** Writes `45 minutes`, `2 hours 10 minutes`. */
function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const part = (count: number, word: string) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`]
  return [...part(hours, 'hour'), ...part(rest, 'minute')].join(' ')
}

const Lines = ({ list }: { list: readonly LeftToWrite[] }) => (
  <ul className={styles['left']}>
    {list.map(({ path, field, label, what, minutes }) => (
      <li key={`${path} ${field.join('/')} ${label} ${what}`}>
        <TextLink
          isTall
          href={`${editAddress(path, field)}&${new URLSearchParams({ from: openingAddress })}`}
        >
          {label}
        </TextLink>
        <span>{`: ${what}. `}</span>
        <span className="muted tabular">{timeInWords(minutes)}</span>
      </li>
    ))}
  </ul>
)

type Props = {
  left: readonly LeftToWrite[]
  unchanged: readonly LeftToWrite[]
  /** What is in English on a site whose first language is another. */
  english: readonly LeftToWrite[]
  /** The first language of the company, such as `fr`. */
  language: string
}

/** All that an owner still has to write, each line with its place and the minutes it takes. */
export const LeftToWriteList = ({ left, unchanged, english, language }: Props) => (
  <OpeningPart
    id="left"
    state={left.length === 0 ? '' : left.length === 1 ? '1 thing' : `${left.length} things`}
    text={
      left.length + english.length === 0
        ? 'Nothing has to be written any more.'
        : left.length === 0
          ? undefined
          : 'Each line opens its place.'
    }
  >
    {left.length > 0 && <Lines list={left} />}
    {english.length > 0 && (
      <Disclosure
        summary={`${english.length} in English, on a site in ${languageName(language, 'en')}`}
      >
        <p>
          Visitors read them as they are. Write each anew, or hide it; a name may stay. The words of
          the site, such as buttons and mails, are translated on the page{' '}
          <TextLink href={languagesAddress}>Languages</TextLink>.
        </p>
        <Lines list={english} />
      </Disclosure>
    )}
    {unchanged.length > 0 && (
      <Disclosure summary={`${unchanged.length} to read once, because they are as delivered`}>
        <Lines list={unchanged} />
      </Disclosure>
    )}
  </OpeningPart>
)
