import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import type { ChosenFare } from '@sojourn/contract/products/flight/flight.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { checkFlightBooking, createFlightOrder } from '../../../../api/calls/products/flight/flight'
import type { ApiProblem } from '../../../../api/problem'
import { queryClient, readOptions, useWrite } from '../../../../api/queries'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useAcceptConflicts } from '../../../booking/book/accept-conflicts'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { orderedBy } from '../../../booking/book/book-form'
import { renewedPrices } from '../../../booking/book/renewed-prices'
import type { flyingParty } from '../list/flying-party'
import { orderPrice, type OrderPrice } from '../order/order-price'
import type { usePassengerCheck } from '../queries'
import type { BookFormState } from '../../../booking/book/use-book-form'
import type { GovernmentFormState } from './use-government-form'
import { useSubmitOrder } from '../../../booking/book/use-submit-order'

export interface OrderFlow {
  tempOrderNo: string
  info: BookInfo
  journeys: ChosenFare[]
  party: ReturnType<typeof flyingParty>
  price: OrderPrice
  state: BookFormState
  government: GovernmentFormState
  people: ReturnType<typeof usePassengerCheck>['data']
  onAcceptPrices: (prices: number[]) => void
}

/** What the form asks for at these prices. */
function requestOf(
  { tempOrderNo, info, state, government, people }: OrderFlow,
  journeys: ChosenFare[],
  expectedTotal: number,
): CreateFlightOrder {
  const { conflicts = [], violations = [] } = people ?? {}
  return {
    ...orderedBy(state.form, { info, violations }),
    tempOrderNo,
    journeys,
    expectedTotal,
    ...(conflicts.length > 0 && { acceptConflicts: true }),
    ...(government.asked && { government: government.request }),
  }
}

/** From the press on submit to the order: faults first, then clashes of time, then a price that changed meanwhile. */
export function useOrderFlow(flow: OrderFlow) {
  const { tempOrderNo, info, journeys, party, price, state, government, people, onAcceptPrices } = flow
  const acceptsPrice = useAskNewPrice()
  const flightText = useText('products/flight/words')
  const acceptsConflicts = useAcceptConflicts()
  const create = useWrite(createFlightOrder, [getTripOrderList, getPendingOrderStatistical])
  const send = (choices: ChosenFare[], expectedTotal: number) => order.send(requestOf(flow, choices, expectedTotal))

  const askNewPrice = async (problem: ApiProblem, refused: CreateFlightOrder) => {
    const fresh = await queryClient.fetchQuery({ ...readOptions(checkFlightBooking, { tempOrderNo, journeys }), staleTime: 0 })
    const { prices, total } = renewedPrices(
      problem,
      refused.journeys.map(({ ticketPrice }) => ticketPrice),
    )
    const priced = fresh.journeys.map(({ flight, fare }, index) => ({
      flight,
      fare: { ...fare, ticketPrice: prices[index] ?? fare.ticketPrice },
    }))
    const now = total ?? orderPrice(priced, party, info).total
    if (!(await acceptsPrice(refused.expectedTotal, now))) return
    onAcceptPrices(prices)
    send(
      refused.journeys.map((choice, index) => ({ ...choice, ticketPrice: prices[index] ?? choice.ticketPrice })),
      Math.max(now, refused.expectedTotal),
    )
  }
  const order = useSubmitOrder({
    tempOrderNo,
    create,
    noLongerOnSale: ['fareSoldOut', 'saleClosed', 'flightUnknown', 'connectionImpossible', 'connectionTooShort'],
    list: { path: paths.flightList({ tempOrderNo }), label: flightText.backToList },
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.flightOrder({ orderId: orderNo }),
    onPriceChanged: (problem, refused) => void askNewPrice(problem, refused).catch((error: Error) => order.fail(error)),
    onRefused: state.refuse,
  })

  const submit = async () => {
    // The first fault from the top of the screen has the focus.
    const named = government.tryToSubmit()
    if (order.busy || !state.tryToSubmit() || !named) return
    if (await acceptsConflicts(people?.conflicts ?? [])) send(journeys, price.total)
  }
  return { order, submit: () => void submit() }
}
