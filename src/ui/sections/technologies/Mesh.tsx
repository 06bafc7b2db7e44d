import { ZigbeeMesh } from '../../diagrams/ZigbeeMesh.tsx'
import { SideHead } from '../SideHead.tsx'
import styles from './Mesh.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; text: string; caption: string }

/** Why a reading takes a way round: a floor with a concrete core. */
export const Mesh = ({ heading, text, caption }: Props) => (
  <SideHead heading={heading} text={text}>
    <figure className={styles['mesh']}>
      <ZigbeeMesh />
      <figcaption>{caption}</figcaption>
    </figure>
  </SideHead>
)
