import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { GatewayFront } from '../gateway/GatewayFront.tsx'
import { Drawing, Label, View } from '../kit/drawing.tsx'

/** Width, height and depth of the body in millimetres, as in content/products/gateway.yaml. */
const size = { width: 163, height: 39, depth: 117 } as const
/**
 * User units per millimetre. GatewayFront is drawn 398 wide and 128 high, in the proportions of the
 * plate.
 */
const scale = 300 / size.width
const height = size.height * scale
const depth = size.depth * scale

export const DimensionsDrawing = () => (
  <Drawing label={say(words().drawings.dimensions.shows, size)}>
    <View size="sheet" height={176}>
      <g transform={`translate(46 66) scale(${300 / 398} ${height / 128})`}>
        <GatewayFront x={0} y={0} size="wide" />
      </g>
      <g fill="var(--surface)" stroke="var(--muted)" strokeWidth="1.25">
        <path d={`M${430 + depth - 10} 66l-4-56a5 5 0 0 1 10 0l-1 56z`} />
        <rect x="430" y="66" width={depth} height={height} rx="6" />
        <path d={`M438 66v${height}M${430 + depth - 8} 66v${height}`} />
      </g>
      <g stroke="var(--muted)">
        <path d={`M46 ${66 + height + 18}H346m-300-5v10m300-10v10`} />
        <path d={`M24 66V${66 + height}m-5 0h10m-10 ${-height}h10`} />
        <path d={`M430 ${66 + height + 18}h${depth}m${-depth}-5v10m${depth}-10v10`} />
      </g>
      <Label x={196} y={66 + height + 36} anchor="middle" tone="ink" text={size.width} />
      <Label x={14} y={66 + height / 2 + 4} anchor="end" tone="ink" text={size.height} />
      <Label
        x={430 + depth / 2}
        y={66 + height + 36}
        anchor="middle"
        tone="ink"
        text={size.depth}
      />
    </View>
  </Drawing>
)
