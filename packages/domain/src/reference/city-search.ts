import type { CityMatch, CitySearchEntry } from './city-search-entries'
import { searchText, withinOneError } from './search-text'

/** How a query met an entry, best first. */
const rank = {
  code: 0,
  name: 1,
  pinyin: 2,
  namePrefix: 3,
  pinyinPrefix: 4,
  initials: 5,
  initialsPrefix: 6,
  contained: 7,
  mistyped: 8,
} as const

const unmatched = 9
const entryBits = 16

interface Key {
  text: string
  entry: number
  whole: number
  prefix: number
}

function keysOf(entry: CitySearchEntry, index: number): Key[] {
  const keys = (texts: string[], whole: number, prefix: number): Key[] =>
    texts.map((text) => ({ text: searchText(text), entry: index, whole, prefix }))
  return [
    ...keys(entry.codes, rank.code, unmatched),
    ...keys(entry.names, rank.name, rank.namePrefix),
    ...keys(entry.pinyin, rank.pinyin, rank.pinyinPrefix),
    ...keys(entry.initials, rank.initials, rank.initialsPrefix),
  ]
}

/** First position of a sorted list at which the test holds. */
function firstWhere(length: number, holds: (position: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const mistypedFrom = 4 // letters; shorter words lie too close together

class CityIndex {
  readonly #entries: readonly CitySearchEntry[]
  readonly #sorted: Key[]
  readonly #searchable: Key[]
  readonly #starts: number[] = []
  readonly #haystack: string
  readonly #latinByLength = new Map<number, Key[]>()

  constructor(entries: readonly CitySearchEntry[]) {
    const keys = entries.flatMap(keysOf)
    this.#entries = entries
    this.#sorted = [...keys].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    this.#searchable = keys.filter((key) => key.prefix === rank.namePrefix || key.prefix === rank.pinyinPrefix)
    let length = 0
    for (const key of this.#searchable) {
      this.#starts.push(length)
      length += key.text.length + 1
      if (/^[a-z]+$/.test(key.text)) this.#sameLength(key.text.length).push(key)
    }
    this.#haystack = this.#searchable.map((key) => key.text).join('\n')
  }

  search(query: string, limit: number): CityMatch[] {
    const best = new Map<number, number>()
    this.#matchStarts(query, best)
    const plain = best.size > 0
    if (best.size < limit && query.length > 1) this.#matchInside(query, limit, best)
    if (!plain && query.length >= mistypedFrom && /^[a-z]+$/.test(query)) this.#matchMistyped(query, best)
    const order = Int32Array.from(best, ([entry, how]) => (how << entryBits) | entry).sort()
    return Array.from(order.subarray(0, limit), (value) => this.#entries[value & ((1 << entryBits) - 1)]!.match)
  }

  #sameLength(length: number): Key[] {
    const keys = this.#latinByLength.get(length) ?? []
    this.#latinByLength.set(length, keys)
    return keys
  }

  #matchStarts(query: string, best: Map<number, number>): void {
    const sorted = this.#sorted
    for (let at = firstWhere(sorted.length, (position) => sorted[position]!.text >= query); at < sorted.length; at += 1) {
      const key = sorted[at]!
      if (!key.text.startsWith(query)) return
      const how = key.text.length === query.length ? key.whole : key.prefix
      if (how < (best.get(key.entry) ?? unmatched)) best.set(key.entry, how)
    }
  }

  /** Keys stand most important first, so the first ones found are the best of their rank. */
  #matchInside(query: string, limit: number, best: Map<number, number>): void {
    const starts = this.#starts
    for (let at = this.#haystack.indexOf(query); at >= 0 && best.size < limit; at = this.#haystack.indexOf(query, at + 1)) {
      const key = this.#searchable[firstWhere(starts.length, (position) => starts[position]! > at) - 1]!
      if (!best.has(key.entry)) best.set(key.entry, rank.contained)
    }
  }

  #matchMistyped(query: string, best: Map<number, number>): void {
    for (const length of [query.length - 1, query.length, query.length + 1]) {
      for (const key of this.#latinByLength.get(length) ?? []) {
        if (!best.has(key.entry) && withinOneError(key.text, query)) best.set(key.entry, rank.mistyped)
      }
    }
  }
}

const commonEndings = /(市|国际机场|國際機場|机场|機場|airport)$/

/**
 * A search over cities, towns and airports: Chinese in both scripts, pinyin, initials, English, codes, one typing error in
 * Latin letters. Entries must come most important first; among equal matches the earlier wins.
 */
export function createCitySearch(entries: readonly CitySearchEntry[]): (query: string, limit: number) => CityMatch[] {
  const index = new CityIndex(entries)
  return (query, limit) => {
    const text = searchText(query)
    if (text === '') return []
    const matches = index.search(text, limit)
    const bare = text.replace(commonEndings, '')
    return matches.length > 0 || bare === text || bare === '' ? matches : index.search(bare, limit)
  }
}
