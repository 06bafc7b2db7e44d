/** An e-mail address, which breaks before its `@` where it is too long for a line. */
export function EmailText({ address }: { address: string }) {
  const at = address.indexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
