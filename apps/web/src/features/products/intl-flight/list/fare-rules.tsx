import type { IntlChoice } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { carrierName, type IntlNames } from '../itinerary/names'
import { RulesTable } from '../itinerary/rules-table'
import { useFareRules } from '../queries'
import styles from './fare-rules.module.css'

interface FareRulesProps {
  tempOrderNo: string
  /** As far as the trip is chosen, the fare in question last. */
  choices: IntlChoice[]
  names: IntlNames
}

/** Every rule of the tickets that a fare needs, in a table; fetched when somebody asks for them. */
export function FareRules({ tempOrderNo, choices, names }: FareRulesProps) {
  const text = useText('products/intl-flight/search/list')
  const { data, error, refetch } = useFareRules(tempOrderNo, choices)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <span role="status" className="visually-hidden">
          {text.rulesLoading}
        </span>
        <SkeletonList count={4} height={20} gap={8} />
      </>
    )
  return (
    <div className={styles['rules']}>
      {data.tickets.map(({ validatingCarrier, slices, rules }) => (
        <section key={slices.join()}>
          <h3>
            {text.rulesOf({
              carrier: carrierName(names, validatingCarrier),
              legs: slices.map((slice) => slice + 1).join(', '),
            })}
          </h3>
          <RulesTable rules={rules} caption={text.rules} />
        </section>
      ))}
      <p className={styles['note']}>{text.rulesNote}</p>
    </div>
  )
}
