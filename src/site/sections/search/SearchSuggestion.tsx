import type { Sentence } from '#src/contracts/text/say.ts'
import { Said } from '../../../ui/base/Said.tsx'

type Props = { said: Sentence<'place'>; href: string; text: string }

/** What may be meant by words that were not found. */
export const SearchSuggestion = ({ said, href, text }: Props) => (
  <p>
    <Said slots={{ place: <a href={href}>{text}</a> }}>{said}</Said>
  </p>
)
