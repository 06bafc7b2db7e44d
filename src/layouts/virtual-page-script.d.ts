/** The inline script of every page, made by integrations/page-script.ts. */
declare module 'virtual:page-script' {
  export const pageScript: string
  export const searchField: string
  export const queuedRequests: string
  export const offline: string
  export const worker: string
  export const removeWorker: string
}
