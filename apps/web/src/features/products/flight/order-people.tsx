import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { Badge } from '../../../kit/badge'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { useCredentialName } from './credential-name'
import styles from './order-people.module.css'

type OrderTraveller = FlightOrderDetail['travellerList'][number]

/** Who travels, with documents, tickets and the state of every coupon. */
export function OrderPeople({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  return (
    <Card title={text.travellers}>
      <ul>
        {order.travellerList.map((traveller) => (
          <Person key={traveller.employeeId} traveller={traveller} order={order} />
        ))}
      </ul>
    </Card>
  )
}

function Person({ traveller, order }: { traveller: OrderTraveller; order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  const flightText = useText('products/flight')
  const credentialName = useCredentialName()
  return (
    <li className={styles['person']}>
      <div>
        <strong className={styles['name']}>{traveller.name}</strong>
        <p className={styles['detail']}>
          {credentialName(traveller.credentialType)} {traveller.credentialNumber}
        </p>
        <p className={styles['detail']}>{text.costCentre({ name: traveller.costCentre })}</p>
        {traveller.insurances.length > 0 && (
          <p className={styles['detail']}>
            {text.insurances({ names: flightText.list({ items: traveller.insurances.map(({ name }) => name) }) })}
          </p>
        )}
      </div>
      {order.kind !== 'refund' && <Tickets traveller={traveller} order={order} />}
    </li>
  )
}

/** Ticket states of handbook 1.7: 0 open and 3 used are as they should be. */
const couponTones = { 0: 'good', 1: 'brand', 2: 'brand', 3: 'neutral', 4: 'locked', 5: 'locked', 6: 'locked', 7: 'warn' } as const

function Tickets({ traveller, order }: { traveller: OrderTraveller; order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  if (traveller.tickets.length === 0) return <p className={styles['none']}>{text.noTicket}</p>
  const flightOf = (segment: number) => order.segments.find(({ index }) => index === segment)?.flightNo ?? ''
  return (
    <ul className={styles['tickets']}>
      {traveller.tickets.map((ticket) => (
        <li key={ticket.ticketNo}>
          <span className={styles['detail']}>{text.ticketNo}</span> <span className={styles['number']}>{ticket.ticketNo}</span>
          <span className={styles['coupons']}>
            {ticket.coupons.map((coupon) => (
              <Badge key={coupon.segment} tone={couponTones[coupon.state]}>
                {text.couponOf({ flight: flightOf(coupon.segment), state: coupon.stateName })}
              </Badge>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
