import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '../lazy'
import { tableRows } from '../rows'
import { cityLineTable } from '../tables/city-lines'
import { cityWaterTable } from '../tables/city-water'

/**
 * Points of a line in ten-thousandths of a degree of WGS-84: latitude and longitude of the first, then of each further one how far
 * it lies from the one before.
 */
export type Course = number[]

export interface NamedPlace {
  name: LocalText
  latitude: number
  longitude: number
}

/** What the map of a city shows besides its districts and landmarks. */
export interface CityMap {
  /** Closed lines, those of islands among them: what lies within an odd number of them is water. */
  shores: Course[]
  rivers: Course[]
  roads: { name: LocalText; course: Course }[]
  /** `colour` as six hexadecimal digits; stations are those worth naming. */
  metro: { name: LocalText; colour: string; course: Course; stations: NamedPlace[] }[]
  /** Where the name of a river, a lake or a bay stands. */
  waters: NamedPlace[]
  /** `radius` in metres. */
  parks: (NamedPlace & { radius: number })[]
}

const unitsOfDegree = 10_000
const emptyMap = (): CityMap => ({ shores: [], rivers: [], roads: [], metro: [], waters: [], parks: [] })

const readCourse = (text: string): number[] => text.split(/[ ,]/).map(Number)

function courseOf(points: readonly Omit<NamedPlace, 'name'>[]): number[] {
  const whole = points.map(({ latitude, longitude }) =>
    [latitude, longitude].map((degrees) => Math.round(degrees * unitsOfDegree)),
  )
  return whole.flatMap(([latitude = 0, longitude = 0], at) => {
    const [formerLatitude = 0, formerLongitude = 0] = whole[at - 1] ?? []
    return [latitude - formerLatitude, longitude - formerLongitude]
  })
}

const localName = (chinese: string, traditional: string, english: string): LocalText => ({
  'zh-CN': chinese,
  'zh-TW': traditional || chinese,
  en: english,
})

/** A point with the station that stands there, `31.111,121.385@莘庄/莘莊=Xinzhuang`. */
function readPoint(text: string): Omit<NamedPlace, 'name'> & { name?: LocalText } {
  const [place = '', label] = text.split('@')
  const [latitude, longitude] = place.split(',').map(Number)
  const point = { latitude: latitude!, longitude: longitude! }
  if (label === undefined) return point
  const [chinese = '', english = ''] = label.split('=')
  const [simplified = '', traditional = ''] = chinese.split('/')
  return { ...point, name: localName(simplified, traditional, english.replaceAll('_', ' ')) }
}

/** Points are apart by blanks; a name may hold some too, so a point begins where a number does. */
const readPoints = (text: string) => text.split(/ (?=-?\d+\.\d+,)/).map(readPoint)

function addLine(map: CityMap, cell: (column: number) => string): void {
  const name = localName(cell(2), cell(3), cell(4))
  const points = readPoints(cell(6))
  const [first] = points
  const kind = cell(1)
  if (kind === 'road') map.roads.push({ name, course: courseOf(points) })
  else if (kind === 'water') map.waters.push({ ...first!, name })
  else if (kind === 'park') map.parks.push({ ...first!, name, radius: Number(cell(5)) })
  else {
    const stations = points.flatMap(({ name: station, ...at }) => (station ? [{ ...at, name: station }] : []))
    map.metro.push({ name, colour: cell(5), course: courseOf(points), stations })
  }
}

const maps = lazy(() => {
  const found = new Map<number, CityMap>()
  const mapFor = (cityId: number): CityMap => {
    const map = found.get(cityId) ?? emptyMap()
    found.set(cityId, map)
    return map
  }
  for (const cell of tableRows(cityWaterTable))
    mapFor(Number(cell(0)))[cell(1) === 'shore' ? 'shores' : 'rivers'].push(readCourse(cell(2)))
  for (const cell of tableRows(cityLineTable)) addLine(mapFor(Number(cell(0))), cell)
  return found
})

/** The map of a hotel city by its number; of a city that has none everything is empty. */
export const cityMap = (cityId: number): CityMap => maps().get(cityId) ?? emptyMap()
