import type { Money } from '@sojourn/contract/kit/money'
import type { HotelCheckResult, StayExcess } from '@sojourn/contract/products/hotel/booking.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import { PriceChange } from '../../../booking/book/price-change'
import { formatMoney } from '../../../../kit/text/money'
import { useOldRate } from '../../../../kit/text/old-rate'
import { NightList } from '../list/nights-popover'
import styles from './stay-summary.module.css'

/** What is booked: hotel, room, nights with their prices, when cancelling costs what, and who pays what is over the standard. */
export function StaySummary({ check, paysExcess }: { check: HotelCheckResult; paysExcess: boolean }) {
  const text = useText('products/hotel/book')
  const words = useText('products/hotel/words')
  const { hotel, room, rate, checkInDate, checkOutDate } = check
  return (
    <div className={styles['stay']}>
      <div>
        <strong>{hotel.name}</strong>
        <p className={styles['soft']}>
          {[room.name, words.rooms({ count: check.rooms }), words.payments[rate.hotelType]].join(' · ')}
        </p>
        <p className={styles['soft']}>
          {text.dates({
            checkIn: formatDate(checkInDate),
            checkOut: formatDate(checkOutDate),
            nights: words.nights({ count: daysBetween(checkInDate, checkOutDate) }),
          })}
        </p>
      </div>
      <NightList nights={rate.nights} nightsOver={rate.nightsOver} />
      {rate.local && <LocalTotal local={rate.local} rooms={check.rooms} />}
      <Cancellation check={check} />
      {paysExcess && check.excess && check.excess.personal > 0 && <Excess excess={check.excess} />}
    </div>
  )
}

/** Abroad: what it comes to in the money of the country, by the rate of which day. */
function LocalTotal({ local, rooms }: { local: NonNullable<HotelCheckResult['rate']['local']>; rooms: number }) {
  const text = useText('products/hotel/book')
  const { total, rateDate, taxAtHotel } = local
  const old = useOldRate()(rateDate)
  const whole = (money: Money) => formatMoney({ ...money, amount: money.amount * rooms })
  return (
    <div className={styles['soft']}>
      <p>{text.localTotal({ amount: whole(total), date: rateDate })}</p>
      {old && <p>{old}</p>}
      {taxAtHotel && <p>{text.taxAtHotel({ amount: whole(taxAtHotel) })}</p>}
    </div>
  )
}

function Cancellation({ check }: { check: HotelCheckResult }) {
  const text = useText('products/hotel/book')
  return (
    <div>
      <h3 className={styles['heading']}>{text.cancellation}</h3>
      <ul className={styles['steps']}>
        {check.cancellation.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {check.guarantee.needed && <li>{check.guarantee.sentence}</li>}
      </ul>
    </div>
  )
}

/** Who pays what of a stay above the standard. */
export function Excess({ excess }: { excess: StayExcess }) {
  const text = useText('products/hotel/book')
  const { limit, company, personal } = excess
  return (
    <div className={styles['excess']}>
      <Icon name="wallet" size={18} />
      <div>
        <strong>{text.excessTitle}</strong>
        <p>{text.excess({ limit: formatPrice(limit), company: formatPrice(company), personal: formatPrice(personal) })}</p>
        <p className={styles['soft']}>{text.excessRule}</p>
      </div>
    </div>
  )
}

/** The price went up or down since it was accepted. */
export function RateChange({ check }: { check: HotelCheckResult }) {
  const text = useText('products/hotel/book')
  const { rate, formerPrice } = check
  return <PriceChange changes={[{ key: rate.rateId, name: text.roomPrice, former: formerPrice, now: rate.totalPrice }]} />
}
