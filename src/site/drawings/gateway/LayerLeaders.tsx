import type { GatewayLayerName } from '#src/content/schemas/drawings.ts'
import { Name } from '../kit/drawing.tsx'
import styles from './LayerLeaders.module.css'

/**
 * Left edges of the layers in the picture of the disassembled gateway, in a frame of 1600 × 900.
 */
const edges: Record<GatewayLayerName, { x: number; y: number }> = {
  lid: { x: 611, y: 177 },
  board: { x: 662, y: 348 },
  battery: { x: 729, y: 509 },
  base: { x: 616, y: 702 },
}

export const LayerLeaders = ({ layers }: { layers: GatewayLayerName[] }) => (
  <svg viewBox="0 0 1600 900" fill="none" aria-hidden="true">
    {layers.map((layer, index) => {
      const { x, y } = edges[layer]
      return (
        <g key={layer}>
          <path
            className={styles['leader']}
            d={`M64 ${y}H${x}`}
            stroke="var(--muted)"
            strokeWidth="1.5"
          />
          <circle className={styles['leader']} cx={x} cy={y} r="7" fill="var(--signal)" />
          <g className={styles['number']} transform={`translate(${x} ${y}) scale(3.2)`}>
            <circle r="12" fill="var(--page)" stroke="var(--signal)" strokeWidth="1.6" />
            <Name x={0} y={5} anchor="middle" text={index + 1} />
          </g>
        </g>
      )
    })}
  </svg>
)
