import { randomBytes } from 'node:crypto'
import { formAge } from '#src/contracts/retention.ts'
import { createSigner } from '../signing/signer.ts'

/** `secret`: of this installation, the same in every process. */
export type FormTokenContext = { secret: string }

type FormTokenState =
  | 'good'
  | 'token-missing'
  | 'token-invalid'
  | 'token-too-young'
  | 'token-expired'

const signerOf = ({ secret }: FormTokenContext) => createSigner(secret, 'form')

/** Makes the hidden token of a form: the signed time at which the form was rendered. */
export const issueFormToken = (context: FormTokenContext, now = Date.now()): string =>
  signerOf(context).write(`${now.toString(36)}.${randomBytes(9).toString('base64url')}`)

export function checkFormToken(
  context: FormTokenContext,
  token: string | undefined,
  now = Date.now(),
): FormTokenState {
  if (!token) return 'token-missing'
  const text = signerOf(context).read(token)
  if (text === null) return 'token-invalid'
  const age = now - Number.parseInt(text, 36)
  if (age < formAge.min) return 'token-too-young'
  return age > formAge.max ? 'token-expired' : 'good'
}
