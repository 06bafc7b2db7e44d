/** Requests after which a proxy is taken to never name a client. */
const enough = 20

/**
 * Notices a trusted proxy that never names a client, behind which all visitors count as one
 * network.
 * @param warn is called once
 * @returns a function to call for each request of the proxy
 */
export function watchProxy(warn: () => void) {
  let unnamed = 0
  return (isNamed: boolean) => {
    unnamed = isNamed ? Number.NEGATIVE_INFINITY : unnamed + 1
    if (unnamed === enough) warn()
  }
}
