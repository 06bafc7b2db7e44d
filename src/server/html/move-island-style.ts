/**
 * Moves the style that Astro writes before the first island from the body into the head, where HTML allows it.
 * Its text does not change, so that its hash in the policy stays valid.
 */
export function moveIslandStyle(html: string): string {
  const style = /<style>astro-island[^<]*<\/style>/.exec(html)?.[0]
  const head = html.indexOf('</head>')
  if (!style || head < 0 || html.indexOf(style) < head) return html
  const without = html.replace(style, '')
  return without.slice(0, head) + style + without.slice(head)
}
