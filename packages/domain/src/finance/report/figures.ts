import type { Measure, Measures } from '@sojourn/contract/finance/report-words'

/** Money is fen, a discount tenths of the full fare, a share parts of one, carbon grams. */
export type FigureUnit = 'money' | 'count' | 'discount' | 'share' | 'carbon'

interface FigureRule {
  unit: FigureUnit
  /** Undefined where there is nothing to divide by. */
  value: (of: Measures) => number | undefined
  /** Tickets, nights or orders that stand behind it. */
  count: (of: Measures) => number
  /** Which lines it opens to: those that add to this sum; absent where all do. */
  opens?: Measure
  /** Whether less of it is better; absent where neither is. */
  lessIsBetter?: boolean
}

const ratio = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole)
/** Lines behind sums: what was ticketed, given back and changed. */
export const lines = ({ tickets, refunded, changed }: Measures): number => tickets + refunded + changed
const tickets = (of: Measures): number => of.tickets
const net = ({ sold, returned }: Measures): number => sold - returned

const refundShare: FigureRule = {
  opens: 'refunded',
  unit: 'share',
  value: (of) => ratio(of.refunded, of.tickets),
  count: (of) => of.refunded,
  lessIsBetter: true,
}

/** The definitions of handbook 10.6: what each figure is of, and from what it is computed. Averages are weighted by amounts. */
export const figures = {
  amount: { unit: 'money', value: (of) => net(of) + of.taxes + of.fees + of.alteration, count: lines },
  netSales: { unit: 'money', value: net, count: lines },
  tickets: { opens: 'tickets', unit: 'count', value: tickets, count: tickets },
  averagePrice: { opens: 'tickets', unit: 'money', value: (of) => ratio(of.sold, of.tickets), count: tickets },
  pieces: { opens: 'tickets', unit: 'count', value: tickets, count: tickets },
  averagePiece: { opens: 'tickets', unit: 'money', value: (of) => ratio(net(of), of.tickets), count: tickets },
  fullFare: { opens: 'fullFare', unit: 'money', value: (of) => of.fullFare, count: tickets },
  averageDiscount: {
    opens: 'economyTickets',
    unit: 'discount',
    value: (of) => ratio(of.economyFare * 100, of.economyFull),
    count: (of) => of.economyTickets,
    lessIsBetter: true,
  },
  fullPriceShare: {
    opens: 'fullPriced',
    unit: 'share',
    value: (of) => ratio(of.fullPriced, of.economyTickets),
    count: (of) => of.economyTickets,
    lessIsBetter: true,
  },
  saved: { opens: 'saved', unit: 'money', value: (of) => of.saved, count: tickets, lessIsBetter: false },
  savedShare: { opens: 'saved', unit: 'share', value: (of) => ratio(of.saved, of.fullFare), count: tickets, lessIsBetter: false },
  agreementSaved: {
    opens: 'agreementSaved',
    unit: 'money',
    value: (of) => of.agreementSaved,
    count: tickets,
    lessIsBetter: false,
  },
  lost: { opens: 'lost', unit: 'money', value: (of) => of.lost, count: (of) => of.compared - of.adopted, lessIsBetter: true },
  adoption: {
    opens: 'compared',
    unit: 'share',
    value: (of) => ratio(of.adopted, of.compared),
    count: (of) => of.compared,
    lessIsBetter: false,
  },
  refundShare,
  /** The same of what has no tickets. */
  cancelShare: refundShare,
  changeShare: {
    opens: 'changed',
    unit: 'share',
    value: (of) => ratio(of.changed, of.tickets),
    count: (of) => of.changed,
    lessIsBetter: true,
  },
  alteration: {
    opens: 'alteration',
    unit: 'money',
    value: (of) => of.alteration,
    count: (of) => of.refunded + of.changed,
    lessIsBetter: true,
  },
  violatingShare: {
    opens: 'violating',
    unit: 'share',
    value: (of) => ratio(of.violating, of.tickets),
    count: (of) => of.violating,
    lessIsBetter: true,
  },
  excess: { opens: 'violating', unit: 'money', value: (of) => of.excess, count: (of) => of.violating, lessIsBetter: true },
  nights: { opens: 'nights', unit: 'count', value: (of) => of.nights, count: (of) => of.nights },
  averageRate: {
    opens: 'nights',
    unit: 'money',
    value: (of) => ratio(net(of), of.nights),
    count: (of) => of.nights,
    lessIsBetter: true,
  },
  carbon: { opens: 'grams', unit: 'carbon', value: (of) => of.grams, count: tickets, lessIsBetter: true },
} as const satisfies Record<string, FigureRule>
export type Figure = keyof typeof figures

export const figureRule = (figure: Figure): FigureRule => figures[figure]

/** How much of the whole a part is, by a figure that is a sum of its parts; undefined where the whole is nothing. */
export function shareOfWhole(figure: Figure, part: Measures, whole: Measures): number | undefined {
  const { value } = figureRule(figure)
  const [own, all] = [value(part), value(whole)]
  return own === undefined || all === undefined || all <= 0 ? undefined : own / all
}

/** How much a figure has grown, as a part of what it was; undefined where there was nothing. */
export function growth(figure: Figure, now: Measures, before: Measures): number | undefined {
  const { value } = figureRule(figure)
  const [here, there] = [value(now), value(before)]
  return here === undefined || there === undefined || there === 0 ? undefined : (here - there) / Math.abs(there)
}
