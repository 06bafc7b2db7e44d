/** Milliseconds between the page's load and its late typefaces. */
const rest = 1000

/**
 * Adds the typefaces of a few letters (src/server/html/page-styles.ts) a second after the page has loaded, and all at once when they are
 * here: a style that is switched on, and each file that it brings, would lay the whole page out again.
 */
export function addLateTypefaces(): void {
  addEventListener('load', () => {
    const sheet = document.querySelector<HTMLStyleElement>('style[data-later]')?.sheet
    if (sheet) setTimeout(() => addFaces([...sheet.cssRules]), rest)
  })
}

function addFaces(rules: readonly CSSRule[]): void {
  const faces = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [readFace(rule.style)] : []))
  // A face that falls back is fetched when a letter needs it.
  const awaited = faces.filter(({ display }) => display !== 'fallback').map((face) => face.load().catch(() => face))
  void Promise.all(awaited).then(() => {
    for (const face of faces) document.fonts.add(face)
  })
}

function readFace(style: CSSStyleDeclaration): FontFace {
  const read = (name: string) => style.getPropertyValue(name)
  return new FontFace(read('font-family').replace(/["']/g, ''), read('src'), {
    weight: read('font-weight') || 'normal',
    unicodeRange: read('unicode-range'),
    display: (read('font-display') || 'auto') as FontDisplay, // the build's own style sheets
  })
}
