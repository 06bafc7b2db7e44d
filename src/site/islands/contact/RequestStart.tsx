import { quoteHref } from '#src/contracts/quote/quote-address.ts'
import { Said } from '../../../ui/base/Said.tsx'
import type { ContactWords } from './ContactFields.tsx'
import styles from './ContactForm.module.css'
import type { Asked, AskedQuote } from './use-asked-quote.ts'

type Props = {
  words: ContactWords
  asked: Asked
  quote: AskedQuote
  isEnhanced: boolean
  /** Whether the form has been emptied since the page was opened. */
  isEmptied: boolean
}

/** What the request is about, or a choice of sites while it is about none. */
export const RequestStart = ({ words, asked, quote, isEnhanced, isEmptied }: Props) => {
  const { choice, offered, lines } = quote
  const { topic, starts = [] } = asked
  const isStart = starts.length > 0 && !choice?.site && lines.length === 0
  return (
    <>
      {quote.isLeftOut && !isEmptied && <p className={styles['topic']}>{words.list.unknown}</p>}
      {choice?.site && !offered && isEnhanced && (
        <p className={styles['topic']}>
          {`${words.quote.notShown} `}
          <a href={quoteHref(choice)}>{words.quote.show}</a>
        </p>
      )}
      {isStart && (
        <div className={styles['topic']}>
          <p>{words.quote.start}</p>
          <ul className={styles['starts']}>
            {starts.map(({ name, href, sum }) => (
              <li key={href}>
                <a href={href}>{name}</a> {sum && <span className="muted tabular">{sum}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {topic && !topic.isOfSite && !offered && !isStart && !isEmptied && (
        <p className={styles['topic']}>
          <Said slots={{ topic: <a href={topic.href}>{topic.name}</a> }}>{topic.said}</Said>
        </p>
      )}
    </>
  )
}
