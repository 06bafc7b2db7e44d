import { type MapLayerName, mapLayer } from '#src/content/schemas/drawings.ts'
import { Drawing, Label, Name, NamedFacts, paths, range, View } from '../kit/drawing.tsx'
import { DistrictLayer, sheet } from './District.tsx'
import styles from './GeographicLayers.module.css'

const rows: Record<MapLayerName, { name: string; fact: string }> = {
  base: { name: 'Base map', fact: 'where is it?' },
  sites: { name: 'Sites and zones', fact: 'may it be there?' },
  routes: { name: 'Routes', fact: 'which way did it go?' },
  devices: { name: 'Devices', fact: 'who is silent?' },
  coverage: { name: 'Coverage', fact: 'could it report?' },
  supply: { name: 'Supply', fact: 'was there power?' },
}
const topDown = mapLayer.options.toReversed().map((layer) => rows[layer])
const label = `One district as six sheets above each other, from below: ${mapLayer.options.map((layer) => `${rows[layer].name}, ${rows[layer].fact}`).join('; ')}`

export const GeographicLayers = () => (
  <div className={styles['layers']}>
    <Drawing label={label}>
      <View size="column" height={640}>
        <Sheets width={0.52} height={0.2} spacing={86} />
        <path
          d={paths(range(6, 86, 120), (y) => `M534 ${y}h26`)}
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <NamedFacts rows={topDown} x={572} y={118} step={86} />
      </View>
      <View size="tall" height={860} top={-15}>
        <Sheets width={0.34} height={0.13} spacing={142} />
        {topDown.map(({ name, fact }, index) => (
          <g key={name}>
            <Name x={0} y={index * 142} text={name} />
            <Label x={350} y={index * 142} anchor="end" text={fact} />
          </g>
        ))}
      </View>
    </Drawing>
  </div>
)

/** The lowest sheet comes first, so that each sheet lies over the one below. */
const Sheets = ({ width, height, spacing }: { width: number; height: number; spacing: number }) =>
  mapLayer.options.map((layer, index) => (
    <g
      key={layer}
      transform={`translate(0 ${(mapLayer.options.length - 1 - index) * spacing}) matrix(${width} ${height} ${-width} ${height} ${sheet.height * width} 0)`}
    >
      <rect
        width={sheet.width}
        height={sheet.height}
        fill="var(--surface)"
        fillOpacity=".86"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <DistrictLayer name={layer} />
    </g>
  ))
