import { Charset, Index } from 'flexsearch'
import MiniSearch from 'minisearch'
import { createCitySearch } from '@sojourn/domain/reference/place/city-search'
import type { CityMatch, CitySearchEntry } from '@sojourn/domain/reference/place/city-search-entries'

export interface Rival {
  name: string
  /** Whether it looks for words with typing errors at all. */
  forgives: boolean
  search(query: string): CityMatch[]
}

const limit = 10

export const ownSearch = (entries: readonly CitySearchEntry[]): Rival => {
  const search = createCitySearch(entries)
  return { name: 'Sojourn', forgives: true, search: (query) => search(query, limit) }
}

/** Every word with all its beginnings; it keeps the order in which entries were added and forgives no typing errors. */
export function flexSearch(entries: readonly CitySearchEntry[]): Rival {
  const index = new Index({ tokenize: 'forward', encoder: Charset.Normalize })
  for (const [id, entry] of entries.entries()) index.add(id, wordsOf(entry).join(' '))
  return {
    name: 'FlexSearch',
    forgives: false,
    search: (query) => index.search(query, { limit }).map((id) => entries[Number(id)]!.match),
  }
}

/** Beginnings, one error in words of four letters and more, two from six letters where told; important entries are preferred. */
export function miniSearch(entries: readonly CitySearchEntry[], errors: 1 | 2): Rival {
  const index = new MiniSearch({ fields: ['codes', 'names', 'pinyin', 'initials'], processTerm: plain })
  const joined = ({ codes, names, pinyin, initials }: CitySearchEntry) => ({
    codes: codes.join(' '),
    names: names.join(' '),
    pinyin: pinyin.join(' '),
    initials: initials.join(' '),
  })
  index.addAll(entries.map((entry, id) => ({ id, ...joined(entry) })))
  const options = {
    prefix: true,
    fuzzy: (term: string): number | false => (/^[a-z]{6,}$/.test(term) ? errors : /^[a-z]{4,}$/.test(term) ? 1 : false),
    combineWith: 'AND' as const,
    boost: { codes: 4, names: 2 },
    boostDocument: (id: number) => 1 + 1 / (1 + id / 100),
  }
  return {
    name: errors === 1 ? 'MiniSearch' : 'MiniSearch, two errors',
    forgives: true,
    search: (query) =>
      index
        .search(query, options)
        .slice(0, limit)
        .map(({ id }) => entries[id as number]!.match),
  }
}

const plain = (term: string): string => term.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = ({ codes, names, pinyin, initials }: CitySearchEntry): string[] => [...codes, ...names, ...pinyin, ...initials]
