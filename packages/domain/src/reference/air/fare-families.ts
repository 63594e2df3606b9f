import { lazy } from '../lazy'
import { tableRows } from '../rows'
import { fareFamilyTable } from '../tables/fare-families'

/** A carrier's own name of a fare, and what goes with it beside baggage and rules. */
export interface FareFamily {
  name: string
  seat: 'included' | 'paid'
  /** Percent of those flown. */
  miles: number
  priority: boolean
  lounge: boolean
}

const families = lazy(
  () =>
    new Map(
      tableRows(fareFamilyTable).map((cell): [string, FareFamily] => {
        const more = cell(5).split(' ')
        return [
          `${cell(0)} ${cell(1)}`,
          {
            name: cell(2),
            seat: cell(3) as FareFamily['seat'],
            miles: Number(cell(4)),
            priority: more.includes('priority'),
            lounge: more.includes('lounge'),
          },
        ]
      }),
    ),
)

/** Undefined of carriers that nobody has read; the name of the brand serves. */
export const fareFamily = (carrier: string, brand: string): FareFamily | undefined => families().get(`${carrier} ${brand}`)
