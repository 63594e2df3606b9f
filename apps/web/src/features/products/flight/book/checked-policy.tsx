import type { BookCheckResult } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import { excessOf, settle } from '@sojourn/domain/booking/ledger/split'
import { weightiest } from '@sojourn/domain/booking/policy/verdict'
import { formatPrice } from '../../../../kit/text/format'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import styles from './checked-policy.module.css'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { travellerNames } from '../../../booking/traveller/traveller-names'
import { PolicyNotes } from '../../../booking/policy/policy-notes'

/** What the standard of the travellers says of the whole journey. */
export function CheckedPolicy({ draft, check }: { draft: FlightTempOrder; check: BookCheckResult }) {
  const text = useText('products/flight/check')
  const verdict = weightiest(check.journeys.map(({ fare }) => fare.verdict))
  const violations = check.journeys.flatMap(({ fare }) => fare.violations)
  if (!isBusiness(draft)) {
    return (
      <Card title={text.policyCard}>
        <p className={styles['plain']}>{text.noPolicy}</p>
      </Card>
    )
  }
  return (
    <Card title={text.policyCard} action={<VerdictBadge verdict={verdict} />}>
      {violations.length > 0 ? (
        <PolicyNotes violations={violations} nameOf={travellerNames(draft.travellers)} />
      ) : (
        <p className={styles['plain']}>{text.withinAll}</p>
      )}
      <Excess check={check} />
      {draft.travellers.length === 0 && <p className={styles['plain']}>{text.chooseTravellersLater}</p>}
    </Card>
  )
}

/** What the travellers pay themselves of these fares, or may choose to pay. */
function Excess({ check }: { check: BookCheckResult }) {
  const text = useText('booking/placing/book')
  const violations = check.journeys.flatMap(({ fare }, journey) =>
    fare.violations.map((violation) => ({ ...violation, journey })),
  )
  const own = excessOf(violations)
  const choice = excessOf(settle(violations, { paysExcess: true })) - own
  return (
    <>
      {own > 0 && <IconLine icon="wallet">{text.excessPays({ amount: formatPrice(own) })}</IconLine>}
      {choice > 0 && <IconLine icon="wallet">{text.excessChoice({ amount: formatPrice(choice) })}</IconLine>}
    </>
  )
}
