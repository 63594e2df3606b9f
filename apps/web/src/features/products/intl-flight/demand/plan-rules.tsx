import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'

/** Refunding and changing: one line as it is, the many of a carrier's tickets to be opened. */
export function PlanRules({ rules }: { rules: string }) {
  const text = useText('products/intl-flight/demand/words')
  const lines = rules.split('\n')
  if (lines.length === 1)
    return (
      <p>
        <span className={styles['soft']}>{text.rules}</span> {rules}
      </p>
    )
  return (
    <details className={styles['rules']}>
      <summary>{text.rulesOf({ count: lines.length })}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
