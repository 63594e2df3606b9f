import type { ConnectionFare, FlightConnection } from '@sojourn/contract/products/flight/flight.shapes'
import { useState } from 'react'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Button } from '../../../../kit/actions/button'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDuration, formatPrice } from '../../../../kit/text/format'
import { Select } from '../../../../kit/forms/input'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import styles from '../../../booking/list/two-part-card.module.css'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import type { ChosenConnection } from '../book/chosen-flights'
import { ConnectionChange } from '../book/connection-change'
import { FlightName } from '../flight-name'
import { FlightTimes } from '../flight-times'
import { viewOfOffer, type FlightView } from '../flight-view'
import { baggageLabel, cabinLabel, feesOf, type FlightNames, type FlightText } from '../format'
import { bookable } from './sort-rules'

export interface ConnectionCardProps {
  connection: FlightConnection
  names: FlightNames
  policyApplies: boolean
  nameOf: ((employeeId: string) => string | undefined) | undefined
  onBook: (chosen: ChosenConnection) => void
}

/** A journey of two flights: both, where one changes, a fare for both, and what it costs together. */
export function ConnectionCard({ connection, names, policyApplies, nameOf, onBook }: ConnectionCardProps) {
  const text = useText('products/flight/list')
  const flightText = useText('products/flight/words')
  const { first, second, fares, totalMinutes } = connection
  const [at, setAt] = useState(() => Math.max(0, fares.findIndex(bookable)))
  const fare = fares[at]
  const [one, other] = [viewOfOffer(first, names), viewOfOffer(second, names)]
  if (!fare) return null
  const flights = `${first.flightNo} ${second.flightNo}`
  const forbidding = fare.violations.find(({ handling }) => handling === 'forbid')
  return (
    <li className={styles['card']}>
      <div className={styles['legs']}>
        <Leg flight={one} fare={fare.first} />
        <ConnectionChange first={one} second={other} total={formatDuration(totalMinutes)} />
        <Leg flight={other} fare={fare.second} />
        {fare.violations.length > 0 && <PolicyNotes violations={fare.violations} nameOf={nameOf} />}
      </div>
      <div className={styles['offer']}>
        {policyApplies && <VerdictBadge verdict={fare.verdict} />}
        <span className={styles['price']}>
          <Price fen={fare.ticketPrice} size="large" />
          <InBase fen={fare.ticketPrice} rate={baseRate()} />
          <span className={styles['soft']}>
            {text.bothFlights} · {flightText.taxes({ price: formatPrice(feesOf(first) + feesOf(second)) })}
          </span>
        </span>
        {fares.length > 1 && <FareSelect label={text.fareOfConnection({ flights })} fares={fares} at={at} onChoose={setAt} />}
        <Button
          kind="brand"
          disabledReason={bookable(fare) ? undefined : (forbidding?.sentence ?? text.locked)}
          aria-label={`${text.book} ${flights}`}
          onClick={() => onBook({ connection, fare })}
        >
          {text.book}
        </Button>
      </div>
    </li>
  )
}

interface FareSelectProps {
  label: string
  fares: readonly ConnectionFare[]
  at: number
  onChoose: (at: number) => void
}
function FareSelect({ label, fares, at, onChoose }: FareSelectProps) {
  const text = useText('products/flight/words')
  return (
    <Select aria-label={label} value={String(at)} onChange={(event) => onChoose(Number(event.target.value))}>
      {fares.map((each, index) => (
        <option key={each.first.fareKey + each.second.fareKey} value={index}>
          {pairLabel(text, each)} {formatPrice(each.ticketPrice)}
        </option>
      ))}
    </Select>
  )
}

/** 经济舱 V / Q */
const pairLabel = (text: FlightText, { first, second }: ConnectionFare): string =>
  `${text.cabins[first.cabin]} ${first.bookingClass} / ${second.bookingClass}`

const fewSeats = 9

function Leg({ flight, fare }: { flight: FlightView; fare: ConnectionFare['first'] }) {
  const text = useText('products/flight/words')
  const facts = [cabinLabel(text, fare), baggageLabel(text, fare.baggageKg)]
  if (fare.seats <= fewSeats) facts.push(text.seatsLeft({ count: fare.seats }))
  return (
    <div className={classNames(styles['leg'], styles['stacked'])}>
      <FlightName flight={flight} />
      <FlightTimes flight={flight} />
      <span className={styles['soft']}>{facts.join(' · ')}</span>
    </div>
  )
}
