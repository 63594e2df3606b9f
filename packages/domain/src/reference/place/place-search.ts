import { searchText, withinOneError } from './search-text'

/** Something to find, with the words that find it. */
export interface PlaceSearchEntry<Match> {
  match: Match
  codes: readonly string[]
  names: readonly string[]
  pinyin: readonly string[]
  initials: readonly string[]
  /** Names of what it lies in, which find it only when written in full: of a station its city. */
  within?: readonly string[]
}

/** A match and how well it was met: the smaller the better, comparable between searches. */
export interface RankedMatch<Match> {
  match: Match
  rank: number
}

/** How a query met an entry, best first. */
const rank = {
  code: 0,
  name: 1,
  pinyin: 2,
  initials: 3,
  namePrefix: 4,
  pinyinPrefix: 5,
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

function keysOf(entry: PlaceSearchEntry<unknown>, index: number): Key[] {
  const keys = (texts: readonly string[], whole: number, prefix: number): Key[] =>
    texts.map((text) => ({ text: searchText(text), entry: index, whole, prefix }))
  return [
    ...keys(entry.codes, rank.code, unmatched),
    ...keys(entry.names, rank.name, rank.namePrefix),
    ...keys(entry.pinyin, rank.pinyin, rank.pinyinPrefix),
    ...keys(entry.initials, rank.initials, rank.initialsPrefix),
    ...keys(entry.within ?? [], rank.namePrefix, unmatched),
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

function listUnder<Name>(lists: Map<Name, Key[]>, name: Name): Key[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

const mistypedFrom = 4 // letters; shorter words lie too close together

class PlaceIndex<Match> {
  readonly #entries: readonly PlaceSearchEntry<Match>[]
  /** Keys that only a whole word meets. */
  readonly #whole = new Map<string, Key[]>()
  /** All others, in the order of their text. */
  readonly #sorted: Key[]
  readonly #searchable: Key[]
  readonly #starts: number[] = []
  readonly #haystack: string
  readonly #latinByLength = new Map<number, Key[]>()

  constructor(entries: readonly PlaceSearchEntry<Match>[]) {
    const keys = entries.flatMap(keysOf)
    this.#entries = entries
    for (const key of keys) if (key.prefix === unmatched) listUnder(this.#whole, key.text).push(key)
    this.#sorted = keys.filter((key) => key.prefix !== unmatched).sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    this.#searchable = keys.filter((key) => key.prefix === rank.namePrefix || key.prefix === rank.pinyinPrefix)
    let length = 0
    for (const key of this.#searchable) {
      this.#starts.push(length)
      length += key.text.length + 1
      if (/^[a-z]+$/.test(key.text)) listUnder(this.#latinByLength, key.text.length).push(key)
    }
    this.#haystack = this.#searchable.map((key) => key.text).join('\n')
  }

  search(query: string, limit: number): RankedMatch<Match>[] {
    const best = new Map<number, number>()
    this.#matchStarts(query, best)
    const plain = best.size > 0
    if (best.size < limit && query.length > 1) this.#matchInside(query, limit, best)
    if (!plain && query.length >= mistypedFrom && /^[a-z]+$/.test(query)) this.#matchMistyped(query, best)
    const order = Int32Array.from(best, ([entry, how]) => (how << entryBits) | entry).sort()
    return Array.from(order.subarray(0, limit), (value) => ({
      match: this.#entries[value & ((1 << entryBits) - 1)]!.match,
      rank: value >>> entryBits,
    }))
  }

  #matchStarts(query: string, best: Map<number, number>): void {
    for (const { entry, whole } of this.#whole.get(query) ?? []) best.set(entry, Math.min(whole, best.get(entry) ?? unmatched))
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

export type PlaceSearch<Match> = (query: string, limit: number) => RankedMatch<Match>[]

/**
 * A search over places: Chinese in both scripts, pinyin, initials, English, codes, one typing error in Latin letters. Entries
 * must come most important first; among equal matches the earlier wins. Where nothing is found, the query is tried without
 * one of the endings that people add, such as 市.
 */
export function createPlaceSearch<Match>(entries: readonly PlaceSearchEntry<Match>[], endings: RegExp): PlaceSearch<Match> {
  const index = new PlaceIndex(entries)
  return (query, limit) => {
    const text = searchText(query)
    if (text === '') return []
    const matches = index.search(text, limit)
    const bare = text.replace(endings, '')
    return matches.length > 0 || bare === text || bare === '' ? matches : index.search(bare, limit)
  }
}
