import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { Drawing, GatewayMark, Label, Node, Shaft, Signal, View } from './kit/drawing.tsx'

export const SurveyPlan = ({ words }: { words: NonNullable<DrawingWords['surveyPlan']> }) => (
  <Drawing label={words.shows}>
    <View size="tall" height={263}>
      <g stroke="var(--ink)">
        <path
          d="M2 2H348V261H219M184 261H2V2M2 147H80M115 147H131V261M206 2V84M206 119V171H348"
          strokeWidth="3"
        />
        <path d="M80 147a35 35 0 0 1 35-35V147M206 84a35 35 0 0 0 35 35H206M184 261a35 35 0 0 1 35-35V261" />
      </g>
      <Shaft x={145} y={103} width={40} height={40} />
      <path d="M54 208L298 52" stroke="var(--muted)" strokeDasharray="2 5" />
      <Signal d="M54 208L170 201L298 52M54 208L52 52M170 201L298 215" />
      <Node x={170} y={201} isOpen />
      <Node x={298} y={52} isOpen />
      <Node x={52} y={52} isOpen />
      <Node x={298} y={215} isOpen />
      <GatewayMark x={54} y={208} />
      <Label x={16} y={240} text={words.gateway} />
      <Label x={16} y={32} text={words.entrance} />
      <Label x={338} y={32} anchor="end" text={words.rooms[0] ?? ''} />
      <Label x={338} y={244} anchor="end" text={words.rooms[1] ?? ''} />
      <Label x={145} y={94} text={words.shaft} />
    </View>
  </Drawing>
)
