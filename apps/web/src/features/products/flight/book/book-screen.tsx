import type { BookCheckResult, FlightBookInfo } from '@sojourn/contract/products/flight-booking.shapes'
import type { FlightTempOrder } from '@sojourn/contract/products/flight.shapes'
import { checkFlightBooking, getFlightBookInfo, getFlightOrderTemp } from '../../../../api/calls/products/flight'
import { TwoColumns } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { ChosenFlight } from './chosen-flights'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { FareChange } from './fare-change'
import { ExpiredSearch } from '../flight-problem'
import { orderPrice } from '../order/order-price'
import { agesOf, flyingParty } from '../list/flying-party'
import { FlyingAs } from '../list/flying-as'
import { GovernmentCard } from './government-card'
import { FlightOrderSummary } from './flight-order-summary'
import { usePassengerCheck } from '../queries'
import { FormCards } from '../../../booking/book/form-cards'
import { SubmitPart } from '../../../booking/book/submit-part'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { useBookForm, type BookFormState } from '../../../booking/book/use-book-form'
import { useGovernmentForm } from './use-government-form'
import { useOrderFlow } from './use-order-flow'

export interface BookScreenProps {
  draft: FlightTempOrder
  info: FlightBookInfo
  check: BookCheckResult
  /** The last verification failed, for example because more people than seats travel now. */
  checkFailure: Error | null
  chosen: readonly ChosenFlight[]
  onAcceptPrices: (prices: number[]) => void
}

/** The order form: people, contact and payment on the left, the sum of it on the right. */
export function BookScreen({ draft, info, check, checkFailure, chosen, onAcceptPrices }: BookScreenProps) {
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
  const text = useText('booking/book-form')
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
