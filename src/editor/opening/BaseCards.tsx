import type { ReactNode } from 'react'
import type { Base } from '#src/content/reading/delivered.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { FrameButton, TextLink } from '#src/staff/kit/controls.tsx'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { LanguageField, type LanguageName } from '../languages/LanguageField.tsx'
import { unreadyLanguages } from '../languages/languages.ts'
import styles from './Opening.module.css'
import { OpeningPart } from './OpeningPart.tsx'
import type { SetAsideEntry } from './set-aside.server.ts'

/** What is missing before a site can be opened, and where it is given. */
type Needed = { label: string; href: string }
type Named = { path: string; label: string }
/**
 * `aside`: entries that the choice sets aside; `back`: those that it brings back; `unready`: names of
 * languages that visitors do not see with it.
 */
type BaseChoice = { base: Base; isNow: boolean; aside: Named[]; back: Named[]; unready: string[] }

const cards: Readonly<Record<Base, { name: string; text: string }>> = {
  plain: {
    name: 'Plain site',
    text: 'Neutral pages and one sample product. What you add is there. Visitors see it once you open it.',
  },
  example: {
    name: 'The example',
    text: 'The whole site of the example company, which you change into yours.',
  },
}

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

const Labels = ({ of }: { of: readonly Named[] }) => (
  <ul>
    {of.map(({ path, label }) => (
      <li key={path}>{label}</li>
    ))}
  </ul>
)

/** What happens to an owner's own entries, before the choice is made. */
const Consequences = ({ aside, back, unready }: BaseChoice) => (
  <>
    <p>
      Company, colour, links, booking, prices and accounts stay yours. You can undo it in the
      history.
    </p>
    {aside.length > 0 && (
      <>
        <p>{`${counted(aside.length)} of yours are set aside: stored, but no part of the site. They come back when you choose this beginning again, and what no longer fits then stays stored and is named.`}</p>
        <Labels of={aside} />
      </>
    )}
    {back.length > 0 && (
      <>
        <p>{`${counted(back.length)} that you made here before come back, as far as they still fit:`}</p>
        <Labels of={back} />
      </>
    )}
    {unready.length > 0 && <p>{unreadyLanguages(unready)}</p>}
  </>
)

/** The two beginnings, each with a look at it first. */
export const BaseCards = ({
  choices,
  language,
  languageNames,
  children: look,
}: {
  choices: readonly BaseChoice[]
  /** Name of the language that the site has now. */
  language: string
  languageNames: readonly LanguageName[]
  /** The button *Look first* of the beginning that the site has not got. */
  children?: ReactNode
}) => (
  <OpeningPart
    id="beginning"
    state={choices.map(({ base, isNow }) => (isNow ? cards[base].name : '')).join('')}
    text="Choose first. You can change it later."
  >
    <div className={styles['cards']}>
      {choices.map((choice) => {
        const { base, isNow } = choice
        const { name, text } = cards[base]
        return (
          <section key={base} className="box" aria-labelledby={`base-${base}`}>
            <h3 id={`base-${base}`}>{name}</h3>
            <p>{text}</p>
            {isNow ? (
              <p>
                <strong>The site has this beginning now.</strong>
              </p>
            ) : (
              <>
                {look}
                <Disclosure
                  summary={`Begin with ${base === 'plain' ? 'a plain site' : 'the example'}…`}
                >
                  <Consequences {...choice} />
                  <PostForm action={openingAddress} className="stack">
                    <input type="hidden" name="begin" value={base} />
                    {base === 'plain' && (
                      <LanguageField
                        form="begin"
                        label="Language of the site"
                        hint="Of what you write. What is translated already is in it, and “What is left to write” names what is in English."
                        names={languageNames}
                        defaultValue={language}
                      />
                    )}
                    <FrameButton type="submit">Begin</FrameButton>
                  </PostForm>
                </Disclosure>
              </>
            )}
          </section>
        )
      })}
    </div>
  </OpeningPart>
)

/** Entries that are no part of the site, each of which may come back alone. */
export const SetAside = ({ entries }: { entries: readonly SetAsideEntry[] }) =>
  entries.length === 0 ? null : (
    <OpeningPart
      id="aside"
      state={counted(entries.length)}
      text="You made them with the other beginning, or they do not fit this one. They are stored, and no part of the site."
    >
      <ul>
        {entries.map(({ path, base, label, why, isReplacing }) => (
          <li key={`${base} ${path}`}>
            {why !== null && <p>{`${label} does not fit: ${why}`}</p>}
            {isReplacing && <p>{`${label} would replace what you have published there now.`}</p>}
            <PostForm action={openingAddress} className="row">
              <input type="hidden" name="back" value={path} />
              <input type="hidden" name="of" value={base} />
              <span>{label}</span>
              <FrameButton type="submit" aria-label={`Bring back ${label}`}>
                Bring back
              </FrameButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </OpeningPart>
  )

/** The press that shows a plain site to visitors, with what is missing before and besides. */
export const OpenSite = ({ needed, missing }: { needed: Needed[]; missing: string[] }) => (
  <OpeningPart
    id="open"
    state="Closed to visitors"
    text="Visitors read your name, telephone and e-mail until you open it. You and your staff see all pages."
  >
    {needed.length > 0 && (
      <>
        <p>Before you can open it, these are missing:</p>
        <ul>
          {needed.map(({ label, href }) => (
            <li key={label}>
              <TextLink isTall href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </>
    )}
    {needed.length === 0 && missing.length > 0 && (
      <>
        <p>You can open it. These are still the delivered ones:</p>
        <ul>
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </>
    )}
    {needed.length === 0 && (
      <PostForm action={openingAddress}>
        <input type="hidden" name="open" value="yes" />
        <FrameButton type="submit">Open the site</FrameButton>
      </PostForm>
    )}
  </OpeningPart>
)
