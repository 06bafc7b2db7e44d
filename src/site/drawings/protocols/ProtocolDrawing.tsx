import type { ReactNode } from 'react'
import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import type { DrawnProtocolName } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import { Drawing, View } from '../kit/drawing.tsx'
import { drawingWords } from '../kit/drawing-words.ts'
import { LoRaWan, Modbus, Mqtt, Zigbee } from './protocols.tsx'

type Views = { shows: string; half: ReactNode; tall: ReactNode } | undefined

const drawings: Record<DrawnProtocolName, (of: DrawingWords['protocols']) => Views> = {
  mqtt: ({ mqtt }) =>
    mqtt && {
      shows: mqtt.shows,
      half: (
        <Mqtt
          left={22}
          middle={138}
          step={80}
          width={108}
          height={44}
          gap={66}
          topic={192}
          words={mqtt}
        />
      ),
      tall: (
        <Mqtt
          left={1}
          middle={96}
          step={62}
          width={92}
          height={40}
          gap={36}
          topic={200}
          words={mqtt}
        />
      ),
    },
  zigbee: () => ({
    shows: words().drawings.zigbee.shows,
    half: (
      <Zigbee
        gateway={{ x: 30, y: 116, width: 92, height: 44 }}
        columns={[150, 235, 330, 417]}
        rows={[70, 132, 205]}
        blocked={[176, 128]}
        mains={[42, 256]}
        battery={[242, 256]}
      />
    ),
    tall: (
      <Zigbee
        gateway={{ x: 1, y: 72, width: 76, height: 40 }}
        columns={[112, 180, 258, 338]}
        rows={[40, 92, 146]}
        blocked={[126, 84]}
        mains={[2, 198]}
        battery={[2, 220]}
      />
    ),
  }),
  lorawan: () => ({
    shows: words().drawings.lorawan.shows,
    half: <LoRaWan ground={214} mast={84} top={64} tank={408} houses={[190, 246, 300]} />,
    tall: <LoRaWan ground={182} mast={44} top={46} tank={298} houses={[118, 160, 208]} />,
  }),
  modbus: ({ modbus }) =>
    modbus && {
      shows: modbus.shows,
      half: (
        <Modbus
          gateway={{ x: 30, width: 92 }}
          end={440}
          devices={[160, 278, 396]}
          width={92}
          middle={138}
          reach={52}
          words={modbus}
        />
      ),
      tall: (
        <Modbus
          gateway={{ x: 1, width: 76 }}
          end={322}
          devices={[122, 196, 272]}
          width={88}
          middle={119}
          reach={46}
          words={modbus}
        />
      ),
    },
}

const viewsOf = (name: DrawnProtocolName) => drawings[name](drawingWords().protocols)

export const isDrawnProtocol = (name: DrawnProtocolName) => viewsOf(name) !== undefined

export const ProtocolDrawing = ({ name }: { name: DrawnProtocolName }) => {
  const views = viewsOf(name)
  return (
    views && (
      <Drawing label={views.shows}>
        <View size="half" height={270}>
          {views.half}
        </View>
        <View size="tall" height={230}>
          {views.tall}
        </View>
      </Drawing>
    )
  )
}
