import type { FlightDemandDetail, FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useNavigate } from 'react-router'
import { processFlightDemandPolicy } from '../../../../api/calls/products/intl-flight/demand'
import { queryClient, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { Price } from '../../../../kit/marks/price'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { toast } from '../../../../kit/overlays/toast'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useExpired } from '../use-expired'
import { demandReads } from './demand-reads'
import styles from './demand.module.css'
import { PlanJourney } from './plan-journey'
import { PlanRules } from './plan-rules'
import { SupplyMarks } from './supplied-plan'

/** The agency's plans side by side, each with what the standards of its travellers say; one is chosen by booking it. */
export function DemandPlans({ demand }: { demand: FlightDemandDetail }) {
  const text = useText('products/intl-flight/demand/words')
  const { choose, busyWith } = useChoose(demand.demandNo)
  return (
    <Card title={text.plansTitle}>
      {demand.plans.length === 0 ? (
        <EmptyState compact icon="headset" title={text.noPlans}>
          {text.noPlansWhy}
        </EmptyState>
      ) : (
        <ol className={styles['plans']}>
          {demand.plans.map((plan, index) => (
            <Plan
              key={plan.planId}
              plan={plan}
              number={index + 1}
              demand={demand}
              busy={busyWith === plan.planId}
              onChoose={() => choose(plan.planId)}
            />
          ))}
        </ol>
      )}
    </Card>
  )
}

/** One plan, which cannot be chosen from the moment on at which it ends. */
function Plan(props: Omit<DealProps, 'over'>) {
  const { plan, number } = props
  const over = useExpired(plan.validUntil)
  return (
    <li className={styles['plan']}>
      <PlanHead plan={plan} number={number} over={over} />
      <PlanJourney plan={plan} />
      <PlanTerms plan={plan} />
      <PlanDeal {...props} over={over} />
    </li>
  )
}

function PlanHead({ plan, number, over }: Pick<DealProps, 'plan' | 'number' | 'over'>) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <div className={styles['planHead']}>
      <h3>{text.plan({ number })}</h3>
      <span className={styles['line']}>
        {plan.ended ? <Badge tone="locked">{text.planEnded}</Badge> : over && <Badge tone="locked">{text.planOver}</Badge>}
        {plan.supplied && <Badge>{text.supplied}</Badge>}
        <VerdictBadge verdict={plan.verdict} />
      </span>
    </div>
  )
}

/** Baggage, rules, note, and what the plan breaks. */
function PlanTerms({ plan }: { plan: FlightPlan }) {
  const text = useText('products/intl-flight/demand/words')
  const { pieces, kilograms } = plan.baggage
  const bags =
    kilograms === 0 || pieces === 0
      ? text.baggage.none
      : pieces === undefined
        ? text.baggage.weight({ kilograms })
        : text.baggage.pieces({ pieces, kilograms })
  const sentences = [...new Set(plan.violations.map(({ sentence }) => sentence))]
  return (
    <div className={styles['terms']}>
      <p>{bags}</p>
      <PlanRules rules={plan.rules} />
      {plan.note && <p>{plan.note}</p>}
      {sentences.length > 0 && (
        <ul className={styles['broken']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DealProps {
  plan: FlightPlan
  number: number
  demand: FlightDemandDetail
  over: boolean
  busy: boolean
  onChoose: () => void
}

/** What a plan costs, how long it stands, and the way to its booking. */
function PlanDeal({ plan, number, demand, over, busy, onChoose }: DealProps) {
  const text = useText('products/intl-flight/demand/words')
  const several = plan.prices.length > 1
  return (
    <div className={styles['deal']}>
      <span>
        <Price fen={plan.perAdult} size="large" /> <span className={styles['soft']}>{text.perAdult}</span>
      </span>
      {plan.prices.map(({ passenger, fare, taxes }) => (
        <span key={passenger} className={styles['soft']}>
          {several && `${text.passengers[passenger]} `}
          {text.fareAndTaxes({ fare: formatPrice(fare), taxes: formatPrice(taxes) })}
        </span>
      ))}
      <span className={styles['soft']}>{text.totalOf({ amount: formatPrice(plan.total), count: demand.travellers.length })}</span>
      {plan.overBudget && (
        <Badge tone="excess" icon="wallet">
          {text.overBudget}
        </Badge>
      )}
      <span className={styles['soft']}>{text.validUntil({ time: formatInstant(plan.validUntil) })}</span>
      {plan.supplied && (
        <>
          <span className={styles['soft']}>
            {text.seats({ count: plan.supplied.seats })} · {text.ticketBy({ time: formatInstant(plan.supplied.ticketBy) })}
          </span>
          <SupplyMarks {...plan.supplied} />
        </>
      )}
      {plan.ended && <p className={styles['broken']}>{plan.ended.sentence}</p>}
      {demand.canChoose && !plan.ended && !over && plan.verdict !== 'forbidden' && (
        <Button
          kind="brand"
          wide
          className={styles['chooseIt']}
          busy={busy}
          aria-label={text.chooseOf({ number })}
          onClick={onChoose}
        >
          {text.choose}
        </Button>
      )}
    </div>
  )
}

const readAgain = () => Promise.all(demandReads.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))

/** What the policy says of it, and a search with the journey and the people; then its booking page. */
function useChoose(demandNo: string) {
  const navigate = useNavigate()
  const open = useWrite(processFlightDemandPolicy)
  const choose = (planId: string) =>
    open.mutate(
      { demandNo, planId },
      {
        onSuccess: ({ tempOrderNo }) => void navigate(paths.flightDemand({ demandNo, planId, tempOrderNo })),
        onError: (error) => {
          toast(error.message, 'bad')
          // A plan that the supply does not sell any more is over.
          void readAgain()
        },
      },
    )
  return { choose, busyWith: open.isPending ? open.variables.planId : undefined }
}
