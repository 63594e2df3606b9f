import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { BookCheckResult } from '@sojourn/contract/products/flight/booking.shapes'
import { departureInstant } from '@sojourn/domain/products/flight/journeys'
import type { ReactNode } from 'react'
import { useText } from '../../../../kit/text/text'
import type { BookedDraft } from '../../../booking/application/draft-application'
import type { BookForm } from '../../../booking/book/book-form'
import { OrderSummary } from '../../../booking/book/order-summary'
import type { flyingParty } from '../list/flying-party'
import { viewOfOffer } from '../flight-view'
import { namesOf } from '../format'
import { JourneyBlock } from '../journey-block'
import { isConnection, journeyLabels } from '../journey-labels'
import { orderPrice, type OrderPrice } from '../order/order-price'

export interface FlightOrderSummaryProps {
  draft: BookedDraft
  info: BookInfo
  check: BookCheckResult
  form: BookForm
  /** Beside the travellers of the form: as whom each flies. */
  party: ReturnType<typeof flyingParty>
  price: OrderPrice
  violations: readonly Violation[]
  children: ReactNode
}

/** The flights of the order and what they cost; travellers differ by age and insurance. */
export function FlightOrderSummary({ check, party, price, ...rest }: FlightOrderSummaryProps) {
  const { info, form } = rest
  const text = useText('products/flight/words')
  const names = namesOf(check.dictionary)
  const [first] = check.journeys
  const labels = journeyLabels(text, check.journeys)
  const travellersOf = (employeeId: string) => party.filter((_one, index) => form.travellers[index]?.employeeId === employeeId)
  return (
    <OrderSummary
      {...rest}
      days={daysOf(check)}
      departAt={first ? departureInstant(first.flight) : ''}
      price={{ ...price, names: text.prices }}
      priceOf={(employeeId) => orderPrice(check.journeys, travellersOf(employeeId), info).total}
      journey={check.journeys.map(({ flight, fare }, index) => (
        <JourneyBlock
          key={flight.flightKey}
          compact
          label={labels[index]}
          flight={viewOfOffer(flight, names)}
          after={isConnection(check.journeys) && index > 0 ? viewOfOffer(check.journeys[0]!.flight, names) : undefined}
          fare={fare}
          rule={undefined}
        />
      ))}
    />
  )
}

/** From the first flight to the last. */
export function daysOf({ journeys }: BookCheckResult) {
  const days = journeys.map(({ flight }) => flight.departDate)
  return { startDate: days[0] ?? '', endDate: days.at(-1) ?? '' }
}
