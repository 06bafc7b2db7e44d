import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import { TickBox } from '../../base/TickBox.tsx'
import { DistrictLayer, layerNames, sheet } from '../../diagrams/district/District.tsx'
import styles from './LayerPicker.module.css'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  text: string
  /** In the order of the drawing's layers. */
  layers: { title: string; text: string }[]
}

/** The map opens with two layers, as the page says. */
const shownFirst: readonly string[] = ['base', 'routes']

/** A map whose layers are switched on one by one: checkboxes and CSS, no script. */
export const LayerPicker = ({ heading, text, layers }: Props) => (
  <section className="section" id="geographic-layers">
    <div className={`container grid ${styles['picker']}`}>
      <header>
        <Heading {...heading} />
        <p className="muted">
          <Text>{text}</Text>
        </p>
      </header>
      <div className={styles['map']}>
        <svg
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          role="img"
          aria-label="Map of an example district with the layers that are switched on."
        >
          {layerNames.map((name) => (
            <g key={name} data-layer={name}>
              <DistrictLayer name={name} />
            </g>
          ))}
        </svg>
        <p className="label">drawn example · planned route dotted, driven route in mint</p>
      </div>
      <fieldset>
        <legend className="visually-hidden">Layers on the map</legend>
        {layers.map((layer, index) => {
          const name = layerNames[index] ?? 'base'
          return (
            <label key={layer.title}>
              <TickBox
                name={name}
                defaultChecked={shownFirst.includes(name)}
                aria-labelledby={`layer-${name}`}
                aria-describedby={`layer-${name}-text`}
              />
              <span>
                <b id={`layer-${name}`}>{layer.title}</b>{' '}
                <span id={`layer-${name}-text`} className="muted">
                  {layer.text}
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
    </div>
  </section>
)
