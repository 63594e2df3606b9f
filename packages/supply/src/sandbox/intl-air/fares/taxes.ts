import { minorDigits } from '@sojourn/domain/kit/currency'
import { chargeFen } from '@sojourn/domain/products/intl-flight/rounding'
import type { IntlAirTax, IntlPassengerType } from '../../../ports/intl-air'
import type { Departure } from '../network'
import type { SaleWorld } from '../sale-world'
import { rateOf } from './exchange'
import type { TaxRow } from './tables/tax-row'
import { taxRows } from './tables/taxes'

const byPlace = new Map<string, TaxRow[]>()
for (const row of taxRows) byPlace.set(row.place + row.on, [...(byPlace.get(row.place + row.on) ?? []), row])

/** An airport's own amount stands instead of its country's under the same code. */
function rowsAt(world: SaleWorld, iata: string, on: TaxRow['on']): TaxRow[] {
  const own = byPlace.get(iata + on) ?? []
  const general = byPlace.get((world.airport(iata)?.country ?? '') + on) ?? []
  return [...own, ...general.filter(({ code }) => own.every((each) => each.code !== code))]
}

/** What governments and airports charge on one way, in its order: leaving a country, entering one, changing planes between two others. */
export function taxRowsOf(world: SaleWorld, departures: readonly Departure[]): TaxRow[] {
  const country = (iata: string): string => world.airport(iata)?.country ?? ''
  const isAbroad = ({ from, to }: Departure): boolean => country(from) !== country(to)
  return departures.flatMap((departure, index) => {
    if (!isAbroad(departure)) return []
    const [before, after] = [departures[index - 1], departures[index + 1]]
    const changes = before !== undefined && isAbroad(before)
    const ends = after === undefined || !isAbroad(after)
    return [...rowsAt(world, departure.from, changes ? 'T' : 'D'), ...(ends ? rowsAt(world, departure.to, 'A') : [])]
  })
}

const pays = ({ children, infants }: TaxRow, passenger: IntlPassengerType): boolean =>
  passenger === 'infant' ? infants === 'pay' : passenger !== 'child' || children !== 'free'

const fenOf = ({ amount, currency }: TaxRow): number =>
  chargeFen(amount * 10 ** minorDigits(currency), currency, rateOf(currency))

/** By code, as a ticket shows them: what is charged more than once is one sum. */
export function taxesOf(rows: readonly TaxRow[], passenger: IntlPassengerType): IntlAirTax[] {
  const sums = new Map<string, IntlAirTax>()
  for (const row of rows) {
    if (!pays(row, passenger)) continue
    const before = sums.get(row.code)
    sums.set(row.code, {
      code: row.code,
      amount: (before?.amount ?? 0) + fenOf(row),
      refundable: (before?.refundable ?? true) && row.refundable !== false,
    })
  }
  return [...sums.values()]
}

const taxTotal = (rows: readonly TaxRow[], passenger: IntlPassengerType): number =>
  rows.reduce((total, row) => total + (pays(row, passenger) ? fenOf(row) : 0), 0)

export function taxTotals(rows: readonly TaxRow[]): Record<IntlPassengerType, number> {
  const adult = taxTotal(rows, 'adult')
  return { adult, child: taxTotal(rows, 'child'), infant: taxTotal(rows, 'infant'), student: adult, labour: adult, seaman: adult }
}
