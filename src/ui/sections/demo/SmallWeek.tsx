import { getDemoWeek } from '#src/content/demo.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { site as company } from '#src/content/settings/site.ts'
import { SmallScreen } from './SmallScreen.tsx'
import { WeekPage } from './WeekPage.tsx'

export const SmallWeek = ({ words }: { words: DemoWords }) => (
  <SmallScreen href="/demo/cold-store" caption={words.frames.week} words={words}>
    <WeekPage week={getDemoWeek()} words={words} locale={company().locale} />
  </SmallScreen>
)
