import { Text } from '../../base/Text.tsx'
import styles from './MissionAndVision.module.css'

type Aim = { heading: string; text: string }

/** Mission and vision side by side: what is done every day, and what it is done for. */
export const MissionAndVision = ({ mission, vision }: { mission: Aim; vision: Aim }) => (
  <section className="section white">
    <div className={`container ${styles['aims']}`}>
      {[mission, vision].map(({ heading, text }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          <p>
            <Text>{text}</Text>
          </p>
        </div>
      ))}
    </div>
  </section>
)
