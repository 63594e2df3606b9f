import { Skeleton, SkeletonList } from '../../../kit/feedback/skeleton'
import styles from './list-page.module.css'

/** The shape of a list while its supplier answers; the label is for those who listen. */
export function ListWaiting({ label }: { label: string }) {
  return (
    <div className={styles['waiting']}>
      <span role="status" className="visually-hidden">
        {label}
      </span>
      <Skeleton height={520} radius={8} />
      <div className={styles['cards']}>
        <Skeleton height={44} radius={8} />
        <span className={styles['bar']} />
        <SkeletonList count={8} height={90} gap={8} />
      </div>
    </div>
  )
}
