import type { ReturnedKind, ReturnedText } from '#src/content/languages/returned-file.ts'
import { Submit, TextLink } from '#src/staff/kit/controls.tsx'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { languagesAddress, type ReturnedLook } from './languages.ts'

/** Whether something of a returned file cannot be taken. */
export const isDamaged = (look: ReturnedLook | undefined): boolean =>
  look !== undefined &&
  (look.faults.length > 0 ||
    look.entries.some(({ texts }) => texts.some(({ kind }) => kind === 'damaged')))

const kindWords: Readonly<Record<ReturnedKind, string>> = {
  new: 'New',
  changed: 'Changed',
  'needs work': 'Needs work',
  'original changed': 'Original changed since',
  damaged: 'Damaged',
  'not for this site': 'Not for this site',
}

const ReturnedLine = ({ text, language }: { text: ReturnedText; language: string }) => (
  <li>
    <b>{`Line ${text.line}, ${kindWords[text.kind].toLowerCase()}: `}</b>
    <span dir="auto">{text.source}</span>
    {text.kind === 'changed' && (
      <>
        {' → '}
        <del lang={language} dir="auto">
          {text.before}
        </del>
      </>
    )}
    {text.translation !== '' && (
      <>
        {' → '}
        <span lang={language} dir="auto">
          {text.translation}
        </span>
      </>
    )}
    {text.fault && <span className="muted">{` ${text.fault}.`}</span>}
  </li>
)

/** The texts of some kinds, by their entries. */
const ReturnedPart = ({
  id,
  heading,
  text,
  kinds,
  look: { entries, language },
  isFolded = false,
}: {
  id: string
  heading: string
  text: string
  kinds: readonly ReturnedKind[]
  look: ReturnedLook
  isFolded?: boolean
}) => {
  const found = entries.flatMap(({ texts, ...entry }) => {
    const some = texts.filter(({ kind }) => kinds.includes(kind))
    return some.length > 0 ? [{ ...entry, texts: some }] : []
  })
  if (found.length === 0) return null
  return (
    <StaffSection id={id} heading={heading} text={text}>
      {found.map(({ name, label, texts }) => (
        <Disclosure
          key={name}
          open={!isFolded || found.length === 1}
          summary={`${label}: ${texts.length === 1 ? '1 text' : `${texts.length} texts`}`}
        >
          <ul>
            {texts.map((one) => (
              <ReturnedLine key={`${one.line} ${one.source}`} text={one} language={language} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </StaffSection>
  )
}

/** What a returned file would change, and the press that stores it as drafts. */
export const ReturnedFile = ({ look }: { look: ReturnedLook }) => (
  <>
    <StaffSection
      id="file"
      heading={`File in ${look.name}`}
      text={
        look.drafts > 0 ? 'Visitors see nothing of it before you publish the drafts.' : undefined
      }
    >
      <div className="row">
        {look.drafts > 0 && (
          <PostForm action={languagesAddress} encType="multipart/form-data">
            <input type="hidden" name="act" value="take" />
            <input type="hidden" name="language" value={look.language} />
            <input type="hidden" name="seen" value={look.seen} />
            <input type="hidden" name="file" value={look.file} />
            <Submit>{look.drafts === 1 ? 'Store 1 draft' : `Store ${look.drafts} drafts`}</Submit>
          </PostForm>
        )}
        <TextLink isTall href={languagesAddress}>
          {look.drafts > 0 ? 'Do not store it' : 'Back to Languages'}
        </TextLink>
      </div>
    </StaffSection>
    <ReturnedPart
      id="file-stays"
      heading="What visitors see of these stays"
      text="Texts that are marked as to be read again, or in which something is missing. They are stored as proposals, which you use or discard in the editor."
      kinds={['damaged', 'needs work']}
      look={look}
    />
    <ReturnedPart
      id="file-proposals"
      heading="Original changed since"
      text="These were translated from a text that is another now. They are stored as proposals beside the new one; where it is gone, until it comes back."
      kinds={['original changed']}
      look={look}
    />
    <ReturnedPart
      id="file-taken"
      heading="New and changed"
      text="Visitors see these once they are published."
      kinds={['new', 'changed']}
      look={look}
      isFolded
    />
    <ReturnedPart
      id="file-strange"
      heading="Not for this site"
      text="The site has no such entries, fields or forms of a plural. They are left out."
      kinds={['not for this site']}
      look={look}
      isFolded
    />
    {look.faults.length > 0 && (
      <StaffSection id="file-unread" heading="Not read">
        <ul>
          {look.faults.map(({ line, message }) => (
            <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
          ))}
        </ul>
      </StaffSection>
    )}
  </>
)
