import { useEffect } from 'react'
import { tabTexts } from './tab-texts.ts'

type Props = { account: number; place: string }

/** Removes an unsent text once the server has received its form. */
export function ForgetUnsent({ account, place }: Props) {
  useEffect(() => tabTexts.forget(account, place), [account, place])
  return null
}
