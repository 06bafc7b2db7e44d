import { settings } from './settings.ts'

/** The words of the floating button and of the popup with the scheduling page, from content/booking.json. */
export const booking = () => settings().booking
