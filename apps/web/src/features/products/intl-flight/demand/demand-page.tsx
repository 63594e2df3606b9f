import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useSearchParams } from 'react-router'
import { getFlightDemand } from '../../../../api/calls/products/intl-flight/demand'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card, Page, TwoColumns } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Timeline, type TimelineEntry } from '../../../../kit/lists/timeline'
import { Badge } from '../../../../kit/marks/badge'
import { formatFullDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChooseScreen } from './choose-screen'
import { DemandHead } from './demand-head'
import { DemandIssue } from './demand-issue'
import { DemandPlans } from './demand-plans'
import { DemandQuote } from './demand-quote'
import { demandTones } from './demand-states'
import styles from './demand.module.css'

export async function loader() {
  await loadTexts(
    'products/intl-flight/demand/words',
    'products/intl-flight/book',
    'booking/placing/book',
    'booking/custom-field',
    'booking/placing/book-form',
    'booking/traveller',
    'booking/placing/choice',
    'kit/drafts',
    'kit/widgets',
  )
  return null
}

/** One request for international flights (S2.35): what was asked, the plans side by side, and the choice of one. */
export function Component() {
  const text = useText('products/intl-flight/demand/words')
  const [address] = useSearchParams()
  const demandNo = address.get('demandNo') ?? ''
  const [planId, tempOrderNo] = [address.get('planId'), address.get('tempOrderNo')]
  const demand = useRead(getFlightDemand, { demandNo }, { staleTime: 0 })
  const retry = () => void demand.refetch()
  if (demand.data && planId && tempOrderNo)
    return <ChooseScreen key={tempOrderNo} demand={demand.data} planId={planId} tempOrderNo={tempOrderNo} />
  return (
    <Page
      title={text.detailTitle}
      back={paths.flightDemands()}
      chips={
        demand.data && (
          <>
            <Badge>{text.demandNo({ number: demand.data.demandNo })}</Badge>
            <Badge tone={demandTones[demand.data.state]}>{demand.data.stateName}</Badge>
          </>
        )
      }
    >
      {demand.data ? (
        <Demand demand={demand.data} onDue={retry} />
      ) : isProblem(demand.error, 'demandUnknown') ? (
        <EmptyState icon="globe" title={text.unknown} action={<ButtonLink to={paths.flightDemands()}>{text.toList}</ButtonLink>}>
          {text.unknownWhy}
        </EmptyState>
      ) : demand.error ? (
        <ErrorState error={demand.error} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

/** The plans have the whole width, so that they stand side by side. */
function Demand({ demand, onDue }: { demand: FlightDemandDetail; onDue: () => void }) {
  return (
    <div className={styles['demand']}>
      <DemandHead demand={demand} onDue={onDue} />
      {demand.office && <DemandIssue demandNo={demand.demandNo} office={demand.office} />}
      {(demand.plans.length > 0 || !demand.canQuote) && <DemandPlans demand={demand} />}
      {demand.canQuote && <DemandQuote key={demand.demandNo} demand={demand} />}
      <TwoColumns main={<DemandFacts demand={demand} />} aside={<History history={demand.history} />} />
    </div>
  )
}

const failures = new Set(['refused', 'declined', 'expired', 'lapsed'])

function History({ history }: Pick<FlightDemandDetail, 'history'>) {
  const text = useText('products/intl-flight/demand/words')
  const entries = history.map(({ at, actor, event, sentence }): TimelineEntry => ({
    key: `${at} ${sentence}`,
    title: sentence,
    time: formatInstant(at),
    detail: actor || undefined,
    state: failures.has(event) ? 'failed' : 'done',
  }))
  return (
    <Card title={text.history}>
      <Timeline entries={entries} label={text.history} />
    </Card>
  )
}

/** What was asked for. */
function DemandFacts({ demand }: { demand: FlightDemandDetail }) {
  const text = useText('products/intl-flight/demand/words')
  const { list } = useText('booking/placing/book')
  const { legs, flexibleDays, cabin, budget, remarks, travellers, requester, travelType, travelApplyNo, paid } = demand
  const rows: [string, string][] = [
    ...legs.map(({ departCityName, arriveCityName, departDate }, index): [string, string] => [
      text.leg({ number: index + 1 }),
      `${departCityName} → ${arriveCityName} · ${departDate ? formatFullDate(departDate) : text.none}`,
    ]),
    [text.flexibleDays, text.days({ count: flexibleDays })],
    [text.cabin, text.cabins[cabin]],
    [text.travellers, list({ items: travellers.map(({ name }) => name) })],
    [text.budgetOf, budget === undefined ? text.noBudget : formatPrice(budget)],
    [text.remarks, remarks || text.none],
    [text.travelType, text.travelTypes[travelType]],
    ...(paid === undefined ? [] : [[text.paidFor, formatPrice(paid)] satisfies [string, string]]),
    ...(travelApplyNo ? [[text.application, travelApplyNo] satisfies [string, string]] : []),
    [text.requester, requester],
  ]
  return (
    <Card title={text.facts}>
      <FactList>
        {rows.map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </FactList>
    </Card>
  )
}
