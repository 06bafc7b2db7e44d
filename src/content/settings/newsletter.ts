import { settings } from './settings.ts'

/** The newsletter banner that stands above every footer, from content/newsletter.json. */
export const newsletterBanner = () => settings().newsletter
