import { factLists } from '#src/content/fact-lists.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { FrameButton, TextLink } from '#src/staff/kit/controls.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { editAddress } from '../kit/state-words.ts'
import { OpeningPart } from './OpeningPart.tsx'

const rest = [
  ...Object.entries(factLists).map(([name, { title }]) => [title, `content/${name}.json`] as const),
  ['About the company', 'content/pages/about.yaml'],
  ['Privacy policy', 'content/pages/privacy-policy.yaml'],
  ['Terms of sale', 'content/free-pages/terms-of-sale.yaml'],
] as const

/** What is missing around the site: in a word or two, and in a sentence. */
export type Missing = { what: string; words: string }

/** What an owner sees to besides the forms. */
export const OpeningRest = ({ missing }: { missing: readonly Missing[] }) => (
  <>
    <OpeningPart
      id="rest"
      state={
        missing.length > 1
          ? `${missing.length} missing`
          : missing.map(({ what }) => `Missing: ${what}`).join()
      }
      text="Texts, people and terms are changed in the content editor."
    >
      <ul className="row">
        {rest.map(([label, path]) => (
          <li key={label}>
            <TextLink href={editAddress(path)}>{label}</TextLink>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <ul>
          {missing.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </OpeningPart>
    <OpeningPart id="test-mail">
      <PostForm action={openingAddress} className="row">
        <p>
          A mail to the company’s mailbox goes out at once, and you read here what the mail server
          says.
        </p>
        <FrameButton type="submit">Send a test mail</FrameButton>
      </PostForm>
    </OpeningPart>
  </>
)
