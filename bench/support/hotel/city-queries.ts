import { airCities, type AirCity } from '@sojourn/domain/reference/place/cities'
import { searchText } from '@sojourn/domain/reference/place/search-text'

export interface CityQuery {
  kind: string
  text: string
  /** The city that should come first; none where several are meant equally. */
  expected: string | undefined
}

const citiesAsked = 400
const mistypedFrom = 6

const kinds: Record<string, (city: AirCity) => string | undefined> = {
  'Chinese name': (city) => city.name['zh-CN'],
  'traditional name': (city) => city.name['zh-TW'],
  'English name': (city) => city.name.en,
  pinyin: (city) => city.pinyin,
  code: (city) => city.code,
  initials: (city) => city.initials,
  'first two signs': (city) => city.name['zh-CN'].slice(0, 2),
  'first four letters': (city) => city.pinyin.slice(0, 4),
  'two letters swapped': ({ pinyin }) => (pinyin.length >= mistypedFrom ? swapped(pinyin, errorAt(pinyin)) : undefined),
  'one letter missing': ({ pinyin }) =>
    pinyin.length >= mistypedFrom ? pinyin.slice(0, errorAt(pinyin)) + pinyin.slice(errorAt(pinyin) + 1) : undefined,
}
/** Short forms mean many places; only whole words have one right answer. */
const withoutOneAnswer = new Set(['initials', 'first two signs', 'first four letters'])

/** Anywhere from the second letter to the last but one, by the word itself, so that every run errs alike. */
const errorAt = (word: string): number =>
  1 + ([...word].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % (word.length - 2))

const swapped = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)

const mistypedKinds = new Set(['two letters swapped', 'one letter missing'])

/** Whether a query has a typing error, which not every search forgives. */
export const isMistyped = ({ kind }: Pick<CityQuery, 'kind'>): boolean => mistypedKinds.has(kind)

/** What people type, for the most important cities. */
export function cityQueries(): CityQuery[] {
  const bearers = new Map<string, number>()
  for (const city of airCities) {
    const words = new Set([...Object.values(city.name), city.pinyin, city.code, ...city.airports].map(searchText))
    for (const word of words) bearers.set(word, (bearers.get(word) ?? 0) + 1)
  }
  const meansOne = (text: string): boolean => (bearers.get(searchText(text)) ?? 0) <= 1
  return airCities.slice(0, citiesAsked).flatMap((city) =>
    Object.entries(kinds).flatMap(([kind, make]) => {
      const text = make(city)
      if (!text) return []
      const mistyped = isMistyped({ kind })
      // An error that spells another place is a right spelling of that place.
      if (mistyped && bearers.has(searchText(text))) return []
      const one = !withoutOneAnswer.has(kind) && (mistyped ? meansOne(city.pinyin) : meansOne(text))
      return [{ kind, text, expected: one ? city.code : undefined }]
    }),
  )
}
