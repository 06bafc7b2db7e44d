import json from '#content/newsletter.json' with { type: 'json' }
import type { NewsletterBanner } from '#src/content/interface-schemas.ts'

/** The newsletter banner that stands above every footer, from content/newsletter.json. */
export const newsletterBanner: NewsletterBanner = json
