import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { needsReason } from '@sojourn/domain/booking/policy/verdict'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Icon } from '../../../kit/marks/icon'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import styles from './approval-case.module.css'
import { TravellerCosts } from '../traveller/traveller-costs'

type Traveller = OrderCore['travellerList'][number]
type Violation = Traveller['violations'][number]

const tones: Record<Violation['handling'], Tone> = {
  remind: 'neutral',
  reason: 'warn',
  approval: 'warn',
  choose: 'warn',
  payExcess: 'excess',
  forbid: 'locked',
}

/** Who travels and why, and where each traveller leaves the policy. */
export function ApprovalPeople({ order }: { order: OrderCore }) {
  const text = useText('booking/approval/page')
  const shared = useText('booking/centre')
  return (
    <Card title={text.who} action={<VerdictBadge verdict={order.verdict} />}>
      <FactList>
        <Fact name={text.purpose}>
          {order.purpose || order.application?.title || <span className={styles['faint']}>{text.noPurpose}</span>}
        </Fact>
        <Fact name={shared.orderNo}>
          {order.orderNo} · {shared.bookedBy({ name: order.booker })}
        </Fact>
      </FactList>
      <ul className={styles['people']}>
        {order.travellerList.map((traveller) => (
          <li key={traveller.employeeId} className={styles['person']}>
            <div className={styles['personHead']}>
              <Icon name="user" />
              <strong>{traveller.name}</strong>
            </div>
            <TravellerCosts traveller={traveller} className={styles['faint']} />
            <Violations traveller={traveller} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Violations({ traveller }: { traveller: Traveller }) {
  const text = useText('booking/approval/page')
  if (traveller.violations.length === 0) {
    return (
      <p className={styles['complies']}>
        <Icon name="shield" size={16} />
        {text.complies}
      </p>
    )
  }
  // One change may cure several rules; it is said once.
  const changes = [...new Set(traveller.violations.flatMap(({ change }) => change ?? []))]
  return (
    <div className={styles['violations']}>
      {traveller.violations.map((violation) => (
        <p key={`${violation.rule}-${violation.sentence}`}>
          <Badge tone={tones[violation.handling]} icon="alert">
            {text.handlings[violation.handling]}
          </Badge>{' '}
          {violation.sentence}
        </p>
      ))}
      {changes.map((change) => (
        <IconLine key={change} icon="leaf" tone="good">
          {change}
        </IconLine>
      ))}
      {(traveller.reason || needsReason(traveller.violations)) && (
        <p className={styles['reason']}>
          <span className={styles['faint']}>{text.reasonGiven}</span>
          {traveller.reason || text.noReason}
        </p>
      )}
    </div>
  )
}
