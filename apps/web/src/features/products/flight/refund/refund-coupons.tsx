import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableCoupon, AlterableOrder } from '@sojourn/contract/products/flight/after-sales.shapes'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { sameCoupon } from '../../../booking/after-sale/coupons'
import styles from '../../../booking/after-sale/coupon-choice.module.css'

export interface CouponChoiceProps {
  order: AlterableOrder
  chosen: readonly CouponRef[]
  onChoose: (coupons: CouponRef[]) => void
  /** Only coupons of this segment, where one flight is dealt with at a time. */
  segment?: number | undefined
}

/** Tickets by flight and passenger, each with its fee; one that cannot be chosen says why. */
export function CouponChoice({ order, chosen, onChoose, segment }: CouponChoiceProps) {
  const segments = order.segments.filter(({ index }) => segment === undefined || segment === index)
  const toggle = (coupon: CouponRef, on: boolean) =>
    onChoose(on ? [...chosen, coupon] : chosen.filter((other) => !sameCoupon(other, coupon)))
  return (
    <div>
      {segments.map((flight) => (
        <div key={flight.index} className={styles['segment']}>
          {segment === undefined && (
            <p className={styles['flight']}>
              <strong>{flight.flightNo}</strong>
              <span>
                {flight.departAirportName} → {flight.arriveAirportName}
              </span>
              <span>
                {formatDate(flight.departDate)} {flight.departTime}–{flight.arriveTime}
              </span>
            </p>
          )}
          <ul className={styles['coupons']}>
            {order.coupons
              .filter((coupon) => coupon.segment === flight.index)
              .map((coupon) => (
                <CouponRow
                  key={`${coupon.ticketNo}.${coupon.segment}`}
                  coupon={coupon}
                  chosen={chosen.some((other) => sameCoupon(other, coupon))}
                  onToggle={(on) => toggle({ ticketNo: coupon.ticketNo, segment: coupon.segment }, on)}
                />
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function CouponRow({ coupon, chosen, onToggle }: { coupon: AlterableCoupon; chosen: boolean; onToggle: (on: boolean) => void }) {
  const text = useText('products/flight/after-sale/refund')
  return (
    <li className={classNames(styles['coupon'], chosen && styles['chosen'], !coupon.possible && styles['impossible'])}>
      <Checkbox
        checked={chosen}
        disabled={!coupon.possible}
        onChange={onToggle}
        label={
          <span className={styles['who']}>
            <span>{coupon.traveller}</span>
            <span className={styles['number']}>{text.ticket({ number: coupon.ticketNo })}</span>
          </span>
        }
        hint={coupon.possible && coupon.fee ? <FeeLine coupon={coupon} /> : (coupon.reason ?? coupon.stateName)}
      />
    </li>
  )
}

function FeeLine({ coupon: { fee } }: { coupon: AlterableCoupon }) {
  const text = useText('products/flight/after-sale/refund')
  if (!fee) return null
  return (
    <>
      {fee.fee === 0 ? text.noFee : formatPrice(fee.fee)} · {fee.rule}
    </>
  )
}
