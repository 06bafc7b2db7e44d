import { brand } from './brand-schema.ts'
import { company } from './company-schema.ts'
import { facts } from './facts-schema.ts'
import { flattenIssues } from './flatten-issues.ts'
import { booking, film, newsletter, region, socialFeed, whatsApp } from './interface-schemas.ts'
import { issueWords } from './issue-words.ts'
import { navigation } from './navigation-schema.ts'
import { redirects } from './redirects-schema.ts'
import { type Problem, readYamlFile } from './yaml-file.ts'

/** What every page, mail and island takes: files of content/ in JSON, which any program imports as it is (src/company). */
export const settingSchemas = {
  company,
  brand,
  navigation,
  redirects,
  booking,
  newsletter,
  'social-feed': socialFeed,
  whatsapp: whatsApp,
  film,
  region,
  facts,
} as const

/**
 * Checks the settings by themselves. Modules take them as they are when they are loaded, and would end at a wrong one without naming
 * it: what builds or checks the site asks here before it loads any of them (integrations/check-settings.ts).
 * @param root the repository's root
 */
export const checkSettings = (root: string): Problem[] =>
  Object.entries(settingSchemas).flatMap(([name, schema]) => {
    const { file, data, problems, lineOf } = readYamlFile(root, `content/${name}.json`)
    if (problems.length > 0) return problems
    const faults = flattenIssues(schema.safeParse(data, { error: issueWords }).error?.issues ?? [])
    return faults.map(({ path, message }) => ({ file, path, line: lineOf(path), message: `${path.join('.') || 'The file'}: ${message}` }))
  })
