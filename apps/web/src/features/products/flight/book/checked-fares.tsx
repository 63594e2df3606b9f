import type { BookCheckResult } from '@sojourn/contract/products/flight-booking.shapes'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { ConnectionTerms } from './connection-change'
import { FareRuleTiers } from '../fare-rule-popover'
import { viewOfOffer } from '../flight-view'
import { namesOf } from '../format'
import { JourneyBlock } from '../journey-block'
import { isConnection, journeyLabels } from '../journey-labels'
import styles from './checked-fares.module.css'

/** Each journey with the rules of its fare laid open: here is where one reads them. */
export function CheckedFares({ check }: { check: BookCheckResult }) {
  const text = useText('products/flight-check')
  const flightText = useText('products/flight')
  const names = namesOf(check.dictionary)
  const labels = journeyLabels(flightText, check.journeys)
  const connection = isConnection(check.journeys)
  return (
    <Card title={text.fareCard}>
      {check.journeys.map(({ flight, fare }, index) => {
        const rule = names.rules.get(fare.ruleTier)
        return (
          <div key={flight.flightKey} className={styles['journey']}>
            <JourneyBlock
              label={labels[index]}
              flight={viewOfOffer(flight, names)}
              after={connection && index > 0 ? viewOfOffer(check.journeys[0]!.flight, names) : undefined}
              fare={fare}
              rule={undefined}
            />
            {rule && (
              <details className={styles['rule']} open={check.journeys.length === 1}>
                <summary>
                  {flightText.ruleDetails} · {rule.summary}
                </summary>
                <FareRuleTiers rule={rule} fare={fare} flownAs={flight.operating?.flightNo ?? flight.flightNo} />
              </details>
            )}
          </div>
        )
      })}
      {connection && <ConnectionTerms />}
    </Card>
  )
}
