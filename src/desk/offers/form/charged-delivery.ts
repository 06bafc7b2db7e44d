import type { QuoteLine } from '#src/contracts/quote/quote-line.ts'

type Line = Pick<QuoteLine, 'kind' | 'name' | 'price'>

/** Words by which staff call a line of their own that charges the way to the buyer. */
const carriage =
  /(?:^|\P{L})(?:freight|shipping|shipment|carriage|courier|delivery|transport|postage|fret|livraison|expédition)(?!\p{L})/iu

/** Whether a line charges the delivery: that of the price list, or one that staff have typed. */
export const chargesDelivery = ({ kind, name, price }: Line): boolean =>
  Number(price) > 0 && (kind === 'delivery' || (kind === 'free' && carriage.test(name)))

/** Leaves out delivery for nothing where another line charges it. */
export const withoutFreeDelivery = <Sold extends Line>(lines: readonly Sold[]): Sold[] =>
  lines.some(chargesDelivery)
    ? lines.filter(({ kind, price }) => kind !== 'delivery' || price === null || Number(price) > 0)
    : [...lines]
