import { useState } from 'react'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { startBasePreview } from '../kit/content-client.ts'
import { useRequest } from '../kit/use-request.ts'

/** Shows this browser the whole site with the other beginning, until the preview is left. */
export function LookFirst({ base }: { base: 'example' | 'plain' }) {
  const { status, request } = useRequest('No preview')
  const [isMaking, setIsMaking] = useState(false)
  const look = async () => {
    setIsMaking(true)
    await request(startBasePreview(base), () => location.assign('/'))
    setIsMaking(false)
  }
  return (
    <>
      <LineButton onClick={look} disabled={isMaking}>
        {isMaking ? 'Making the preview…' : 'Look first'}
      </LineButton>
      <FormStatus status={status} />
    </>
  )
}
