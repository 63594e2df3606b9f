import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'

const byCode = <Item extends { code: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.code, item]))

const index = (dictionary: IntlDictionary) => ({
  carriers: byCode(dictionary.carriers),
  airports: byCode(dictionary.airports),
  aircraft: byCode(dictionary.aircraft),
})
export type IntlNames = ReturnType<typeof index>
const indexed = new WeakMap<IntlDictionary, IntlNames>()

/** Look-up of the names that came with an answer. */
export function intlNamesOf(dictionary: IntlDictionary): IntlNames {
  const known = indexed.get(dictionary) ?? index(dictionary)
  indexed.set(dictionary, known)
  return known
}

export const carrierName = (names: IntlNames, code: string): string => names.carriers.get(code)?.shortName ?? code

/** 浦东 PVG T2; a terminal that is not known is left out. */
export function airportLabel(names: IntlNames, code: string, terminal = ''): string {
  const name = names.airports.get(code)?.shortName ?? ''
  return [name, code, terminal === '--' ? '' : terminal].filter(Boolean).join(' ')
}

const unknownColour = '#566669'
/** 浦东 T2, where the code says no more than the name. */
export const shortAirportLabel = (names: IntlNames, code: string, terminal = ''): string =>
  [names.airports.get(code)?.shortName ?? code, terminal === '--' ? '' : terminal].filter(Boolean).join(' ')

export const carrierMark = (names: IntlNames, code: string) => ({
  code,
  name: carrierName(names, code),
  colour: names.carriers.get(code)?.colour ?? unknownColour,
})
