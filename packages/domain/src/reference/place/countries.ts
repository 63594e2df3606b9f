import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { localText, tableRows } from '../rows'
import { countryTable } from '../tables/countries'

export interface Country {
  /** ISO 3166 code. */
  code: string
  name: LocalText
  pinyin: string
  initials: string
  /** Without a plus sign; empty where there is none. */
  diallingCode: string
  /** Place in the list of regions whose dialling codes are asked for most, from 1; 0 for the others. */
  popularity: number
}

/** Every country and region with a dialling code or an airport of these tables. */
export const countries: () => readonly Country[] = lazy(() =>
  tableRows(countryTable).map((cell) => ({
    code: cell(0),
    name: localText(cell, 1),
    pinyin: cell(4),
    initials: cell(5),
    diallingCode: cell(6),
    popularity: Number(cell(7)),
  })),
)

const byCode = lazy(() => new Map(countries().map((country) => [country.code, country])))

export const country = (code: string): Country | undefined => byCode().get(code)

export const countryName = (code: string): LocalText | undefined => country(code)?.name
