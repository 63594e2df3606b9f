import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { airCities } from '@sojourn/domain/reference/place/cities'
import { hotelCities } from '@sojourn/domain/reference/hotel/hotel-cities'

/** The codes and names under which parts of orders keep a city that somebody calls so; at least the words themselves. */
export function citiesCalled(word: string): string[] {
  const wanted = word.trim().toLowerCase()
  const isCalled = (name: LocalText): boolean => languages.some((language) => name[language].toLowerCase() === wanted)
  const byAir = airCities.filter(({ code, name }) => code.toLowerCase() === wanted || isCalled(name))
  const names = [...byAir, ...hotelCities().filter(({ name }) => isCalled(name))].map(({ name }) => name['zh-CN'])
  return [...new Set([word.trim(), ...byAir.map(({ code }) => code), ...names])]
}
