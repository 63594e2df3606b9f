import type { HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { useSearchParams } from 'react-router'
import { getHotelDemand } from '../../../../api/calls/products/hotel/demand'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { formatFullDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card, Page, TwoColumns } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { Timeline, type TimelineEntry } from '../../../../kit/lists/timeline'
import { paths } from '../../../../paths'
import { DemandBook } from './demand-book'
import { DemandHead } from './demand-head'
import { DemandPlans } from './demand-plans'
import { DemandQuote } from './demand-quote'
import { demandTones } from './demand-states'
import styles from './demand.module.css'
import { Fact, FactList } from '../../../../kit/lists/facts'

export async function loader() {
  await loadTexts(
    'products/hotel/demand',
    'products/hotel/external',
    'products/hotel/words',
    'products/hotel/detail',
    'products/hotel/book',
    'booking/placing/book',
    'booking/custom-field',
    'booking/order/text',
    'booking/placing/book-form',
    'booking/traveller',
    'booking/placing/choice',
    'kit/drafts',
    'kit/widgets',
  )
  return null
}

/** One request for a hotel (S2.25): what was asked, the agency's offers, and the booking of one of them. */
export function Component() {
  const text = useText('products/hotel/demand')
  const [address] = useSearchParams()
  const demandNo = address.get('demandNo') ?? ''
  const [planId, tempOrderNo] = [address.get('planId'), address.get('tempOrderNo')]
  const demand = useRead(getHotelDemand, { demandNo }, { staleTime: 0 })
  const retry = () => void demand.refetch()
  if (demand.data && planId && tempOrderNo)
    return <DemandBook key={tempOrderNo} demand={demand.data} planId={planId} tempOrderNo={tempOrderNo} />
  return (
    <Page
      title={text.detailTitle}
      back={paths.hotelDemands()}
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
        <Unknown />
      ) : demand.error ? (
        <ErrorState error={demand.error} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

function Unknown() {
  const text = useText('products/hotel/demand')
  return (
    <EmptyState icon="hotel" title={text.unknown} action={<ButtonLink to={paths.hotelDemands()}>{text.toList}</ButtonLink>}>
      {text.unknownWhy}
    </EmptyState>
  )
}

function Demand({ demand, onDue }: { demand: HotelDemandDetail; onDue: () => void }) {
  return (
    <div className={styles['demand']}>
      <DemandHead demand={demand} onDue={onDue} />
      <TwoColumns
        main={
          <>
            {(demand.plans.length > 0 || !demand.canQuote) && <DemandPlans demand={demand} />}
            {demand.canQuote && <DemandQuote key={demand.demandNo} demand={demand} />}
          </>
        }
        aside={
          <>
            <DemandFacts demand={demand} />
            <History history={demand.history} />
          </>
        }
      />
    </div>
  )
}

function History({ history }: Pick<HotelDemandDetail, 'history'>) {
  const text = useText('products/hotel/demand')
  const entries = history.map(({ at, actor, event, sentence }): TimelineEntry => ({
    key: `${at} ${sentence}`,
    title: sentence,
    time: formatInstant(at),
    detail: actor || undefined,
    state: ['refused', 'expired', 'lapsed'].includes(event) ? 'failed' : 'done',
  }))
  return (
    <Card title={text.history}>
      <Timeline entries={entries} label={text.history} />
    </Card>
  )
}

/** What was asked for. */
function DemandFacts({ demand }: { demand: HotelDemandDetail }) {
  const text = useText('products/hotel/demand')
  const words = useText('products/hotel/words')
  const { list } = useText('booking/placing/book')
  const { cityName, checkInDate, checkOutDate, nightCount, rooms, hotelName, budget, wishes, travellers, requester } = demand
  const length = `${words.nights({ count: nightCount })} · ${words.rooms({ count: rooms })}`
  const rows: [string, string][] = [
    [text.city, cityName],
    [text.checkIn, formatFullDate(checkInDate)],
    [text.checkOut, `${formatFullDate(checkOutDate)} · ${length}`],
    [text.hotelName, hotelName || text.anyHotel],
    [text.budgetOf, budget === undefined ? text.noBudget : formatPrice(budget)],
    [text.wishes, wishes || text.none],
    [text.people, list({ items: travellers.map(({ name }) => name) })],
    [text.travelType, text.travelTypes[demand.travelType]],
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
