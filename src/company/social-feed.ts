import json from '#content/social-feed.json' with { type: 'json' }
import type { SocialFeedWords } from '#src/content/interface-schemas.ts'

/** The placeholder of the embedded social feed, from content/social-feed.json. */
export const socialFeed: SocialFeedWords = json
