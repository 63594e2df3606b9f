import type { FlightLeg } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { IntlFlightTempOrder, SelfTransferOffer } from '@sojourn/contract/products/intl-flight/search.shapes'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import { formatDate, formatDuration, formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { RepeatSearch } from '../../../booking/draft/search-states'
import { repeatSearch, useSelfTransfers } from '../queries'
import { tripKindOf } from '../trip-kind'
import { shortList } from './nearby-airports'
import styles from './self-transfer-offers.module.css'

interface SelfTransferOffersProps {
  draft: IntlFlightTempOrder
  slice: number
  /** Journeys of the list. */
  count: number
}

/** Where few carriers fly a way together: the same on two tickets, which is said plainly, as a search of two directions. */
export function SelfTransferOffers({ draft, slice, count }: SelfTransferOffersProps) {
  const { selfTransfers: text } = useText('products/intl-flight/search/list')
  const isOffered = slice === 0 && count <= shortList && tripKindOf(draft) !== 'multi'
  const offers = useSelfTransfers(draft.tempOrderNo, isOffered).data?.offers ?? []
  if (!isOffered || offers.length === 0) return null
  return (
    <section aria-label={text.title} className={styles['offers']}>
      <h3>
        <Icon name="alert" size={16} /> {text.title}
      </h3>
      <p className={styles['why']}>{text.why}</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.via}>
            <span className={styles['way']}>
              <strong>{text.via({ place: offer.viaName, time: formatDuration(offer.minutes) })}</strong>
              <span className={styles['soft']}>
                {[
                  offer.flights.join(' / '),
                  text.departs({ time: offer.departTime }),
                  text.inAll({ time: formatDuration(offer.durationMinutes) }),
                  ...(offer.onwardDate === draft.legs[0]!.date ? [] : [text.onward({ date: formatDate(offer.onwardDate) })]),
                  text.advised({ time: formatDuration(offer.minimumMinutes) }),
                ].join(' · ')}
              </span>
            </span>
            <RepeatSearch kind="plain" repeat={() => searchInTwo(draft, offer)}>
              {text.search({ price: formatPrice(offer.price) })}
            </RepeatSearch>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The legs of a search whose first is flown as two. */
export function splitLegs(legs: readonly FlightLeg[], { via, viaName, onwardDate }: SelfTransferOffer): FlightLeg[] {
  const [first, ...rest] = legs
  if (!first) return []
  const { arriveType, departType, ...way } = first
  const there = { ...way, ...(departType !== undefined && { departType }), arriveCode: via, arriveCityName: viaName }
  const onward = {
    ...way,
    ...(arriveType !== undefined && { arriveType }),
    departCode: via,
    departCityName: viaName,
    departDate: onwardDate,
  }
  return [there, onward, ...rest].map((leg, journeyIndex) => ({ ...leg, journeyIndex }))
}

const severalLegs = 2

/** Searches the trip with its first direction flown as two; the address of its list. */
async function searchInTwo(draft: IntlFlightTempOrder, offer: SelfTransferOffer): Promise<string> {
  const { returnDate: _back, filters: _filters, ...searchParams } = draft.searchParams
  const segmentQueryList = splitLegs(legsOf(draft.searchParams), offer)
  const tempOrderNo = await repeatSearch({
    ...draft,
    searchParams: { ...searchParams, segmentType: severalLegs, segmentQueryList },
  })
  return paths.intlFlightList({ tempOrderNo })
}
