import { setting } from './settings.ts'

/** The placeholder of the embedded social feed, from content/social-feed.json. */
export const socialFeed = () => setting('social-feed')
