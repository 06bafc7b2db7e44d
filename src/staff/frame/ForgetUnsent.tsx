import { useEffect } from 'react'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'

type Props = { account: number; place: string }

/** Removes an unsent text once the server has received its form. */
export function ForgetUnsent({ account, place }: Props) {
  useEffect(() => typedTexts.forget(account, place), [account, place])
  return null
}
