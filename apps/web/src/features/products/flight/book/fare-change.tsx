import type { BookCheckResult } from '@sojourn/contract/products/flight/booking.shapes'
import { PriceChange } from '../../../booking/book/price-change'

/** Fares that went up or down since they were accepted. */
export function FareChange({ check }: { check: BookCheckResult }) {
  return (
    <PriceChange
      changes={check.journeys.map(({ flight, fare, formerPrice }) => ({
        key: flight.flightKey,
        name: flight.flightNo,
        former: formerPrice,
        now: fare.ticketPrice,
      }))}
    />
  )
}
