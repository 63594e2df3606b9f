import type { IntlAlterableOrder, IntlAlterableTicket } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { classNames } from '../../../../kit/browser/class-names'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import choice from '../../../booking/after-sale/coupon-choice.module.css'
import { airportLabel, carrierName, intlNamesOf } from '../itinerary/names'
import styles from './ticket-choice.module.css'
import { useTicketRefusal } from './ticket-refusal'

export interface TicketChoiceProps {
  order: IntlAlterableOrder
  tickets: readonly IntlAlterableTicket[]
  chosen: readonly string[]
  onChoose: (ticketNos: string[]) => void
}

/** Tickets by passenger with the flights that they are of and what their fares say; one that cannot be chosen says why. */
export function TicketChoice({ order, tickets, chosen, onChoose }: TicketChoiceProps) {
  const toggle = (ticketNo: string, on: boolean) =>
    onChoose(on ? [...chosen, ticketNo] : chosen.filter((other) => other !== ticketNo))
  return (
    <ul className={choice['coupons']}>
      {tickets.map((ticket) => (
        <TicketRow
          key={ticket.ticketNo}
          order={order}
          ticket={ticket}
          chosen={chosen.includes(ticket.ticketNo)}
          onToggle={(on) => toggle(ticket.ticketNo, on)}
        />
      ))}
    </ul>
  )
}

interface TicketRowProps {
  order: IntlAlterableOrder
  ticket: IntlAlterableTicket
  chosen: boolean
  onToggle: (on: boolean) => void
}

function TicketRow({ order, ticket, chosen, onToggle }: TicketRowProps) {
  const text = useText('products/intl-flight/after-sale/refund')
  const names = intlNamesOf(order.dictionary)
  const refusalOf = useTicketRefusal()
  const { hurdles } = useText('products/intl-flight/after-sale/refusals')
  const { ticketNo, traveller, validatingCarrier, possible, rules, special, partlyUsed, involuntary, expiresOn } = ticket
  return (
    <li className={classNames(choice['coupon'], chosen && choice['chosen'], !possible && choice['impossible'])}>
      <Checkbox
        checked={chosen}
        disabled={!possible}
        onChange={onToggle}
        label={
          <span className={choice['who']}>
            <span>{traveller}</span>
            <span className={choice['number']}>
              {text.ticket({ number: ticketNo, carrier: carrierName(names, validatingCarrier) })}
            </span>
            {special && <Badge>{text.special[special]}</Badge>}
            {partlyUsed && <Badge>{text.partlyUsed}</Badge>}
          </span>
        }
        hint={possible ? (involuntary ? text.involuntary : text.expires({ day: formatFullDate(expiresOn) })) : refusalOf(ticket)}
      />
      {ticket.hurdle && <p className={styles['hurdle']}>{hurdles[ticket.hurdle]}</p>}
      <FlightLines order={order} segments={ticket.coupons} />
      {rules.length > 0 && (
        <details className={styles['rules']}>
          <summary>{text.rules}</summary>
          <ul>
            {rules.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** Flights of an order in one line each, with where each of them stands. */
function FlightLines({
  order,
  segments,
}: {
  order: IntlAlterableOrder
  segments: readonly { segment: number; stateName: string }[]
}) {
  const names = intlNamesOf(order.dictionary)
  return segments.map(({ segment, stateName }) => {
    const flight = order.segments.find(({ index }) => index === segment)
    return (
      flight && (
        <p key={segment} className={choice['flight']}>
          <strong>{flight.flightNo}</strong>
          <span>
            {airportLabel(names, flight.departAirport)} → {airportLabel(names, flight.arriveAirport)}
          </span>
          <span>
            {formatDate(flight.departDate)} {flight.departTime}
          </span>
          <span>{stateName}</span>
        </p>
      )
    )
  })
}
