import type { Light, HeroLights as Words } from '#src/content/schemas/pages/home-page.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { Picture, type PictureData } from '../../../ui/base/Picture.tsx'
import styles from './HeroLights.module.css'

/** States of a scene's lights, in the order of the switch. `cut`: the scene's own picture. */
const lights = ['mains', 'cut', 'offline'] as const satisfies Light[]
export type LightPictures = Readonly<Record<Exclude<Light, 'cut'>, PictureData | undefined>>

/**
 * Pictures of the other states, laid exactly over the scene's own picture; hero-lights.ts takes the
 * pictures out of their templates.
 */
export const LightLayers = ({ pictures, sizes }: { pictures: LightPictures; sizes: string }) =>
  Object.entries(pictures).map(
    ([name, picture]) =>
      picture && (
        <template key={name} data-light={name}>
          <div className={styles['layer']} data-layer={name}>
            <Picture picture={picture} alt="" sizes={sizes} isPriority />
          </div>
        </template>
      ),
  )

export const LightSwitch = ({ words }: { words: Words }) => (
  <fieldset className={styles['lights']} data-lights data-pauses data-screen>
    <legend className="visually-hidden">{words.label}</legend>
    <div className={styles['switch']} data-scripted>
      {lights.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === 'cut'}
          data-light={name}
          data-message={words[name].says}
        >
          {words[name].label}
        </button>
      ))}
    </div>
    <p>
      <span aria-live="polite">{words.cut.says}</span>{' '}
      {words.link && <ArrowLink href={words.link.href}>{words.link.label}</ArrowLink>}
    </p>
  </fieldset>
)
