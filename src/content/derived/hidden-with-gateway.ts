import type { PlacedFile } from '../reading/check-file.ts'
import { getAt } from '../reading/get-at.ts'
import { isHidden } from '../reading/published.ts'
import type { YamlFile } from '../reading/yaml-file.ts'

type Placed = {
  place: Pick<PlacedFile['place'], 'collection' | 'id'>
  source: Pick<YamlFile, 'file' | 'data'>
}

const isGateway = ({ place, source }: Placed) =>
  place.collection === 'products' && getAt(source.data, 'kind') === 'gateway'

/**
 * Paths of what goes with a gateway that is hidden: its page, and the example sites, whose devices
 * report to it.
 */
export function hiddenWithGateway(files: readonly Placed[]): ReadonlySet<string> {
  // A gateway's file that cannot be read exists, but is not among these.
  const gateways = files.filter(isGateway)
  const isGone = gateways.length > 0 && gateways.every(({ source }) => isHidden(source.data))
  if (!isGone) return new Set()
  const sites = files.filter(({ place }) => place.collection === 'example-sites')
  return new Set(['content/pages/edge-gateway.yaml', ...sites.map(({ source }) => source.file)])
}
