import { describe, expect, it } from 'vitest'
import { hotelBrand, hotelBrands } from './hotel-brands'
import { hotelCities } from './hotel-cities'
import { allHotelPlaces } from './hotel-keywords'
import { findHotelDestinations, findHotelKeywords, type HotelDestinationMatch, type HotelKeywordMatch } from './hotel-search'

const beijing = 224
const shanghai = 321
const spell = (match: HotelKeywordMatch | HotelDestinationMatch): string =>
  match.kind === 'brand'
    ? match.brand.name['zh-CN']
    : match.kind === 'place'
      ? match.place.name['zh-CN']
      : match.city.name['zh-CN']
const destinations = (area: 'domestic' | 'international', query: string) => findHotelDestinations(area, query, 10).map(spell)
const keywords = (city: number, query: string) => findHotelKeywords(city, query, 10).map(({ match }) => spell(match))

describe('hotel brands', () => {
  it('[S3.30] 146 brands in chain types 1 to 4, each id once', () => {
    expect(hotelBrands()).toHaveLength(146)
    expect(new Set(hotelBrands().map(({ id }) => id)).size).toBe(146)
    expect(new Set(hotelBrands().map(({ chainType }) => chainType))).toEqual(new Set([1, 2, 3, 4]))
    const typeOf = (id: string) => hotelBrand(`brand-${id}`)!.chainType
    expect(['hanting', 'ji-hotel', 'new-century-hotel', 'the-peninsula'].map(typeOf)).toEqual([1, 2, 3, 4])
  })

  it('[S9.11] the first seven are the hot chains', () => {
    expect(
      hotelBrands()
        .map(({ hot }) => hot)
        .slice(0, 8),
    ).toEqual([...Array<boolean>(7).fill(true), false])
  })
})

describe('destinations', () => {
  it.each([
    ['北京', '北京'],
    ['beijing', '北京'],
    ['bj', '北京'],
    ['昆山', '昆山'],
    ['廣州', '广州'],
    ["xi'an", '西安'],
    ['shenzen', '深圳'],
    ['苏州市', '苏州'],
    ['香港', '香港'],
    ['朝阳区', '朝阳区'],
    ['外滩', '外滩'],
    ['国贸', '国贸/CBD'],
  ])('[S3.33] at home %s gives first %s', (query, name) => {
    expect(destinations('domestic', query)[0]).toBe(name)
  })

  it.each([
    ['曼谷', '曼谷'],
    ['bangkok', '曼谷'],
    ['東京', '东京'],
    ['dongjing', '东京'],
    ['雪梨', '悉尼'],
    ['Kyoto', '京都'],
    ['Sukhumvit', '素坤逸'],
    ['macau', '澳门'],
    ['singapor', '新加坡'],
  ])('[S3.33] abroad %s gives first %s', (query, name) => {
    expect(destinations('international', query)[0]).toBe(name)
  })

  it('[S3.33] home and abroad keep apart, but for the special cities', () => {
    expect(destinations('domestic', 'bangkok')).toEqual([])
    expect(destinations('international', '昆山')).toEqual([])
    expect(destinations('international', '香港')[0]).toBe('香港')
  })

  it('[S7.31] every city is among the first ten by its names, its pinyin and, where no more than ten share them, its initials', () => {
    const lost = (['domestic', 'international'] as const).flatMap((area) => {
      const cities = hotelCities().filter(({ scope }) => scope === area)
      const sharing = (initials: string) => hotelCities().filter((city) => city.initials === initials).length
      return cities.flatMap((city) => {
        const found = (query: string) =>
          findHotelDestinations(area, query, 10).some((match) => match.kind === 'city' && match.city === city)
        const queries = [...Object.values(city.name), city.pinyin, ...(sharing(city.initials) <= 10 ? [city.initials] : [])]
        return queries.filter((query) => !found(query)).map((query) => `${city.name['zh-CN']} ${query}`)
      })
    })
    expect(lost).toEqual([])
  })

  it('[S7.31] a district comes before the areas that are called like it', () => {
    const [first] = findHotelDestinations('domestic', '浦东', 10)
    expect(first).toMatchObject({ kind: 'place', place: { kind: 'district' }, city: { id: shanghai } })
  })

  it('[S3.33] a city is found by the name of former times too, and as a hotel there', () => {
    expect(destinations('domestic', 'Peking')[0]).toBe('北京')
    for (const query of ['苏州酒店', '苏州饭店', 'Suzhou Hotels', 'suzhou hotel'])
      expect(destinations('domestic', query)[0]).toBe('苏州')
  })

  it('[S7.31] initials give the cities before what lies in them', () => {
    const [first, second] = findHotelDestinations('domestic', 'sh', 2)
    expect(first).toMatchObject({ kind: 'city', city: { id: shanghai } })
    expect(second).toMatchObject({ kind: 'city' })
  })
})

