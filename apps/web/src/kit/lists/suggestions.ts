import type { Suggestion } from './search-field'

/** Things of one kind that typed words may mean. */
export interface SuggestionGroup {
  key: string
  /** What they are: states, people, orders. */
  kind: string
  options: readonly Pick<Suggestion, 'name' | 'take'>[]
}

/** More would hide the list below. */
const most = 8

/** Of all groups in their order, whatever bears the typed words in its name. */
export function suggestionsOf(typed: string, groups: readonly SuggestionGroup[]): Suggestion[] {
  const wanted = typed.toLowerCase()
  return groups
    .flatMap(({ key, kind, options }) => options.map(({ name, take }) => ({ key: `${key} ${name}`, kind, name, take })))
    .filter(({ name }, index, all) => name.toLowerCase().includes(wanted) && all.findIndex((one) => one.name === name) === index)
    .slice(0, most)
}
