import { englishAbroad, englishAirportsAbroad, metropolitan } from './facts/world-cities.mts'
import { leftOut, worldNames } from './facts/world-names.mts'
import { shortenChinese, shortenEnglish, type Place } from './places.mts'
import { readTable, type Row } from './sources.mts'
import { mainland } from './text.mts'

/** Countries whose smaller airports matter to travellers from China. */
const neighbours = new Set('JP KR TH VN MY ID PH KH LA MM TW HK MO SG BN MN KP KZ UZ AE QA IN LK NP MV'.split(' '))

/** Opened in September 2025, after the source was made. */
const opened: Row[] = [
  {
    iata: 'KTI',
    icao: 'VDTI',
    name_en: 'Techo International Airport',
    municipality_en: 'Phnom Penh',
    country: 'KH',
    lat: '11.3625',
    lon: '104.9188',
    tz: 'Asia/Phnom_Penh',
    type: 'large_airport',
    pagerank: '0.02',
    name_zh_candidate: '',
    city_zh_candidate: '',
  },
]

interface Reviewed {
  city: string
  name: string
}

const reviewed = new Map(
  worldNames
    .trim()
    .split('\n')
    .map((line): [string, Reviewed] => {
      const [iata = '', city = '', ...name] = line.split(' ')
      return [iata, { city, name: name.join(' ') }]
    }),
)

const cityOf = new Map(
  Object.entries(metropolitan).flatMap(([code, airports]) => airports.split(' ').map((iata) => [iata, code] as const)),
)
export const cityCode = (iata: string): string => cityOf.get(iata) ?? iata

/** Wanted are reviewed names, names on which several lists agree, and any named airport of a neighbour. */
function wanted(row: Row): boolean {
  if (row['country'] === 'CN' || leftOut.has(row['iata']!)) return false
  if (reviewed.has(row['iata']!)) return true
  if (!row['type']!.endsWith('airport')) return false
  const names = Number(row['name_zh_sources'])
  const cities = Number(row['city_zh_sources'])
  if (neighbours.has(row['country']!)) return names >= 1 && cities >= 1 && Number(row['pagerank']) > 0
  return names >= 4 || (names >= 3 && cities >= 2)
}

function chineseName(row: Row): Reviewed {
  const own = reviewed.get(row['iata']!)
  if (own !== undefined && own.name !== '') return own
  const city = own?.city ?? mainland(row['city_zh_candidate']!)
  const candidate = own === undefined ? mainland(row['name_zh_candidate']!).replaceAll(' ', '') : ''
  const international = /International/.test(row['name_en']!) || candidate.includes('国际') ? '国际机场' : '机场'
  const bare = candidate.replace(/(国际)?机场$/, '')
  if (bare === '' || bare === city) return { city, name: `${city.replace(/（.*/, '')}${international}` }
  return { city, name: `${bare.startsWith(city) ? '' : city}${bare}${candidate.includes('国际') ? '国际机场' : '机场'}` }
}

function englishCity(row: Row): string {
  const known = englishAbroad[cityCode(row['iata']!)] ?? englishAbroad[row['iata']!]
  if (known !== undefined) return known
  const first = row['municipality_en']!.split(/[,/(]/)[0]!.trim()
  return first === '' ? row['name_en']!.replace(/( International)? Airport.*/, '') : first
}

/** Of a city with several airports each name starts with the city. */
function englishName(row: Row, city: string): string {
  const known = englishAirportsAbroad[row['iata']!]
  if (known !== undefined) return known
  const name = row['name_en']!.replace(/ ?\(.*\)/, '').replace(/ ?\/.*/, '')
  return cityOf.has(row['iata']!) && !name.includes(city) ? `${city} ${name}` : name
}

export function worldPlaces(folder: string): Place[] {
  const rows = [...readTable(folder, 'air/world-airports.tsv.gz'), ...opened].filter(wanted)
  return rows.map((row) => {
    const { city, name } = chineseName(row)
    const cityEnglish = englishCity(row)
    const nameEnglish = englishName(row, cityEnglish)
    return {
      iata: row['iata']!,
      icao: row['icao']!,
      name,
      nameEnglish,
      shortName: shortenChinese(name, city),
      shortEnglish: shortenEnglish(nameEnglish, cityEnglish),
      cityName: city,
      cityEnglish,
      country: row['country']!,
      latitude: Number(row['lat']),
      longitude: Number(row['lon']),
      zone: row['tz']!,
      scheduled: true,
    }
  })
}
