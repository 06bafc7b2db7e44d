/**
 * Whether the browser is set to save data, in which case nothing plays automatically. Works only in
 * a browser.
 */
export function savesData(): boolean {
  // Only Chromium reports this setting (https://wicg.github.io/savedata/).
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const isAsked =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  return isAsked || matchMedia('(prefers-reduced-data: reduce)').matches
}
