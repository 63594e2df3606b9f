import type { IntlFlightSearchResult } from '@sojourn/contract/products/intl-flight/search.shapes'
import { specialPassengers } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { addDays, daysBetween } from '@sojourn/domain/kit/local-date'
import { useEmployee } from '../../../../api/employee'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Price } from '../../../../kit/marks/price'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { OfferStrip } from '../../../booking/list/offer-strip'
import { carrierName, type IntlNames } from '../itinerary/names'
import { homeTab } from './list-state'
import { useDateSection, useDayPrices, type AskedSlice } from '../queries'
import styles from './list-notices.module.css'
import { travellerPrice, type ListedItinerary } from './listed'

interface LowestProps {
  result: IntlFlightSearchResult
  itineraries: readonly ListedItinerary[]
  names: IntlNames
  onShow: (itineraryKey: string) => void
}

/** The cheapest fare that breaks no rule, named once, with a way to it. */
export function LowestItinerary({ result, itineraries, names, onShow }: LowestProps) {
  const text = useText('products/intl-flight/search/list')
  if (!result.policyApplies || itineraries.length === 0) return null
  const lowest = result.lowestCompliant
  const itinerary = itineraries.find(({ itineraryKey }) => itineraryKey === lowest?.itineraryKey)
  const fare = itinerary?.fares.find(({ fareKey }) => fareKey === lowest?.fareKey)
  if (!itinerary || !fare) return <OfferStrip warns>{text.noneCompliant}</OfferStrip>
  const [first] = itinerary.flights
  return (
    <OfferStrip
      action={
        <Button kind="quiet" size="compact" onClick={() => onShow(itinerary.itineraryKey)}>
          {text.lowestHere}
        </Button>
      }
    >
      {text.lowestCompliant}{' '}
      <strong>
        {carrierName(names, first!.carrier)} {itinerary.flights.map(({ flightNo }) => flightNo).join(' / ')} {first!.departTime}–
        {itinerary.flights.at(-1)!.arriveTime}
      </strong>{' '}
      <Price fen={travellerPrice(fare)} tone="plain" />
    </OfferStrip>
  )
}

/** Whose fares were asked for, and what they are sold against; or that carriers have none for this party. */
export function SpecialFares({ result }: { result: IntlFlightSearchResult }) {
  const text = useText('products/intl-flight/search/list')
  const special = specialPassengers.find((passenger) => result.passengers.includes(passenger))
  if (!special) return null
  const isSold = result.itineraries.some(({ fares }) => fares.some(({ fareType }) => fareType === special))
  return <OfferStrip warns={!isSold}>{isSold ? text.special[special] : text.specialNone}</OfferStrip>
}

const daysAround = 7
const nearestShown = 3

interface NothingProps {
  asked: AskedSlice
  /** Where the direction begins. */
  place: string
  date: string
  onDate: (date: string) => void
  onRetry: () => void
}

/** Nothing on this day: the nearest days with offers, a request to the agency, and the same search again. */
export function NothingFlies({ asked, place, date, onDate, onRetry }: NothingProps) {
  const text = useText('products/intl-flight/search/list')
  const section = useDateSection(place).data
  const before = addDays(date, -daysAround)
  const from = section && section.today > before ? section.today : before
  const { data } = useDayPrices(asked, from, addDays(date, daysAround), section !== undefined)
  const nearest = (data?.days ?? [])
    .filter((day) => day.price > 0 && day.date !== date)
    .toSorted((a, b) => Math.abs(daysBetween(date, a.date)) - Math.abs(daysBetween(date, b.date)) || a.price - b.price)
    .slice(0, nearestShown)
  return (
    <EmptyState
      icon="globe"
      title={text.emptyTitle}
      action={
        <>
          {nearest.map((day) => (
            <Button key={day.date} onClick={() => onDate(day.date)}>
              {text.nearestDay({ date: formatDate(day.date), price: formatPrice(day.price) })}
            </Button>
          ))}
          <AskAgency kind="brand" tempOrderNo={asked.tempOrderNo} />
          <Button icon="refresh" onClick={onRetry}>
            {text.searchAgain}
          </Button>
        </>
      }
    >
      {nearest.length > 0 ? text.emptyWhyNear : text.emptyWhy}
    </EmptyState>
  )
}

/** Asks the agency for what the list lacks, with the search filled in (S2.52). */
function AskAgency({ tempOrderNo, kind }: { tempOrderNo: string; kind?: 'brand' }) {
  const text = useText('products/intl-flight/search/list')
  if (!useEmployee().intlFlightDemandOrderEnable) return null
  return (
    <ButtonLink {...(kind && { kind })} to={paths.flightDemandForm({ tempOrderNo })} icon="headset">
      {text.demand}
    </ButtonLink>
  )
}

/** Below the list, for whom nothing in it suits. */
export function NoneSuits({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('products/intl-flight/search/list')
  if (!useEmployee().intlFlightDemandOrderEnable) return null
  return (
    <p className={styles['suits']}>
      {text.noneSuits} <AskAgency tempOrderNo={tempOrderNo} />
    </p>
  )
}

/** No carrier sells seats to this party: who travels is chosen again. */
export function PartyRefused({ tempOrderNo, why }: { tempOrderNo: string; why: string }) {
  const text = useText('products/intl-flight/search/list')
  return (
    <EmptyState
      icon="users"
      title={why}
      action={
        <ButtonLink kind="brand" to={paths.choice({ tempOrderNo, type: homeTab })}>
          {text.changeParty}
        </ButtonLink>
      }
    >
      {text.changePartyWhy}
    </EmptyState>
  )
}

/** Offers stand twenty minutes; then they are asked for again. */
export function OffersExpired({ onRetry }: { onRetry: () => void }) {
  const text = useText('products/intl-flight/search/list')
  return (
    <EmptyState
      icon="clock"
      title={text.expiredTitle}
      action={
        <Button kind="brand" icon="refresh" onClick={onRetry}>
          {text.searchAgain}
        </Button>
      }
    >
      {text.expiredWhy}
    </EmptyState>
  )
}
