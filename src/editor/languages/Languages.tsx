import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { LineButton, Submit, TextLink } from '#src/staff/kit/controls.tsx'
import { StaffFact, StaffFacts, StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { Field } from '#src/ui/base/form/Field.tsx'
import { LanguageField, type LanguageName } from './LanguageField.tsx'
import {
  type LanguageState,
  languageFileAddress,
  languagesAddress,
  type ReturnedLook,
} from './languages.ts'

const percent = ({ done, all }: { done: number; all: number }) =>
  all === 0 ? 'nothing to translate' : `${done} of ${all}`

type ActProps = { act: string; language: string; label: string; name: string }

const Act = ({ act, language, label, name }: ActProps) => (
  <PostForm action={languagesAddress}>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="language" value={language} />
    <LineButton type="submit" aria-label={`${label}: ${name}`}>
      {label}
    </LineButton>
  </PostForm>
)

const stateWords: Readonly<Record<LanguageState['state'], string>> = {
  first: 'The language of the site',
  shown: 'Visitors see it',
  prepared: 'In preparation',
}

/** What has to be complete in a language, by entry. */
const Missing = ({
  state: { missing, drafts },
  until,
}: {
  state: LanguageState
  until: string
}) => (
  <Disclosure summary={`${until}: ${missing.length} to complete`}>
    <p>People consent to these texts, and confirm and change things with them:</p>
    <ul>
      {missing.map(({ href, label, message }) => (
        <li key={href}>
          <TextLink isTall href={`${href}&open`}>
            {label}
          </TextLink>
          <span className="muted">{` ${message}`}</span>
        </li>
      ))}
    </ul>
    {drafts > 0 && <p>Drafts do not count before they are published.</p>}
  </Disclosure>
)

/** What visitors would read, and the press that shows the language. */
const Show = ({ state, first }: { state: LanguageState; first: string }) => {
  const { language, name, missing, untranslated } = state
  if (missing.length > 0) return <Missing state={state} until={`Before visitors see ${name}`} />
  return (
    <Disclosure summary={`Show ${name} to visitors…`}>
      {untranslated.length === 0 ? (
        <p>{`Every page is shown in ${name}.`}</p>
      ) : (
        <>
          <p>{`Visitors read these in ${first} until they are translated, and are told so:`}</p>
          <ul>
            {untranslated.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
      <Act act="show" language={language} name={name} label="Show to visitors" />
    </Disclosure>
  )
}

const Language = ({ state, first }: { state: LanguageState; first: string }) => {
  const { language, name, words, texts, next, drafts, untranslated, missing } = state
  const isFirst = state.state === 'first'
  return (
    <StaffSection id={`language-${language}`} heading={name}>
      <StaffFacts>
        <StaffFact label="State">{stateWords[state.state]}</StaffFact>
        <StaffFact label="Words of the site">{percent(words)}</StaffFact>
        {!isFirst && (
          <StaffFact label="Pages, products and other texts">{percent(texts)}</StaffFact>
        )}
        {state.state === 'shown' && untranslated.length > 0 && (
          <StaffFact label={`Shown in ${first}`}>{untranslated.join(', ')}</StaffFact>
        )}
        {drafts > 0 && (
          <StaffFact label="Drafts">
            <TextLink href="/admin/content/publish">
              {drafts === 1 ? '1 to be published' : `${drafts} to be published`}
            </TextLink>
          </StaffFact>
        )}
      </StaffFacts>
      <div className="row">
        {next === null ? (
          <p>Every text is translated.</p>
        ) : (
          <TextLink isTall href={next} aria-label={`Continue: ${name}`}>
            Continue
          </TextLink>
        )}
        <TextLink
          isTall
          href={`${languageFileAddress}?language=${language}`}
          download={`${language}.po`}
          aria-label={`Download file: ${name}`}
        >
          Download file
        </TextLink>
        {!isFirst && <Act act="off" language={language} name={name} label="Take off" />}
      </div>
      {isFirst && (
        <p>
          {`You write pages and products in ${name}. `}
          {words.done < words.all &&
            'The words of the site, such as buttons, forms and mails, are delivered in English, and visitors read those that are open in English.'}
        </p>
      )}
      {isFirst && missing.length > 0 && <Missing state={state} until="Before the site is opened" />}
      <Disclosure summary="Upload file…">
        <p>
          A PO file that a translator has filled in. It becomes drafts: nothing changes for visitors
          before you publish them.
        </p>
        <PostForm action={languagesAddress} encType="multipart/form-data" className="stack">
          <input type="hidden" name="act" value="file" />
          <input type="hidden" name="language" value={language} />
          <Field
            form={`upload-${language}`}
            name="file"
            type="file"
            label={`File in ${name}`}
            accept=".po,text/x-gettext-translation"
          />
          <Submit>Upload file</Submit>
        </PostForm>
      </Disclosure>
      {state.state === 'prepared' && <Show state={state} first={first} />}
    </StaffSection>
  )
}

/** What a returned file changes, by its lines. */
const Returned = ({ look }: { look: ReturnedLook }) => {
  const notTaken = look.texts.filter(({ kind }) => kind === 'damaged' || kind === 'needs work')
  const others = look.texts.filter((one) => !notTaken.includes(one))
  const list = (texts: typeof others) => (
    <ul>
      {texts.map(({ line, kind, source, translation, fault }) => (
        <li key={line}>
          <b>{`Line ${line}, ${kind}: `}</b>
          <span dir="auto">{source}</span>
          {' → '}
          <span lang={look.language} dir="auto">
            {translation}
          </span>
          {fault && <span className="muted">{` ${fault}.`}</span>}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {look.faults.length > 0 && (
        <>
          <p>Not read:</p>
          <ul>
            {look.faults.map(({ line, message }) => (
              <li key={`${line} ${message}`}>{`Line ${line}: ${message}`}</li>
            ))}
          </ul>
        </>
      )}
      {notTaken.length > 0 && (
        <>
          <p>What visitors see of these stays as it is:</p>
          {list(notTaken)}
        </>
      )}
      {others.length > 0 && (
        <Disclosure summary={`See all ${others.length} lines`}>{list(others)}</Disclosure>
      )}
    </>
  )
}

type Props = {
  first: string
  languages: LanguageState[]
  names: readonly LanguageName[]
  posted: (PostedForm & { given?: ReturnedLook }) | null
  said: string | null
  isOwner: boolean
}

/** The languages of the site: what is done in each, and what is done with it. */
export const Languages = ({ first, languages, names, posted, said, isOwner }: Props) => (
  <>
    {said && !posted && <Answer status={{ kind: 'success', message: said }} />}
    {posted?.message && (
      <Answer
        status={{
          kind: posted.outcome === 'done' ? 'success' : 'error',
          message: posted.message,
          detail: posted.detail,
        }}
      />
    )}
    {posted?.given && <Returned look={posted.given} />}
    <p>
      {`The texts are written in ${first}. `}A page is shown in another language once its title, its
      first heading and four fifths of what visitors read on it are translated; a product and an
      article always.
    </p>
    {languages.map((state) => (
      <Language key={state.language} state={state} first={first} />
    ))}
    <StaffSection
      id="add"
      heading="Add a language"
      text="It is in preparation first: you translate and preview it, and no visitor sees it."
    >
      {isOwner ? (
        <PostForm action={languagesAddress} className="stack">
          <input type="hidden" name="act" value="add" />
          <LanguageField
            form="languages"
            label="Language"
            hint="Type its name, in English or in itself, or its code."
            names={names}
          />
          <Submit>Add language</Submit>
        </PostForm>
      ) : (
        <p>An owner adds a language, shows it and takes it off.</p>
      )}
    </StaffSection>
  </>
)
