import type { HotelDetailResult } from '@sojourn/contract/products/hotel/search.shapes'
import type { HotelRate, HotelRoom } from '@sojourn/contract/products/hotel/hotel.shapes'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { formatMonthDay, formatPrice } from '../../../../kit/text/format'
import { Popover } from '../../../../kit/overlays/popover'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { travellerNames } from '../../../booking/traveller/traveller-names'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { formatMoney } from '../../../../kit/text/money'
import { useOldRate } from '../../../../kit/text/old-rate'
import { NightsPopover } from '../list/nights-popover'
import { cancelLadder, cancelWord, guaranteeWord, guestLimit, isFreeNow } from '../rate-words'
import styles from './rate-row.module.css'

export interface RateRowProps {
  rate: HotelRate
  room: HotelRoom
  result: HotelDetailResult
  onBook: () => void
}

/** One rate: under which conditions, for how much, whether policy allows it, and the button. */
export function RateRow({ rate, room, result, onBook }: RateRowProps) {
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
  return (
    <li className={styles['rate']}>
      <Conditions rate={rate} result={result} />
      <div className={styles['verdict']}>{result.policyApplies && <Judgement rate={rate} result={result} />}</div>
      <RatePrice rate={rate} />
      <div className={styles['book']}>
        <Button
          kind="brand"
          disabledReason={useRefusal(rate, result)}
          aria-label={text.bookRate({ room: room.name, kind: words.kinds[rate.kind] })}
          onClick={onBook}
        >
          {rate.rooms === 0 ? text.soldOut : text.book}
        </Button>
        {rate.rooms > 0 && rate.rooms < 6 && <span className={styles['few']}>{words.fewLeft({ count: rate.rooms })}</span>}
      </div>
    </li>
  )
}

/** Why this rate cannot be taken. */
function useRefusal(rate: HotelRate, { rooms }: HotelDetailResult): string | undefined {
  const text = useText('products/hotel/detail')
  if (rate.rooms === 0) return text.soldOut
  if (rate.rooms < rooms) return text.notEnough({ count: rate.rooms })
  if (rate.maxRooms < rooms) return text.maxRooms({ count: rate.maxRooms })
  return rate.verdict === 'forbidden' ? text.forbidden : undefined
}

function Conditions({ rate, result }: Pick<RateRowProps, 'rate' | 'result'>) {
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
  const { offsetMinutes, policies } = result.hotel
  const at = { checkIn: result.checkInDate, offsetMinutes, checkInFrom: policies.checkInFrom, rooms: result.rooms }
  const breakfasts = Math.max(...rate.nights.map((night) => night.breakfasts))
  const guarantee = guaranteeWord(rate, at, text)
  const small = [
    words.invoices[rate.invoice],
    rate.specialInvoice && words.specialInvoice,
    rate.confirmation === 'instant' ? words.confirmation.instant : words.confirmation.manual({ minutes: rate.confirmMinutes }),
    guestLimit(rate.guests, text),
    rate.documentNeeded && text.documentNeeded,
    rate.points && words.points,
    ...rate.benefits.map((benefit) => words.benefits[benefit]),
  ]
  return (
    <div className={styles['conditions']}>
      <p className={styles['main']}>
        <Badge tone={rate.kind === 'public' ? 'neutral' : 'brand'}>{words.kinds[rate.kind]}</Badge>
        <span>{words.breakfasts({ count: breakfasts })}</span>
        <span>{words.payments[rate.hotelType]}</span>
        {guarantee && <span>{guarantee}</span>}
      </p>
      <div className={isFreeNow(rate, at) ? styles['free'] : styles['costly']}>
        <Popover label={cancelWord(rate, at, words)} title={text.cancellation}>
          <ul className={styles['ladder']}>
            {cancelLadder(rate, at, text).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Popover>
      </div>
      <p className={styles['small']}>{small.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function Judgement({ rate, result }: Pick<RateRowProps, 'rate' | 'result'>) {
  const text = useText('products/hotel/detail')
  if (rate.violations.length === 0) return <VerdictBadge verdict={rate.verdict} />
  return (
    <Popover label={<VerdictBadge verdict={rate.verdict} />} title={text.verdict}>
      <PolicyNotes violations={rate.violations} nameOf={travellerNames(result.travellers)} />
    </Popover>
  )
}

function RatePrice({ rate }: Pick<RateRowProps, 'rate'>) {
  const text = useText('products/hotel/detail')
  const words = useText('products/hotel/words')
  const nights = rate.nights.length
  return (
    <div className={styles['price']}>
      {rate.publicPrice !== undefined && <s>{formatPrice(rate.publicPrice)}</s>}
      <span>
        <Price fen={rate.averagePrice} size="large" />
        <span className={styles['unit']}>{words.perNight}</span>
      </span>
      <InBase fen={rate.averagePrice} rate={baseRate()} />
      <NightsPopover nights={rate.nights} nightsOver={rate.nightsOver} />
      {nights > 1 && <span className={styles['unit']}>{text.stayTotal({ amount: formatPrice(rate.totalPrice), nights })}</span>}
      {rate.local && <LocalMoney local={rate.local} />}
    </div>
  )
}

const hundred = 100
const million = 1_000_000

/** Abroad: the money of the country, the rate of which day, and what tax is in it. */
function LocalMoney({ local }: { local: NonNullable<HotelRate['local']> }) {
  const text = useText('products/hotel/detail')
  const old = useOldRate()(local.rateDate)
  return (
    <Popover label={formatMoney(local.total)} title={text.price}>
      <ul className={styles['ladder']}>
        <li>
          {text.localTotal({
            amount: formatMoney(local.total),
            date: formatMonthDay(local.rateDate),
            rate: formatPrice(Math.round((local.fenPerMillion * hundred) / million)),
          })}
        </li>
        {old && <li>{old}</li>}
        <li>{text.localTax({ amount: formatMoney(local.taxIncluded) })}</li>
        {local.taxAtHotel && <li>{text.taxAtHotel({ amount: formatMoney(local.taxAtHotel) })}</li>}
      </ul>
    </Popover>
  )
}
