import type { FieldErrors } from '#src/contracts/check-form.ts'

export type Answer = { success?: boolean; errors?: FieldErrors; title?: string; detail?: string; reference?: string }

/**
 * Sends JSON to the API of this origin.
 * @returns the status and the parsed answer
 * @throws TypeError when the network fails, SyntaxError when the answer cannot be read
 */
export async function send(path: string, body: unknown, method: 'POST' | 'DELETE' = 'POST'): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  // The API of src/server answers with this shape; what is missing stays undefined.
  return { status: response.status, answer: (await response.json()) as Answer }
}
