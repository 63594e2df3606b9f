import { districts } from './facts/hotel-districts.mts'
import { landmarksAbroad } from './facts/landmarks-abroad.mts'
import { landmarkPlaces } from './facts/landmarks.mts'
import { englishMetroStations, metroStations } from './facts/metro-stations.mts'
import { stationPositions } from './facts/station-positions.mts'
import { airportsOf, type HotelPlace } from './hotel-places.mts'
import { readTable } from './sources.mts'
import { mixedInitials, mixedPinyin, romanised, taiwan } from './text.mts'

const kinds: Record<string, string> = { s: 'sight', e: 'exhibition', u: 'university', h: 'hospital', b: 'business', v: 'venue' }

/** Endings of districts and areas with their English, longest first; one without a space before it is a whole name, the others follow two characters or more. */
const districtEndings: [string, string][] = [
  ['彝族自治县', ' Yi Autonomous County'],
  ['侗族自治县', ' Dong Autonomous County'],
  ['回族自治县', ' Hui Autonomous County'],
  ['回族区', ' Hui District'],
  ['左旗', ' Left Banner'],
  ['右旗', ' Right Banner'],
  ['街道', ' Subdistrict'],
  ['新区', ' New Area'],
  ['区', ' District'],
  ['县', ' County'],
  ['市', ''],
  ['镇', ' Town'],
]
const areaEndings: [string, string][] = [
  ['国际旅游度假区', ' International Resort'],
  ['国际会议中心', ' International Convention Center'],
  ['国际会展中心', ' International Convention and Exhibition Center'],
  ['国家会展中心', 'National Exhibition and Convention Center'],
  ['国博中心', ' International Expo Center'],
  ['会展中心', ' Convention and Exhibition Center'],
  ['国际博览中心', ' International Expo Center'],
  ['奥林匹克公园', 'Olympic Park'],
  ['虹桥枢纽', 'Hongqiao Hub'],
  ['火车站', ' Railway Station'],
  ['国际机场', ' International Airport'],
  ['首都机场', 'Capital Airport'],
  ['机场', ' Airport'],
  ['体育中心', ' Sports Center'],
  ['奥体', ' Olympic Center'],
  ['科技园', ' Science Park'],
  ['软件园', ' Software Park'],
  ['开发区', ' Development Zone'],
  ['高新区', ' High-Tech Zone'],
  ['高新园区', ' High-Tech Park'],
  ['经开区', ' Economic Development Zone'],
  ['度假区', ' Resort'],
  ['商务区', ' Business District'],
  ['大学城', ' University Town'],
  ['人民广场', "People's Square"],
  ['城市广场', ' City Plaza'],
  ['广场', ' Square'],
  ['公园', ' Park'],
  ['新城', ' New Town'],
  ['新区', ' New Area'],
  ['市政府', 'City Hall'],
  ['市中心', 'City Center'],
  ['金融街', 'Financial Street'],
  ['金融城', 'Financial City'],
  ['科学城', 'Science City'],
  ['大街', ' Street'],
  ['故宫', 'Imperial Palace'],
  ['西湖', 'West Lake'],
  ['钟楼', 'Bell Tower'],
  ['鼓楼', 'Drum Tower'],
  ['北外滩', 'North Bund'],
  ['江北老外滩', 'Jiangbei Old Bund'],
  ['外滩', 'The Bund'],
  ['博物馆', ' Museum'],
  ['口岸', ' Port'],
  ['国贸', 'Guomao'],
  ['路', ' Road'],
  ['街', ' Street'],
  ['湖', ' Lake'],
  ['湾', ' Bay'],
]
const stationDirections: Record<string, string> = { 东: ' East', 南: ' South', 西: ' West', 北: ' North' }

const isEnding = (name: string, suffix: string, word: string): boolean =>
  name === suffix || ((word.startsWith(' ') || word === '') && name.endsWith(suffix) && name.length >= suffix.length + 2)

function translated(name: string, endings: readonly [string, string][]): string {
  const ending = endings.find(([suffix, word]) => isEnding(name, suffix, word))
  if (ending === undefined) return /^[\x20-\x7e]+$/.test(name) ? name : mixedEnglish(name)
  const base = name.slice(0, name.length - ending[0].length)
  return base === '' ? ending[1].trim() : `${mixedEnglish(base)}${ending[1]}`
}

