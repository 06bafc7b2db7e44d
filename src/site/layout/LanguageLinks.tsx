import type { PageLanguage } from '#src/content/languages-of-page.ts'

/** Items of a list that lead to the same page in other languages. */
export const LanguageLinks = ({ languages }: { languages: readonly PageLanguage[] }) =>
  languages.map(({ language, prefix, name, href }) => (
    <li key={language}>
      <a
        href={href}
        hrefLang={language}
        lang={language}
        translate="no"
        data-language-prefix={prefix}
      >
        {name}
      </a>
    </li>
  ))
