import type { Product } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { firstNotArranged, isWithinReach, reachOf, type Arranged, type Reach } from '@sojourn/domain/booking/traveller/arranger'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findPlaces, findRights } from './arranger-store'

const nobody: Reach = { departments: [], people: [] }

/** Whom the caller may book for, of one product or of any; without the right to book for others nothing is read. */
export async function reachFor(work: Work, { employeeId, permissions }: Actor, product?: Product): Promise<Reach> {
  if (!permissions.includes('bookForOthers')) return nobody
  return reachOf(await findRights(work, employeeId), { ...(product && { product }), today: chinaDate(work.context.clock.now()) })
}

/** Names the first of these people for whom somebody may not book these products; who acts for nobody else is asked nothing. */
export async function refuseArranging(
  work: Work,
  arrangerId: string,
  people: readonly (Arranged & { name: string })[],
  { products, field }: { products: readonly Product[]; field?: string },
): Promise<Problem | undefined> {
  const others = people.filter(({ employeeId, hostId }) => (hostId ?? employeeId) !== arrangerId)
  if (others.length === 0) return undefined
  const today = chinaDate(work.context.clock.now())
  const refused = firstNotArranged(await findRights(work, arrangerId), arrangerId, others, { products, today })
  if (!refused) return undefined
  const { person, product } = refused
  return problem('arrangerNotAllowed', { ...(field && { field }), detail: { name: person.name, ...(product && { product }) } })
}

/** Those of these people for whom the caller may book. */
export async function arrangedOf(work: Work, actor: Actor, ids: readonly string[], product?: Product): Promise<string[]> {
  if (ids.every((id) => id === actor.employeeId)) return [...ids]
  const reach = await reachFor(work, actor, product)
  if (reach === 'everybody') return [...ids]
  const places = await findPlaces(work, ids)
  return ids.filter((id) => places.some((place) => place.employeeId === id && isWithinReach(reach, actor.employeeId, place)))
}
