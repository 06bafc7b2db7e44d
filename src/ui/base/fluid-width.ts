/**
 * Returns a width for `sizes` that grows by a quarter from 1600 to 2400 px, like the container
 * (tokens.css).
 * @param width CSS pixels
 */
export const fluidWidth = (width: number) =>
  `clamp(${width}px, ${width / 2}px + ${width / 32}vw, ${width * 1.25}px)`
