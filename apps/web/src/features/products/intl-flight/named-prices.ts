import { carrierName, type IntlNames } from './itinerary/names'

/** Lines of a price that are of one ticket among several, with the name of its carrier in place of its code. */
export const namedPrices = <Line extends { item?: string }>(lines: readonly Line[], names: IntlNames): Line[] =>
  lines.map((line) => (line.item === undefined ? line : { ...line, item: carrierName(names, line.item) }))
