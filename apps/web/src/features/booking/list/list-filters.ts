import { flag, listSearch, several, type ListSearch } from '../../../kit/lists/list-search'

/** Values of groups and single conditions; several values of one group widen a list, several groups narrow it. */
export type Filters<Group extends string, Switch extends string> = Record<Group, string[]> & Record<Switch, boolean>

export interface ValueCount {
  value: string
  /** Offers that would be shown with this value, all other groups as they are. */
  count: number
  chosen: boolean
}

export interface FilterRules<Offer, Group extends string, Switch extends string, Known> {
  groups: readonly Group[]
  switches: readonly Switch[]
  /** The offers to show, by what is known beside them. */
  apply: (offers: readonly Offer[], filters: Filters<Group, Switch>, known: Known) => readonly Offer[]
  valuesOf: Readonly<Record<Group, (offer: Offer, known: Known) => readonly (string | undefined)[]>>
  /** Orders of their own; the values of other groups stand by how many offers they have. */
  orders: Partial<Record<Group, readonly string[]>>
  /** Groups whose ordered values all stand there, also those that no offer has. */
  always: readonly Group[]
  /** Groups whose chosen values stand above the list as well, to be taken off there. */
  chips?: readonly Group[]
}

const byCount = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b))

/** What can be done with the filters of a list, whatever it lists. */
export function listFilters<Offer, Group extends string, Switch extends string, Known>(
  rules: FilterRules<Offer, Group, Switch, Known>,
) {
  type Own = Filters<Group, Switch>
  const { groups, switches, apply, valuesOf, orders, always } = rules
  const search = listSearch(
    Object.fromEntries([...groups.map((group) => [group, several]), ...switches.map((name) => [name, flag])]),
  ) as unknown as ListSearch<Own>
  const chosenOf = (filters: Own, group: Group): readonly string[] => filters[group]

  function countValues(offers: readonly Offer[], group: Group, known: Known): Map<string, number> {
    const counts = new Map<string, number>()
    for (const value of offers.flatMap((offer) => valuesOf[group](offer, known)))
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    return counts
  }
  return {
    ...rules,
    ...search,
    /** The values of one group with their counts. */
    options(offers: readonly Offer[], filters: Own, group: Group, known: Known): ValueCount[] {
      const all = countValues(offers, group, known)
      const counts = countValues(apply(offers, { ...filters, [group]: [] }, known), group, known)
      const values = orders[group]?.filter((value) => always.includes(group) || all.has(value)) ?? byCount(all)
      const chosen = chosenOf(filters, group)
      return values.map((value) => ({ value, count: counts.get(value) ?? 0, chosen: chosen.includes(value) }))
    },
    /** How many offers a switch would leave. */
    switchCount: (offers: readonly Offer[], filters: Own, name: Switch, known: Known): number =>
      apply(offers, { ...filters, [name]: true }, known).length,
    toggle(filters: Own, group: Group, value: string): Own {
      const values = chosenOf(filters, group)
      return { ...filters, [group]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] }
    },
    activeCount: (filters: Own): number =>
      groups.reduce((count, group) => count + chosenOf(filters, group).length, 0) +
      switches.filter((name) => filters[name]).length,
  }
}
export type ListFilters<Offer, Group extends string, Switch extends string, Known> = ReturnType<
  typeof listFilters<Offer, Group, Switch, Known>
>
