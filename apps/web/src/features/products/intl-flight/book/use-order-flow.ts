import type { CreateIntlFlightOrder, IntlBookInfo, IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { createIntlFlightOrder } from '../../../../api/calls/products/intl-flight/booking'
import type { ApiProblem } from '../../../../api/problem'
import { queryClient, useWrite } from '../../../../api/queries'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useAcceptConflicts } from '../../../booking/book/accept-conflicts'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { orderedBy } from '../../../booking/book/book-form'
import type { BookFormState } from '../../../booking/book/use-book-form'
import { useSubmitOrder } from '../../../booking/book/use-submit-order'
import { toldBy, type AcceptedTrip } from './accepted-trip'
import { checkOptions, type usePassengerCheck } from './booking-queries'
import { useAskNewTimes } from './retimed-lines'
import type { PassengerFormState } from './use-passenger-form'

export interface OrderFlow {
  tempOrderNo: string
  info: IntlBookInfo
  check: IntlCheckResult
  trip: AcceptedTrip
  state: BookFormState
  passengers: PassengerFormState
  people: ReturnType<typeof usePassengerCheck>['data']
  /** Fen with what is bought beside the fares. */
  total: number
  onAccept: (accepted: Pick<AcceptedTrip, 'seenTotal' | 'seenTimes'>) => void
}

const pathOfOrder = ({ orderNo, next }: { orderNo: string; next: string }): string =>
  next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.intlFlightOrder({ orderId: orderNo })

/** From the press on submit to the order: faults first, then clashes of time, then a price that changed meanwhile. */
export function useOrderFlow({ tempOrderNo, info, check, trip, state, passengers, people, total, onAccept }: OrderFlow) {
  const acceptsPrice = useAskNewPrice()
  const acceptsTimes = useAskNewTimes()
  const text = useText('products/intl-flight/search/list')
  const acceptsConflicts = useAcceptConflicts()
  const create = useWrite(createIntlFlightOrder, [getTripOrderList, getPendingOrderStatistical])
  const { conflicts = [], violations = [] } = people ?? {}
  const checkNow = () => queryClient.fetchQuery({ ...checkOptions(tempOrderNo, trip), staleTime: 0 })
  const send = (seen: AcceptedTrip, expectedTotal: number) =>
    order.send({
      ...orderedBy(state.form, { info, violations }),
      tempOrderNo,
      ...seen,
      passengers: passengers.request(),
      expectedTotal,
      ...(conflicts.length > 0 && { acceptConflicts: true }),
    })

  /** The carriers ask more for the trip, or the order comes to more: asked with the prices of now. */
  const askNewPrice = async ({ detail }: ApiProblem, { choices, seenTimes, expectedTotal }: CreateIntlFlightOrder) => {
    const fresh = await checkNow()
    const asked = typeof detail['price'] === 'number' ? detail['price'] : fresh.tripTotal
    const seenTotal = Math.max(asked, fresh.tripTotal)
    const now = fresh.total + seenTotal - fresh.tripTotal + total - check.total
    if (!(await acceptsPrice(expectedTotal, now))) return
    onAccept({ seenTotal, seenTimes })
    send({ choices, seenTotal, seenTimes }, Math.max(now, expectedTotal))
  }
  /** Carriers have moved a flight: asked with the hours of now; until they are accepted the page says what moved. */
  const askNewTimes = async ({ choices, seenTotal, expectedTotal }: CreateIntlFlightOrder) => {
    const fresh = await checkNow()
    if (!(await acceptsTimes(fresh))) return
    const { seenTimes } = toldBy(fresh)
    onAccept({ seenTotal, seenTimes })
    send({ choices, seenTotal, seenTimes }, expectedTotal)
  }
  const order = useSubmitOrder<CreateIntlFlightOrder, { orderNo: string; next: string }>({
    tempOrderNo,
    create,
    noLongerOnSale: ['fareSoldOut', 'saleClosed', 'itineraryUnknown', 'offerWaitsForNobody'],
    list: { path: paths.intlFlightList({ tempOrderNo }), label: text.backToList },
    pathOf: pathOfOrder,
    onPriceChanged: (problem, refused) => void askNewPrice(problem, refused).catch((error: Error) => order.fail(error)),
    onTimesChanged: (refused) => void askNewTimes(refused).catch((error: Error) => order.fail(error)),
    onRefused: state.refuse,
  })

  const submit = async () => {
    // The first fault from the top of the screen has the focus.
    const told = passengers.tryToSubmit()
    if (order.busy || !state.tryToSubmit() || !told) return
    if (await acceptsConflicts(conflicts)) send(trip, total)
  }
  return { order, submit: () => void submit() }
}
