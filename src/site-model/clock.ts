import { minutesADay } from './site.ts'

/** Time of day, 22:05. @param minute after `beginsAt`, which is in minutes after midnight */
export function clockAt(minute: number, beginsAt = 0): string {
  const time = (((beginsAt + minute) % minutesADay) + minutesADay) % minutesADay
  return [Math.floor(time / 60), time % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
