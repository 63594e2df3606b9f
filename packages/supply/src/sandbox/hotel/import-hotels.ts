import { fromGcj02 } from '@sojourn/domain/products/hotel/gcj02'
import { hotelBrands, type ChainType, type HotelBrand } from '@sojourn/domain/reference/hotel/hotel-brands'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { lazy } from '@sojourn/domain/reference/lazy'
import { spellings } from '@sojourn/domain/reference/place/search-text'
import type { HotelFacility } from '../../ports/hotel-property'
import { hashText } from '../air/random'
import { hotelFacilities } from './facilities'
import { furnish } from './furnish'
import { sameText, type Property } from './property'
import { marketCity } from './places'

/** Everything that is wrong with a file of hotels, by line. */
class HotelFileError extends Error {
  constructor(readonly problems: readonly { line: number; message: string }[]) {
    super(problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'))
    this.name = 'HotelFileError'
  }
}

type Check = (holds: boolean, message: string) => boolean

const chainTypeOfStar: Readonly<Record<string, ChainType>> = { 32: 1, 26: 2, 31: 2, 24: 3, 30: 3, 23: 4, 28: 4 }
const systems = ['wgs84', 'gcj02'] as const

const brandByName = lazy(
  () => new Map(hotelBrands().flatMap((brand) => spellings(brand.name).map((name) => [name, brand] as const))),
)

/**
 * Reads the tab-separated format of docs/recipes/hotel-format.md and answers the hotels of each city that it names; throws
 * `HotelFileError` with every fault found. Rooms, rates and what the file does not say are drawn from `seed`.
 */
export function importHotels(text: string, seed: number): Map<number, Property[]> {
  const problems: { line: number; message: string }[] = []
  const cities = new Map<number, Property[]>()
  const seen = new Set<string>()
  text.split(/\r?\n/).forEach((content, index) => {
    if (content.trim() === '' || content.startsWith('#')) return
    let faults = 0
    const check: Check = (holds, message) => {
      if (!holds) problems.push({ line: index + 1, message })
      faults += holds ? 0 : 1
      return holds
    }
    const cells = content.split('\t').map((cell) => cell.trim())
    check(!seen.has(cells[0] ?? ''), `hotel "${cells[0]}" stands twice`)
    seen.add(cells[0] ?? '')
    const property = readProperty(cells, check, seed, () => faults === 0)
    if (property === undefined) return
    const city = cities.get(property.facts.cityId)
    if (city === undefined) cities.set(property.facts.cityId, [property])
    else city.push(property)
  })
  if (problems.length > 0) throw new HotelFileError(problems)
  return cities
}

const degrees = (text: string, most: number): number =>
  text !== '' && Math.abs(Number(text)) <= most ? Number(text) : Number.NaN

function readProperty(cells: readonly string[], check: Check, seed: number, isSound: () => boolean): Property | undefined {
  const [hotelId = '', name = '', traditional = '', english = '', address = ''] = cells
  const [latitudeText = '', longitudeText = '', system = '', star = '', brandName = '', priceText = ''] = cells.slice(5)
  const [facilityText = '', scoreText = ''] = cells.slice(11)
  const cityId = Number(/^(\d{1,5})-[1-9]\d{0,4}$/.exec(hotelId)?.[1])
  const [city, market] = [hotelCity(cityId), marketCity(cityId)]
  check(city !== undefined && market !== undefined, `"${hotelId}" is not a number in a city that the supply knows`)
  check(name !== '' && english !== '' && address !== '', 'name, English name and address are needed')
  const [latitude, longitude] = [degrees(latitudeText, 90), degrees(longitudeText, 180)]
  check(!Number.isNaN(latitude) && !Number.isNaN(longitude), `"${latitudeText} ${longitudeText}" is no position`)
  check(
    systems.some((each) => each === system),
    `coordinate system "${system}" is neither wgs84 nor gcj02`,
  )
  const chainType = chainTypeOfStar[star]
  check(chainType !== undefined, `star code "${star}" is unknown`)
  const brand = brandName === '' ? undefined : brandByName().get(brandName)
  check(brandName === '' || brand !== undefined, `brand "${brandName}" is unknown`)
  check(Number(priceText) >= 1 && Number(priceText) <= 100_000_000, `price "${priceText}" is not a number`)
  const known = readKnown(star, facilityText, scoreText, check)
  if (!isSound() || city === undefined || market === undefined || chainType === undefined) return undefined
  const position = { latitude, longitude }
  return furnish({
    city,
    market,
    hotelId,
    name: { 'zh-CN': name, 'zh-TW': traditional || name, en: english },
    address: sameText(address),
    position: system === 'gcj02' ? fromGcj02(position) : position,
    chainType: brand?.chainType ?? chainType,
    ...(brand === undefined ? {} : { brand }),
    base: Math.round(Number(priceText)),
    spoken: spokenBrand(brand),
    seed: hashText(hotelId, seed),
    known,
  })
}

function readKnown(
  star: string,
  facilityText: string,
  scoreText: string,
  check: Check,
): NonNullable<Parameters<typeof furnish>[0]['known']> {
  const facilities = facilityText.split(' ').filter(Boolean)
  const unknown = facilities.filter((each) => !hotelFacilities.some((facility) => facility === each))
  check(unknown.length === 0, `facility "${unknown.join(' ')}" is unknown`)
  const score = Math.round(Number(scoreText) * 10)
  check(score >= 0 && score <= 50, `score "${scoreText}" is not from 0 to 5`)
  return {
    starCode: Number(star),
    ...(facilities.length === 0 ? {} : { facilities: facilities as HotelFacility[] }),
    ...(scoreText === '' ? {} : { score }),
  }
}

const spokenBrand = (brand: HotelBrand | undefined): Property['spoken'] =>
  brand === undefined
    ? { names: [], pinyin: [], initials: [] }
    : { names: spellings(brand.name), pinyin: [brand.pinyin], initials: [brand.initials] }
