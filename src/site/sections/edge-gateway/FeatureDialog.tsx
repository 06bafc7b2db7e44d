import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { DetailDialog } from '../../../ui/base/DetailDialog.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { GatewayFeature } from '../../drawings/gateway/GatewayFeature.tsx'
import { DefinitionList } from '../DefinitionList.tsx'
import styles from './FeatureDialog.module.css'

type Feature = PageContent<'edge-gateway'>['features']['items'][number]
type Props = {
  id: string
  feature: Feature
  chapters: string[]
}

/** A key feature in full (spec.md §3 gateway feature). */
export const FeatureDialog = ({ id, feature, chapters }: Props) => {
  const { title, description, description1, list1, description2, list2, drawing, figure, chapter } =
    feature
  const number = chapters.indexOf(chapter) + 1
  return (
    <DetailDialog
      id={id}
      title={title}
      close={words().site.close}
      aside={
        <div className={`night ${styles['drawing']}`}>
          <GatewayFeature name={drawing} />
          <div>
            <b>
              {`${figure.value} `}
              <small>{figure.unit}</small>
            </b>
            <p>{figure.text}</p>
          </div>
        </div>
      }
      foot={
        number > 0 && (
          <a href={`${site().technicalDocument}#chapter-${number}`} target="_blank" rel="noopener">
            {say(words().sections.document.chapter, { number })}
            <span className="visually-hidden">{` ${words().site.opensPdf}`}</span>
          </a>
        )
      }
    >
      <Paragraph>{description}</Paragraph>
      <Explanation text={description1} list={list1} />
      <Explanation text={description2} list={list2} />
    </DetailDialog>
  )
}

const Explanation = ({ text, list }: { text: Feature['description1']; list: Feature['list1'] }) => (
  <>
    {text && <Paragraph className="muted">{text}</Paragraph>}
    {list && (
      <DefinitionList
        layout="rows"
        items={list.map(({ label, text }) => ({ title: label, text }))}
      />
    )}
  </>
)
