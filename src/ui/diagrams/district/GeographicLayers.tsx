import { type MapLayerName, mapLayer } from '#src/content/drawings.ts'
import drawing from '../drawing.module.css'
import { DistrictLayer, sheet } from './District.tsx'
import styles from './GeographicLayers.module.css'

const names: Record<MapLayerName, { name: string; question: string }> = {
  base: { name: 'Base map', question: 'where is it?' },
  sites: { name: 'Sites and zones', question: 'may it be there?' },
  routes: { name: 'Routes', question: 'which way did it go?' },
  devices: { name: 'Devices', question: 'who is silent?' },
  coverage: { name: 'Coverage', question: 'could it report?' },
  supply: { name: 'Supply', question: 'was there power?' },
}
const topDown = [...mapLayer.options].reverse()
const label = `One district as six sheets above each other, from below: ${mapLayer.options.map((layer) => `${names[layer].name}, ${names[layer].question}`).join('; ')}`

/** Six sheets of one district in perspective; each answers one question. */
export const GeographicLayers = () => (
  <div className={`${drawing['drawing']} ${drawing['column']} ${styles['layers']}`}>
    <svg className={drawing['wide']} viewBox="0 0 780 640" role="img" aria-label={label}>
      <Sheets width={0.52} height={0.2} spacing={86} />
      {topDown.map((layer, index) => (
        <g key={layer}>
          <path d={`M534 ${120 + index * 86}h26`} stroke="var(--line-strong)" strokeWidth="1.5" />
          <text x="572" y={118 + index * 86} fontSize="16" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
            {names[layer].name}
          </text>
          <text className="mono" x="572" y={138 + index * 86} fontSize="12" fill="var(--muted)">
            {names[layer].question}
          </text>
        </g>
      ))}
    </svg>
    <svg className={drawing['tall']} viewBox="0 -15 350 860" role="img" aria-label={label}>
      <Sheets width={0.34} height={0.13} spacing={142} />
      {topDown.map((layer, index) => (
        <g key={layer}>
          <text x="0" y={index * 142} fontSize="15" fontWeight="600" fill="var(--ink)">
            {names[layer].name}
          </text>
          <text className="mono" x="350" y={index * 142} fontSize="12" textAnchor="end" fill="var(--muted)">
            {names[layer].question}
          </text>
        </g>
      ))}
    </svg>
  </div>
)

/** The lowest sheet is drawn first, so that each lies over the one below. */
const Sheets = ({ width, height, spacing }: { width: number; height: number; spacing: number }) =>
  mapLayer.options.map((layer, index) => (
    <g
      key={layer}
      transform={`translate(0 ${(mapLayer.options.length - 1 - index) * spacing}) matrix(${width} ${height} ${-width} ${height} ${sheet.height * width} 0)`}
    >
      <rect width={sheet.width} height={sheet.height} fill="var(--surface)" fillOpacity=".86" stroke="var(--ink)" strokeWidth="1.5" />
      <DistrictLayer name={layer} />
    </g>
  ))
