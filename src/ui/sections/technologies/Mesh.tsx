import { ZigbeeMesh } from '../../diagrams/ZigbeeMesh.tsx'
import { SplitSection } from '../SplitSection.tsx'
import styles from './Mesh.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; text: string; caption: string }

/** Why a reading takes a way round: a floor with a concrete core. */
export const Mesh = ({ heading, text, caption }: Props) => (
  <SplitSection heading={heading} text={text}>
    <figure className={styles['mesh']}>
      <ZigbeeMesh />
      <figcaption>{caption}</figcaption>
    </figure>
  </SplitSection>
)
