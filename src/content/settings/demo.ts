import { setting } from './settings.ts'

/** The words of the app's screen, from content/demo.json. */
export const demoWords = () => setting('demo')
