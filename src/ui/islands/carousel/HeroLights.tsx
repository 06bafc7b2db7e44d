import { useState } from 'react'
import type { Light, HeroLights as Words } from '#src/content/schemas/pages/home-page.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import styles from './HeroLights.module.css'

/** The lights of a scene in the order of the switch; the scene's own picture is the cut. */
const lights = ['mains', 'cut', 'offline'] as const satisfies Light[]
export type LightPictures = Readonly<Record<Exclude<Light, 'cut'>, PictureData | undefined>>

/** Which light a scene stands in, and whose pictures have been asked for and have come: none before the first press. */
export function useLights() {
  const [light, setLight] = useState<Light>('cut')
  const [asked, setAsked] = useState<readonly Light[]>([])
  const [come, setCome] = useState<readonly Light[]>([])
  return {
    light,
    choose: (next: Light) => {
      setLight(next)
      if (!asked.includes(next)) setAsked([...asked, next])
    },
    isAsked: (name: Light) => asked.includes(name),
    isShown: (name: Light) => name === light && come.includes(name),
    arrive: (name: Light) => setCome((known) => [...known, name]),
  }
}
type Lit = ReturnType<typeof useLights>

/** The scene in its other lights, pixel upon pixel over its own picture. What changes is said beside the switch. */
export const LightLayers = ({ lit, pictures, sizes }: { lit: Lit; pictures: LightPictures; sizes: string }) =>
  lights.map((name) => {
    const picture = name !== 'cut' && lit.isAsked(name) && pictures[name]
    return (
      picture && (
        <div key={name} className={styles['layer']} data-shown={lit.isShown(name) || undefined} onLoadCapture={() => lit.arrive(name)}>
          <Picture picture={picture} alt="" sizes={sizes} isPriority />
        </div>
      )
    )
  })

/** The switch on the picture, with a line that says what still works. */
export const LightSwitch = ({ lit, words, onStay }: { lit: Lit; words: Words; onStay: () => void }) => (
  <fieldset className={styles['lights']} onFocus={onStay}>
    <legend className="visually-hidden">{words.label}</legend>
    <div className={styles['switch']}>
      {lights.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={lit.light === name}
          onClick={() => {
            onStay()
            lit.choose(name)
          }}
        >
          {words[name].label}
        </button>
      ))}
    </div>
    <p>
      <span aria-live="polite">{words[lit.light].says}</span>{' '}
      {words.link && <ArrowLink href={words.link.href}>{words.link.label}</ArrowLink>}
    </p>
  </fieldset>
)
