/** Parts of a query that say where a visitor comes from, and nothing to a page. */
const ofCampaigns = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid)$/
/** Path and query under which a page is stored, for every campaign alike. */
export function storedName({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => !ofCampaigns.test(name)),
  ).toString()
  return query ? `${pathname}?${query}` : pathname
}
