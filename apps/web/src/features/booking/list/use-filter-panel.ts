import { useText } from '../../../kit/text/text'
import type { FilterGroup, FilterPanelProps } from './filter-panel'
import type { Filters, ListFilters } from './list-filters'

export interface FilterPanelOf<Offer, Group extends string, Switch extends string, Known> {
  rules: ListFilters<Offer, Group, Switch, Known>
  offers: readonly Offer[]
  known: Known
  filters: Filters<Group, Switch>
  onChange: (filters: Filters<Group, Switch>) => void
  /** Switches that mean something in this list. */
  switches: readonly Switch[]
  words: {
    switches: Readonly<Record<Switch, string>>
    groups: Readonly<Record<Group, string>>
    value: (group: Group, value: string) => string | undefined
    countOf: (p: { count: number }) => string
    /** On the button that closes the sheet. */
    show: string
  }
}

/** The filters of a list for the panel beside it: the switches first, then group by group. */
export function useFilterPanel<Offer, Group extends string, Switch extends string, Known>(
  panel: FilterPanelOf<Offer, Group, Switch, Known>,
): FilterPanelProps {
  const { quick } = useText('booking/list')
  const { rules, filters, onChange, words } = panel
  return {
    groups: [{ ...quickGroup(panel), title: quick }, ...valueGroups(panel)],
    active: rules.activeCount(filters),
    onReset: () => onChange(rules.none),
    showWord: words.show,
  }
}

function quickGroup<Offer, Group extends string, Switch extends string, Known>(
  panel: FilterPanelOf<Offer, Group, Switch, Known>,
): Omit<FilterGroup, 'title'> {
  const { rules, offers, known, filters, onChange, switches, words } = panel
  return {
    key: 'quick',
    options: switches.map((name) => {
      const count = rules.switchCount(offers, filters, name, known)
      return { value: name, word: words.switches[name], count, countWord: words.countOf({ count }), chosen: filters[name] }
    }),
    onToggle: (value) => {
      const name = switches.find((one) => one === value)
      if (name) onChange({ ...filters, [name]: !filters[name] })
    },
  }
}

/** A group with one value filters nothing, so it is left out unless that value is chosen. */
function valueGroups<Offer, Group extends string, Switch extends string, Known>(
  panel: FilterPanelOf<Offer, Group, Switch, Known>,
): FilterGroup[] {
  const { rules, offers, known, filters, onChange, words } = panel
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
      onToggle: (value: string) => onChange(rules.toggle(filters, group, value)),
    }
  })
}
