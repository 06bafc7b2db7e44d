import { unsubscribe } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { Button } from '../base/Button.tsx'
import { DrawnLetter, type LetterState } from '../diagrams/DrawnLetter.tsx'
import styles from './NewsletterAnswer.module.css'

type Props = { state: keyof typeof unsubscribe }

const letters: Record<Props['state'], LetterState> = { ask: 'ending', failed: 'ending', done: 'ended', damaged: 'cut' }

/**
 * Ends the newsletter with one button, without script or sign-in. Looking at the page changes nothing: mail programs look
 * at links before people do. The form posts to the address that it stands at, token included.
 */
export const Unsubscribe = ({ state }: Props) => (
  <section className="section">
    <div className={`container grid ${styles['answer']}`}>
      <div className={styles['words']}>
        <h1>{unsubscribe[state].heading}</h1>
        <div className={styles['body']}>
          <p className="lead">
            {`${unsubscribe[state].text} `}
            {state === 'damaged' && (
              <>
                <a href={`mailto:${site.privacyEmail}`}>{site.privacyEmail}</a>.
              </>
            )}
          </p>
          {(state === 'ask' || state === 'failed') && (
            <form method="post">
              <Button type="submit">{unsubscribe.ask.button}</Button>
            </form>
          )}
          {state === 'done' && <ArrowLink href="/blog">Read the blog</ArrowLink>}
        </div>
      </div>
      <div className={styles['letter']}>
        <DrawnLetter state={letters[state]} />
      </div>
    </div>
  </section>
)
