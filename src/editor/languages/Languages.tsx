import type { ReactNode } from 'react'
import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { LineButton, Submit, TextLink } from '#src/staff/kit/controls.tsx'
import { StaffFact, StaffFacts, StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { Answer, PostForm } from '#src/ui/base/form/Answer.tsx'
import { describeField, FieldRow } from '#src/ui/base/form/Field.tsx'
import { FileInput } from '#src/ui/base/form/FileInput.tsx'
import { publishAddress } from '../kit/state-words.ts'
import { LanguageField, type LanguageName } from './LanguageField.tsx'
import {
  type LanguageState,
  languageFileAddress,
  languagesAddress,
  type PeopleInLanguage,
  peopleInWords,
  progressInWords,
  type ReturnedLook,
  stateWords,
} from './languages.ts'
import { isDamaged, ReturnedFile } from './ReturnedFile.tsx'

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

/** The field for a file in a language. */
const uploadOf = (language: string) => ({ form: `upload-${language}`, name: 'file' })

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

/** A press whose question was open when it asked for a proof of identity. */
type Asked = { act: string; language: string; text: string }

/** Says beside a button, after a proof of identity, that the press did nothing yet. */
const PressOnceMore = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: the page goes on where a press was interrupted
  <p role="status" className="notice" tabIndex={-1} autoFocus>
    {text}
  </p>
)

type QuestionProps = {
  summary: string
  act: Omit<ActProps, 'name'>
  name: string
  asked: Asked | null
}

/** What follows of a press, and its button. */
const Question = ({
  summary,
  act,
  name,
  asked,
  children,
}: QuestionProps & { children: ReactNode }) => {
  const isAsked = asked?.act === act.act && asked.language === act.language
  return (
    <Disclosure summary={summary} open={isAsked}>
      <div className="stack">
        {children}
        {isAsked && <PressOnceMore text={asked.text} />}
        <Act {...act} name={name} />
      </div>
    </Disclosure>
  )
}

/** What visitors would read, and the press that shows the language. */
const Show = ({ state, first, asked }: LanguageProps) => {
  const { language, name, missing, untranslated } = state
  if (missing.length > 0) return <Missing state={state} until={`Before visitors see ${name}`} />
  return (
    <Question
      summary={`Show ${name} to visitors…`}
      act={{ act: 'show', language, label: 'Show to visitors' }}
      {...{ name, asked }}
    >
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
    </Question>
  )
}

const pagesInWords = (pages: number, first: string): string =>
  pages === 1
    ? `The address of its one page leads to the same page in ${first}.`
    : `The addresses of its ${pages} pages lead to the same pages in ${first}.`

/** What follows for visitors, and the press that takes the language from them. */
const TakeOff = ({
  state: { language, name, pages },
  first,
  asked,
  people,
}: LanguageProps & { people: PeopleInLanguage }) => (
  <Question
    summary={`Take ${name} off…`}
    act={{ act: 'off', language, label: 'Take off' }}
    {...{ name, asked }}
  >
    <p>{`Visitors do not see ${name} any more. ${pagesInWords(pages, first)}`}</p>
    <p>{peopleInWords(name, people)}</p>
    <p>Its translations are stored. You go on with them here, and can show it again.</p>
  </Question>
)

/** What stays, and the press that removes the language. */
const Remove = ({ state: { language, name, words, texts, drafts }, asked }: LanguageProps) => {
  const done = words.done + texts.done
  return (
    <Question
      summary={`Remove ${name} from the site…`}
      act={{ act: 'remove', language, label: 'Remove from the site' }}
      {...{ name, asked }}
    >
      <p>
        {`${name} goes from this page and from the editor. `}
        {done > 0 &&
          `${done === 1 ? 'The text that is' : `The ${done} texts that are`} translated so far ${done === 1 ? 'stays' : 'stay'} stored${drafts > 0 ? ' with its drafts' : ''}, and ${done === 1 ? 'comes' : 'come'} back when you add ${name} again.`}
      </p>
    </Question>
  )
}

type LanguageProps = { state: LanguageState; first: string; asked: Asked | null }

