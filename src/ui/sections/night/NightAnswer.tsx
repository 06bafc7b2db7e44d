import type { ReactNode } from 'react'
import type { NightView } from '#src/content/night-view.ts'
import styles from './NightAnswer.module.css'

type Props = Pick<NightView, 'sentence'> & {
  kit?: NightView['kit']
  kitName?: string
  children?: ReactNode
}

/** The result of the night, what kept working and what was lost, then what the site costs. */
export const NightAnswer = ({ sentence, kit, kitName, children }: Props) => (
  <div className={styles['answer']}>
    <p className={styles['sentence']} data-answer>
      {sentence}
    </p>
    {kit && (
      <dl className={styles['kit']}>
        <dt className="label">{kitName}</dt>
        <dd>{kit.says}</dd>
      </dl>
    )}
    {children}
  </div>
)
