import { formatNumber } from '../formats.ts'
import { type Sentence, say } from '../text/say.ts'

/**
 * Says what accepting an offer means for its estimates.
 * @param overEstimate per cent by which exact prices may be above them; undefined for no limit
 */
export const meaningOfEstimates = (
  overEstimate: string | undefined,
  locale: string,
  { means, meansWithin }: { means: Sentence; meansWithin: Sentence<'percent'> },
): string =>
  overEstimate === undefined
    ? say(means, {})
    : say(meansWithin, { percent: formatNumber(Number(overEstimate), locale) })
