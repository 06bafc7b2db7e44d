/** Why a page failed, by the request for which it was rendered (pages/500.astro). */
export const pageErrors = new WeakMap<Request, unknown>()
