import { carrierName, type IntlNames } from './itinerary/names'

interface PriceLine {
  kind: string
  item?: string
}

/** Lines of a price that are of one ticket among several, with the name of its carrier in place of its code. */
export const namedPrices = <Line extends PriceLine>(lines: readonly Line[], names: IntlNames): Line[] =>
  lines.map((line) => (line.item === undefined ? line : { ...line, item: carrierName(names, line.item) }))

/** The same of an order, of which a refund has each tax that comes back by its code. */
export const namedWithTaxes = <Line extends PriceLine>(
  lines: readonly Line[],
  names: IntlNames,
  taxes: Readonly<Record<string, string>>,
): Line[] =>
  lines.map((line) =>
    line.kind === 'tax' && line.item !== undefined
      ? { ...line, item: [taxes[line.item], line.item].filter(Boolean).join(' ') }
      : namedPrices([line], names)[0]!,
  )
