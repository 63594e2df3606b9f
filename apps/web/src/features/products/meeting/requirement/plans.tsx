import type { MeetingDemandDetail, MeetingPlan } from '@sojourn/contract/products/meeting/requirement.shapes'
import { meetingLineKinds } from '@sojourn/contract/products/meeting/meeting-words'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { openMeetingPlan } from '../../../../api/calls/products/meeting/booking'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Card } from '../../../../kit/layout/page'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { Badge } from '../../../../kit/marks/badge'
import { toast } from '../../../../kit/overlays/toast'
import { formatDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../meeting.module.css'

interface PlansPart {
  demand: MeetingDemandDetail
}

/** The offers of the venues side by side; one is chosen by paying its deposit. */
export function Plans({ demand }: PlansPart) {
  const text = useText('products/meeting/requirement')
  return (
    <Card title={text.plans}>
      {demand.plans.length === 0 ? (
        <EmptyState compact icon="headset" title={text.noPlans}>
          {text.noPlansWhy}
        </EmptyState>
      ) : (
        <div className={styles['scroll']} role="region" aria-label={text.plans} tabIndex={0}>
          <Comparison demand={demand} />
        </div>
      )}
    </Card>
  )
}

function Comparison({ demand }: PlansPart) {
  const text = useText('products/meeting/requirement')
  const { plans } = demand
  return (
    <table className={styles['compare']}>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          {plans.map((plan, index) => (
            <th key={plan.planId} scope="col">
              <strong>{text.plan({ number: index + 1 })}</strong>
              <PlanBadges plan={plan} plans={plans} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Where plans={plans} />
        <Costs plans={plans} />
        <Row name={text.validUntil} plans={plans} cell={({ validUntil }) => formatInstant(validUntil)} />
        {plans.some(({ violations }) => violations.length > 0) && (
          <Row
            name={text.policy}
            plans={plans}
            cell={({ violations }) => <Terms terms={violations.map(({ sentence }) => sentence)} />}
          />
        )}
        <Row name={text.terms} plans={plans} cell={({ terms }) => <Terms terms={terms} />} />
        {plans.some(({ note }) => note) && <Row name={text.note} plans={plans} cell={({ note }) => note ?? ''} />}
      </tbody>
      {demand.canAccept && <Choices demand={demand} />}
    </table>
  )
}

type PlanList = Pick<MeetingDemandDetail, 'plans'>

function Where({ plans }: PlanList) {
  const text = useText('products/meeting/requirement')
  const words = useText('products/meeting/words')
  return (
    <>
      <Row name={text.venues} plans={plans} cell={({ venueName, address }) => <Two first={venueName} second={address} />} />
      <Row
        name={text.hall}
        plans={plans}
        cell={({ hallName, layout, seats }) => (
          <Two first={hallName} second={`${words.layouts[layout]} · ${words.seats({ count: seats })}`} />
        )}
      />
      <Row name={text.planDays} plans={plans} cell={({ days }) => days.map((day) => formatDate(day)).join(' · ')} />
    </>
  )
}

function Costs({ plans }: PlanList) {
  const text = useText('products/meeting/requirement')
  const words = useText('products/meeting/words')
  const kinds = meetingLineKinds.filter((kind) => plans.some(({ lines }) => lines.some((line) => line.kind === kind)))
  return (
    <>
      {kinds.map((kind) => (
        <Row
          key={kind}
          figure
          name={words.lines[kind]}
          plans={plans}
          cell={({ lines }) => <Amount lines={lines} kind={kind} />}
        />
      ))}
      <Row figure sum name={words.total} plans={plans} cell={({ total }) => formatPrice(total)} />
      <Row figure sum name={words.perPerson} plans={plans} cell={(plan) => formatPrice(plan.perPerson)} />
      <Row
        figure
        name={words.deposit}
        plans={plans}
        cell={({ deposit, depositPercent: percent }) => <Two first={formatPrice(deposit)} second={text.depositOf({ percent })} />}
      />
    </>
  )
}

interface RowProps {
  name: string
  plans: readonly MeetingPlan[]
  cell: (plan: MeetingPlan) => ReactNode
  figure?: boolean
  sum?: boolean
}

function Row({ name, plans, cell, figure, sum }: RowProps) {
  return (
    <tr className={sum ? styles['sum'] : undefined}>
      <th scope="row">{name}</th>
      {plans.map((plan) => (
        <td key={plan.planId} className={figure ? styles['figure'] : undefined}>
          {cell(plan)}
        </td>
      ))}
    </tr>
  )
}

function Terms({ terms }: Pick<MeetingPlan, 'terms'>) {
  return (
    <ul>
      {terms.map((term) => (
        <li key={term} className={styles['soft']}>
          {term}
        </li>
      ))}
    </ul>
  )
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles['words']}>
      <span>{first}</span>
      <span className={styles['soft']}>{second}</span>
    </span>
  )
}

function Amount({ lines, kind }: Pick<MeetingPlan, 'lines'> & { kind: MeetingPlan['lines'][number]['kind'] }) {
  const words = useText('products/meeting/words')
  const line = lines.find((each) => each.kind === kind)
  if (!line) return '—'
  const { unit, count, times, amount } = line
  return count * times === 1 ? (
    formatPrice(amount)
  ) : (
    <Two first={formatPrice(amount)} second={words.lineOf({ unit: formatPrice(unit), count, times })} />
  )
}

function PlanBadges({ plan, plans }: { plan: MeetingPlan; plans: readonly MeetingPlan[] }) {
  const text = useText('products/meeting/requirement')
  const least = Math.min(...plans.map(({ total }) => total))
  return (
    <span className={styles['badges']}>
      {plans.length > 1 && plan.total === least && <Badge tone="good">{text.cheapest}</Badge>}
      {plan.verdict && plan.verdict !== 'within' && <VerdictBadge verdict={plan.verdict} />}
      {plan.overBudget && <Badge tone="excess">{text.overBudget}</Badge>}
      {plan.counters && <Badge tone="warn">{text.counters}</Badge>}
      {!plan.open && <Badge tone="locked">{text.over}</Badge>}
    </span>
  )
}

/** A draft of the order of the deposit; then its form. */
function Choices({ demand: { demandNo, plans } }: PlansPart) {
  const text = useText('products/meeting/requirement')
  const navigate = useNavigate()
  const open = useWrite(openMeetingPlan)
  const choose = (planId: string) =>
    open.mutate(
      { demandNo, planId },
      {
        onSuccess: ({ tempOrderNo }) => void navigate(paths.meetingPlaceOrder({ tempOrderNo })),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <tfoot>
      <tr>
        <th scope="row">{text.choose}</th>
        {plans.map((plan, index) => (
          <td key={plan.planId}>
            {plan.open && (
              <Button
                kind="brand"
                busy={open.isPending && open.variables.planId === plan.planId}
                aria-label={text.chooseOf({ number: index + 1 })}
                onClick={() => choose(plan.planId)}
              >
                {text.choose}
              </Button>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
