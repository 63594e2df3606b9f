import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { OfferedTicket } from '@sojourn/contract/products/flight/after-sales.shapes'
import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { memo } from 'react'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { formatMonthDay, formatPrice } from '../../../../kit/text/format'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { OfferCard } from '../../../booking/list/offer-card'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { FareTable } from './fare-table'
import styles from './flight-card.module.css'
import { FlightName } from '../flight-name'
import { FlightTimes } from '../flight-times'
import { viewOfOffer } from '../flight-view'
import { feesOf, type FlightNames, type FlightText } from '../format'
import { bookable, leadFare } from './sort-rules'

export interface FlightCardProps {
  tempOrderNo: string
  journey: number
  flight: FlightOffer
  names: FlightNames
  policyApplies: boolean
  /** As whom the travellers fly. */
  passengers: readonly PassengerType[]
  open: boolean
  onToggle: (flightKey: string) => void
  onChoose: (flight: FlightOffer, fare: FlightFare) => void
  /** Why no fare of this flight can be taken, such as a way back that leaves too early. */
  refusal: string | undefined
  /** It leaves so soon that issuing may come too late. */
  soon: boolean
  /** Names of travellers, where there are several. */
  nameOf: ((employeeId: string) => string | undefined) | undefined
  /** The word on the button of a fare. */
  action: string
  /** A ticket of this airline that a traveller has and could use for the journey. */
  openTicket: Pick<OfferedTicket, 'value' | 'expiresOn'> | undefined
}

/** One flight in one line; its fares unfold below. */
export const FlightCard = memo(function FlightCard(props: FlightCardProps) {
  const { flight, names, open, refusal } = props
  const text = useText('products/flight/words')
  const view = viewOfOffer(flight, names)
  return (
    <OfferCard
      anchor={flight.flightKey}
      open={open}
      className={refusal !== undefined && styles['refused']}
      rowClassName={styles['row']}
      panel={<FareTable {...props} />}
    >
      {(panelId) => (
        <>
          <FlightName flight={view} extra={serviceLine(text, flight)} />
          <FlightTimes flight={view} />
          <Offer {...props} panelId={panelId} />
        </>
      )}
    </OfferCard>
  )
})

/** 准点率 94% · 茶点小食 */
function serviceLine(text: FlightText, flight: FlightOffer): string {
  const onTime = flight.onTimeRate > 0 ? text.onTime({ percent: flight.onTimeRate }) : ''
  return [onTime, text.meals[flight.meal]].filter(Boolean).join(' · ')
}

function Offer(props: FlightCardProps & { panelId: string }) {
  const { flight, open, onToggle, panelId } = props
  const text = useText('products/flight/list')
  const flightText = useText('products/flight/words')
  const fare = leadFare(flight)
  return (
    <div className={styles['offer']}>
      <Marks {...props} />
      <div className={styles['price']}>
        {fare ? (
          <>
            <span className={fare && !bookable(fare) ? styles['lockedPrice'] : undefined}>
              <Price fen={fare.ticketPrice} size="large" />
              <span className={styles['from']}>{text.from}</span>
            </span>
            <InBase fen={fare.ticketPrice} rate={baseRate()} />
            <span className={styles['taxes']}>{flightText.taxes({ price: formatPrice(feesOf(flight)) })}</span>
          </>
        ) : (
          <span className={styles['taxes']}>{text.noSeats}</span>
        )}
      </div>
      <Button
        kind={open ? 'plain' : 'brand'}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={`${open ? text.closeFares : text.openFares} ${flight.flightNo}`}
        disabledReason={fare ? undefined : text.noSeats}
        className={styles['toggle']}
        onClick={() => onToggle(flight.flightKey)}
      >
        {open ? text.closeFares : text.openFares}
      </Button>
    </div>
  )
}

/** What is to be known of a flight before its fares are seen. */
function Marks({ flight, policyApplies, soon, openTicket, refusal }: FlightCardProps) {
  const text = useText('products/flight/list')
  const fare = leadFare(flight)
  return (
    <div className={styles['verdict']}>
      {policyApplies && fare && <VerdictBadge verdict={fare.verdict} />}
      {soon && (
        <Badge tone="warn" icon="clock">
          {text.nearDeparture}
        </Badge>
      )}
      {openTicket && <OpenTicketBadge ticket={openTicket} />}
      {refusal && <span className={styles['refusal']}>{refusal}</span>}
    </div>
  )
}

function OpenTicketBadge({ ticket: { value, expiresOn } }: { ticket: Pick<OfferedTicket, 'value' | 'expiresOn'> }) {
  const text = useText('booking/order/open')
  return (
    <Badge tone="brand" icon="ticket">
      {text.onCard({ value: formatPrice(value), until: formatMonthDay(expiresOn) })}
    </Badge>
  )
}
