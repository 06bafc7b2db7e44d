/**
 * Figures of the company's own devices and offers that more than one text or drawing uses: each stands here once. The copy names
 * what follows from them as tokens (src/content/figures.ts). They are planning values until the data sheet of a quote confirms them.
 */
export const facts = {
  gateway: {
    battery: {
      milliampHours: 5000,
      volts: 3.7,
      /** What of it passes the converter and reaches the board, and what is left of it in the fourth year. */
      usable: 0.9,
      aged: 0.8,
      /** Temperatures of the cell between which it is charged, in °C. Above, the supply carries on and charging waits. */
      charging: { from: 0, to: 45 },
    },
    /** Watts. A modem that is connected and mostly listens draws a fraction of one that sends. */
    draw: { board: 0.85, fieldRadios: 0.4, lteConnected: 0.35, lteSending: 1.9 },
    /** How the modem saves the battery: it wakes for a moment, and at once for an alarm. Minutes. */
    wake: { every: 30, lasts: 1 },
    /** Hours of a power cut after which it begins to wake so, unless the owner sets another. */
    connectedFirst: 1,
    /** What is kept without a link, and how fast it is handed over afterwards. Readings a second. */
    store: { hours: 72, rate: 1, handOver: 5 },
    protocols: ['Zigbee', 'Z-Wave', 'Bluetooth LE', 'Modbus', 'NFC'],
  },
  /** One reading sent alone with all its headers, down to TCP and IP. */
  reading: { bytes: 120 },
  /** What data is added up over. */
  month: { days: 30 },
  /** The worked example of a cold room: sensors, seconds between readings; changes and summaries as sent, and on the bill. */
  coldRoom: { sensors: 6, interval: 60, summaryMegabytes: 3, billedMegabytes: 6 },
  /** The worked example of the cold store in Apapa. */
  coldStore: { probes: 10, interval: 10 },
  /** What our own devices of two worked examples are, by the names of their files: their list price follows from them. */
  parts: {
    coldRoom: { gateway: 1, 'humidity-sensor': 6, 'door-window-sensor': 1 },
    hotel: { gateway: 4, 'smart-lock': 40, 'humidity-sensor': 40, 'smart-scenes-switch': 40, 'curtain-blind-control': 40 },
  },
  /** Months for which a device is repaired or replaced. */
  warranty: { months: 24 },
  /**
   * How far the approval of each radio and protocol has come, for a product's page: certified, built on certified parts, applied for.
   * Protocols without an approval of their own are left out.
   */
  approvals: {
    zigbee: 'Zigbee: certified stack, device certification planned',
    'z-wave': 'Z-Wave: certified stack, device certification planned',
    bluetooth: 'Bluetooth: qualified module',
    wifi: 'Wi-Fi: approved module',
    lte: 'LTE: approved module',
  },
  /** Of the country's regulator, for everything with a radio: mandatory before import, sale and use. */
  countryApproval: 'NCC type approval: applied for; we deliver once it’s granted',
} as const
