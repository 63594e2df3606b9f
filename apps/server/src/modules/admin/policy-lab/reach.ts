import { isProblem } from '@sojourn/contract/kit/problems'
import { maskName } from '@sojourn/domain/booking/traveller/masking'
import { readableName, type LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Language } from '@sojourn/contract/kit/language'
import type { Actor, Work } from '../../../context'
import { isWithin, scopeOf, type Scope } from '../../booking/traveller/scope'
import { findTripOrders, type TripOrder } from './trip-store'

/** Whose orders the reader may read: of all others neither name nor number is said. */
export async function reachOf(work: Work, actor: Actor) {
  const found = await scopeOf(work, actor, 'readOrders')
  const scope: Scope = isProblem(found) ? [] : found
  return {
    nameOf: (person: { name: string; latin: LatinName | null; departmentId: string }, language: Language): string => {
      const name = readableName(person, language)
      return isWithin(scope, person.departmentId) ? name : maskName(name)
    },
    reaches: ({ travellers }: TripOrder): boolean =>
      travellers.length > 0 && travellers.every(({ departmentId }) => isWithin(scope, departmentId)),
  }
}
export type Reach = Awaited<ReturnType<typeof reachOf>>

const peopleAtMost = 20

/** Orders as their reader may see them, by number. */
export async function tripsOf(work: Work, actor: Actor, orderNos: readonly string[]) {
  const [orders, reach] = await Promise.all([findTripOrders(work, orderNos), reachOf(work, actor)])
  const trips = new Map(orders.map((order) => [order.orderNo, tripOf(order, reach, actor.language)]))
  return (orderNo: string) => trips.get(orderNo)
}

const tripOf = (order: TripOrder, reach: Reach, language: Language) => ({
  ...(reach.reaches(order) && { orderNo: order.orderNo }),
  title: order.title[language],
  travelOn: order.travelOn,
  people: order.travellers.slice(0, peopleAtMost).map((person) => reach.nameOf(person, language)),
})
