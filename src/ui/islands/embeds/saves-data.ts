/** Whether the visitor has asked the browser to save data: nothing plays by itself then. Only in a browser. */
export function savesData(): boolean {
  // Chromium's network information; other browsers have none of it (https://wicg.github.io/savedata/).
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const isAsked = typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  return isAsked || matchMedia('(prefers-reduced-data: reduce)').matches
}
