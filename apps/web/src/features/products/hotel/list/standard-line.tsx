import type { HotelSearchResult } from '@sojourn/contract/products/hotel/search.shapes'
import { Badge } from '../../../../kit/marks/badge'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import styles from './standard-line.module.css'

/** What a night may cost in this city and season, and how that came about (handbook 7.3). */
export function StandardLine({ result }: { result: Pick<HotelSearchResult, 'policyApplies' | 'standards'> }) {
  const text = useText('products/hotel/list')
  const { standards, policyApplies } = result
  if (!policyApplies) return null
  const nights = standards.flatMap((standard) => standard.nights)
  if (nights.length === 0) {
    return (
      <p className={styles['line']}>
        <Icon name="shield" size={18} />
        {text.noStandard}
      </p>
    )
  }
  const sentences = [...new Set(standards.map(({ sentence }) => sentence))]
  return (
    <div className={styles['line']}>
      <Icon name="shield" size={18} />
      <span>
        <strong>{text.standard}</strong>
        {sentences.map((sentence) => (
          <span key={sentence} className={styles['sentence']}>
            {sentence}
          </span>
        ))}
      </span>
      <span className={styles['badges']}>
        {nights.some(({ season }) => season) && <Badge icon="calendar">{text.season}</Badge>}
        {nights.some(({ violateCanBook }) => !violateCanBook) && (
          <Badge tone="locked" icon="lock">
            {text.strict}
          </Badge>
        )}
      </span>
    </div>
  )
}
