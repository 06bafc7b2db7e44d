/** What the address of a staff page says of the form that led there. */
const said = 'added begun changed corrected deleted done ended removed saved zone'.split(' ')

/** An address without what its page has just said, so that a reload does not say it again. */
export function withoutSaid(address: string): string {
  const url = new URL(address)
  // Deleting a parameter writes all others anew, in another spelling.
  const found = said.filter((name) => url.searchParams.has(name))
  for (const name of found) url.searchParams.delete(name)
  return found.length > 0 ? url.href : address
}

/** Takes what this page has said out of the address bar. */
export function sayOnce(): void {
  const left = withoutSaid(location.href)
  if (left !== location.href) history.replaceState(history.state, '', left)
}
