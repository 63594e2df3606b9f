import { englishCities } from './facts/mainland-names.mts'
import { cityNames, englishStations, hotStations, newLargeStations } from './facts/stations.mts'
import { readTable, type Row } from './sources.mts'
import { fullPinyin, pinyinInitials, romanised, syllables, taiwan } from './text.mts'

const directions: Record<string, string> = { 东: 'East', 南: 'South', 西: 'West', 北: 'North' }
const endings: Record<string, string> = { 机场: 'Airport' }

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The part of a station's own pinyin that spells these characters, else what the dictionary says. */
function spelt(name: string, pinyin: string | undefined): string {
  const known = englishCities[name]
  if (known !== undefined) return known
  const rule = romanised(name)
  const plain = rule.toLowerCase().replaceAll("'", '').replaceAll('ü', 'v')
  return pinyin === undefined || plain === pinyin.replaceAll('lue', 'lve') ? rule : capital(pinyin)
}

/** 北京南 is Beijing South, 上海虹桥 Shanghai Hongqiao, 济南 Jinan: a direction counts behind two characters or more. */
function englishName(name: string, pinyin: string, cities: ReadonlySet<string>): string {
  const known = englishStations[name]
  if (known !== undefined) return known
  const last = name.at(-1)!
  const direction = name.length >= 3 ? directions[last] : undefined
  if (direction !== undefined) {
    const rest = pinyin.slice(0, pinyin.length - fullPinyin(last).length)
    return `${englishName(name.slice(0, -1), rest, cities)} ${direction}`
  }
  for (const [ending, word] of Object.entries(endings)) {
    if (name.length > ending.length && name.endsWith(ending)) {
      const rest = pinyin.slice(0, pinyin.length - fullPinyin(ending).length)
      return `${englishName(name.slice(0, -ending.length), rest, cities)} ${word}`
    }
  }
  const city = cities.has(name) ? undefined : [...name].map((_, at) => name.slice(0, at)).find((part) => cities.has(part))
  if (city === undefined || name.length - city.length < 2) return spelt(name, pinyin)
  const cityPinyin = syllables(city).join('')
  const inside = pinyin.startsWith(cityPinyin) ? pinyin.slice(cityPinyin.length) : undefined
  return `${spelt(city, undefined)} ${spelt(name.slice(city.length), inside)}`
}

/** How many trains of the timetable of 2019 stop at each station; only the order that follows from it is kept. */
function stops(folder: string): Map<string, number> {
  const count = new Map<string, number>()
  for (const { station } of readTable(folder, 'rail/timetable-2019.tsv.gz')) {
    count.set(station!, (count.get(station!) ?? 0) + 1)
  }
  return count
}

const cityOf = (row: Row): string => cityNames[row['city']!] ?? row['city']!
const rank = (list: readonly string[], value: string): number => (list.includes(value) ? list.indexOf(value) : list.length)

/** Most important first: hot ones, large new ones among the busiest, then by trains. */
function inOrder(folder: string): Row[] {
  const trains = stops(folder)
  const weight = (name: string): number => (newLargeStations.includes(name) ? 150 : (trains.get(name) ?? 0))
  return readTable(folder, 'rail/stations-2026.tsv').sort(
    (a, b) =>
      rank(hotStations, a['name']!) - rank(hotStations, b['name']!) ||
      weight(b['name']!) - weight(a['name']!) ||
      Number(a['order']) - Number(b['order']),
  )
}

export function stationTables(folder: string): { stations: string[][]; cities: string[][] } {
  const rows = inOrder(folder)
  const cities = new Set(rows.map(cityOf))
  const stations = rows.map((row) => {
    const name = row['name']!
    const pinyin = /^[a-z]+$/.test(row['pinyin']!) && !englishStations[name] ? row['pinyin']! : fullPinyin(name)
    const own = pinyin === fullPinyin(name)
    return [
      row['telecode']!,
      name,
      taiwan(name),
      englishName(name, own ? fullPinyin(name) : pinyin, cities),
      pinyin,
      row['initials']!,
      cityOf(row),
      hotStations.includes(name) ? 'hot' : '',
    ]
  })
  const cityRows = [...cities].map((name) => [
    name,
    taiwan(name),
    englishStations[name] ?? spelt(name, undefined),
    fullPinyin(name),
    pinyinInitials(name),
  ])
  return { stations, cities: cityRows }
}
