import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableTrainOrder } from '@sojourn/contract/products/train/after-sales.shapes'
import { Checkbox } from '../../../kit/forms/checkbox'
import { classNames } from '../../../kit/browser/class-names'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { refOf, sameCoupon } from '../../booking/after-sale/coupons'
import styles from '../../booking/after-sale/coupon-choice.module.css'
import { RideLine } from './ride-line'

export interface TicketChoiceProps {
  order: AlterableTrainOrder
  chosen: readonly CouponRef[]
  onChoose: (tickets: CouponRef[]) => void
}

/** Tickets by ride and passenger, each with its place and fee; one that cannot be chosen says why. */
export function TicketChoice({ order, chosen, onChoose }: TicketChoiceProps) {
  const toggle = (ticket: CouponRef, on: boolean) =>
    onChoose(on ? [...chosen, refOf(ticket)] : chosen.filter((other) => !sameCoupon(other, ticket)))
  return order.rides.map((ride) => (
    <div key={ride.index} className={styles['segment']}>
      <RideLine ride={ride} />
      <ul className={styles['coupons']}>
        {order.tickets
          .filter((ticket) => ticket.segment === ride.index)
          .map((ticket) => (
            <TicketRow
              key={ticket.ticketNo}
              ticket={ticket}
              chosen={chosen.some((other) => sameCoupon(other, ticket))}
              onToggle={(on) => toggle(ticket, on)}
            />
          ))}
      </ul>
    </div>
  ))
}

type Ticket = AlterableTrainOrder['tickets'][number]

function TicketRow({ ticket, chosen, onToggle }: { ticket: Ticket; chosen: boolean; onToggle: (on: boolean) => void }) {
  const text = useText('products/train/after-sale/change')
  const fee = ticket.fee && `${ticket.fee.fee === 0 ? text.noFee : formatPrice(ticket.fee.fee)} · ${ticket.fee.rule}`
  return (
    <li className={classNames(styles['coupon'], chosen && styles['chosen'], !ticket.possible && styles['impossible'])}>
      <Checkbox
        checked={chosen}
        disabled={!ticket.possible}
        onChange={onToggle}
        label={
          <span className={styles['who']}>
            <span>{ticket.traveller}</span>
            <span>{ticket.place}</span>
            <span className={styles['number']}>{formatPrice(ticket.ticketPrice)}</span>
          </span>
        }
        hint={ticket.possible ? fee : (ticket.reason ?? ticket.stateName)}
      />
    </li>
  )
}
