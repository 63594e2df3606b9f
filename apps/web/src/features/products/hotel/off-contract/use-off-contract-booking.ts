import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { HotelBookInfo } from '@sojourn/contract/products/hotel/booking.shapes'
import { useState } from 'react'
import type { acceptHotelDemand } from '../../../../api/calls/products/hotel/demand'
import { ApiProblem } from '../../../../api/problem'
import type { WebResponse } from '../../../../api/web-call'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { bookFaults, orderedBy, type OrderedBy } from '../../../booking/book/book-form'
import { goToField, useBookForm } from '../../../booking/book/use-book-form'
import { useSubmitOrder, type SubmitHandlers } from '../../../booking/book/use-submit-order'
import { dealtRooms, newTotal, offerPrice, type OffContractOffer } from './off-contract-offer'
import { useOffContractCheck, type OffContractRateOf } from '../queries'
import { orderedStay, roomFees, roomsOfStay, stayFaults } from '../book/stay-form'
import { useStayForm } from '../book/use-stay-form'

export const mostInRoom = 4
const none: readonly Violation[] = []

type Created = WebResponse<NonNullable<typeof acceptHotelDemand.contract>>
type OrderFrame = OrderedBy & ReturnType<typeof orderedStay> & { tempOrderNo: string; expectedTotal: number }

/** How an outside rate becomes an order: its call, and what that asks besides. */
export interface OffContractOrder<Extra extends object> {
  create: SubmitHandlers<OrderFrame & Extra, Created>['create']
  extra: Extra
  rate: OffContractRateOf
  /** The field of the page's own that still lacks something. */
  fault?: string | undefined
  /** Somebody pressed submit. */
  onTry?: () => void
  /** Reads the offer again, at the price that was accepted. */
  renew: () => Promise<unknown>
  /** Where another rate is chosen. */
  back: { path: string; label: string }
}

interface OffContractStay<Extra extends object> {
  tempOrderNo: string
  info: HotelBookInfo
  offer: OffContractOffer
  fixedRooms?: number
  order: OffContractOrder<Extra>
}

/** Who sleeps where: as the form says, at first alone, or dealt out over the rooms of a quoted offer. */
function useRooms({ tempOrderNo, info, fixedRooms }: Pick<OffContractStay<object>, 'tempOrderNo' | 'info' | 'fixedRooms'>) {
  const ids = info.travellers.map(({ employeeId }) => employeeId)
  const stay = useStayForm(tempOrderNo, info, fixedRooms === undefined ? undefined : dealtRooms(ids, fixedRooms))
  const rooms = roomsOfStay(info, stay.form) ?? []
  return { stay, rooms, roomsDiffer: fixedRooms !== undefined && rooms.length !== fixedRooms }
}

/** The whole form of an order on an outside rate: what it says, costs and still lacks. */
function useOffContractForm<Extra extends object>(asked: OffContractStay<Extra>) {
  const { tempOrderNo, info, offer, order: how } = asked
  const { stay, rooms, roomsDiffer } = useRooms(asked)
  const [tried, setTried] = useState(false)
  const check = useOffContractCheck(tempOrderNo, how.rate, rooms)
  const violations = check.data?.violations ?? none
  const state = useBookForm(tempOrderNo, info, { violations, sameIds: [], together: rooms })
  const faults = stayFaults(stay.form, info, { room: { maxGuests: mostInRoom } })
  const ownPaths = [...faults.keys(), ...(roomsDiffer ? ['rooms'] : []), ...(how.fault ? [how.fault] : [])]
  return {
    state,
    stay,
    rooms,
    price: offerPrice(offer, roomFees(rooms, info.travellers)),
    check,
    violations,
    faultOf: (path: string) => (tried ? faults.get(path) : undefined),
    roomsDiffer: tried && roomsDiffer,
    errorCount: tried ? ownPaths.length + state.faults.size : 0,
    /** Shows every fault and goes to the first; says whether there was none. */
    tryToSubmit: (): boolean => {
      setTried(true)
      how.onTry?.()
      const whole = state.tryToSubmit()
      if (ownPaths[0] !== undefined) goToField(ownPaths[0])
      return whole && ownPaths.length === 0
    },
  }
}
export type OffContractBooking = ReturnType<typeof useOffContractForm>
type OffContractCheck = NonNullable<OffContractBooking['check']['data']>

/** The form of an order on an outside rate, and its way to the server. */
export function useOffContractBooking<Extra extends object>(asked: OffContractStay<Extra>) {
  const { tempOrderNo, info, order: how } = asked
  const form = useOffContractForm(asked)
  const { state, stay, check, price } = form
  const acceptsPrice = useAskNewPrice(useText('products/hotel/book').stayPriceAsk)
  const send = (expectedTotal: number, violations = form.violations) => {
    const frame = { ...orderedBy(state.form, { info, violations }), ...orderedStay(stay.form, info, { guaranteed: false }) }
    order.send({ ...frame, ...how.extra, tempOrderNo, expectedTotal })
  }
  const askNewPrice = async (problem: ApiProblem) => {
    const total = newTotal(problem)
    if (!(await acceptsPrice(price.whole, total))) return
    await Promise.all([how.renew(), check.refetch()])
    send(total)
  }
  const order = useSend(how, tempOrderNo, {
    onPriceChanged: (problem) => void askNewPrice(problem).catch((error: Error) => order.fail(error)),
    onRefused: state.refuse,
  })
  const sendChecked = ({ violations }: OffContractCheck) => {
    const [asks] = bookFaults(state.form, { info, violations, sameIds: [] }).keys()
    if (asks === undefined) send(price.whole, violations)
    else goToField(asks)
  }
  const again = useCheckAgain(check, { onChecked: sendChecked, onRefused: order.fail })
  const busy = order.busy || again.busy
  const submit = () => {
    if (busy || !form.tryToSubmit()) return
    if (check.data) sendChecked(check.data)
    else void again.start()
  }
  return { form, order, busy, submit }
}

interface CheckHandlers {
  onChecked: (answer: OffContractCheck) => void
  onRefused: (error: Error) => void
}

/** Somebody submits while no check has come or the last one failed: it is made again, and the order goes on after it. */
function useCheckAgain(check: ReturnType<typeof useOffContractCheck>, { onChecked, onRefused }: CheckHandlers) {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const { data, error } = await check.refetch()
    setBusy(false)
    if (data && !error) onChecked(data)
    // Without a network the failed check is on the screen already, and submitting asks once more.
    else if (error && !(error instanceof ApiProblem && error.passing)) onRefused(error)
  }
  return { busy, start }
}

interface SendHandlers {
  onPriceChanged: (problem: ApiProblem) => void
  onRefused: (field: string, message: string) => void
}

function useSend<Extra extends object>(
  how: OffContractOrder<Extra>,
  tempOrderNo: string,
  { onPriceChanged, onRefused }: SendHandlers,
) {
  return useSubmitOrder<OrderFrame & Extra, Created>({
    tempOrderNo,
    create: how.create,
    noLongerOnSale: ['planExpired', 'planUnknown', 'demandClosed', 'externalRateUnknown'],
    list: how.back,
    pathOf: ({ orderNo, next }) => (next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.hotelOrder({ orderId: orderNo })),
    onPriceChanged,
    onRefused,
  })
}
