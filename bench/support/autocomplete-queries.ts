import { airCities } from '@sojourn/domain/reference/place/cities'
import { hotelBrands } from '@sojourn/domain/reference/hotel/hotel-brands'
import { hotelCities } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hotelPlacesOf } from '@sojourn/domain/reference/hotel/hotel-keywords'
import { stations } from '@sojourn/domain/reference/rail/stations'
import { visaDestinations } from '@sojourn/domain/reference/place/visa-countries'

interface Named {
  name: { 'zh-CN': string; 'zh-TW': string; en: string }
  pinyin: string | readonly string[]
}

const mistypedFrom = 6
const swapped = (word: string): string => word.slice(0, 3) + word.slice(4, 5) + word.slice(3, 4) + word.slice(5)

/** What a field asks while somebody types a name: its beginnings in Chinese, pinyin and English, and one typing error. */
function typed({ name, pinyin }: Named): string[] {
  const word = typeof pinyin === 'string' ? pinyin : (pinyin[0] ?? '')
  const beginnings = (text: string, lengths: readonly number[]): string[] =>
    lengths.filter((length) => length < text.length).map((length) => text.slice(0, length))
  return [
    ...beginnings(name['zh-CN'], [1, 2]),
    name['zh-CN'],
    name['zh-TW'],
    ...beginnings(word, [1, 2, 3, 5]),
    word,
    ...beginnings(name.en, [2, 4]),
    name.en,
    ...(word.length >= mistypedFrom ? [swapped(word)] : []),
  ]
}

/** A fixed shuffle, so that neighbouring questions have nothing in common. */
function mixed(texts: readonly string[]): string[] {
  const stride = 7919
  return texts.map((_, at) => texts[(at * stride) % texts.length]!)
}

const queriesOf = (places: readonly Named[]): string[] => mixed(places.flatMap(typed).filter((text) => text !== ''))

/** The keyword field of Beijing, 224. */
export const keywordCity = 224

export const autocompleteQueries = {
  flightCities: queriesOf(airCities.slice(0, 400)),
  stations: queriesOf(stations().slice(0, 1000)),
  hotelsAtHome: queriesOf(hotelCities().filter(({ scope }) => scope === 'domestic')),
  hotelsAbroad: queriesOf(hotelCities().filter(({ scope }) => scope !== 'domestic')),
  hotelKeywords: queriesOf([...hotelPlacesOf(keywordCity), ...hotelBrands()]),
  visaCountries: queriesOf(visaDestinations().map(({ country }) => country)),
}
