import { isSampleFact, titleOfSample } from '#src/content/evidence/samples.ts'
import { languagesOf } from '#src/content/languages/languages.ts'
import { publicSnapshot, type Snapshot } from '#src/content/snapshot/snapshot.ts'
import { openingAddress, openingFragment } from '#src/contracts/opening-address.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { editAddress } from '../kit/state-words.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { missingToShow } from '../texts/problems.server.ts'
import type { Workspace } from '../texts/workspace.server.ts'

/** What the law of most countries asks of every site: who is responsible, and how to reach them. */
const needed = {
  name: { title: 'Name', at: 'name' },
  address: { title: 'Postal address', at: 'address/street' },
  email: { title: 'E-mail', at: 'email' },
} as const

/**
 * Lists what a site cannot be opened without: facts that are still the delivered ones, and what
 * visitors consent to and confirm in their language.
 */
export const readNeeded = ({ store }: EditorContext) =>
  neededIn(publicSnapshot().settings, store.workspace())

/** Lists the same for a site with other settings and texts. */
export function neededIn(
  settings: Snapshot['settings'],
  workspace: Workspace,
): { label: string; href: string }[] {
  return [
    // `Object.entries` loses the type of the keys.
    ...(Object.keys(needed) as (keyof typeof needed)[]).flatMap((key) => {
      const { title, at } = needed[key]
      return isSampleFact(key, settings)
        ? [
            {
              label: titleOfSample(key, title, settings),
              href: `${openingAddress}${openingFragment(`company/${at}`)}`,
            },
          ]
        : []
    }),
    ...languagesOf(settings.company).flatMap((language) =>
      missingToShow(workspace, language).map(({ file }) => ({
        label: labelOfPath(workspace, file),
        href: `${editAddress(file)}&open`,
      })),
    ),
  ]
}
