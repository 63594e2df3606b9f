import type { ChangeSearchResult } from '@sojourn/contract/products/flight/after-sales.shapes'
import { changePrice } from '@sojourn/domain/products/flight/change-price'
import { departureInstant } from '@sojourn/domain/products/flight/journeys'
import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { searchFlightChange } from '../../../../api/calls/products/flight/after-sales'
import { useRead } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { Stack } from '../../../../kit/layout/page'
import { paths } from '../../../../paths'
import { ChangeCard } from './change-card'
import { ChangeFrame } from './change-frame'
import { ChangeDays } from './change-days'
import styles from '../../../booking/after-sale/change-page.module.css'
import { SegmentLine } from './change-segment'
import { namesOf } from '../format'
import { readCoupons } from '../../../booking/after-sale/coupons'
import { bookable } from '../list/sort-rules'

export async function loader() {
  await loadTexts(
    'booking/placing/book',
    'products/flight/words',
    'products/flight/list',
    'products/flight/after-sale/change',
    'products/flight/rules',
    'products/flight/after-sale/refund',
    'kit/widgets',
  )
  return null
}

/** Other flights of the same carrier and route on a day, each with what the change costs (S2.22). */
export function Component() {
  const text = useText('products/flight/after-sale/change')
  const [address, setAddress] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const coupons = readCoupons(address.get('coupons'))
  const departDate = address.get('date') ?? ''
  const found = useRead(searchFlightChange, { orderNo: orderId, coupons, departDate }, { staleTime: 0, keepFormer: true })
  const goTo = (date: string) => setAddress({ ...Object.fromEntries(address), date }, { replace: true })
  const back = paths.flightChangeApply({ orderId, coupons: address.get('coupons') ?? '', date: departDate })
  return (
    <ChangeFrame
      title={text.listTitle}
      step={1}
      back={back}
      orderId={orderId}
      error={found.error}
      onRetry={() => void found.refetch()}
    >
      {found.data && (
        <Stack busy={found.isFetching}>
          <From result={found.data} />
          <ChangeDays date={departDate} count={found.data.flights.length} otherDay={back} onDay={goTo} />
          <Flights result={found.data} orderId={orderId} coupons={address.get('coupons') ?? ''} />
        </Stack>
      )}
    </ChangeFrame>
  )
}

function From({ result: { from, terms } }: { result: ChangeSearchResult }) {
  const text = useText('products/flight/after-sale/change')
  return (
    <section className={styles['from']}>
      <span className={styles['label']}>{text.from}</span>
      <SegmentLine segment={from} />
      <p className={styles['terms']}>
        <span>{terms.involuntary ? text.freeTerms : text.terms({ fee: formatPrice(terms.fee), rule: terms.rule })}</span>
        {terms.holdsUntil && <span>{text.holdsUntil({ time: formatInstant(terms.holdsUntil) })}</span>}
      </p>
    </section>
  )
}

interface FlightsProps {
  result: ChangeSearchResult
  orderId: string
  coupons: string
}

function Flights({ result, orderId, coupons }: FlightsProps) {
  const text = useText('products/flight/after-sale/change')
  const names = namesOf(result.dictionary)
  const flights = useMemo(() => byCost(result), [result])
  if (flights.length === 0) {
    return (
      <EmptyState icon="ticket" title={text.emptyTitle}>
        {text.emptyWhy}
      </EmptyState>
    )
  }
  return (
    <ul className={styles['cards']}>
      {flights.map((flight) => (
        <ChangeCard
          key={flight.flightKey}
          flight={flight}
          names={names}
          policyApplies={result.policyApplies}
          kept={flight.flightKey === result.protectedFlightKey}
          priceOf={(fare) => priceOf(result, flight, fare)}
          linkOf={(fare) =>
            paths.flightChangeConfirm({
              orderId,
              coupons,
              flightKey: flight.flightKey,
              fareKey: fare.fareKey,
              searchId: result.searchId,
            })
          }
        />
      ))}
    </ul>
  )
}

const priceOf = ({ terms }: ChangeSearchResult, flight: FlightOffer, fare: FlightFare) =>
  changePrice(terms, { ticketPrice: fare.ticketPrice, cabin: fare.cabin, departs: Date.parse(departureInstant(flight)) })

/** The flight that the carrier keeps first, then by time; fares from cheap to dear, those that cannot be had last. */
function byCost(result: ChangeSearchResult): FlightOffer[] {
  const rank = (fare: FlightFare) => (bookable(fare) ? 0 : 1)
  return result.flights
    .map((flight) => ({
      ...flight,
      fares: flight.fares.toSorted((a, b) => rank(a) - rank(b) || a.ticketPrice - b.ticketPrice),
    }))
    .toSorted((a, b) => Number(b.flightKey === result.protectedFlightKey) - Number(a.flightKey === result.protectedFlightKey))
}
