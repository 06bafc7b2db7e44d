import type { protocols } from '../schemas/product-schema.ts'

type Protocol = (typeof protocols)[number]

const protocolNames: Record<Protocol, string> = {
  zigbee: 'Zigbee 3.0',
  'z-wave': 'Z-Wave',
  thread: 'Thread',
  matter: 'Matter',
  bluetooth: 'Bluetooth LE',
  wifi: 'Wi-Fi',
  ethernet: 'Ethernet',
  lte: 'LTE',
  nfc: 'NFC 13.56 MHz',
  lorawan: 'LoRaWAN',
  modbus: 'Modbus',
  mqtt: 'MQTT',
  '433-mhz': '433 MHz',
}
export const protocolName = (protocol: Protocol) => protocolNames[protocol]
