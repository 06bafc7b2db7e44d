/** Endings of masters, the first that there is counts. The guides name them (docs/pictures.md). */
const endings = ['webp', 'png', 'avif', 'jpg', 'jpeg']

/** Matches every master below a folder, for `globSync`. */
export const masterPattern = `**/*.{${endings.join(',')}}`

/** Returns the files that a master may have. @param start its path without the ending */
export const masterFiles = (start: string): string[] =>
  endings.map((ending) => `${start}.${ending}`)
