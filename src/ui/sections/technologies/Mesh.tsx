import { ZigbeeMesh } from '../../diagrams/ZigbeeMesh.tsx'
import { Section } from '../Section.tsx'
import styles from './Mesh.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; text: string; caption: string }

/** Why a reading takes a way round: a floor with a concrete core. */
export const Mesh = ({ heading, text, caption }: Props) => (
  <Section layout="split" heading={heading} lead={text}>
    <figure className={styles['mesh']}>
      <ZigbeeMesh />
      <figcaption>{caption}</figcaption>
    </figure>
  </Section>
)
