import { longestTitle } from '../schemas/schema.ts'
import { site } from './site.ts'

/** Adds the name of the site to the title of a page, unless it has it or would be too long. */
export function titleWithSite(title: string): string {
  const { name } = site()
  const whole = `${title} — ${name}`
  return title.includes(name) || whole.length > longestTitle ? title : whole
}
