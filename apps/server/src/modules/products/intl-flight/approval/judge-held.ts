import type { Work } from '../../../../context'
import type { JudgedOrder, JudgedViolation } from '../../../../capabilities/fulfilment'
import type { StoredViolation } from '../../../booking/order/record'
import { chinaDate } from '../../../../kit/clock'
import { storedViolations } from '../../../booking/party/stored-violations'
import { extrasViolations } from '../book/extras-on-offer'
import { storedViolationsOf, type JudgedDirection } from '../book/violations'
import { directionsOf, sceneOf, type Scene } from './held-trip'

/** What policy says now of the seats that an order holds, beside what is on offer now. */
export async function judgeHeld(work: Work, order: JudgedOrder): Promise<JudgedViolation[][] | undefined> {
  if (order.travelType !== 'business') return undefined
  const scene = await sceneOf(work, order)
  return judged(work, scene, directionsOf(scene))
}

/** The violations of every traveller of an order, by the order's sequence. */
export function judged(
  { context }: Work,
  { people, travellers, enterprise, kept }: Scene<JudgedOrder>,
  directions: readonly JudgedDirection[],
): StoredViolation[][] {
  const setting = {
    bookingDate: chinaDate(context.clock.now()),
    together: enterprise.config.settings.togetherBookRule,
  }
  return travellers.map(({ employeeId, position }) => {
    const person = people.find((one) => one.employeeId === employeeId)
    if (!person) return []
    const own = kept.extras.list.filter(({ traveller }) => traveller === position).map((extra) => ({ ...extra, traveller: 0 }))
    return [
      ...storedViolationsOf(person, people, directions, setting),
      ...storedViolations((language) => extrasViolations([person], own, language)),
    ]
  })
}
