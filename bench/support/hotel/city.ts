import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { hotelBrands } from '@sojourn/domain/reference/hotel/hotel-brands'
import { hotelCities, hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { marketCities } from '@sojourn/supply/sandbox/hotel/places'
import { planProperties } from '@sojourn/supply/sandbox/hotel/plan-properties'

export const largeCityId = 321
export const largeCitySize = 4976

const brandNames = hotelBrands()
  .map(({ name }) => name['zh-CN'])
  .toSorted((a, b) => b.length - a.length)

/** A public set of real hotels, city by city: name, English name, a feature, position in GCJ-02 and prices of four kinds of room. */
function realHotels(path: string): string[] {
  const [, ...lines] = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n')
  const [target] = hotelCities().filter(({ id }) => id === largeCityId)
  return lines.map((line, index) => {
    const [pinyin = '', name = '', english = '', , latitude = '', longitude = '', price = ''] = line.split('\t')
    const from = hotelCities().find((city) => city.pinyin === pinyin) ?? target!
    // All cities are laid over one another, so that one city has them all.
    const position = [Number(latitude) - from.latitude + target!.latitude, Number(longitude) - from.longitude + target!.longitude]
    return row(
      index,
      [name, '', english || name, name, ...position.map((each) => each.toFixed(6)), 'gcj02'],
      Number(price) || 300,
      name,
    )
  })
}

/** The hotels that the supply plans for all mainland cities, laid over one another and repeated until there are enough. */
function plannedHotels(): string[] {
  const target = hotelCity(largeCityId)!
  const rows: string[] = []
  for (let seed = 1; rows.length < largeCitySize; seed++)
    for (const { cityId, currency } of marketCities()) {
      if (currency !== 'CNY' || rows.length >= largeCitySize) continue
      const from = hotelCity(cityId)!
      for (const { facts, base } of planProperties(cityId, seed)) {
        if (rows.length >= largeCitySize) break
        const position = [
          facts.position.latitude - from.latitude + target.latitude,
          facts.position.longitude - from.longitude + target.longitude,
        ].map((each) => each.toFixed(6))
        const { name } = facts
        rows.push(
          row(
            rows.length,
            [name['zh-CN'], name['zh-TW'], name.en, facts.address['zh-CN'], ...position, 'wgs84'],
            base,
            name['zh-CN'],
          ),
        )
      }
    }
  return rows
}

const starOf = (price: number): number => (price < 280 ? 32 : price < 520 ? 26 : price < 950 ? 24 : 23)

const row = (index: number, first: readonly string[], price: number, name: string): string => {
  const brand = brandNames.find((each) => name.includes(each)) ?? ''
  return [`${largeCityId}-${index + 1}`, ...first, String(starOf(price)), brand, String(Math.round(price)), '', ''].join('\t')
}

/** One city with 4,976 hotels as a file of hotels; HOTELS_BENCH_FILE names the public set, else they are planned ones. */
export function largeCity(): { text: string; source: string } {
  const path = process.env['HOTELS_BENCH_FILE']
  if (path === undefined) return { text: plannedHotels().join('\n'), source: 'planned hotels of 60 cities laid over one another' }
  return { text: realHotels(path).join('\n'), source: 'real hotels of ten cities laid over one another' }
}
