/** How one value of a list stands in its address; what is not set is left out there. */
export interface SearchValue<Set, Unset> {
  readonly unset: Unset
  /** Undefined where nobody could have chosen it. */
  read(written: string): Set | undefined
  write(value: Set): string
}

/** Words as people type them. */
export const words = (longest = 50): SearchValue<string, ''> => ({
  unset: '',
  read: (written) => written.slice(0, longest),
  write: (typed) => typed,
})
export const day = <const Unset extends '' | undefined>(unset: Unset): SearchValue<string, Unset> => ({
  unset,
  read: (written) => (/^\d{4}-\d{2}-\d{2}$/.test(written) ? written : undefined),
  write: (date) => date,
})
export const month: SearchValue<string, ''> = {
  unset: '',
  read: (written) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(written) ? written : undefined),
  write: (chosen) => chosen,
}
export const flag: SearchValue<true, false> = {
  unset: false,
  read: (written) => (written === '1' ? true : undefined),
  write: () => '1',
}
/** Several words, of which none may hold a comma. */
export const several: SearchValue<string[], string[]> = {
  unset: [],
  read: (written) => written.split(',').filter(Boolean),
  write: (chosen) => chosen.join(','),
}
export const oneOf = <const Value extends string | number, const Unset>(
  values: readonly Value[],
  unset: Unset,
): SearchValue<Value, Unset> => ({ unset, read: (written) => values.find((value) => String(value) === written), write: String })
export const wholeNumber = (low: number, high: number): SearchValue<number, undefined> => ({
  unset: undefined,
  read: (written) => (/^\d+$/.test(written) && Number(written) >= low && Number(written) <= high ? Number(written) : undefined),
  write: String,
})

type Values = Readonly<Record<string, SearchValue<unknown, unknown>>>
type SearchOf<Of extends Values> = {
  [Name in keyof Of]: Of[Name] extends SearchValue<infer Set, infer Unset> ? Set | Unset : never
}
type SetOf<Of extends Values> = { [Name in keyof Of]?: Of[Name] extends SearchValue<infer Set, unknown> ? Set : never }

/** What a list is narrowed by, and how that stands in its address. */
export interface ListSearch<Search, Set = Partial<Search>> {
  none: Search
  read(this: void, address: URLSearchParams): Search
  /** Everything else in the address stays. */
  write(this: void, search: Search, address?: URLSearchParams): URLSearchParams
  /** Only what is set, as a call is asked. */
  set(this: void, search: Search): Set
  isNarrowed(this: void, search: Search): boolean
}
export type Searched<Of> = Of extends ListSearch<infer Search, unknown> ? Search : never

export function listSearch<Of extends Values>(values: Of): ListSearch<SearchOf<Of>, SetOf<Of>> {
  type Search = SearchOf<Of>
  const all = Object.entries(values)
  const written = (search: Search): (readonly [string, string])[] =>
    all.map(([name, value]) => [name, search[name] === value.unset ? '' : value.write(search[name])])
  const read = (address: URLSearchParams): Search =>
    Object.fromEntries(all.map(([name, value]) => [name, value.read(address.get(name) ?? '') ?? value.unset])) as Search
  const set = (search: Search): SetOf<Of> =>
    Object.fromEntries(written(search).flatMap(([name, text]) => (text ? [[name, search[name]]] : []))) as SetOf<Of>
  return {
    none: read(new URLSearchParams()),
    read,
    write: (search, address = new URLSearchParams()) => {
      const next = new URLSearchParams(address)
      for (const [name, text] of written(search))
        if (text) next.set(name, text)
        else next.delete(name)
      return next
    },
    set,
    isNarrowed: (search) => Object.keys(set(search)).length > 0,
  }
}
