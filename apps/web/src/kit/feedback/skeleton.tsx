import { classNames } from '../browser/class-names'
import styles from './skeleton.module.css'

/** The shape of what is coming; it shows itself only after 300 ms, so that fast answers never flicker. */
export function Skeleton({
  height = 20,
  width,
  radius,
  now,
}: {
  height?: number | string
  width?: number | string
  radius?: number
  now?: boolean
}) {
  return (
    <span
      className={classNames(styles['skeleton'], now && styles['now'])}
      style={{ height, width, borderRadius: radius }}
      aria-hidden
    />
  )
}

/** Several lines or cards of one height. */
export function SkeletonList({ count, height, gap = 12 }: { count: number; height: number; gap?: number }) {
  return (
    <div style={{ display: 'grid', gap }} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} radius={8} />
      ))}
    </div>
  )
}
