import styles from './spinner.module.css'

/** A turning ring; with a label it is announced, without one it is decoration beside a word. */
export function Spinner({ size = 20, label }: { size?: number; label?: string | undefined }) {
  const ring = <span className={styles['ring']} style={{ width: size, height: size }} aria-hidden />
  if (!label) return ring
  return (
    <span role="status" className={styles['status']}>
      {ring}
      {label}
    </span>
  )
}
