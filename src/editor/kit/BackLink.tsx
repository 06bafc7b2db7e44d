import { TextLink } from '#src/staff/kit/controls.tsx'

/** Leads back to the page that waited for what was just published. */
export const BackLink = ({ from }: { from: string | null }) =>
  from !== null && (
    <p>
      <TextLink isTall href={from}>
        Go on where you were
      </TextLink>
    </p>
  )
