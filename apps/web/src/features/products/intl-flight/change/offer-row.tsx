import type { IntlChangeOffer } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { ReactNode } from 'react'
import { Price } from '../../../../kit/marks/price'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { formatDuration, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { intlNamesOf } from '../itinerary/names'
import { FlightsLine } from './flights-line'
import { OfferFlights, OfferTerms } from './offer-terms'
import styles from './offer-row.module.css'

interface OfferRowProps {
  offer: IntlChangeOffer
  dictionary: IntlDictionary
  policyApplies: boolean
  /** What sets it apart from the others. */
  mark?: ReactNode
  /** What is done with an offer that may be taken. */
  action: ReactNode
  /** What leads from it to others, also where policy forbids it. */
  more?: ReactNode
}

/** One itinerary to change to with what it costs each person, part by part, and the whole party. */
export function OfferRow({ offer, dictionary, policyApplies, mark, action, more }: OfferRowProps) {
  const text = useText('products/intl-flight/after-sale/change')
  const { cabins } = useText('products/intl-flight/search/itinerary')
  const { segments, cabins: flown, bookingClasses, durationMinutes, seats, verdict, violations } = offer
  const names = intlNamesOf(dictionary)
  const classes = flown.map((cabin, index) => `${cabins[cabin]} ${bookingClasses[index] ?? ''}`)
  return (
    <li className={styles['offer']}>
      <div className={styles['flights']}>
        <FlightsLine segments={segments} dictionary={dictionary} />
        <span className={styles['facts']}>
          {mark}
          <span>{text.duration({ time: formatDuration(durationMinutes) })}</span>
          <span>{text.transfers({ count: segments.length - 1 })}</span>
          <span>{[...new Set(classes)].join(' / ')}</span>
          <span>{text.seats({ count: seats })}</span>
          {policyApplies && <VerdictBadge verdict={verdict} />}
        </span>
        <OfferTerms offer={offer} names={names} />
        {violations.length > 0 && <PolicyNotes violations={violations} />}
        <OfferFlights offer={offer} names={names} />
      </div>
      <Cost offer={offer} action={action} more={more} />
    </li>
  )
}

function Cost({ offer: { lines, total, verdict }, action, more }: Pick<OfferRowProps, 'offer' | 'action' | 'more'>) {
  const text = useText('products/intl-flight/after-sale/change')
  const [one] = lines
  return (
    <div className={styles['cost']}>
      <div className={styles['price']}>
        {one?.amount === 0 ? <strong>{text.free}</strong> : <Price fen={one?.amount ?? 0} size="large" />}
        {total > 0 && (
          <span className={styles['parts']}>
            {text.perPerson}
            {lines.length > 1 && ` · ${text.party({ count: lines.length, amount: formatPrice(total) })}`}
          </span>
        )}
        {one && one.amount > 0 && (
          <span className={styles['parts']}>
            {text.parts({
              fee: formatPrice(one.fee),
              fare: formatPrice(one.fareDifference),
              tax: formatPrice(one.taxDifference),
            })}
          </span>
        )}
      </div>
      <div className={styles['actions']}>
        {verdict === 'forbidden' ? <span className={styles['parts']}>{text.forbidden}</span> : action}
        {more}
      </div>
    </div>
  )
}
