import { TextLink } from '#src/staff/kit/controls.tsx'
import { StaffSection } from '#src/staff/kit/StaffSection.tsx'
import styles from './Newsletter.module.css'
import { type IssueLanguages, issueLooks, issuePreviewAddress, type Look } from './newsletter.ts'

const looks = Object.keys(issueLooks) as Look[] // the keys of the literal

type Props = { article: string; languages: IssueLanguages }

/** The mail as subscribers see it, in a frame that the links change. */
export const IssuePreview = ({ article, languages }: Props) => (
  <StaffSection id="preview" heading="The mail">
    <nav aria-label="Preview" className={styles['looks']}>
      {looks.map((look) => (
        <TextLink key={look} isTall href={issuePreviewAddress(article, look)} target="mail">
          {issueLooks[look]}
        </TextLink>
      ))}
      {languages.translated.map(({ language, name }) => (
        <TextLink
          key={language}
          isTall
          href={issuePreviewAddress(article, 'light', language)}
          target="mail"
        >
          {name}
        </TextLink>
      ))}
    </nav>
    <iframe
      name="mail"
      src={issuePreviewAddress(article, 'light')}
      title="Preview of the mail"
      className={styles['frame']}
    />
  </StaffSection>
)
