/**
 * Writes packages/domain/src/reference/tables from public facts.
 * Usage: npx tsx scripts/reference/generate.mts <folder with air/cn-airports.tsv and the other sources>
 */
import { airlineRows } from './airlines.mts'
import { calendarRows } from './calendar.mts'
import { airportRow, cityRow, groupCities } from './cities.mts'
import { aircraftTypes } from './facts/aircraft.mts'
import { hotCities } from './facts/mainland-names.mts'
import { hotAbroad } from './facts/world-cities.mts'
import { townPlaces } from './facts/towns.mts'
import { countryRows, visaCountryRows } from './countries.mts'
import { brandRows } from './hotel-brands.mts'
import { keywordRows } from './hotel-keywords.mts'
import { hotelCityRow, hotelPlaces, provinceRows } from './hotel-places.mts'
import { intlRouteRows } from './intl-routes.mts'
import { mainlandPlaces } from './mainland.mts'
import { buildNetwork, departures, networkRows } from './routes.mts'
import { writeTable } from './sources.mts'
import { stationTables } from './stations.mts'
import { fullPinyin, pinyinInitials, romanised, taiwan } from './text.mts'
import { cityCode, worldPlaces } from './world.mts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the source tables')

const mainland = mainlandPlaces(folder)
const abroad = worldPlaces(folder)
const airlines = airlineRows(folder)
const carriers = new Set(airlines.filter((row) => row[9] === 'CN').map((row) => row[0]!))
const network = buildNetwork(folder, mainland, carriers)

const weekly = departures(network)
const cityWeekly = new Map<string, number>()
for (const { iata } of mainland) {
  cityWeekly.set(cityCode(iata), (cityWeekly.get(cityCode(iata)) ?? 0) + (weekly.get(iata) ?? 0))
}
mainland.sort((a, b) => cityWeekly.get(cityCode(b.iata))! - cityWeekly.get(cityCode(a.iata))! || (a.iata < b.iata ? -1 : 1))

const rank = (list: readonly string[], value: string): number => (list.includes(value) ? list.indexOf(value) : list.length)
const cities = [...groupCities(mainland), ...groupCities(abroad)]
cities.sort((a, b) => rank(hotCities, a.name) - rank(hotCities, b.name) || rank(hotAbroad, a.code) - rank(hotAbroad, b.code))

const towns = townPlaces
  .trim()
  .split(/,\s*/)
  .map((entry) => {
    const [name = '', latitude = '', longitude = ''] = entry.split(' ')
    return [name, taiwan(name), romanised(name), fullPinyin(name), pinyinInitials(name), latitude, longitude]
  })

const aircraft = aircraftTypes
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
  .map(([code = '', chinese = '', ...rest]) => [code, chinese, taiwan(chinese), ...rest])

const countries = new Set([...cities.map((city) => city.airports[0]!.country), ...airlines.map((row) => row[9]!)])

const rail = stationTables(folder)
const places = hotelPlaces(folder)

writeTable(
  'airports',
  'airportTable',
  'IATA, ICAO, name, traditional if different, English, short name (the same three), city, country, latitude, longitude, zone if not Asia/Shanghai, terminals, initials in the mainland',
  cities.flatMap((city) => city.airports.map(airportRow)),
)
writeTable(
  'cities',
  'cityTable',
  'code, name, traditional if different, English, pinyin, initials, airports, hot, aliases; most important first',
  cities.map(cityRow),
)
writeTable('towns', 'townTable', 'name, traditional if different, English, pinyin, initials, latitude, longitude', towns)
writeTable(
  'airlines',
  'airlineTable',
  'IATA, ICAO, ticket prefix, name, traditional if different, English, short name (the same three), country, colour, low cost, alliance',
  airlines,
)
writeTable('aircraft', 'aircraftTable', 'code, name, traditional if different, English, size, seats', aircraft)
writeTable(
  'countries',
  'countryTable',
  'ISO code, name, traditional, English, pinyin, initials, dialling code, place among the popular',
  countryRows(countries),
)
writeTable('visa-countries', 'visaCountryTable', 'id, ISO code, continent, place among the popular', visaCountryRows())
writeTable('provinces', 'provinceTable', 'code, name, traditional if different, English, pinyin, initials', provinceRows())
writeTable('routes', 'routeTable', 'the two airports, carriers with weekly flights each way', networkRows(network))
writeTable(
  'intl-routes',
  'intlRouteTable',
  'the two airports, carriers with weekly flights each way in summer (and winter where it differs) and the size of aircraft',
  intlRouteRows(folder, [...mainland, ...abroad], new Map(airlines.map((row) => [row[0]!, row[9]!]))),
)
writeTable('calendar', 'calendarTable', 'date, kind of day, holiday, festival, expected', calendarRows())
writeTable(
  'stations',
  'stationTable',
  'telegraph code, name, traditional if different, English, pinyin, initials, city, hot; most important first',
  rail.stations,
)
writeTable('station-cities', 'stationCityTable', 'name, traditional if different, English, pinyin, initials', rail.cities)
writeTable(
  'hotel-cities',
  'hotelCityTable',
  'id, name, traditional if different, English, pinyin, initials, country, province, latitude, longitude (WGS-84), hot; most important first',
  places.map(hotelCityRow),
)
writeTable(
  'hotel-keywords',
  'hotelKeywordTable',
  'city, kind, name, traditional if different, English, pinyin, initials, latitude, longitude (WGS-84)',
  keywordRows(folder, places, rail.stations),
)
writeTable(
  'hotel-brands',
  'hotelBrandTable',
  'name, traditional if different, English, pinyin, initials, chain type, group (the same three), hot; hot ones first',
  brandRows(folder),
)
