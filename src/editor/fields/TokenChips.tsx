import { fillTokens, type Tokens } from '#src/contracts/tokens.ts'
import styles from './TokenChips.module.css'

type Props = { text: string; tokens: Tokens }

function tokenValue(token: string, tokens: Tokens): string {
  const { text, unknown } = fillTokens(token, (one) => tokens[one])
  return unknown.length > 0 ? 'no value' : text
}

/** Shows what each token of a text, such as `{city}`, stands for at present. */
export function TokenChips({ text, tokens }: Props) {
  const found = new Set(text.match(/\{\w+(?:\.\w+)*(?::[wW]ords)?\}/g))
  if (found.size === 0) return null
  return (
    <ul aria-label="Values in this text" className={`row ${styles['chips']}`}>
      {[...found].map((token) => (
        <li key={token}>
          <code translate="no">{token}</code> <span>{tokenValue(token, tokens)}</span>
        </li>
      ))}
    </ul>
  )
}
