import { formatInstant } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import styles from './quote.module.css'

interface HoldsUntilProps {
  at: string | undefined
  sentence: (p: { time: string }) => string
}

/** Until when the fees of a quote are these. */
export function HoldsUntil({ at, sentence }: HoldsUntilProps) {
  if (!at) return null
  return (
    <p className={styles['hold']}>
      <Icon name="clock" size={16} />
      {sentence({ time: formatInstant(at) })}
    </p>
  )
}
