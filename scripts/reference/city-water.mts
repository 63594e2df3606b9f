/**
 * Writes packages/domain/src/reference/tables/city-water.ts: seas, lakes, broad rivers and the courses of others about the cities
 * whose hotels are sold.
 * Usage: npx tsx scripts/reference/city-water.mts, where `gmt` of the Generic Mapping Tools is installed with the full
 * resolution of GSHHG (Debian: gmt, gmt-gshhg-full)
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { marketCities } from '@sojourn/supply/sandbox/hotel/places'
import { contours } from 'd3-contour'
import { writeTable } from './sources.mts'

/** Degrees from the middle of a city to the edges of its map, and between the points at which water is asked for. */
const reach = { latitude: 0.5, longitude: 0.6 }
const step = 0.001
/** What may be left out: bends of so many degrees, waters of so many square kilometres. */
const tolerance = 0.0014
const leastArea = 0.8
const kilometresOfDegree = 111.2

interface Middle {
  latitude: number
  longitude: number
}
type Point = readonly [latitude: number, longitude: number]

const folder = mkdtempSync(join(tmpdir(), 'city-water-'))
const gmt = (args: readonly string[], input?: string): string =>
  execFileSync('gmt', args, { input, cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] })

const regionOf = ({ latitude, longitude }: Middle): string =>
  `-R${[longitude - reach.longitude, longitude + reach.longitude, latitude - reach.latitude, latitude + reach.latitude]
    .map((degrees) => degrees.toFixed(3))
    .join('/')}`

/** Of the tools' own text: longitude and latitude of a point, a row that begins with > between two lines. */
const readLines = (text: string): Point[][] =>
  text
    .split(/^>.*\n/m)
    .map((part) =>
      part
        .split('\n')
        .filter((row) => row !== '')
        .map((row) => row.trim().split(/\s+/).map(Number))
        .map(([longitude, latitude]): Point => [latitude!, longitude!]),
    )
    .filter(({ length }) => length > 1)

function simplified(lines: readonly (readonly Point[])[]): Point[][] {
  if (lines.length === 0) return []
  const text = lines.map((line) => `>\n${line.map(([latitude, longitude]) => `${longitude} ${latitude}\n`).join('')}`)
  return readLines(gmt(['simplify', `-T${tolerance}`, '--FORMAT_FLOAT_OUT=%.5f'], text.join('')))
}

/** Shores as closed lines, those of islands among them: what lies within an odd number of them is water. */
function shores(middle: Middle): Point[][] {
  gmt(['grdlandmask', regionOf(middle), `-I${step}`, '-Df', '-N1/0/1/0/1', '-Gwater.nc'])
  const wet = gmt(['grd2xyz', 'water.nc', '-ZTLa']).trim().split(/\s+/).map(Number)
  const size = [reach.longitude, reach.latitude].map((half) => Math.round((2 * half) / step) + 1) as [number, number]
  const [water] = contours().size(size).thresholds([0.5])(wet)
  const squareKilometres = (step * kilometresOfDegree) ** 2 * Math.cos((middle.latitude * Math.PI) / 180)
  const placed = ([x = 0, y = 0]: number[]): Point => [
    middle.latitude + reach.latitude - (y - 0.5) * step,
    middle.longitude - reach.longitude + (x - 0.5) * step,
  ]
  return water!.coordinates
    .flat()
    .filter((ring) => areaOf(ring) * squareKilometres > leastArea)
    .map((ring) => ring.map(placed))
}

/** In squares of the grid. */
function areaOf(ring: readonly number[][]): number {
  const twice = ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length]!
    return sum + x * nextY - y * nextX
  }, 0)
  return Math.abs(twice) / 2
}

const rivers = (middle: Middle): Point[][] => readLines(gmt(['coast', regionOf(middle), '-JM10c', '-Df', '-Ir', '-M']))

/** Ten-thousandths of a degree: the first point, then how far the next one lies from it. */
function written(line: readonly Point[]): string {
  const whole = line.map((point) => point.map((degrees) => Math.round(degrees * 10_000)) as [number, number])
  return whole
    .map(([latitude, longitude], at) => {
      const [formerLatitude, formerLongitude] = at === 0 ? [0, 0] : whole[at - 1]!
      return `${latitude - formerLatitude},${longitude - formerLongitude}`
    })
    .join(' ')
}

const rows = marketCities().flatMap(({ cityId }) => {
  const { latitude, longitude } = hotelCity(cityId)!
  const row = (kind: 'shore' | 'river', lines: Point[][]): string[][] =>
    simplified(lines).map((line) => [String(cityId), kind, written(line)])
  return [...row('shore', shores({ latitude, longitude })), ...row('river', rivers({ latitude, longitude }))]
})
rmSync(folder, { recursive: true })
writeTable(
  'city-water',
  'cityWaterTable',
  'city, shore (a closed line: what lies within an odd number of them is water) or river, points (ten-thousandths of a degree of WGS-84, each after the first as the difference from the one before)',
  rows,
)
