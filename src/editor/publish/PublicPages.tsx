import type { Published } from '#src/contracts/content/content.ts'
import { formatList, type Region } from '#src/contracts/formats.ts'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { formatScheduled, previewAddress } from '../kit/state-words.ts'
import { languagesAddress, unreadyLanguages } from '../languages/languages.ts'

type Props = Pick<
  Published,
  'addresses' | 'names' | 'hidden' | 'untranslated' | 'leftAside' | 'unready' | 'usedOn' | 'waiting'
> & {
  /** Region of the reader, and of the company. */
  region: Region
  company: Region
}

/** Links to the pages of what was published, and names what is hidden and where values are used. */
export function ChangedPages({
  addresses,
  names,
  hidden,
  untranslated,
  leftAside,
  unready,
  usedOn,
  waiting,
  region,
  company,
}: Props) {
  return (
    <>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <TextLink isTall href={address}>
              {addresses.length === 1 ? 'See the page' : (names[address] ?? address)}
            </TextLink>
          </li>
        ))}
        {waiting.map(({ address, on }) => (
          <li key={address}>
            <span>{`Visitors see ${address} from ${formatScheduled(on, company, region)}. `}</span>
            <TextLink isTall href={previewAddress(address)}>
              See it now
            </TextLink>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <p>
          {`Hidden now: ${formatList(hidden)}. `}
          <TextLink href="/admin/content/history">Undo it in the history</TextLink>
        </p>
      )}
      {untranslated.map(({ label, message }) => (
        <p key={label}>
          <b>{label}: </b>
          {`${message}.`}
        </p>
      ))}
      {leftAside.map(({ label, message }) => (
        <p key={label}>
          <b>{label}: </b>
          {`it stays set aside. ${message}`}
        </p>
      ))}
      {unready.length > 0 && (
        <p>
          {`${unreadyLanguages(unready)} `}
          <TextLink href={languagesAddress}>See what is open</TextLink>
        </p>
      )}
      {usedOn.map(({ label, pages }) => (
        <p key={label}>{`${label} is used on ${pages} ${pages === 1 ? 'page' : 'pages'}.`}</p>
      ))}
    </>
  )
}
