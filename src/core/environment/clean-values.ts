/**
 * Removes blanks around the values of variables, also the `\r` of files from other systems. Docker
 * and systemd differ on quotation marks: `quoted` names the first variable that has them.
 */
export function cleanValues(env: Record<string, string | undefined>, names: readonly string[]) {
  const values: Record<string, string> = {}
  let quoted: string | undefined
  for (const name of names) {
    const value = env[name]?.trim()
    if (value === undefined) continue
    values[name] = value
    if (value.length > 1 && /^["'`]/.test(value) && value.endsWith(value.charAt(0))) quoted ??= name
  }
  return { values, quoted }
}
