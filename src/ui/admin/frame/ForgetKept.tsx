import { useEffect } from 'react'
import { tabTexts } from './tab-texts.ts'

type Props = { account: number; place: string }

/** Removes a kept text whose form the server says it has received. */
export function ForgetKept({ account, place }: Props) {
  useEffect(() => tabTexts.forget(account, place), [account, place])
  return null
}
