import type { Violation } from '@sojourn/contract/booking/verdict.shapes'
import type { HotelBookInfo } from '@sojourn/contract/products/hotel-booking.shapes'
import { useState } from 'react'
import type { acceptHotelDemand } from '../../../api/calls/products/hotel-demand'
import type { ApiProblem } from '../../../api/problem'
import type { WebResponse } from '../../../api/web-call'
import { paths } from '../../../paths'
import { useAskNewPrice } from '../../booking/book/ask-new-price'
import { orderedBy, type OrderedBy } from '../../booking/book/book-form'
import { goToField, useBookForm } from '../../booking/book/use-book-form'
import { useSubmitOrder, type SubmitHandlers } from '../../booking/book/use-submit-order'
import { dealtRooms, newTotal, offerPrice, type OutsideOffer } from './outside-offer'
import { useOutsideCheck, type OutsideRateOf } from './queries'
import { orderedStay, roomsOfStay, stayFaults } from './stay-form'
import { useStayForm } from './use-stay-form'

export const mostInRoom = 4
const none: readonly Violation[] = []

type Created = WebResponse<NonNullable<typeof acceptHotelDemand.contract>>
type OrderFrame = OrderedBy & ReturnType<typeof orderedStay> & { tempOrderNo: string; expectedTotal: number }

/** How an outside rate becomes an order: its call, and what that asks besides. */
export interface OutsideOrder<Extra extends object> {
  create: SubmitHandlers<OrderFrame & Extra, Created>['create']
  extra: Extra
  rate: OutsideRateOf
  /** The field of the page's own that still lacks something. */
  fault?: string | undefined
  /** Somebody pressed submit. */
  onTry?: () => void
  /** Reads the offer again, at the price that was accepted. */
  renew: () => Promise<unknown>
  /** Where another rate is chosen. */
  back: { path: string; label: string }
}

interface OutsideStay<Extra extends object> {
  tempOrderNo: string
  info: HotelBookInfo
  offer: OutsideOffer
  fixedRooms?: number
  order: OutsideOrder<Extra>
}

/** Who sleeps where: as the form says, at first alone, or dealt out over the rooms of a quoted offer. */
function useRooms({ tempOrderNo, info, fixedRooms }: Pick<OutsideStay<object>, 'tempOrderNo' | 'info' | 'fixedRooms'>) {
  const ids = info.travellers.map(({ employeeId }) => employeeId)
  const stay = useStayForm(tempOrderNo, info, fixedRooms === undefined ? undefined : dealtRooms(ids, fixedRooms))
  const rooms = roomsOfStay(info, stay.form) ?? []
  return { stay, rooms, roomsDiffer: fixedRooms !== undefined && rooms.length !== fixedRooms }
}

/** The whole form of an order on an outside rate, and its way to the server. */
export function useOutsideBooking<Extra extends object>(asked: OutsideStay<Extra>) {
  const { tempOrderNo, info, offer, order: how } = asked
  const { stay, rooms, roomsDiffer } = useRooms(asked)
  const [tried, setTried] = useState(false)
  const check = useOutsideCheck(tempOrderNo, how.rate, rooms)
  const violations = check.data?.violations ?? none
  const state = useBookForm(tempOrderNo, info, { violations, sameIds: [] })
  const price = offerPrice(offer, rooms.length, info.serviceFee)
  const faults = stayFaults(stay.form, info, { room: { maxGuests: mostInRoom } })
  const ownPaths = [...faults.keys(), ...(roomsDiffer ? ['rooms'] : []), ...(how.fault ? [how.fault] : [])]
  const acceptsPrice = useAskNewPrice()
  const send = (expectedTotal: number) => {
    const frame = { ...orderedBy(state.form, { info, violations }), ...orderedStay(stay.form, info, false) }
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
  const submit = () => {
    setTried(true)
    how.onTry?.()
    const whole = state.tryToSubmit()
    if (ownPaths[0] !== undefined) return goToField(ownPaths[0])
    if (whole && check.data && !order.busy) send(price.whole)
  }
  return {
    state,
    stay,
    rooms,
    price,
    check,
    violations,
    order,
    submit,
    faultOf: (path: string) => (tried ? faults.get(path) : undefined),
    roomsDiffer: tried && roomsDiffer,
    errorCount: tried ? ownPaths.length + state.faults.size : 0,
  }
}
export type OutsideBooking = Omit<ReturnType<typeof useOutsideBooking>, 'order' | 'submit'>

interface SendHandlers {
  onPriceChanged: (problem: ApiProblem) => void
  onRefused: (field: string, message: string) => void
}

function useSend<Extra extends object>(
  how: OutsideOrder<Extra>,
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
