import type { Gateway, ModelSite, Night } from '#src/site-model/site.ts'

/** Planning values as in content/facts.json, for calculations in tests. */
export const gateway: Gateway = {
  battery: { milliampHours: 5000, volts: 3.7, usable: 0.9, aged: 0.8 },
  draw: { board: 0.85, fieldRadios: 0.4, lteConnected: 0.35, lteSending: 1.9 },
  wake: { every: 30, lasts: 1 },
  connectedFirst: 1,
  handOver: 200,
  failover: { after: 1, back: 10 },
  limits: { heard: 40, zigbee: 200, onBattery: 50, zWave: 231, modbus: 32 },
}

/**
 * A frozen room with a sensor that measures once a minute, a horn powered by the inverter, and a
 * lamp powered by the mains.
 */
export const exampleSite: ModelSite = {
  id: 'example',
  name: 'Example',
  gateway,
  floors: 1,
  batteryAge: 0,
  diskBytes: 1e9,
  readingBytes: 120,
  gatewayPower: 'mains',
  routerPower: 'mains',
  poePower: 'mains',
  passOnMinutes: 2,
  silentAfter: { line: 3, lte: 45, asleep: 31 },
  atSite: [],
  inverterHours: 2,
  link: 'lte-beside-ethernet',
  devices: [
    {
      id: 'sensor',
      name: 'Sensor',
      product: 'sensor',
      count: 6,
      power: 'battery',
      radio: 'zigbee',
      readingSeconds: 60,
      room: 'frozen',
    },
    { id: 'horn', name: 'Horn', count: 1, power: 'inverter', radio: 'wired' },
    { id: 'lamp', name: 'Lamp', count: 1, power: 'mains', radio: 'z-wave' },
  ],
  rooms: [
    {
      id: 'frozen',
      name: 'Frozen room',
      setPoint: -18,
      drift: { hours: 40, gain: 0 },
      plant: { name: 'Compressor', power: 'mains', hours: 1 },
      alarm: { above: -15, delayMinutes: 2, to: 'guard' },
    },
  ],
  rules: [
    {
      id: 'horn',
      when: { kind: 'above', room: 'frozen', celsius: -15 },
      delayMinutes: 2,
      actions: [{ kind: 'switch', device: 'horn', to: 'on' }],
    },
  ],
}

/** A simulation from 18:00 without a power cut, at 30 °C. */
export const quietNight: Night = {
  beginsAt: 18 * 60,
  minutes: 1440,
  mains: [],
  fixedLine: [],
  mobile: [],
  outdoor: 30,
}

/** The same with eight hours without mains, from ten at night. */
export const darkNight: Night = { ...quietNight, mains: [{ from: 240, to: 720 }] }
