import type { LocalText } from '@sojourn/contract/kit/language'
import { localText, tableRows } from './rows'
import { countryTable } from './tables/countries'

const names = new Map(tableRows(countryTable).map((cell) => [cell(0), localText(cell, 1)]))

/** Name of a country or region, for every ISO code that an airport or airline of these tables has. */
export const countryName = (code: string): LocalText | undefined => names.get(code)
