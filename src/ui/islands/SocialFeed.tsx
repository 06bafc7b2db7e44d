import { useEffect, useState } from 'react'
import { site } from '#src/company/site.ts'
import { socialFeed } from '#src/company/social-feed.ts'
import { Button } from '../base/Button.tsx'
import styles from './SocialFeed.module.css'

const remembered = 'embed:social-feed'

/** The social feed: a labelled placeholder until the visitor asks; the choice is remembered and can be taken back. */
export function SocialFeed() {
  const [isLoaded, setLoaded] = useState(false)
  const feed = site.socialFeed
  useEffect(() => {
    setLoaded(localStorage.getItem(remembered) === 'yes')
  }, [])
  const choose = (load: boolean) => {
    if (load) localStorage.setItem(remembered, 'yes')
    else localStorage.removeItem(remembered)
    setLoaded(load)
  }
  return (
    <div className={styles['feed']}>
      <div className={styles['row']}>
        <p>
          <b>{socialFeed.heading}</b>
          {feed && `${socialFeed.note.replace('{provider}', new URL(feed.url).host)} `}
          {site.social && (
            <a href={site.social.url} rel="noopener">
              {socialFeed.link}
            </a>
          )}
        </p>
        {feed && (
          <Button look="line" size="small" onClick={() => choose(!isLoaded)}>
            {isLoaded ? socialFeed.withdraw : socialFeed.button}
          </Button>
        )}
      </div>
      {feed && isLoaded && <iframe title={socialFeed.heading} src={feed.url} loading="lazy" className={styles['frame']} />}
    </div>
  )
}
