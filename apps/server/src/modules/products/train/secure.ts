import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { Context, ProductOperations, SecuredOrder } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findLines } from '../../booking/after-sale/store'
import { findOrderSegments, findOrderTravellers } from '../../booking/order/store'
import { askForSeats, lockedPlaces, type Passenger } from './lock'
import type { KeptRide } from './kept-ride'
import { findPlaces, findTrainOrder, updateTrainOrder, writePlaces } from './order-store'

/** How soon the railway's queue is asked again. */
const askAgainMs = 15_000
type Secured = Awaited<ReturnType<NonNullable<ProductOperations['secure']>>>

/** Asks the railway's queue how a lock ended, under the same key as the first time (占座中). */
export async function secureSeats(context: Context, sql: Sql, order: SecuredOrder): Promise<Secured> {
  const { enterpriseId, orderNo } = order
  const kept = await findTrainOrder(sql, enterpriseId, orderNo)
  if (!kept) throw new Error(`order ${orderNo} is not of a train`)
  const [segments, lines, passengers] = await Promise.all([
    findOrderSegments<KeptRide>(sql, enterpriseId, [orderNo]),
    findLines(sql, enterpriseId, [orderNo]),
    passengersOfOrder(context, sql, enterpriseId, orderNo),
  ])
  const locked = await askForSeats(context, sql, {
    orderNo,
    enterpriseId,
    choices: segments.map(({ body: { trainKey, departStation, arriveStation, seat, price } }) => ({
      trainKey,
      departStation,
      arriveStation,
      seat,
      price,
    })),
    passengers,
    wishes: kept.wishes,
    replaces: lines.map(({ ticketNo }) => ticketNo),
    holdUntil: order.holdExpiresAt,
    remark: order.remark,
  })
  if (isRailFailure(locked)) return { failure: locked.failure }
  if ('pending' in locked) return { askAgainAt: new Date(context.clock.now().getTime() + askAgainMs) }
  const positions = segments.map(({ position }) => position)
  const places = lockedPlaces(locked, passengers, kept.wishes).map((place) => ({ ...place, segment: positions[place.segment]! }))
  await updateTrainOrder(sql, enterpriseId, orderNo, { lockNo: locked.lockNo })
  await writePlaces(sql, enterpriseId, orderNo, places)
  return { secured: true, chain: kept.chain ?? undefined }
}

/** The travellers of an order as the railway knows them, with their documents in clear. */
export async function passengersOfOrder(context: Context, sql: Sql, enterpriseId: number, orderNo: string): Promise<Passenger[]> {
  const [travellers, places] = await Promise.all([
    findOrderTravellers(sql, enterpriseId, [orderNo]),
    findPlaces(sql, enterpriseId, orderNo),
  ])
  return travellers.map(({ position, name, credentialType, credentialCipher, employeeId }) => ({
    position,
    name,
    credentialType,
    credentialNumber: context.vault.open(credentialCipher),
    child: places.some((place) => place.traveller === position && place.child),
    subject: `traveller ${employeeId} of ${orderNo}`,
  }))
}
