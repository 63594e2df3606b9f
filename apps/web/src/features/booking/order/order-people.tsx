import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { ReactNode } from 'react'
import { Badge } from '../../../kit/marks/badge'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { useCredentialName } from '../traveller/credential-name'
import { TravellerCosts } from '../traveller/traveller-costs'
import styles from './order-people.module.css'
import { isNeverTicketed } from '../state/order-state'
import { useOrderWords } from './order-words'

type OrderTraveller = OrderCore['travellerList'][number]

export interface OrderPeopleProps {
  order: OrderCore
  /** What the ride of a segment is called on its coupon, such as its number; a product without it has no tickets to show. */
  itemOf?: ((segment: number) => string) | undefined
  /** What the product says of a traveller beside, such as seats. */
  extra?: ((traveller: OrderTraveller) => ReactNode) | undefined
}

/** Who travels, with documents, tickets and the state of every coupon. */
export function OrderPeople(props: OrderPeopleProps) {
  const { order } = props
  const text = useOrderWords(order)
  return (
    <Card title={text.travellers}>
      <ul>
        {order.travellerList.map((traveller) => (
          <Person key={traveller.employeeId} {...props} traveller={traveller} />
        ))}
      </ul>
    </Card>
  )
}

function Person({ traveller, order, itemOf, extra }: OrderPeopleProps & { traveller: OrderTraveller }) {
  const text = useText('booking/order/page')
  const bookText = useText('booking/placing/book')
  const credentialName = useCredentialName()
  const insuranceName = ({ name, states }: OrderTraveller['insurances'][number]): string => {
    const [first] = states
    if (!first) return name
    const alike = states.every(({ state }) => state === first.state)
    const each = states.map(({ segment, stateName }) => `${itemOf?.(segment) ?? ''} ${stateName}`)
    return text.insuranceOnSegments({ name, states: alike ? first.stateName : bookText.list({ items: each }) })
  }
  return (
    <li className={styles['person']}>
      <div>
        <strong className={styles['name']}>{traveller.name}</strong>
        <p className={styles['detail']}>
          {credentialName(traveller.credentialType)} {traveller.credentialNumber}
        </p>
        <TravellerCosts traveller={traveller} className={styles['detail']} />
        {traveller.insurances.length > 0 && (
          <p className={styles['detail']}>
            {text.insurances({ names: bookText.list({ items: traveller.insurances.map(insuranceName) }) })}
          </p>
        )}
      </div>
      {extra?.(traveller)}
      {itemOf && order.kind !== 'refund' && <Tickets order={order} traveller={traveller} itemOf={itemOf} />}
    </li>
  )
}

/** Ticket states of handbook 1.7: 0 open and 3 used are as they should be. */
const couponTones = { 0: 'good', 1: 'brand', 2: 'brand', 3: 'neutral', 4: 'locked', 5: 'locked', 6: 'locked', 7: 'warn' } as const

interface TicketsProps {
  order: OrderCore
  traveller: OrderTraveller
  itemOf: (segment: number) => string
}

function Tickets({ order, traveller, itemOf }: TicketsProps) {
  const text = useOrderWords(order)
  const ended = isNeverTicketed(order.state)
  if (traveller.tickets.length === 0) return <p className={styles['none']}>{ended ? text.neverTicketed : text.noTicket}</p>
  return (
    <ul className={styles['tickets']}>
      {traveller.tickets.map((ticket) => (
        <li key={ticket.ticketNo}>
          <span className={styles['detail']}>{text.ticketNo}</span> <span className={styles['number']}>{ticket.ticketNo}</span>
          <span className={styles['coupons']}>
            {ticket.coupons.map((coupon) => (
              <Badge key={coupon.segment} tone={couponTones[coupon.state]}>
                {text.couponOf({ item: itemOf(coupon.segment), state: coupon.stateName })}
              </Badge>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
