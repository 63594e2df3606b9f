import { Badge } from '../../../kit/marks/badge'
import { useText } from '../../../kit/text/text'
import { standingLooks } from './incident-looks'
import styles from './incidents.module.css'

interface Counts {
  help: number
  unreached: number
  safe: number
}
const order = ['help', 'unreached', 'safe'] as const

/** How many stand how, the most urgent first; of whom there is nobody nothing is said. */
export function StandingBadges({ counts }: { counts: Counts }) {
  const { standings } = useText('admin/orders/incidents')
  return (
    <span className={styles['badges']}>
      {order.map(
        (standing) =>
          counts[standing] > 0 && (
            <Badge key={standing} {...standingLooks[standing]}>{`${standings[standing]} ${counts[standing]}`}</Badge>
          ),
      )}
    </span>
  )
}
