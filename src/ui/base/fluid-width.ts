/**
 * A width for `sizes` of something inside the container, which grows by a quarter between windows of 1600 and 2400 px (tokens.css).
 * @param width CSS pixels up to a window of 1600 px
 */
export const fluidWidth = (width: number) => `clamp(${width}px, ${width / 2}px + ${width / 32}vw, ${width * 1.25}px)`
