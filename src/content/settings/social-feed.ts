import { settings } from './settings.ts'

/** The placeholder of the embedded social feed, from content/social-feed.json. */
export const socialFeed = () => settings()['social-feed']
