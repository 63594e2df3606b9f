import { englishAirports, englishCities, shortNames } from './facts/mainland-names.mts'
import { shortenChinese, shortenEnglish, type Place } from './places.mts'
import { readTable, type Row } from './sources.mts'
import { romanised } from './text.mts'

function englishName(row: Row, city: string): string {
  const known = englishAirports[row['iata']!]
  if (known !== undefined) return known
  const name = row['name_en']!.replace(/ \/ .*/, '').replace('Rikaze', 'Shigatse')
  const prefixed = /^(Sunan|Xi'an)/.test(name) || name.length > city.length + 8 ? name : `${city} Airport`
  return row['name_zh']!.includes('国际') ? prefixed.replace(/(?<!International )Airport$/, 'International Airport') : prefixed
}

export function mainlandPlaces(folder: string): Place[] {
  return readTable(folder, 'air/cn-airports.tsv').map((row) => {
    const iata = row['iata']!
    const cityName = row['city_zh']!
    const cityEnglish = englishCities[cityName] ?? romanised(cityName)
    const nameEnglish = englishName(row, cityEnglish)
    return {
      iata,
      icao: row['icao']!,
      name: row['name_zh']!,
      nameEnglish,
      shortName: shortNames[iata] ?? shortenChinese(row['name_zh']!, cityName),
      shortEnglish: shortenEnglish(nameEnglish, cityEnglish),
      cityName,
      cityEnglish,
      country: 'CN',
      latitude: Number(row['lat']),
      longitude: Number(row['lon']),
      zone: 'Asia/Shanghai',
      scheduled: row['scheduled'] === 'yes',
    }
  })
}
