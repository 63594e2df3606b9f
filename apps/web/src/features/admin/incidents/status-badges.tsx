import { Badge } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import { statusLooks } from './incident-looks'
import styles from './incidents.module.css'

interface Counts {
  help: number
  unreached: number
  safe: number
}
const order = ['help', 'unreached', 'safe'] as const

/** How many stand how, the most urgent first; of whom there is nobody nothing is said. */
export function StatusBadges({ counts }: { counts: Counts }) {
  const { statuses } = useText('admin/orders/incidents')
  return (
    <span className={styles['badges']}>
      {order.map(
        (status) =>
          counts[status] > 0 && <Badge key={status} {...statusLooks[status]}>{`${statuses[status]} ${counts[status]}`}</Badge>,
      )}
    </span>
  )
}
