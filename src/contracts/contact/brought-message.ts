/**
 * Takes what a chosen site brought off a message; what was typed before or after it stays.
 * @param brought such as the night of the site; empty for nothing
 */
export const withoutBrought = (message: string, brought: string): string =>
  brought && message.includes(brought)
    ? message
        .split(brought)
        .map((typed) => typed.trim())
        .filter(Boolean)
        .join('\n\n')
    : message
