import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { policyBounds } from '@sojourn/contract/booking/policy/policy-bounds'
import { isLocalDate } from '../../../kit/local-date'
import { searchText } from '../../../reference/place/search-text'
import { stayCityNamed } from '../../../reference/place/stay-cities'

type CityItem = NonNullable<HotelSection['cityItems']>[number]
type SeasonCityItem = NonNullable<HotelSection['seasonCityItems']>[number]

/** A line of a sheet: what it adds, or why it adds nothing. */
export type CityRow = { line: number; cells: string[] } & (
  | { item: CityItem; season?: undefined; fault?: undefined }
  | { season: SeasonCityItem; item?: undefined; fault?: undefined }
  | { fault: CityRowFault; name?: string; item?: undefined; season?: undefined }
)
export type CityRowFault = 'cityMissing' | 'cityUnknown' | 'priceInvalid' | 'dateInvalid'

/** A leap year, so that every day of a season exists. */
const anyYear = 2028

type Range = Pick<CityItem, 'tiers' | 'cityNames'>

/** Ranges as sheets call them. */
const rangeNames: readonly { place: Range; names: string }[] = [
  { place: { tiers: ['first'] }, names: '一线 一线城市 一線 一線城市 tier1 firsttier firsttiercities' },
  {
    place: { tiers: ['newFirst'] },
    names:
      '新一线 新一线城市 二线 二线城市 省会 省会城市 新一线及省会城市 新一線 新一線城市 省會 省會城市 newfirsttier newfirsttiercities tier2',
  },
  {
    place: { cityNames: ['*'] },
    names: '* 其他 其他城市 其它 其它城市 其餘 其餘城市 所有城市 other others othercities allothercities',
  },
]
const ranges = new Map(rangeNames.flatMap(({ place, names }) => names.split(' ').map((name) => [name, place] as const)))

/** Lines that were copied from a sheet: city, price of a night in yuan, and of a season its first and its last day. */
export function cityRows(pasted: string): CityRow[] {
  const separator = pasted.includes('\t') ? '\t' : /[,，;；]/
  const rows = pasted
    .split(/\r?\n/)
    .map((text, index) => ({
      line: index + 1,
      cells: text.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head] = rows
  return (head && isHead(head.cells) ? rows.slice(1) : rows).map(cityRow)
}

/** The names of the columns: nothing in it is a figure. */
const isHead = (cells: readonly string[]): boolean => cells.length > 1 && cells.every((cell) => !/\d/.test(cell))

function cityRow({ line, cells }: { line: number; cells: string[] }): CityRow {
  const [city = '', price = '', from = '', to = ''] = cells
  const place = placeOf(city)
  if ('fault' in place) return { line, cells, ...place }
  const standard = fenOf(price)
  if (standard === undefined) return { line, cells, fault: 'priceInvalid' }
  const item = { ...place, standard, violateCanBook: true }
  if (from === '' && to === '') return { line, cells, item }
  const [beginDate, endDate] = [monthDayOf(from), monthDayOf(to)]
  if (beginDate === undefined || endDate === undefined) return { line, cells, fault: 'dateInvalid' }
  return { line, cells, season: { ...item, beginDate, endDate } }
}

/** Several cities of one cell stand apart by 、 or a stroke. */
function placeOf(cell: string): Range | { fault: CityRowFault; name?: string } {
  const names = cell
    .split(/[、/|+]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) return { fault: 'cityMissing' }
  const range = names.length === 1 ? (ranges.get(names[0]!) ?? ranges.get(searchText(names[0]!))) : undefined
  if (range) return range
  const found = names.map((name) => ({ name, city: stayCityNamed(name) }))
  const unknown = found.find(({ city }) => city === undefined)
  return unknown
    ? { fault: 'cityUnknown', name: unknown.name }
    : { cityNames: [...new Set(found.flatMap(({ city }) => city ?? []))] }
}

function fenOf(cell: string): number | undefined {
  const plain = cell.replaceAll(/[¥￥,\s]|元|rmb|cny/gi, '')
  const fen = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
  return fen !== undefined && fen > 0 && fen <= policyBounds.money.most ? fen : undefined
}

/** 11-01, 11/1, 11月1日 or a whole date, of which the year is left out. */
function monthDayOf(cell: string): string | undefined {
  const [, month = '', day = ''] = /^(?:\d{4}[-/.年])?(\d{1,2})[-/.月](\d{1,2})日?$/.exec(cell) ?? []
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(`${anyYear}-${monthDay}`) ? monthDay : undefined
}
