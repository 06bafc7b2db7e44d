import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { MapLayerName } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import { TickBox } from '../../../ui/base/form/TickBox.tsx'
import { Heading } from '../../../ui/base/Heading.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { DistrictMap } from '../../drawings/district/District.tsx'
import styles from './LayerPicker.module.css'

const shownFirst: readonly MapLayerName[] = ['base', 'sites', 'routes', 'devices']

/** Map with layers that checkboxes switch by CSS, without a script. It continues the page head. */
export const LayerPicker = ({
  heading,
  text,
  layers,
}: PageContent<'general-features'>['geographicLayers']) => (
  <section className={`section ${styles['opening']}`} id="geographic-layers">
    <div className={`container grid ${styles['picker']}`}>
      <header>
        <Heading {...heading} />
        <Paragraph className="muted">{text}</Paragraph>
      </header>
      <div className={styles['map']}>
        <DistrictMap />
      </div>
      <fieldset>
        <legend className="visually-hidden">{words().sections.map.layers}</legend>
        {layers.map(({ title, drawing: name, text: what }) => (
          <label key={title}>
            <TickBox
              name={name}
              defaultChecked={shownFirst.includes(name)}
              aria-labelledby={`layer-${name}`}
              aria-describedby={`layer-${name}-text`}
            />
            <span>
              <b id={`layer-${name}`}>{title}</b>{' '}
              <span id={`layer-${name}-text`} className="muted">
                {what}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  </section>
)
