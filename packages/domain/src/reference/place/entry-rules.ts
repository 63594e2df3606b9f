import { lazy } from '../lazy'
import { tableRows } from '../rows'
import { chinesePassportVisaTable } from '../tables/chinese-passport-visas'
import { entryRuleTable } from '../tables/entry-rules'

/** What a country asks of a foreign passport. */
export interface EntryRule {
  /** It must be valid for so long after entry or exit; 0 as long as one stays. */
  months: number
  countedFrom: 'entry' | 'exit'
  blankPages: number
  /** Carriers send the address of the first night ahead. */
  address: boolean
}

/** Handbook 2.3, of countries that the table does not have: six months after the last arrival. */
const usual: EntryRule = { months: 6, countedFrom: 'entry', blankPages: 1, address: false }

const rules = lazy(
  () =>
    new Map(
      tableRows(entryRuleTable).map((cell) => [
        cell(0),
        {
          months: Number(cell(1)),
          countedFrom: cell(2) as EntryRule['countedFrom'],
          blankPages: Number(cell(3)),
          address: cell(4) === 'address',
        },
      ]),
    ),
)

export const entryRule = (country: string): EntryRule => rules().get(country) ?? usual

/** `visa` before travel, `evisa` and `eta` applied for online, `arrival` at the border, `free` without; unknown to the table otherwise. */
export type VisaNeed = 'visa' | 'evisa' | 'eta' | 'arrival' | 'free' | 'unknown'
export interface VisaOfChinesePassport {
  need: VisaNeed
  /** Without a visa at most so long. */
  days?: number
}

/** When the table of visas was taken. */
export const visasOn = '2026-02-17'

const visas = lazy(
  () =>
    new Map<string, VisaOfChinesePassport>(
      tableRows(chinesePassportVisaTable).map((cell) => [
        cell(0),
        { need: cell(1) as VisaNeed, ...(cell(2) && { days: Number(cell(2)) }) },
      ]),
    ),
)

export const visaOfChinesePassport = (country: string): VisaOfChinesePassport => visas().get(country) ?? { need: 'unknown' }
