import { useState } from 'react'
import { openFormToken } from './renew-form-token.ts'

/**
 * Provides the signed time at which the form was rendered.
 * @returns it, and a function that renews it, called on focus and before the form is sent
 */
export function useFormToken(rendered: string) {
  const [token, setToken] = useState(rendered)
  const [renew] = useState(() => openFormToken(rendered, setToken))
  return { token, renew }
}
