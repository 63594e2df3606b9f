import type { KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { railQueueAskMs } from '@sojourn/domain/products/train/railway-queue'
import { isRailFailure, type RailFailure, type RailLock, type RailLocked } from '@sojourn/supply/ports/rail'
import type { Context, Fulfilment, Work } from '../../../../context'
import type { Secured, SecuredOrder } from '../../../../capabilities/fulfilment'
import type { Tenant } from '../../../../db/tenant'
import { findLines } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import { isAnswered } from '../../../booking/lifecycle/ask-supplier'
import { findOrders, findOrderTravellers } from '../../../booking/order/store'
import { lockedPlaces, lockedWishes, railKey, railLock, type Passenger, type RailAnswer } from './lock'
import { findRides } from '../order/kept-store'
import { passingWait } from '../supply/supply'
import { railChoice } from '../supply/to-supply'
import { findPlaces, findTrainOrder, updateTrainOrder, writePlaces, type TrainOrderRow } from '../order/order-store'

interface Asked {
  kept: TrainOrderRow
  seats: SeatRequest
  lock: RailLock
}

/**
 * Asks the railway's queue how a lock ended, under the same key as the first time (占座中). Where the railway is silent or closed
 * it is asked again while the order may wait; every other refusal is its end.
 */
export const secureSeats: NonNullable<Fulfilment['secure']> = {
  async request(work, order): Promise<Asked> {
    const kept = await findTrainOrder(work, order.orderNo)
    if (!kept) throw new Error(`order ${order.orderNo} is not of a train`)
    const seats = await seatRequest(work, order, kept)
    return { kept, seats, lock: railLock(work.context, seats) }
  },
  ask: (context, { lock }: Asked) => context.rail.lock(asking(context), lock),
  async keep(work, order, { kept, seats }: Asked, locked: RailAnswer): Promise<Secured> {
    const { orderNo } = order
    if (isRailFailure(locked)) return refused(work, kept, locked, order.holdExpiresAt)
    await keepWait(work, kept, undefined)
    if ('pending' in locked) return { askAgainAt: nextAsk(work.context) }
    await writeSeats(work, orderNo, seats, locked)
    return { held: true }
  },
  isAnswered: (context, { enterpriseId, orderNo }) =>
    isAnswered(context, context.rail, { operation: 'lock', key: railKey(enterpriseId, orderNo) }),
}

/** When the railway's queue is asked again. */
export const nextAsk = ({ clock }: Context): Date => new Date(clock.now().getTime() + railQueueAskMs)

/** What the railway is asked for by an order as it is kept; `positions` are those of its segments. */
export async function seatRequest(
  work: Work,
  { enterpriseId, orderNo, holdExpiresAt, remark }: Pick<SecuredOrder, 'enterpriseId' | 'orderNo' | 'holdExpiresAt' | 'remark'>,
  { wishes }: TrainOrderRow,
) {
  const [segments, lines, passengers] = await Promise.all([
    findRides(work, [orderNo]),
    findLines(work, [orderNo]),
    passengersOfOrder(work, orderNo),
  ])
  return {
    orderNo,
    enterpriseId,
    choices: segments.map(({ body }) => ({ ...railChoice(body), price: body.fare })),
    positions: segments.map(({ position }) => position),
    passengers,
    wishes,
    replaces: lines.map(({ ticketNo }) => ticketNo),
    holdUntil: holdExpiresAt,
    remark,
  }
}
type SeatRequest = Awaited<ReturnType<typeof seatRequest>>

/** Keeps the seats that were locked for an order. */
export async function writeSeats(
  tenant: Tenant,
  orderNo: string,
  { passengers, positions, wishes: { waits: _over, ...wishes } }: Pick<SeatRequest, 'passengers' | 'positions' | 'wishes'>,
  locked: RailLocked,
): Promise<void> {
  const places = lockedPlaces(locked, passengers, wishes).map((place) => ({ ...place, segment: positions[place.segment]! }))
  await updateTrainOrder(tenant, orderNo, { lockNo: locked.lockNo, wishes: lockedWishes(wishes, locked) })
  await writePlaces(tenant, orderNo, places)
}

/** A refusal that may pass is waited out while the order may wait; the page says what it waits for. */
async function refused(work: Work, kept: TrainOrderRow, { failure }: RailFailure, holdUntil: Date): Promise<Secured> {
  const waits = passingWait(work.context, failure, holdUntil)
  if (!waits) return { failure }
  await keepWait(work, kept, waits)
  return { askAgainAt: new Date(waits.until) }
}

/** What keeps an order written down as waiting, or that it waits no more. */
export async function keepWait(tenant: Tenant, { orderNo, wishes }: TrainOrderRow, waits: KeptWishes['waits']): Promise<void> {
  if (!waits && !wishes.waits) return
  const { waits: _before, ...others } = wishes
  await updateTrainOrder(tenant, orderNo, { wishes: waits ? { ...others, waits } : others })
}

/** The travellers of an order as the railway knows them, with their documents in clear. */
export async function passengersOfOrder(work: Work, orderNo: string): Promise<Passenger[]> {
  const [[order], travellers, places] = await Promise.all([
    findOrders(work, [orderNo]),
    findOrderTravellers(work, [orderNo]),
    findPlaces(work, orderNo),
  ])
  return travellers.map(({ position, name, credentialType, credentialCipher, employeeId }) => ({
    position,
    name,
    credentialType,
    credentialNumber: work.context.vault.open(credentialCipher),
    child: places.some((place) => place.traveller === position && place.child),
    student: places.some((place) => place.traveller === position && place.student),
    subject: `traveller ${employeeId} of ${orderNo}`,
    ...(employeeId === order?.bookerId && { buyer: true }),
  }))
}
