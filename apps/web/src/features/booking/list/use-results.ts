import { useMemo } from 'react'
import { useText } from '../../../kit/text/text'
import type { FilterGroup, FilterPanelProps } from './filter-panel'
import type { Filters, ListFilters } from './list-filters'
import type { ListSorts } from './list-sorts'
import { useOpenCards } from './use-open-cards'

export interface ResultsOf<Offer, Group extends string, Switch extends string, Known, Sort extends string> {
  rules: ListFilters<Offer, Group, Switch, Known>
  sorts: ListSorts<Offer, Sort>
  offers: readonly Offer[]
  /** What filters ask beside the offers; the same one as long as nothing else is known. */
  known: Known
  keyOf: (offer: Offer) => string
  state: { filters: Filters<Group, Switch>; setFilters: (filters: Filters<Group, Switch>) => void; sort: Sort }
  /** Switches that mean something in this list. */
  switches: readonly Switch[]
  words: {
    switches: Readonly<Record<Switch, string>>
    groups: Readonly<Record<Group, string>>
    value: (group: Group, value: string) => string | undefined
    countOf: (p: { count: number }) => string
    /** On the button that closes the sheet. */
    show: (p: { count: number }) => string
  }
}

/** What of the offers is shown and in which order, the filters beside them, and which cards are unfolded. */
export function useResults<Offer, Group extends string, Switch extends string, Known, Sort extends string>(
  results: ResultsOf<Offer, Group, Switch, Known, Sort>,
) {
  const { rules, sorts, offers, known, keyOf, state } = results
  const { filters, sort, setFilters } = state
  const shown = useMemo(() => sorts.sort(rules.apply(offers, filters, known), sort), [rules, sorts, offers, filters, known, sort])
  const cards = useOpenCards(() => setFilters(rules.none), shown.map(keyOf))
  const { quick } = useText('booking/list')
  const panel: FilterPanelProps = {
    groups: [{ ...quickGroup(results), title: quick }, ...valueGroups(results)],
    active: rules.activeCount(filters),
    onReset: () => setFilters(rules.none),
    showWord: results.words.show({ count: shown.length }),
    chips: rules.chips,
  }
  return { shown, panel, cards }
}

function quickGroup<Offer, Group extends string, Switch extends string, Known, Sort extends string>(
  results: ResultsOf<Offer, Group, Switch, Known, Sort>,
): Omit<FilterGroup, 'title'> {
  const { rules, offers, known, switches, words } = results
  const { filters, setFilters } = results.state
  return {
    key: 'quick',
    options: switches.map((name) => {
      const count = rules.switchCount(offers, filters, name, known)
      return { value: name, word: words.switches[name], count, countWord: words.countOf({ count }), chosen: filters[name] }
    }),
    onToggle: (value) => {
      const name = switches.find((one) => one === value)
      if (name) setFilters({ ...filters, [name]: !filters[name] })
    },
  }
}

/** A group with one value filters nothing, so it is left out unless that value is chosen. */
function valueGroups<Offer, Group extends string, Switch extends string, Known, Sort extends string>(
  results: ResultsOf<Offer, Group, Switch, Known, Sort>,
): FilterGroup[] {
  const { rules, offers, known, words } = results
  const { filters, setFilters } = results.state
  return rules.groups.flatMap((group) => {
    const options = rules.options(offers, filters, group, known)
    if (options.length < 2 && !options.some(({ chosen }) => chosen)) return []
    return {
      key: group,
      title: words.groups[group],
      options: options.map((option) => ({
        ...option,
        word: words.value(group, option.value) ?? option.value,
        countWord: words.countOf({ count: option.count }),
      })),
      onToggle: (value: string) => setFilters(rules.toggle(filters, group, value)),
    }
  })
}
