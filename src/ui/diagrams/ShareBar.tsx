import styles from './ShareBar.module.css'

/** A share of the largest as a bar that hangs down, or lies where its room is low. Decoration: the figure stands beside it. */
export const ShareBar = ({ share }: { share: number }) => {
  const length = `${(100 * share).toFixed(1)}%`
  return (
    <svg className={styles['bar']} aria-hidden="true">
      <rect className={styles['down']} width="100%" height={length} />
      <rect className={styles['along']} width={length} height="100%" />
    </svg>
  )
}
