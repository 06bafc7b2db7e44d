import { setting } from './settings.ts'

/** The newsletter banner that stands above every footer, from content/newsletter.json. */
export const newsletterBanner = () => setting('newsletter')
