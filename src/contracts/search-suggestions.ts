/** Answer of GET /search.json?q=, which the header's search field shows during typing. */
export type SearchSuggestions = {
  status: string
  groups: {
    name: string
    /** `note`: price of the product, or name of the page. */
    found: {
      href: string
      /** Languages of heading and note where they are not that of the page. */
      languages?: { heading: string; note: string | undefined } | undefined
      heading: { text: string; isMatch: boolean }[]
      note: string
      picture?: string | undefined
    }[]
  }[]
  links: { href: string; text: string }[]
}
