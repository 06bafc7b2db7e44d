import { facts } from '#src/company/facts.ts'
import { site } from '#src/company/site.ts'
import { currentCopy } from './copy.ts'
import type { Product } from './schemas/product-schema.ts'
import { longestTitle } from './schemas/schema.ts'

const protocolNames: Record<Product['protocols'][number], string> = {
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
export const protocolName = (protocol: Product['protocols'][number]) => protocolNames[protocol]

/** The product that the devices report to. @throws Error where no product is a gateway */
export async function getGateway(): Promise<Product> {
  const gateway = (await getProducts()).find(({ kind }) => kind === 'gateway')
  if (!gateway) throw new Error('No file of content/products says `kind: gateway`')
  return gateway
}

/** All products in the order of their ids. */
export const getProducts = async (): Promise<Product[]> => [...currentCopy().products]

/** What search engines and messengers show of a product; made of its name and its sentence where nobody wrote more. */
export function metadataOf({ name, summary, title, description }: Product): { title: string; description: string } {
  const whole = `${name} | ${site().name}`
  return {
    title: title ?? (whole.length > longestTitle ? name : whole),
    description: description ?? `${name}: ${summary}`,
  }
}

/** How far the approvals of a product have come, in one text. */
export const approvalsOf = ({ protocols }: Pick<Product, 'protocols'>): string =>
  [
    ...protocols.flatMap((protocol) => facts().approvals[protocol] ?? []),
    facts().countryApproval.replaceAll('{radioRegulator}', site().radioRegulator.short),
  ].join('. ')
