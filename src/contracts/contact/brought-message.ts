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

/**
 * Returns the message that goes with a list of products. One that the visitor has not touched, made of
 * the sentences of product pages, names no product where the list names them all.
 * @param ofProducts the sentence of each product; `ofList` names none
 */
export function messageOfList(
  message: string,
  {
    hasList,
    ofProducts,
    ofList,
  }: { hasList: boolean; ofProducts: readonly string[]; ofList: string },
): string {
  if (!hasList || message === '') return message
  const typed = [ofList, ...ofProducts].reduce(withoutBrought, message)
  return typed === '' ? ofList : message
}
