import { station } from '@sojourn/domain/reference/rail/stations'
import { groupBy } from '../air/order/group'
import type { RailTimetable } from './timetable'

/** From platform to platform of one station (handbook 3.9). */
export const leastChangeMinutes = 20

/** From station to station in minutes by metro or road, with the way out and in; our own estimates. */
const known: Record<string, number> = {
  'BJP BXP': 60,
  'BJP VNP': 70,
  'BXP VNP': 60,
  'BXP FTP': 60,
  'FTP VNP': 60,
  'BJP IFP': 70,
  'BJP BOP': 60,
  'SHH AOH': 75,
  'SHH SNH': 60,
  'SNH AOH': 70,
  'SXH AOH': 60,
  'SHH SXH': 45,
  'GZQ IZQ': 70,
  'GZQ GGQ': 50,
  'GGQ IZQ': 80,
  'GZQ GBQ': 60,
  'SZQ IOQ': 60,
  'IOQ NZQ': 45,
  'SZQ NZQ': 45,
  'SZQ BJQ': 50,
  'IOQ BJQ': 70,
  'HGH HZH': 45,
  'HGH HVU': 90,
  'HZH HVU': 80,
  'HGH XHH': 60,
  'NJH NKH': 60,
  'WHN WCN': 60,
  'WHN HKN': 60,
  'WCN HKN': 55,
  'XAY EAY': 60,
  'CDW ICW': 60,
  'CDW CNW': 60,
  'ICW CNW': 60,
  'CQW CUW': 60,
  'CUW CXW': 75,
  'CQW CXW': 60,
  'CSQ CWQ': 50,
  'ZZF ZAF': 50,
  'TJP TXP': 50,
  'JNK JGK': 60,
  'SYT SBT': 40,
  'HBB VAB': 60,
  'KMM KOM': 75,
  'GIW KQW': 70,
}
const largeCities = new Set([
  '北京',
  '上海',
  '广州',
  '深圳',
  '重庆',
  '成都',
  '武汉',
  '西安',
  '杭州',
  '南京',
  '天津',
  '郑州',
  '长沙',
  '沈阳',
])
const usual = { large: 100, other: 75 }

/** Undefined for a station out of town, which bears another name than the city and has no known way. */
function minutesBetween(a: Place, b: Place, city: string): number | undefined {
  const minutes = known[`${a.code} ${b.code}`] ?? known[`${b.code} ${a.code}`]
  if (minutes !== undefined || !a.name.startsWith(city) || !b.name.startsWith(city)) return minutes
  return largeCities.has(city) ? usual.large : usual.other
}
interface Place {
  code: string
  name: string
  position: number
}

export interface OtherStation {
  other: number
  minutes: number
}
const madeFor = new WeakMap<RailTimetable, OtherStation[][]>()

/** The other stations of the same city with the time that changing there takes. */
export function changeMinutesAcross(timetable: RailTimetable, from: number): readonly OtherStation[] {
  const made = madeFor.get(timetable) ?? citiesOf(timetable)
  madeFor.set(timetable, made)
  return made[from] ?? []
}

function citiesOf({ stations }: RailTimetable): OtherStation[][] {
  const places = stations.map((code, position) => ({ code, position, name: station(code)?.name['zh-CN'] ?? '' }))
  const byCity = groupBy(places, ({ code }) => station(code)?.city.name['zh-CN'] ?? '')
  return places.map((place) => {
    const city = station(place.code)?.city.name['zh-CN'] ?? ''
    return (byCity.get(city) ?? []).flatMap((other) => {
      const minutes = other === place || city === '' ? undefined : minutesBetween(place, other, city)
      return minutes === undefined ? [] : [{ other: other.position, minutes }]
    })
  })
}
