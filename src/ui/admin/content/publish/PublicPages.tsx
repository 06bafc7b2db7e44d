import type { Published } from '#src/contracts/content/content.ts'
import { formatDay, type Region } from '#src/contracts/formats.ts'
import { TextLink } from '../../kit/controls.tsx'
import { previewAddress } from '../kit/state-words.ts'

type Props = Pick<Published, 'isEveryPage' | 'addresses' | 'waiting'> & { region: Region }

export const PublicPages = ({ isEveryPage, addresses, waiting, region }: Props) => (
  <>
    {isEveryPage && <p>Every page has changed.</p>}
    <ul>
      {addresses.map((address) => (
        <li key={address}>
          <TextLink isTall href={address}>
            {address}
          </TextLink>
        </li>
      ))}
      {waiting.map(({ address, on }) => (
        <li key={address}>
          <span>{`Visitors see ${address} from ${
            on.length > 10
              ? `${formatDay(on.slice(0, 10), region.locale, 'full')}, ${on.slice(11)}`
              : formatDay(on, region.locale, 'full')
          }. `}</span>
          <TextLink isTall href={previewAddress(address)}>
            See it now
          </TextLink>
        </li>
      ))}
    </ul>
  </>
)
