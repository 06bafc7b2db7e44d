/** The inline script of every page, made by integrations/page-script.ts. */
declare module 'virtual:page-script' {
  export const pageScript: string
  /** The module script of the header's search field (src/layouts/search-field.ts). */
  export const searchField: string
}
