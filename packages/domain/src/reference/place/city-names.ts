import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { localText, tableRows } from '../rows'
import { cityTable } from '../tables/cities'
import { townTable } from '../tables/towns'

/** Cities and towns by their simplified Chinese names alone, for where nothing else of them is needed. */
const names = lazy(() => {
  const towns = tableRows(townTable).map((cell) => localText(cell, 0))
  const cities = tableRows(cityTable).map((cell) => localText(cell, 1))
  return new Map([...towns, ...cities].map((name) => [name['zh-CN'], name]))
})

/** The names of a city in every language, by the simplified Chinese one. */
export const namesOfCity = (name: string): LocalText | undefined => names().get(name)
