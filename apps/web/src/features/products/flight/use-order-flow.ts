import type { BookCheckResult, BookInfo } from '@sojourn/contract/products/flight-booking.shapes'
import type { ChosenFare } from '@sojourn/contract/products/flight.shapes'
import { checkFlightBooking } from '../../../api/calls/products/flight'
import type { ApiProblem } from '../../../api/problem'
import { queryClient, readOptions } from '../../../api/queries'
import { formatPrice } from '../../../kit/format'
import { ask } from '../../../kit/modal-queue'
import { useText } from '../../../kit/text'
import { orderRequest } from './book-form'
import { orderPrice, type OrderPrice } from './order-price'
import type { usePassengerCheck } from './queries'
import type { BookFormState } from './use-book-form'
import { useSubmitOrder } from './use-submit-order'

export interface OrderFlow {
  tempOrderNo: string
  info: BookInfo
  journeys: ChosenFare[]
  price: OrderPrice
  state: BookFormState
  people: ReturnType<typeof usePassengerCheck>['data']
  onAcceptPrices: (prices: number[]) => void
}

/** Prices of now: the verified ones, and for the journey that the refusal names the one that it names. */
function newPrices(journeys: BookCheckResult['journeys'], { field, detail }: ApiProblem): number[] {
  const named = Number(field?.match(/^journeys\.(\d)$/)?.[1] ?? -1)
  return journeys.map(({ fare }, index) =>
    index === named && typeof detail['price'] === 'number' ? detail['price'] : fare.ticketPrice,
  )
}

/** From the press on submit to the order: faults first, then clashes of time, then a price that changed meanwhile. */
export function useOrderFlow({ tempOrderNo, info, journeys, price, state, people, onAcceptPrices }: OrderFlow) {
  const text = useText('products/flight-book')
  const { conflicts = [], violations = [] } = people ?? {}
  const acceptConflicts = conflicts.length > 0
  const send = (choices: ChosenFare[], expectedTotal: number) =>
    order.send(orderRequest(state.form, { info, tempOrderNo, journeys: choices, expectedTotal, violations, acceptConflicts }))

  const askNewPrice = async (problem: ApiProblem) => {
    const fresh = await queryClient.fetchQuery({ ...readOptions(checkFlightBooking, { tempOrderNo, journeys }), staleTime: 0 })
    const prices = newPrices(fresh.journeys, problem)
    const priced = fresh.journeys.map(({ flight, fare }, index) => ({
      flight,
      fare: { ...fare, ticketPrice: prices[index] ?? fare.ticketPrice },
    }))
    const now = orderPrice(priced, state.form.travellers, info).total
    const message = text.priceChangedAsk({ former: formatPrice(price.total), now: formatPrice(now) })
    if (!(await ask({ title: text.priceChangedTitle, message, confirm: text.priceAccept, cancel: true }))) return
    onAcceptPrices(prices)
    send(
      journeys.map((choice, index) => ({ ...choice, ticketPrice: prices[index] ?? choice.ticketPrice })),
      now,
    )
  }
  const order = useSubmitOrder({
    tempOrderNo,
    onPriceChanged: (problem) => void askNewPrice(problem).catch((error: Error) => order.fail(error)),
    onRefused: state.refuse,
  })

  const acceptsConflicts = async (): Promise<boolean> => {
    if (conflicts.length === 0) return true
    const sentences = conflicts.map(({ sentence }) => sentence).join('\n')
    return ask({
      title: text.conflictTitle,
      message: `${text.conflictAsk}\n${sentences}`,
      confirm: text.conflictGoOn,
      cancel: true,
    })
  }
  const submit = async () => {
    if (order.busy || !state.tryToSubmit()) return
    if (await acceptsConflicts()) send(journeys, price.total)
  }
  return { order, submit: () => void submit() }
}
