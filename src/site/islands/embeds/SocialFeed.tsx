import { useEffect, useState } from 'react'
import type { SocialFeedWords } from '#src/content/schemas/interface-schemas.ts'
import { say } from '#src/contracts/text/say.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { onStoredChange, readStored, store } from '../../../ui/base/browser-storage.ts'
import styles from './SocialFeed.module.css'

const remembered = 'embed:social-feed'

type Props = {
  words: SocialFeedWords
  /** Address of the feed; without it, only the link to the social page is shown. */
  feed?: string
  social: string | undefined
}

/**
 * The social feed: a labelled placeholder until the visitor loads it. The choice is stored and can
 * be revoked.
 */
export function SocialFeed({ words, feed, social }: Props) {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const read = () => setLoaded(readStored('browser', remembered) === 'yes')
    read()
    return onStoredChange(remembered, read)
  }, [])
  const choose = (load: boolean) => {
    store('browser', remembered, load ? 'yes' : null)
    setLoaded(load)
  }
  return (
    <div className={styles['feed']}>
      <div className={styles['row']}>
        <p>
          {feed && <b>{words.heading}</b>}
          {feed && <span>{`${say(words.note, { provider: new URL(feed).host })} `}</span>}
          {social && (
            <a href={social} rel="noopener">
              {words.link}
            </a>
          )}
        </p>
        {feed && (
          <Button look="line" size="small" onClick={() => choose(!isLoaded)} data-scripted>
            {isLoaded ? words.withdraw : words.button}
          </Button>
        )}
      </div>
      {feed && isLoaded && (
        <iframe title={words.heading} src={feed} loading="lazy" className={styles['frame']} />
      )}
    </div>
  )
}
