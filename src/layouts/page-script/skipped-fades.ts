/**
 * Catches the rejected promises of skipped fades between pages, because the rejections would be
 * reported as errors.
 */
export function ignoreSkippedFades(): void {
  const ignore = ({ viewTransition }: { viewTransition: ViewTransition | null }) => {
    if (!viewTransition) return
    const { ready, finished, updateCallbackDone } = viewTransition
    for (const promise of [ready, finished, updateCallbackDone]) promise.catch(() => {})
  }
  addEventListener('pageswap', ignore)
  addEventListener('pagereveal', ignore)
}
