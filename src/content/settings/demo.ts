import { settings } from './settings.ts'

/** The words of the app's screen, from content/demo.json. */
export const demoWords = () => settings().demo
