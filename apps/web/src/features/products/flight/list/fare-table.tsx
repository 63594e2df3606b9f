import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { sum } from '@sojourn/domain/kit/money'
import { chargeOf } from '@sojourn/domain/products/flight/passengers'
import { useState } from 'react'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDiscount, formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { FareRulePopover } from '../fare-rule-popover'
import styles from './fare-table.module.css'
import { baggageLabel, cabinLabel, type FlightNames } from '../format'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { useFlightFares } from '../queries'
import { bookable, faresByPrice } from './sort-rules'

export interface FareTableProps {
  tempOrderNo: string
  journey: number
  flight: FlightOffer
  names: FlightNames
  policyApplies: boolean
  passengers: readonly PassengerType[]
  onChoose: (flight: FlightOffer, fare: FlightFare) => void
  refusal: string | undefined
  nameOf: ((employeeId: string) => string | undefined) | undefined
  action: string
}

const shownFirst = 6

/** Fares of a flight from cheap to dear; the columns line up, on a phone each fare is a block. */
export function FareTable(props: FareTableProps) {
  const text = useText('products/flight/list')
  const [all, setAll] = useState(false)
  const { data, error } = useFlightFares(props.tempOrderNo, props.journey, props.flight)
  const flight = data?.flight ?? props.flight
  const fares = faresByPrice(flight)
  const shown = all || fares.length <= shownFirst + 1 ? fares : fares.slice(0, shownFirst)
  return (
    <>
      <ul aria-label={text.fares({ flight: props.flight.flightNo })}>
        {shown.map((fare) => (
          <Fare key={fare.fareKey} {...props} flight={flight} fare={fare} />
        ))}
      </ul>
      {error && <p className={styles['more']}>{text.faresIncomplete}</p>}
      {shown.length < fares.length && (
        <div className={styles['more']}>
          <Button kind="quiet" icon="chevronDown" wide onClick={() => setAll(true)}>
            {text.moreFares({ count: fares.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  )
}

const fewSeats = 9

function Fare(props: FareTableProps & { fare: FlightFare }) {
  const { fare, policyApplies, nameOf } = props
  const text = useText('products/flight/words')
  const open = bookable(fare)
  return (
    <li className={classNames(styles['fare'], !open && styles['locked'])}>
      <div className={styles['cabin']}>
        <span className={styles['class']}>{cabinLabel(text, fare)}</span>
        <span className={styles['tags']}>
          <span className={styles['discount']}>{formatDiscount(fare.discount)}</span>
          {fare.fareType !== 'published' && <Badge tone="brand">{text.fareTypes[fare.fareType]}</Badge>}
        </span>
      </div>
      <Terms {...props} />
      <div className={styles['policy']}>
        {policyApplies && <VerdictBadge verdict={fare.verdict} />}
        {fare.violations.length > 0 && <PolicyNotes violations={fare.violations} nameOf={nameOf} />}
      </div>
      <div className={styles['price']}>
        <Price fen={fare.ticketPrice} size="normal" />
        <InBase fen={fare.ticketPrice} rate={baseRate()} />
        <PartyPrice {...props} />
        {fare.seats <= fewSeats && <span className={styles['seats']}>{text.seatsLeft({ count: fare.seats })}</span>}
      </div>
      <Choose {...props} />
    </li>
  )
}

/** What everybody pays together with all fees, where a child or an infant pays less than the price beside it. */
function PartyPrice({ flight, fare, passengers }: FareTableProps & { fare: FlightFare }) {
  const text = useText('products/flight/list')
  if (passengers.every((passenger) => passenger === 'adult')) return null
  const total = sum(passengers.flatMap((passenger) => Object.values(chargeOf(flight, fare, passenger))))
  return <span className={styles['party']}>{text.partyPrice({ count: passengers.length, price: formatPrice(total) })}</span>
}

function Terms({ flight, names, fare }: FareTableProps & { fare: FlightFare }) {
  const text = useText('products/flight/words')
  const rule = names.rules.get(fare.ruleTier)
  return (
    <div className={styles['terms']}>
      <span className={styles['bag']}>
        <Icon name="bag" size={14} />
        {baggageLabel(text, fare.baggageKg)}
        {rule && (
          <span className={styles['details']}>
            <FareRulePopover rule={rule} fare={fare} flownAs={flight.operating?.flightNo ?? flight.flightNo} />
          </span>
        )}
      </span>
      {rule && <span>{rule.summary}</span>}
      {flight.stop && <span>{text.stopTimes({ arrive: flight.stop.arriveTime, depart: flight.stop.departTime })}</span>}
    </div>
  )
}

function Choose({ flight, fare, onChoose, refusal, action }: FareTableProps & { fare: FlightFare }) {
  const text = useText('products/flight/list')
  const flightText = useText('products/flight/words')
  const forbidding = fare.violations.find(({ handling }) => handling === 'forbid')
  const reason = bookable(fare) ? refusal : (forbidding?.sentence ?? text.locked)
  const offer = `${flight.flightNo} ${cabinLabel(flightText, fare)} ${formatPrice(fare.ticketPrice)}`
  return (
    <Button
      kind={reason ? 'plain' : 'main'}
      size="compact"
      icon={reason ? 'lock' : undefined}
      disabledReason={reason}
      className={styles['choose']}
      aria-label={`${reason ? text.locked : action} ${offer}`}
      onClick={() => onChoose(flight, fare)}
    >
      {reason ? text.locked : action}
    </Button>
  )
}
