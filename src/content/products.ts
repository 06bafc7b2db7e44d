import { getCollection } from 'astro:content'
import type { PictureData } from '#src/ui/base/Picture.tsx'
import { type Cut, findPicture } from './pictures.ts'
import { type Price, priceOf } from './price.ts'
import type { Product } from './schema.ts'

/** What lists and cards need of a product; the full type stays on its own page. */
export type ProductSummary = {
  id: number
  name: string
  summary: string
  price: Price
  /** Protocols as they are written, separated by middle dots. */
  label: string
  picture: PictureData | undefined
  /** What the picture shows. */
  alt: string
}

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

/** All products in the order of their ids. */
export async function getProducts(): Promise<Product[]> {
  return (await getCollection('products')).map((entry) => entry.data).sort((a, b) => a.id - b.id)
}

/** The card of a product, with its first picture in the wanted cut. */
export async function summarise(product: Product, cut: Cut): Promise<ProductSummary> {
  const first = product.pictures[0]
  return {
    id: product.id,
    name: product.name,
    summary: product.summary,
    price: priceOf(product.amount),
    // A line may end after a protocol, never within one.
    label: product.protocols
      .slice(0, 3)
      .map((protocol) => protocolName(protocol).replaceAll(' ', '\u00a0'))
      .join('\u00a0· '),
    picture: first && (await findPicture(first.name, cut)),
    alt: first?.alt ?? '',
  }
}
