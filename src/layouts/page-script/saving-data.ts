/**
 * Marks the page if the browser is set to save data, in which case nothing plays automatically.
 */
export function tellSavingData(): void {
  // Only Chromium reports this setting (https://wicg.github.io/savedata/).
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const isAsked =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  if (isAsked || matchMedia('(prefers-reduced-data: reduce)').matches)
    document.documentElement.dataset['savesData'] = ''
}