/** Latin letters stay, each run of Chinese is one word. */
const mixedEnglish = (name: string): string =>
  name
    .replace(/[\u4e00-\u9fff]+/g, (run) => ` ${romanised(run)} `)
    .trim()
    .replace(/\s+/g, ' ')

function areaEnglish(part: string): string {
  const station = /^(.{2,})([东南西北])站$/.exec(part)
  if (station) return `${mixedEnglish(station[1]!)}${stationDirections[station[2]!]} Railway Station`
  if (/^.{2,}站$/.test(part))
    return translated(part, [
      ['火车站', ' Railway Station'],
      ['站', ' Railway Station'],
    ])
  return translated(part, areaEndings)
}

type Words = [name: string, traditional: string, english: string, pinyin: string, initials: string]
const wordsOf = (name: string, english: string): Words => [name, taiwan(name), english, mixedPinyin(name), mixedInitials(name)]

/** 国贸/CBD is one area with two names, each of which finds it. */
function areaWords(name: string): Words {
  const parts = name.split('/')
  const chinese = parts.filter((part) => /[\u4e00-\u9fff]/.test(part))
  return [
    name,
    taiwan(name),
    parts.map(areaEnglish).join('/'),
    chinese.map(mixedPinyin).join(' '),
    chinese.map(mixedInitials).join(' '),
  ]
}

const byCity = (text: string): Map<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  )

const landmarks = byCity(`${landmarkPlaces.trim()}\n${landmarksAbroad.trim()}`)
const districtsOf = byCity(districts)
const metrosOf = byCity(metroStations)
const positions = new Map(
  stationPositions
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const [name = '', latitude = '', longitude = ''] = entry.split(' ')
      return [name, [latitude, longitude] as const]
    }),
)

function landmarkRows(place: HotelPlace): string[][] {
  return (landmarks.get(place.name) ?? '')
    .split('; ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const cells = entry.split(' ')
      const [kind = '', latitude = '', longitude = ''] = cells.splice(-3)
      return [place.id, kinds[kind]!, ...wordsOf(cells[0]!, cells.slice(1).join(' ')), latitude, longitude]
    })
}

const airportRows = (place: HotelPlace): string[][] =>
  airportsOf(place).map((airport) => [
    place.id,
    'airport',
    ...wordsOf(airport.name['zh-CN'], airport.name.en),
    airport.latitude.toFixed(2),
    airport.longitude.toFixed(2),
  ])

/** Stations as landmarks carry 站, as people call them beside a city's name. */
const stationRows = (place: HotelPlace, stations: readonly (readonly string[])[]): string[][] =>
  stations
    .filter((row) => (row[6] === place.name || (place.name === '昆山' && row[1] === '昆山南')) && positions.has(row[1]!))
    .map((row) => [place.id, 'station', ...wordsOf(`${row[1]}站`, `${row[3]} Railway Station`), ...positions.get(row[1]!)!])

const metroRows = (place: HotelPlace): string[][] =>
  (metrosOf.get(place.name) ?? '')
    .split('; ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', latitude = '', longitude = ''] = entry.split(' ')
      return [
        place.id,
        'metro',
        ...wordsOf(`${name}地铁站`, `${englishMetroStations[name] ?? areaEnglish(name)} Metro Station`),
        latitude,
        longitude,
      ]
    })

/** Rows: city, kind, name in three languages, pinyin, initials, latitude, longitude. */
export function keywordRows(folder: string, places: readonly HotelPlace[], stations: readonly (readonly string[])[]): string[][] {
  const areas = new Map(
    readTable(folder, 'hotel/business-areas-curated.tsv').map((row) => [row['city']!, row['areas']!.split(';')]),
  )
  const ofCity = new Set([...landmarks.keys(), ...districtsOf.keys(), ...areas.keys()])
  const unknown = [...ofCity].filter((name) => !places.some((place) => place.name === name))
  if (unknown.length > 0) throw new Error(`no hotel city is named ${unknown.join(', ')}`)
  return places.flatMap((place) => {
    const mainland = place.country === 'CN'
    const areaList = mainland ? (areas.get(place.name) ?? []) : []
    const districtList = mainland ? (districtsOf.get(place.name) ?? '').split(' ').filter((name) => name !== '') : []
    return [
      ...areaList.map((name) => [place.id, 'area', ...areaWords(name)]),
      ...districtList.map((name) => [place.id, 'district', ...wordsOf(name, translated(name, districtEndings))]),
      ...airportRows(place),
      ...stationRows(place, stations),
      ...metroRows(place),
      ...landmarkRows(place),
    ]
  })
}
