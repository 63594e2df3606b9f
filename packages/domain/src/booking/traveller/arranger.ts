import type { Product } from '@sojourn/contract/booking/codes'

/** What somebody was given: to book for all, for one person, or for a department with what is below it today. */
export interface ArrangerRight {
  over: 'everybody' | { employeeId: string } | { departments: readonly string[] }
  /** Null: all. */
  products: readonly Product[] | null
  /** The last day; null: until it is ended. */
  until: string | null
  ended: boolean
}

/** Whom somebody may book for besides themselves. */
export type Reach = 'everybody' | { departments: readonly string[]; people: readonly string[] }

/** A guest stands for who keeps them. */
export interface Arranged {
  employeeId: string
  hostId?: string | undefined
  departmentId: string
}

export const isRightInForce = ({ until, ended }: Pick<ArrangerRight, 'until' | 'ended'>, today: string): boolean =>
  !ended && (until === null || until >= today)

/** Who was never given a right books for everybody; who was once is bound by the rights in force, so that an end is one. Without a product: of any. */
export function reachOf(rights: readonly ArrangerRight[], { product, today }: { product?: Product; today: string }): Reach {
  if (rights.length === 0) return 'everybody'
  const given = rights.filter(
    (right) => isRightInForce(right, today) && (!product || right.products === null || right.products.includes(product)),
  )
  if (given.some(({ over }) => over === 'everybody')) return 'everybody'
  return {
    departments: [
      ...new Set(given.flatMap(({ over }) => (over !== 'everybody' && 'departments' in over ? over.departments : []))),
    ],
    people: given.flatMap(({ over }) => (over !== 'everybody' && 'employeeId' in over ? [over.employeeId] : [])),
  }
}

/** Oneself and one's own guests are always within it. */
export function isWithinReach(
  reach: Reach,
  arrangerId: string,
  { employeeId, hostId = employeeId, departmentId }: Arranged,
): boolean {
  if (reach === 'everybody' || hostId === arrangerId) return true
  return reach.people.includes(hostId) || reach.departments.includes(departmentId)
}

/** The first of these people whom the rights do not cover, and for which product; of no product, whom none covers at all. */
export function firstNotArranged<Person extends Arranged>(
  rights: readonly ArrangerRight[],
  arrangerId: string,
  people: readonly Person[],
  { products, today }: { products: readonly Product[]; today: string },
): { person: Person; product?: Product } | undefined {
  const asked = products.length > 0 ? products.map((product) => ({ product })) : [{}]
  for (const each of asked) {
    const reach = reachOf(rights, { ...each, today })
    const person = people.find((one) => !isWithinReach(reach, arrangerId, one))
    if (person) return { person, ...each }
  }
  return undefined
}
