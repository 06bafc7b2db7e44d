/** The inline script of every page, made by integrations/page-script.ts. */
declare module 'virtual:page-script' {
  export const pageScript: string
  /** A further inline script of pages whose addresses have a prefix. */
  export const prefixLinks: string
  /** A further inline script of pages that lead to other languages. */
  export const languageLinks: string
  export const searchField: string
  export const queuedRequests: string
  export const offline: string
  export const worker: string
  export const removeWorker: string
}
