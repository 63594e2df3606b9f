import { useText } from '../../../kit/text/text'
import styles from './quote.module.css'

export interface ApprovalLevelsProps {
  levels: readonly { level: number; approvers: readonly string[] }[]
  title: string
  /** Said where nobody must agree. */
  none: string
}

/** Who will decide, level by level. */
export function ApprovalLevels({ levels, title, none }: ApprovalLevelsProps) {
  const text = useText('booking/placing/book')
  return (
    <div className={styles['part']}>
      <h3>{title}</h3>
      {levels.length === 0 ? (
        <p className={styles['levels']}>{none}</p>
      ) : (
        <ol className={styles['levels']}>
          {levels.map(({ level, approvers }) => (
            <li key={level}>{text.level({ level, names: text.list({ items: approvers }) })}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
