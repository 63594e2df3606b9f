import type { IntlBookInfo, IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { soldAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import { sum } from '@sojourn/domain/kit/money'
import { useState, type ReactNode } from 'react'
import type { BookForm } from '../../../booking/book/book-form'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { useSearchParams } from 'react-router'
import { checkIntlFlightBooking, getIntlFlightBookInfo } from '../../../../api/calls/products/intl-flight/booking'
import { getIntlFlightOrderTemp } from '../../../../api/calls/products/intl-flight/search'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { FormCards } from '../../../booking/book/form-cards'
import { OrderSummary } from '../../../booking/book/order-summary'
import { PriceChange } from '../../../booking/book/price-change'
import { SubmitPart } from '../../../booking/book/submit-part'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { useBookForm, type BookFormState } from '../../../booking/book/use-book-form'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { useLastAnswer } from '../../../booking/draft/draft-queries'
import { isSearchOver } from '../../../booking/draft/search-problem'
import { ExpiredSearch, IntlFlightProblem, NothingChosen } from '../intl-problem'
import { IntlStep } from '../intl-step'
import { intlNamesOf } from '../itinerary/names'
import { namedPrices } from '../named-prices'
import { useDraft } from '../queries'
import { acceptedTrip, acceptTrip, toldBy, type AcceptedTrip } from './accepted-trip'
import { useBookInfo, usePassengerCheck, useTripCheck } from './booking-queries'
import { extrasLines, extrasRequest, extrasSum } from './extras-form'
import { PassengerFields } from './passenger-fields'
import { TimeLimits } from './time-limits'
import { TimesChange } from './times-change'
import { TripDirections } from './trip-directions'
import { useOrderFlow } from './use-order-flow'
import { usePassengerAnswers, usePassengerForm, type PassengerAnswers, type PassengerFormState } from './use-passenger-form'

export async function loader() {
  await loadTexts(
    'booking/placing/book',
    'booking/custom-field',
    'booking/placing/book-form',
    'booking/traveller',
    'booking/placing/choice',
    'products/intl-flight/book',
    'products/intl-flight/check',
    'products/intl-flight/extras',
    'products/intl-flight/search/itinerary',
    'products/intl-flight/search/list',
    'kit/widgets',
  )
  return null
}

/** The order form of a trip abroad; the price is verified once more on entering (handbook 1.5). */
export function Component() {
  const text = useText('booking/placing/book-form')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const [trip, setTrip] = useState(() => acceptedTrip(tempOrderNo))
  const draft = useDraft(tempOrderNo)
  const info = useBookInfo(tempOrderNo)
  const check = useTripCheck(tempOrderNo, trip)
  const answer = useLastAnswer(check.data)
  const accept = (accepted: Pick<AcceptedTrip, 'seenTotal' | 'seenTimes'>) => {
    acceptTrip(tempOrderNo, accepted)
    setTrip(acceptedTrip(tempOrderNo))
  }
  const error = draft.error ?? info.error ?? check.error
  const retry = () => void Promise.all([draft.refetch(), info.refetch(), check.refetch()])
  const missing = draft.data && trip.choices.length < draft.data.legs.length
  return (
    <IntlStep title={text.title} step={2} back={paths.intlFlightCheck({ tempOrderNo })}>
      {missing ? (
        <NothingChosen tempOrderNo={tempOrderNo} />
      ) : draft.data && info.data && answer && !isSearchOver(check.error) ? (
        <BookScreen draft={draft.data} info={info.data} check={answer} checkFailure={check.error} trip={trip} onAccept={accept} />
      ) : error ? (
        <IntlFlightProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </IntlStep>
  )
}

interface BookScreenProps {
  draft: IntlFlightTempOrder
  info: IntlBookInfo
  check: IntlCheckResult
  /** The last verification failed, for example because more people than seats travel now. */
  checkFailure: Error | null
  trip: AcceptedTrip
  onAccept: (accepted: Pick<AcceptedTrip, 'seenTotal' | 'seenTimes'>) => void
}

/** The order form: people with what carriers ask, contact and payment on the left, the sum of it on the right. */
function BookScreen({ draft, info, check, checkFailure, trip, onAccept }: BookScreenProps) {
  const text = useText('products/intl-flight/check')
  const { tempOrderNo } = draft
  const ids = info.travellers.map(({ employeeId }) => employeeId)
  const answers = usePassengerAnswers(tempOrderNo, info, soldWith(check))
  const people = usePassengerCheck(tempOrderNo, trip, ids, askedExtras(answers))
  const { same = [], violations = [] } = people.data ?? {}
  const state = useBookForm(tempOrderNo, info, { violations, sameIds: same.map(({ employeeId }) => employeeId) })
  const passengers = usePassengerForm(answers, info, state.form, check.segments)
  const total = check.total + extrasSum(answers.extras.flatMap(({ chosen }) => chosen))
  const { order, submit } = useOrderFlow({
    tempOrderNo,
    info,
    check,
    trip,
    state,
    passengers,
    people: people.data,
    total,
    onAccept,
  })
  if (order.expired) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  return (
    <TwoColumns
      main={
        <>
          <PriceChange changes={[{ key: 'trip', name: text.tripPrice, former: check.formerTotal, now: check.tripTotal }]} />
          <TimesChange check={check} again={paths.intlFlightList({ tempOrderNo })} />
          <IntlTravellers draft={draft} info={info} check={check} state={state} passengers={passengers} people={people} />
          <FormCards info={info} state={state} violations={violations} />
        </>
      }
      aside={
        <TripSummary draft={draft} info={info} check={check} form={state.form} violations={violations} extras={answers.extras}>
          <SubmitPart
            total={total}
            busy={order.busy}
            errorCount={state.errorCount + passengers.errorCount}
            failure={order.failure}
            checkFailure={checkFailure}
            onSubmit={submit}
            acceptLabel={check.retimed.length > 0 ? text.timesChange.accept : undefined}
            onAccept={check.outcome === 'changed' ? () => onAccept(toldBy(check)) : undefined}
          />
        </TripSummary>
      }
    />
  )
}

/** What is sold beside the fares, and those that were chosen. */
const soldWith = ({ extras, itineraries }: IntlCheckResult) => ({
  offers: extras,
  fares: itineraries.flatMap(({ fares }) => fares),
})

/** What those buy beside the fares who buy anything. */
const askedExtras = ({ extras }: PassengerAnswers) =>
  extras
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ employeeId, chosen }) => ({ employeeId, extras: extrasRequest(chosen) }))

interface TripSummaryProps extends Pick<BookScreenProps, 'draft' | 'info' | 'check'> {
  form: BookForm
  violations: readonly Violation[]
  /** What each traveller buys beside the fares. */
  extras: PassengerAnswers['extras']
  children: ReactNode
}

/** The trip and what it costs, with the two times by which it is paid, beside the form. */
function TripSummary({ children, extras, ...shown }: TripSummaryProps) {
  const { info, check } = shown
  const text = useText('products/intl-flight/check')
  const days = check.segments.map(({ departDate }) => departDate)
  const all = extras.flatMap(({ chosen }) => chosen)
  const lines = [...namedPrices(check.prices, intlNamesOf(check.dictionary)), ...extrasLines(all)]
  return (
    <OrderSummary
      {...shown}
      days={{ startDate: days[0] ?? '', endDate: days.at(-1) ?? '' }}
      departAt={check.segments[0]?.departAt ?? ''}
      latest={check.payBy}
      price={{ lines, total: check.total + extrasSum(all), names: text.prices }}
      priceOf={(employeeId) =>
        priceOf(employeeId, info, check) + extrasSum(extras.find((own) => own.employeeId === employeeId)?.chosen ?? [])
      }
      journey={<TripDirections {...check} compact />}
    >
      <TimeLimits payBy={check.payBy} priceUntil={check.priceUntil} />
      {children}
    </OrderSummary>
  )
}

/** What one traveller pays for all tickets, with our fee for each direction; fen. */
function priceOf(employeeId: string, info: IntlBookInfo, check: IntlCheckResult): number {
  const traveller = info.travellers.find((one) => one.employeeId === employeeId)
  if (!traveller) return 0
  const asked = traveller.passenger === 'newborn' ? 'infant' : traveller.passenger
  const passenger = soldAs(asked, soldWith(check).fares)
  const tickets = check.tickets.map(({ prices }) => prices.find((price) => price.passenger === passenger)?.total ?? 0)
  return sum(tickets) + traveller.serviceFee * check.itineraries.length
}

/** What is said of the people of a draft. */
const peopleReads = [getIntlFlightBookInfo, getIntlFlightOrderTemp, checkIntlFlightBooking]

interface IntlTravellersProps extends Pick<BookScreenProps, 'draft' | 'info' | 'check'> {
  state: BookFormState
  passengers: PassengerFormState
  people: ReturnType<typeof usePassengerCheck>
}

function IntlTravellers({ draft, info, check, state, passengers, people }: IntlTravellersProps) {
  const text = useText('booking/placing/book-form')
  const travellers = useDraftTravellers(draft, info, peopleReads)
  return (
    <TravellersCard
      info={info}
      business={isBusiness(draft)}
      state={state}
      people={people}
      travellers={travellers}
      blockedOf={({ employeeId, name }) => {
        const twice = people.data?.same.find((other) => other.employeeId === employeeId)
        return twice && text.samePassenger({ name, item: twice.flightNo, order: twice.orderNo })
      }}
      orderPath={(orderId) => paths.order({ orderId })}
      infoCall={getIntlFlightBookInfo}
      extra={({ employeeId }) => (
        <PassengerFields info={info} check={check} form={state.form} employeeId={employeeId} state={passengers} />
      )}
    />
  )
}
