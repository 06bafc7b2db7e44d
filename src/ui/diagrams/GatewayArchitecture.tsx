import { Cloud, Database, GitBranch, Send, Zap } from 'lucide-react'
import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import styles from './GatewayArchitecture.module.css'
import { FieldDevice, fieldDevices, Node, Part, Signal, StoreCells } from './GatewayArchitectureParts.tsx'

const label =
  'Five kinds of field devices speak five protocols to the gateway. Inside it drivers make one table; local rules act on relays, fans and horns at once; every reading goes to the store, and the sender passes it on to your platform over Ethernet or LTE.'

/** What happens inside the gateway between a reading and the cloud, for a page, a column and a phone. */
export const GatewayArchitecture = () => (
  <div className={styles['architecture']}>
    <Wide />
    <Medium />
    <Tall />
  </div>
)

const Wide = () => {
  const row = (index: number) => 30 + index * 92
  /** The line on which all five meet. */
  const middle = row(2) + 34
  return (
    <svg className={styles['wide']} viewBox="0 0 1240 468" role="img" aria-label={label}>
      <DrawnUnit x={0} y={14}>
        In the field
      </DrawnUnit>
      <DrawnUnit x={420} y={14}>
        Edge gateway, on site
      </DrawnUnit>
      <DrawnUnit x={1012} y={36}>
        On site, at once
      </DrawnUnit>
      <DrawnUnit x={1012} y={264}>
        Cloud, when it can
      </DrawnUnit>
      {fieldDevices.map((device, index) => {
        const y = row(index) + 34
        const bend = y < middle ? 24 : -24
        const toMiddle = `M247 ${y}H310Q334 ${y} 334 ${y + bend}V${middle - bend}Q334 ${middle} 358 ${middle}H444`
        return (
          <g key={device.name}>
            <FieldDevice x={0.5} y={row(index)} width={246} height={68} device={device} />
            <Signal d={y === middle ? `M247 ${y}H444` : toMiddle} />
            <Node x={247} y={y} />
          </g>
        )
      })}
      <rect x="420.5" y="30.5" width="488" height="436" rx="14" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.25" />
      <Signal d={`M420 ${middle}H444M580 ${middle}H624M602 ${middle}V130Q602 106 614 106H624M754 315V338`} />
      <Part x={444.5} y={204.5} width={136} height={88} name="Drivers" lines={['one table,', 'one unit each']} />
      <Part
        x={624.5}
        y={54.5}
        width={260}
        height={104}
        icon={GitBranch}
        name="Local rules"
        lines={['horn, relay, light, valve', 'under 1 s, without internet']}
      />
      <Part
        x={624.5}
        y={182.5}
        width={260}
        height={132}
        icon={Database}
        name="Store"
        lines={['every reading, with its time', null, '72 h at one reading a second']}
        isStore
      />
      <StoreCells x={644} y={259} width={222} />
      <Part
        x={624.5}
        y={338.5}
        width={260}
        height={104}
        icon={Send}
        name="Sender"
        lines={['oldest first, MQTT over TLS', 'deletes only what is confirmed']}
      />
      <Signal d="M885 106H1012" />
      <Part
        x={1012.5}
        y={54.5}
        width={227}
        height={104}
        icon={Zap}
        name="Relays, fans, horns"
        lines={['act on the rule alone,', 'cloud or no cloud']}
      />
      <Node x={1012} y={106} />
      <Signal d="M885 372H1012" />
      <Signal d="M885 408H1012" isSpare />
      <Part
        x={1012.5}
        y={282.5}
        width={227}
        height={160}
        icon={Cloud}
        name="Your platform"
        lines={['dashboards, reports', 'alarms to a person', 'signed updates', 'AWS or your own server']}
      />
      <Node x={1012} y={372} />
      <Node x={1012} y={408} isOpen />
      <DrawnUnit x={924} y={360} fill="var(--ink)">
        Ethernet
      </DrawnUnit>
      <DrawnUnit x={924} y={434} fill="var(--ink)">
        or LTE
      </DrawnUnit>
    </svg>
  )
}

