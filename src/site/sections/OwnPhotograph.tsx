import type { OwnPhotographContent as Content } from '#src/content/schemas/evidence-schemas.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Photograph } from '../../ui/base/Picture.tsx'
import { Figure } from './Figure.tsx'
import { Section } from './Section.tsx'

type Props = Pick<Content, 'caption' | 'on' | 'place'> & { photograph: Photograph }

export const OwnPhotograph = ({ photograph, caption, on, place }: Props) => (
  <Section id="photograph">
    <Figure
      photograph={photograph}
      frame="narrow"
      caption={caption}
      captionAt="below"
      taken={say(words().sections.taken, { place, date: formatDay(on, site().locale, 'long') })}
    />
  </Section>
)