describe('keywords of a city', () => {
  it.each([
    [beijing, '汉庭', '汉庭', 'brand'],
    [beijing, 'hanting', '汉庭', 'brand'],
    [beijing, 'Hilton', '希尔顿酒店', 'brand'],
    [beijing, '亚朵', '亚朵酒店', 'brand'],
    [beijing, '中关村', '中关村', 'place'],
    [beijing, 'zgc', '中关村', 'place'],
    [beijing, '海淀', '海淀区', 'place'],
    [beijing, '首都国际机场', '北京首都国际机场', 'place'],
    [beijing, 'Palace Museum', '故宫', 'place'],
    [shanghai, '陸家嘴', '陆家嘴', 'place'],
    [shanghai, '上海虹桥站', '上海虹桥站', 'place'],
    [shanghai, '全季酒店', '全季', 'brand'],
  ])('[S3.32] in %i %s gives first %s', (city, query, name, kind) => {
    const [first] = findHotelKeywords(city, query, 10)
    expect([spell(first!.match), first!.match.kind]).toEqual([name, kind])
  })

  it.each([
    ['国贸', '国贸/CBD'],
    ['CBD', '国贸/CBD'],
    ['国贸/CBD', '国贸/CBD'],
    ['东单', '王府井/东单'],
    ['dongdan', '王府井/东单'],
    ['dd', '王府井/东单'],
    ['燕莎附近', '燕莎/朝阳公园'],
  ])('[S3.32] an area with two names is found by %s', (query, name) => expect(keywords(beijing, query)[0]).toBe(name))

  it.each([
    ['希尔顿', '希尔顿酒店'],
    ['Hilton', '希尔顿酒店'],
    ['希爾頓', '希尔顿酒店'],
    ['Marriott', '万豪酒店'],
    ['金陵', '金陵饭店'],
    ['Jinling', '金陵饭店'],
    ['EVEN', '逸衡'],
    ['W', 'W酒店'],
  ])('[S3.32] a brand called %s without its hotel is met as well as by its whole name', (query, name) => {
    const met = findHotelKeywords(beijing, query, 20).find(({ match }) => spell(match) === name)
    expect(met?.rank).toBe(1)
  })

  it('[S3.32] places and brands stand together, the better met first, and no more than are asked for', () => {
    for (const query of ['b', 'h', 'wanda', '万', '华', 'jinling', 'xi']) {
      const all = findHotelKeywords(beijing, query, 50)
      expect(all.map(({ rank }) => rank)).toEqual(all.map(({ rank }) => rank).toSorted((a, b) => a - b))
      expect(findHotelKeywords(beijing, query, 3)).toEqual(all.slice(0, 3))
    }
    const kinds = new Set(findHotelKeywords(beijing, 'w', 50).map(({ match }) => match.kind))
    expect(kinds).toEqual(new Set(['place', 'brand']))
  })

  it('[S3.32] however many cities were asked for, each keeps to its own places', () => {
    const known = [...new Set(allHotelPlaces().map(({ cityId }) => cityId))]
    expect(known.length).toBeGreaterThan(64)
    const ask = () =>
      known.map((city) => {
        const own = allHotelPlaces().find(({ cityId }) => cityId === city)!
        return findHotelKeywords(city, own.name['zh-CN'], 20).some(({ match }) => match.kind === 'place' && match.place === own)
      })
    expect([...ask(), ...ask()]).toAllSatisfy(Boolean)
  })

  it('[S3.32] a group of brands gives its brands, and a city only what is its own', () => {
    expect(keywords(beijing, '华住')).toEqual(expect.arrayContaining(['全季', '汉庭']))
    expect(keywords(shanghai, '中关村')).toEqual([])
    expect(findHotelKeywords(999_999, '汉庭', 10)).toEqual([])
  })

  it('[S7.31] every place is found in its city by its name in three languages', () => {
    const lost = allHotelPlaces().flatMap((place) =>
      Object.values(place.name).filter(
        (query) =>
          !findHotelKeywords(place.cityId, query, 10).some(({ match }) => match.kind === 'place' && match.place === place),
      ),
    )
    expect(lost).toEqual([])
  })

  it.each(['魔都酒店吗', 'qqqq', '', '  '])('%j finds nothing', (query) => {
    expect(keywords(beijing, query)).toEqual([])
  })
})
