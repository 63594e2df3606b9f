import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BookCheckResult, FlightBookInfo } from '@sojourn/contract/products/flight/booking.shapes'
import type { FlightTempOrder } from '@sojourn/contract/products/flight/flight.shapes'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useLastAnswer } from '../../../booking/draft/draft-queries'
import { isSearchOver } from '../../../booking/draft/search-problem'
import { acceptPrices, type ChosenFlight, chosenFlights } from './chosen-flights'
import { isReturnTrip } from '../draft-kind'
import { ExpiredSearch, FlightProblem, NothingChosen } from '../flight-problem'
import { FlightStep } from '../flight-step'
import { useBookCheck, useBookInfo, useDraft, usePassengerCheck } from '../queries'
import { checkFlightBooking, getFlightBookInfo, getFlightOrderTemp } from '../../../../api/calls/products/flight/flight'
import { TwoColumns } from '../../../../kit/layout/page'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { FareChange } from './fare-change'
import { orderPrice } from '../order/order-price'
import { agesOf, flyingParty } from '../list/flying-party'
import { FlyingAs } from '../list/flying-as'
import { GovernmentCard } from './government-card'
import { FlightOrderSummary } from './flight-order-summary'
import { FormCards } from '../../../booking/book/form-cards'
import { SubmitPart } from '../../../booking/book/submit-part'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { type BookFormState, useBookForm } from '../../../booking/book/use-book-form'
import { useGovernmentForm } from './use-government-form'
import { useOrderFlow } from './use-order-flow'

export async function loader() {
  await loadTexts(
    'products/flight/words',
    'booking/placing/book',
    'booking/custom-field',
    'booking/order/text',
    'booking/placing/book-form',
    'products/flight/check',
    'products/flight/book',
    'products/flight/rules',
    'booking/traveller',
    'booking/placing/choice',
    'kit/widgets',
  )
  return null
}

/** The order form of the chosen fares; the price is verified once more on entering (handbook 1.5). */
export function Component() {
  const text = useText('booking/placing/book-form')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const [chosen, setChosen] = useState(() => chosenFlights(tempOrderNo))
  const draft = useDraft(tempOrderNo)
  const info = useBookInfo(tempOrderNo)
  const check = useBookCheck(
    tempOrderNo,
    chosen.map(({ choice }) => choice),
  )
  const answer = useLastAnswer(check.data)
  const accept = (prices: number[]) => {
    acceptPrices(tempOrderNo, prices)
    setChosen(chosenFlights(tempOrderNo))
  }
  const error = draft.error ?? info.error ?? check.error
  const retry = () => void Promise.all([draft.refetch(), info.refetch(), check.refetch()])
  const missing = draft.data && chosen.length < (isReturnTrip(draft.data) ? 2 : 1)
  return (
    <FlightStep title={text.title} step={2} back={paths.flightCheck({ tempOrderNo })}>
      {missing ? (
        <NothingChosen tempOrderNo={tempOrderNo} />
      ) : draft.data && info.data && answer && !isSearchOver(check.error) ? (
        <BookScreen
          draft={draft.data}
          info={info.data}
          check={answer}
          checkFailure={check.error}
          chosen={chosen}
          onAcceptPrices={accept}
        />
      ) : error ? (
        <FlightProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </FlightStep>
  )
}

interface BookScreenProps {
  draft: FlightTempOrder
  info: FlightBookInfo
  check: BookCheckResult
  /** The last verification failed, for example because more people than seats travel now. */
  checkFailure: Error | null
  chosen: readonly ChosenFlight[]
  onAcceptPrices: (prices: number[]) => void
}

/** The order form: people, contact and payment on the left, the sum of it on the right. */
function BookScreen({ draft, info, check, checkFailure, chosen, onAcceptPrices }: BookScreenProps) {
  const { tempOrderNo } = draft
  const journeys = chosen.map(({ choice }) => choice)
  const ids = info.travellers.map(({ employeeId }) => employeeId)
  const people = usePassengerCheck(tempOrderNo, journeys, ids)
  const { same = [], violations = [] } = people.data ?? {}
  const state = useBookForm(tempOrderNo, info, { violations, sameIds: same.map(({ employeeId }) => employeeId) })
  const party = flyingParty(state.form.travellers, info, draft)
  const price = orderPrice(check.journeys, party, info)
  const government = useGovernmentForm(tempOrderNo, check, state.form.settleType)
  const asked = { tempOrderNo, info, journeys, party, price, state, government }
  const { order, submit } = useOrderFlow({ ...asked, people: people.data, onAcceptPrices })
  const changed = check.outcome === 'changed'
  if (order.expired) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  return (
    <TwoColumns
      main={
        <>
          <FareChange check={check} />
          <FlightTravellers draft={draft} info={info} state={state} people={people} />
          <FormCards info={info} state={state} violations={violations} />
          <GovernmentCard state={government} />
        </>
      }
      aside={
        <FlightOrderSummary
          draft={draft}
          info={info}
          check={check}
          form={state.form}
          party={party}
          price={price}
          violations={violations}
        >
          <SubmitPart
            total={price.total}
            busy={order.busy}
            errorCount={state.errorCount + government.errorCount}
            failure={order.failure}
            checkFailure={checkFailure}
            onSubmit={submit}
            onAccept={changed ? () => onAcceptPrices(check.journeys.map(({ fare }) => fare.ticketPrice)) : undefined}
          />
        </FlightOrderSummary>
      }
    />
  )
}

/** What is said of the people of a draft. */
const peopleReads = [getFlightBookInfo, getFlightOrderTemp, checkFlightBooking]

interface FlightTravellersProps extends Pick<BookScreenProps, 'draft' | 'info'> {
  state: BookFormState
  people: ReturnType<typeof usePassengerCheck>
}

function FlightTravellers({ draft, info, state, people }: FlightTravellersProps) {
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
      orderPath={(orderId) => paths.flightOrder({ orderId })}
      infoCall={getFlightBookInfo}
      extra={({ employeeId }) => {
        const index = state.form.travellers.findIndex((one) => one.employeeId === employeeId)
        return <FlyingAs party={agesOf(state.form.travellers, info, draft)} index={index} />
      }}
    />
  )
}
