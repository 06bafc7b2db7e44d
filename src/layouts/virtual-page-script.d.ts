/** The inline script of every page, made by integrations/page-script.ts. */
declare module 'virtual:page-script' {
  export const pageScript: string
  /** The script of the field in the header, its own module (src/layouts/search-field.ts). */
  export const searchField: string
}
