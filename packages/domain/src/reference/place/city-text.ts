import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { airCities, airCity, cityOfAirport } from './cities'
import { towns } from './towns'

/** A place by its code and the name under which it was chosen. */
interface City {
  code: string
  name: string
}

let byName: Map<string, LocalText> | undefined
/** Every city and town by each of its names. */
function names(): Map<string, LocalText> {
  if (byName) return byName
  byName = new Map()
  for (const { name } of [...towns, ...airCities.toReversed()]) for (const language of languages) byName.set(name[language], name)
  return byName
}

/**
 * The city that a code or name means, in every language. Airports mean their city (handbook 9.3); what is not known keeps the
 * name that it was given.
 */
export function cityText({ code, name }: City): LocalText {
  const known = names().get(name) ?? airCity(code)?.name ?? cityOfAirport(code)?.name ?? names().get(code)
  const given = name || code
  return known ?? { 'zh-CN': given, 'zh-TW': given, en: given }
}

/** One key for a city, whichever product names it: its simplified Chinese name; empty for any city. */
export const cityKey = (city: City): string => (city.code === '' && city.name === '' ? '' : cityText(city)['zh-CN'])
