/** Catches the rejections of a fade between two pages that the browser skips, because they would be reported as errors. */
export function ignoreSkippedFades(): void {
  const ignore = ({ viewTransition }: { viewTransition: ViewTransition | null }) => {
    if (!viewTransition) return
    const { ready, finished, updateCallbackDone } = viewTransition
    for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {})
  }
  addEventListener('pageswap', ignore)
  addEventListener('pagereveal', ignore)
}