const Medium = () => (
  <svg className={styles['medium']} viewBox="-1 0 682 478" role="img" aria-label={label}>
    {fieldDevices.map((device, index) => {
      const x = index * 139 + 0.5
      return (
        <g key={device.name}>
          <FieldDevice x={x} y={0.5} width={123} height={72} device={device} isShort />
          <Signal d={`M${x + 61.5} 73V124`} />
          <Node x={x + 61.5} y={73} />
        </g>
      )
    })}
    <DrawnUnit x={74} y={93}>
      Edge gateway
    </DrawnUnit>
    <rect x="0.5" y="104.5" width="679" height="250" rx="14" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.25" />
    <Signal d="M119 168V194M341 168V194M444 266H460" />
    {fieldDevices.map(({ name }, index) => (
      <Signal key={name} d={`M${index * 139 + 62} 104V124`} />
    ))}
    <rect x="16.5" y="124.5" width="647" height="44" rx="10" fill="var(--surface)" stroke="var(--line-strong)" />
    <DrawnName x={34} y={152}>
      Drivers
    </DrawnName>
    <DrawnUnit x={646} y={151} anchor="end">
      one table, one unit each
    </DrawnUnit>
    <Part
      x={16.5}
      y={194.5}
      width={206}
      height={144}
      icon={GitBranch}
      name="Local rules"
      lines={['horn, relay, light,', 'valve: under 1 s,', 'without internet']}
    />
    <Part
      x={238.5}
      y={194.5}
      width={206}
      height={144}
      icon={Database}
      name="Store"
      lines={['every reading, its time', null, '72 h at one a second']}
      isStore
    />
    <StoreCells x={256} y={264} width={170} />
    <Part
      x={460.5}
      y={194.5}
      width={203}
      height={144}
      icon={Send}
      name="Sender"
      lines={['oldest first,', 'MQTT over TLS, deletes', 'what is confirmed']}
    />
    <Signal d="M119 339V396" />
    <Part x={16.5} y={396.5} width={250} height={80} icon={Zap} name="Relays, fans, horns" lines={['cloud or no cloud']} />
    <Node x={119} y={396} />
    <Signal d="M540 339V396" />
    <Signal d="M592 339V396" isSpare />
    <Part x={413.5} y={396.5} width={250} height={80} icon={Cloud} name="Your platform" lines={['AWS or your own server']} />
    <Node x={540} y={396} />
    <Node x={592} y={396} isOpen />
    <DrawnUnit x={530} y={380} anchor="end" fill="var(--ink)">
      Ethernet
    </DrawnUnit>
    <DrawnUnit x={604} y={380} fill="var(--ink)">
      or LTE
    </DrawnUnit>
  </svg>
)

const Tall = () => (
  <svg className={styles['tall']} viewBox="0 0 350 1010" role="img" aria-label={label}>
    <DrawnUnit x={0} y={14}>
      In the field
    </DrawnUnit>
    <Signal d="M20 54V420" />
    {fieldDevices.map((device, index) => {
      const y = 28 + index * 64
      return (
        <g key={device.name}>
          <Signal d={`M20 ${y + 26}H48`} />
          <FieldDevice x={48.5} y={y} width={301} height={52} device={device} />
          <Node x={48} y={y + 26} />
        </g>
      )
    })}
    <DrawnUnit x={40} y={372}>
      Edge gateway, on site
    </DrawnUnit>
    <rect x=".5" y="386.5" width="349" height="450" rx="14" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.25" />
    <Signal d="M20 386V420M30 480V538Q30 550 42 550H48M30 538V650Q30 662 42 662H48M198 738V762" />
    <Part x={12.5} y={404.5} width={325} height={76} name="Drivers" lines={['one table, one unit each']} />
    <Part
      x={48.5}
      y={500.5}
      width={289}
      height={98}
      icon={GitBranch}
      name="Local rules"
      lines={['horn, relay, light, valve', 'under 1 s, without internet']}
    />
    <Part
      x={48.5}
      y={612.5}
      width={289}
      height={126}
      icon={Database}
      name="Store"
      lines={['every reading, with its time', null, '72 h at one reading a second']}
      isStore
    />
    <StoreCells x={66} y={683} width={252} />
    <Part x={48.5} y={762.5} width={289} height={60} icon={Send} name="Sender" lines={['oldest first, MQTT over TLS']} isFlat />
    <Signal d="M150 823V904" />
    <Signal d="M236 823V904" isSpare />
    <DrawnUnit x={140} y={872} anchor="end" fill="var(--ink)">
      Ethernet
    </DrawnUnit>
    <DrawnUnit x={248} y={872} fill="var(--ink)">
      or LTE
    </DrawnUnit>
    <Part
      x={12.5}
      y={904.5}
      width={325}
      height={104}
      icon={Cloud}
      name="Your platform"
      lines={['dashboards, alarms, signed updates', 'AWS or your own server']}
    />
    <Node x={150} y={904} />
    <Node x={236} y={904} isOpen />
  </svg>
)
