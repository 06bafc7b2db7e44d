const folder = 'free-pages/'

/** The name under which Astro keeps an owner's page among the pages of the site. @param name of its file */
export const freePageId = (name: string): string => folder + name

/** The name of an owner's page; undefined for one of the site's own. @param id of Astro's collection of pages */
export const freePageIn = (id: string): string | undefined => (id.startsWith(folder) ? id.slice(folder.length) : undefined)
