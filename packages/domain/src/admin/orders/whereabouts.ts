import type { WhereaboutsActivity } from '@sojourn/contract/admin/orders/whereabouts-words'

export interface Placed {
  employeeId: string
  activity: WhereaboutsActivity
  /** Key of the city where one is, or arrives. */
  city: string
  beginsAt: Date
  endsAt: Date
}

/** Who is on the way from one city to another is in none yet; cars drive within one. */
export const isInCity = ({ activity }: Pick<Placed, 'activity'>): boolean => activity !== 'air' && activity !== 'rail'

const peopleOf = (placed: readonly Placed[]): number => new Set(placed.map(({ employeeId }) => employeeId)).size

export interface PlacedCounts {
  people: number
  /** By key of the city, the fullest first. */
  cities: { city: string; people: number }[]
  activities: Record<WhereaboutsActivity, number>
}

/** Everybody counts once in all, once in each city, and once for each activity. */
export function placedCounts(placed: readonly Placed[]): PlacedCounts {
  const inCities = new Map<string, Set<string>>()
  for (const { city, employeeId } of placed.filter(isInCity)) {
    const there = inCities.get(city)
    if (there) there.add(employeeId)
    else inCities.set(city, new Set([employeeId]))
  }
  const of = (activity: WhereaboutsActivity): number => peopleOf(placed.filter((each) => each.activity === activity))
  return {
    people: peopleOf(placed),
    cities: [...inCities]
      .map(([city, there]) => ({ city, people: there.size }))
      .toSorted((a, b) => b.people - a.people || (a.city < b.city ? -1 : 1)),
    activities: { air: of('air'), rail: of('rail'), ride: of('ride'), stay: of('stay'), between: of('between') },
  }
}
