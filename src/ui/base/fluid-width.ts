/** Returns a `sizes` width inside the container, which grows by a quarter from 1600 to 2400 px (tokens.css). @param width CSS pixels */
export const fluidWidth = (width: number) => `clamp(${width}px, ${width / 2}px + ${width / 32}vw, ${width * 1.25}px)`
