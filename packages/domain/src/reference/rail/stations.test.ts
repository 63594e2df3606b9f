import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchText } from '../place/search-text'
import { findStations } from './station-search'
import { hotStations, station, stationGroups, stations, type Station } from './stations'

const names = (query: string, limit = 10): string[] => findStations(query, limit).map(({ name }) => name['zh-CN'])

describe('stations', () => {
  it('[S3.35] at least 3,000, each telegraph code and name once, all words filled', () => {
    expect(stations().length).toBeGreaterThanOrEqual(3000)
    for (const key of [(each: Station) => each.code, (each: Station) => each.name['zh-CN']])
      expect(new Set(stations().map(key)).size).toBe(stations().length)
    const odd = stations().filter(
      ({ code, name, pinyin, initials }) =>
        !/^[A-Z]{3}$/.test(code) || !/^[a-z]+$/.test(pinyin) || !/^[a-z]+$/.test(initials) || !/^[\p{Lu}]/u.test(name.en),
    )
    expect(odd).toEqual([])
  })

  it.each([
    ['VNP', '北京南', 'Beijing South', 'beijingnan', 'bjn', '北京'],
    ['AOH', '上海虹桥', 'Shanghai Hongqiao', 'shanghaihongqiao', 'shhq', '上海'],
    ['EAY', '西安北', "Xi'an North", 'xianbei', 'xab', '西安'],
    ['JGK', '济南西', 'Jinan West', 'jinanxi', 'jnx', '济南'],
    ['IFP', '北京朝阳', 'Beijing Chaoyang', 'beijingchaoyang', 'bjcy', '北京'],
    ['XJA', '香港西九龙', 'Hong Kong West Kowloon', 'xianggangxijiulong', 'xgxjl', '香港'],
    ['COE', '重庆东', 'Chongqing East', 'chongqingdong', 'cqd', '重庆'],
  ])('[S3.34] %s is %s', (code, chinese, english, pinyin, initials, city) => {
    const found = station(code)!
    expect([found.name['zh-CN'], found.name.en, found.pinyin, found.initials, found.city.name['zh-CN']]).toEqual([
      chinese,
      english,
      pinyin,
      initials,
      city,
    ])
  })

  it('[S9.14] hot stations, then ABCDEF, GHJKL, MNPQRS, TWXYZ, with every station in exactly one group', () => {
    expect(hotStations().length).toBeGreaterThanOrEqual(20)
    expect(hotStations()[0]!.name['zh-CN']).toBe('北京')
    expect(stationGroups().map(({ letters }) => letters)).toEqual(['ABCDEF', 'GHJKL', 'MNPQRS', 'TWXYZ'])
    const grouped = stationGroups().flatMap(({ entries }) => entries)
    expect(grouped.length).toBe(stations().length)
    expect(new Set(grouped).size).toBe(stations().length)
    for (const { letters, entries } of stationGroups())
      expect(entries).toAllSatisfy(({ pinyin }) => letters.includes(pinyin.charAt(0).toUpperCase()))
  })
})

describe('station search', () => {
  it.each([
    ['北京', '北京'],
    ['北京南站', '北京南'],
    ['beijingnan', '北京南'],
    ['Beijing South', '北京南'],
    ['beijing south railway station', '北京南'],
    ['bjn', '北京南'],
    ['VNP', '北京南'],
    ['上海虹橋', '上海虹桥'],
    ['廣州南', '广州南'],
    ['shhq', '上海虹桥'],
    ['sh', '上海'],
    ['beijign', '北京'],
  ])('[S7.33] %s gives first %s', (query, name) => {
    expect(names(query)[0]).toBe(name)
  })

  it('[S7.33] the name of a city gives its own stations first, whatever they are called', () => {
    expect(names('北京')).toEqual(expect.arrayContaining(['北京南', '北京西', '北京朝阳', '北京丰台', '清河']))
    expect(findStations('北京', 10)).toAllSatisfy(({ city }) => city.name['zh-CN'] === '北京')
    expect(names('重庆').slice(0, 3)).toEqual(['重庆', '重庆北', '重庆西'])
    expect(names('佛山')).toContain('佛山西')
  })

  it.each(['魔都', 'qqqq', '', '  '])('%j finds nothing', (query) => {
    expect(names(query)).toEqual([])
  })

  it('[S9.11] never more than asked for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...stations()), fc.integer({ min: 1, max: 12 }), ({ pinyin }, limit) => {
        expect(findStations(pinyin.slice(0, 2), limit).length).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it('[S7.33] every station is among the first ten by its names, its pinyin and its code', () => {
    const lost = stations().flatMap((each) =>
      [...Object.values(each.name), each.pinyin, each.code].filter((query) => !findStations(query, 10).includes(each)),
    )
    expect(lost).toEqual([])
  })

  it('[S7.33] every station is among the first ten by its initials, where no more than ten share them', () => {
    const sharing = new Map<string, number>()
    const codes = new Set(stations().map(({ code }) => searchText(code)))
    for (const { initials } of stations()) sharing.set(initials, (sharing.get(initials) ?? 0) + 1)
    const claimed = (initials: string): number => sharing.get(initials)! + (codes.has(initials) ? 1 : 0)
    const lost = stations().filter(({ initials }) => claimed(initials) <= 10)
    expect(lost.length).toBeGreaterThan(2500)
    expect(lost.filter((each) => !findStations(each.initials, 10).includes(each)).map(({ name }) => name['zh-CN'])).toEqual([])
  })
})
