import { membersOf, type Envelope } from '@sojourn/domain/booking/approval/envelope'
import { noWishes, type KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { wishesFit } from '@sojourn/domain/products/train/seat-choice'
import { isPassingRefusal } from '@sojourn/domain/products/train/railway-queue'
import type { RailFailure, RailLocked, RailPending } from '@sojourn/supply/ports/rail'
import type { Context, Work } from '../../../../context'
import type { HeldAnew, OfferFailure, SubstitutedOrder, Substitution, SuppliedOrder } from '../../../../capabilities/fulfilment'
import { newId } from '../../../../kit/id'
import { recordChoiceSet } from '../../../booking/draft/choice-set'
import { asking } from '../../../booking/lifecycle/asking'
import { shownChoices } from '../search/choice-set'
import { approvedOf, brokenRulesOf, optionsOf, sceneOf, type Option, type Scene } from './envelope-options'
import { keepSeats } from '../fulfilment/keep-seats'
import { lockedPlaces, lockedWishes, lockSeats, type Passenger } from '../fulfilment/lock'
import { segmentRecord, titleOf } from '../book/order-record'
import { findTrainOrder, updateTrainOrder, writePlaces } from '../order/order-store'
import { passengersOfOrder } from '../fulfilment/secure'
import { storedViolationsOf } from '../book/violations'
import { choiceOf } from '../supply/to-supply'

const locksAtMost = 5

/** Asks the railway whether it still keeps the seats, and for new ones after their half hour; a waitlist and the ticket office keep none. */
export async function confirmHeld(work: Work, { orderNo }: SuppliedOrder): Promise<OfferFailure | HeldAnew | undefined> {
  const kept = await findTrainOrder(work, orderNo)
  if (kept?.source !== 'railway' || !kept.lockNo) return undefined
  const again = await keepSeats(work, kept)
  if (again) return 'keep' in again ? again : goneOf(again)
  return (await work.context.rail.held(asking(work.context), { lockNo: kept.lockNo })) ? undefined : { failure: 'soldOut' }
}

/** What the railway cannot say now is asked again when tickets are issued; every other refusal is the end of the offer. */
function goneOf(again: RailFailure | RailPending): OfferFailure | undefined {
  if ('pending' in again || isPassingRefusal(again.failure)) return undefined
  const { failure, ride = 0, prices } = again
  const price = prices?.[ride]
  return failure === 'priceChanged' && price !== undefined ? { failure, price } : { failure: 'soldOut' }
}

/**
 * Locks the best option of the family that was approved: the same class on another train of the day, or the same train in a better
 * class. The journey of two rides has no substitute: the second ride would have to wait for another first one.
 */
export async function substituteWithin(
  work: Work,
  order: SubstitutedOrder,
  envelope: Envelope,
): Promise<Substitution | undefined> {
  const kept = await findTrainOrder(work, order.orderNo)
  if (kept?.source !== 'railway' || !kept.lockNo) return undefined
  const [scene, passengers] = await Promise.all([sceneOf(work, order), passengersOfOrder(work, order.orderNo)])
  if (!scene) return undefined
  let tries = 0
  for (const option of membersOf(envelope, approvedOf(scene), optionsOf(scene), brokenRulesOf(scene))) {
    const wishes = wishesFit(kept.wishes, option.journey.seat.seat, passengers.length) ? kept.wishes : noWishes
    const seated = { passengers, wishes }
    const locked = await lockOption(work, scene, option, { ...seated, insteadOf: kept.lockNo })
    if (locked) return substitutionOf(work.context, scene, option, { ...seated, locked })
    if (++tries === locksAtMost) return undefined
  }
  return undefined
}

interface Seated {
  passengers: readonly Passenger[]
  wishes: KeptWishes
}

/** Locks it in place of what is held, which stays until then; undefined where the seats are just gone. */
async function lockOption(
  work: Work,
  { order: { enterpriseId, attempt, ...order } }: Scene,
  { journey: { ride, seat } }: Option,
  { passengers, wishes, insteadOf }: Seated & { insteadOf: string },
): Promise<RailLocked | undefined> {
  // The order's own key stands for the seats that were lost.
  const locked = await lockSeats(work, {
    orderNo: `${order.orderNo}/${attempt}/${ride.trainKey}/${seat.seat}`,
    enterpriseId,
    employeeId: 'system',
    choices: [{ ...choiceOf({ ...ride, seat: seat.seat }), price: seat.price }],
    passengers,
    wishes: { ...wishes, acceptStanding: false },
    insteadOf,
    holdUntil: order.holdExpiresAt,
    remark: '',
  })
  return 'lockNo' in locked ? locked : undefined
}

function substitutionOf(
  context: Context,
  scene: Scene,
  { journey, prices, total }: Option,
  { passengers, wishes, locked }: Seated & { locked: RailLocked },
): Substitution {
  const { orderNo, tempOrderNo } = scene.order
  const told = ({ trainNo, departTime }: { trainNo: string; departTime: string }): string => `${trainNo} ${departTime}`
  const searchedAt = context.clock.now()
  const searchId = newId(searchedAt)
  return {
    supplierReference: locked.lockNo,
    title: titleOf([journey.ride]),
    from: told(scene.segment.body),
    to: told(journey.ride),
    departAt: journey.departAt,
    arriveAt: journey.arriveAt,
    total,
    prices,
    segments: [segmentRecord(journey, scene.segment.position)],
    violations: scene.travellers.map(({ employeeId }) => {
      const person = scene.people.find((one) => one.employeeId === employeeId)
      return person ? storedViolationsOf(person, scene.people, [journey], scene.setting) : []
    }),
    searchIds: [searchId],
    async keep(tenant) {
      const shown = shownChoices(scene.rides, scene.verdicts, scene.people, scene.setting)
      await recordChoiceSet(tenant, { searchId, tempOrderNo, journey: 0, searchedAt }, shown)
      await updateTrainOrder(tenant, orderNo, { lockNo: locked.lockNo, wishes: lockedWishes(wishes, locked) })
      await writePlaces(tenant, orderNo, lockedPlaces(locked, passengers, wishes))
    },
  }
}
