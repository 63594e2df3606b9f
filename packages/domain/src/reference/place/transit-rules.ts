import { lazy } from '../lazy'
import { tableRows } from '../rows'
import { transitVisaTable } from '../tables/transit-visas'

/** What a country asks of holders of an ordinary passport of mainland China who change planes there. */
export interface TransitRule {
  kind: 'entry' | 'hours' | 'airside' | 'visa'
  /** Of a stay without a visa; 0 where none is counted. */
  hours: number
  source: 'index' | 'own'
  /** The day on which it was looked up. */
  asOf: string
}

const rules = lazy(
  () =>
    new Map(
      tableRows(transitVisaTable).map((cell) => [
        cell(0),
        {
          kind: cell(1) as TransitRule['kind'],
          hours: Number(cell(2)),
          source: cell(3) as TransitRule['source'],
          asOf: cell(4),
        },
      ]),
    ),
)

/** Undefined where nobody has looked it up, never taken for free. */
export const transitRuleOf = (country: string): TransitRule | undefined => rules().get(country)