const Language = ({
  state,
  first,
  asked,
  people,
}: LanguageProps & { people: PeopleInLanguage }) => {
  const { language, name, words, texts, next, drafts, untranslated, missing } = state
  const isFirst = state.state === 'first'
  return (
    <StaffSection id={`language-${language}`} heading={name}>
      <StaffFacts>
        <StaffFact label="State">{stateWords[state.state]}</StaffFact>
        <StaffFact label="Words of the site">{progressInWords(words)}</StaffFact>
        {!isFirst && (
          <StaffFact label="Pages, products and other texts">{progressInWords(texts)}</StaffFact>
        )}
        {state.state === 'shown' && untranslated.length > 0 && (
          <StaffFact label={`Shown in ${first}`}>{untranslated.join(', ')}</StaffFact>
        )}
        {drafts > 0 && (
          <StaffFact label="Drafts">
            <TextLink href={publishAddress(`content/languages/${language}/`)}>
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
          aria-label={`Download file: ${name}`}
        >
          Download file
        </TextLink>
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
          A PO file that a translator has filled in. You see what it changes before anything is
          stored, and visitors see it once you have published the drafts.
        </p>
        <PostForm action={languagesAddress} encType="multipart/form-data" className="stack">
          <input type="hidden" name="act" value="file" />
          <input type="hidden" name="language" value={language} />
          <FieldRow {...uploadOf(language)} label={`File in ${name}`}>
            <FileInput
              {...describeField(uploadOf(language))}
              choose="Choose a file"
              accept=".po,text/x-gettext-translation"
              required
            />
          </FieldRow>
          <Submit>See what it changes</Submit>
        </PostForm>
      </Disclosure>
      {state.state === 'prepared' && (
        <>
          <Show {...{ state, first, asked }} />
          <Remove {...{ state, first, asked }} />
        </>
      )}
      {state.state === 'shown' && <TakeOff {...{ state, first, asked, people }} />}
    </StaffSection>
  )
}

type Props = {
  first: string
  languages: LanguageState[]
  names: readonly LanguageName[]
  posted: (PostedForm & { given?: ReturnedLook }) | null
  said: string | null
  isOwner: boolean
  asked: Asked | null
  people: ReadonlyMap<string, PeopleInLanguage>
}

/** What is done in each language, and what is done with it. */
const AllLanguages = ({
  first,
  languages,
  names,
  isOwner,
  asked,
  people,
}: Omit<Props, 'posted' | 'said'>) => (
  <>
    <p>
      {`The texts are written in ${first}. `}A page is shown in another language once its title, its
      first heading and four fifths of what visitors read on it are translated; a product and an
      article always. When an original changes, its translation stays and is counted as open until
      somebody looks at it. Only where figures, links or names in braces have changed, and in what
      people consent to or what binds you, visitors read the original until then.
    </p>
    {languages.map((state) => (
      <Language
        key={state.language}
        {...{ state, first, asked }}
        people={people.get(state.language) ?? { requests: 0, subscribers: 0 }}
      />
    ))}
    <StaffSection
      id="add"
      heading="Add a language"
      text="It is in preparation first: you translate and preview it, and no visitor sees it."
    >
      {isOwner ? (
        <PostForm action={languagesAddress} className="stack">
          <input type="hidden" name="act" value="add" />
          {asked?.act === 'add' && <PressOnceMore text={asked.text} />}
          <LanguageField
            form="languages"
            label="Language"
            hint="Type its name, in English or in itself, or its code."
            names={names}
            defaultValue={asked?.act === 'add' ? asked.language : undefined}
          />
          <Submit>Add language</Submit>
        </PostForm>
      ) : (
        <p>An owner adds a language, shows it, takes it off and removes it.</p>
      )}
    </StaffSection>
  </>
)

/** The languages of the site, or what a returned file would change in one of them. */
export const Languages = ({ posted, said, ...all }: Props) => (
  <>
    {said && !posted && <Answer status={{ kind: 'success', message: said }} />}
    {posted?.message && (
      <Answer
        status={{
          kind: posted.outcome === 'done' && !isDamaged(posted.given) ? 'success' : 'error',
          message: posted.message,
          detail: posted.detail,
        }}
      />
    )}
    {posted?.given ? <ReturnedFile look={posted.given} /> : <AllLanguages {...all} />}
  </>
)
