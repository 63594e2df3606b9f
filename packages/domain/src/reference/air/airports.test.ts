import { describe, expect, it } from 'vitest'
import { airport, airports } from './airports'
import { airCities, airCity, cityOfAirport } from '../place/cities'
import { countryName } from '../place/countries'
import { distanceKm } from '../place/distance'

describe('airports', () => {
  it('all 265 mainland airports and at least 800 abroad, each code once', () => {
    expect(airports.filter((place) => place.domestic)).toHaveLength(265)
    expect(airports.filter((place) => !place.domestic).length).toBeGreaterThanOrEqual(800)
    expect(new Set(airports.map((place) => place.iata)).size).toBe(airports.length)
  })

  it.each([
    ['PEK', '北京首都国际机场', '首都', 40.0801, 116.585, 'Asia/Shanghai'],
    ['PKX', '北京大兴国际机场', '大兴', 39.51, 116.4109, 'Asia/Shanghai'],
    ['SHA', '上海虹桥国际机场', '虹桥', 31.1981, 121.3343, 'Asia/Shanghai'],
    ['PVG', '上海浦东国际机场', '浦东', 31.1434, 121.805, 'Asia/Shanghai'],
    ['URC', '乌鲁木齐天山国际机场', '天山', 43.907, 87.474, 'Asia/Shanghai'],
    ['HKG', '香港国际机场', '香港', 22.3089, 113.915, 'Asia/Hong_Kong'],
    ['BKK', '曼谷素万那普国际机场', '素万那普', 13.6811, 100.747, 'Asia/Bangkok'],
    ['SIN', '新加坡樟宜机场', '樟宜', 1.3502, 103.994, 'Asia/Singapore'],
    ['ORD', '芝加哥奥黑尔国际机场', '奥黑尔', 41.979, -87.905, 'America/Chicago'],
  ])('%s is %s', (iata, name, shortName, latitude, longitude, zone) => {
    const place = airport(iata)!
    expect([place.name['zh-CN'], place.shortName['zh-CN'], place.zone]).toEqual([name, shortName, zone])
    expect(place.latitude).toBeCloseTo(latitude, 1)
    expect(place.longitude).toBeCloseTo(longitude, 1)
  })

  it('every mainland airport keeps Beijing time, Kashgar too', () => {
    expect(airports.filter((place) => place.domestic && place.zone !== 'Asia/Shanghai')).toEqual([])
  })

  it('names stand in three languages, Chinese ones end in 机场', () => {
    const misnamed = airports.filter(
      ({ name, shortName }) =>
        !/机场(（.+）)?$/.test(name['zh-CN']) ||
        !/機場(（.+）)?$/.test(name['zh-TW']) ||
        !/^[\p{Script=Latin}\d\s'’.,&–-]+$/u.test(name.en) ||
        Object.values(shortName).includes(''),
    )
    expect(misnamed).toEqual([])
  })

  it('Beijing to Shanghai is 1,076 km', () => {
    expect(Math.round(distanceKm(airport('PEK')!, airport('SHA')!))).toBe(1076)
    expect(distanceKm(airport('PEK')!, airport('PEK')!)).toBe(0)
  })

  it('the airports of the great cities have their terminals', () => {
    expect(airport('PEK')!.terminals).toEqual(['T2', 'T3'])
    expect(airport('CAN')!.terminals).toEqual(['T1', 'T2', 'T3'])
    expect(airports.filter((place) => place.domestic && place.terminals.length > 0).length).toBeGreaterThanOrEqual(40)
  })
})

describe('cities', () => {
  it.each([
    ['BJS', '北京', 'Beijing', ['PEK', 'PKX']],
    ['SHA', '上海', 'Shanghai', ['SHA', 'PVG']],
    ['CTU', '成都', 'Chengdu', ['TFU', 'CTU']],
    ['TYO', '东京', 'Tokyo', ['HND', 'NRT']],
    ['LON', '伦敦', 'London', ['LHR', 'LGW', 'STN', 'LTN', 'LCY']],
    ['CAN', '广州', 'Guangzhou', ['CAN']],
  ])('%s is %s', (code, chinese, english, codes) => {
    const city = airCity(code)!
    expect([city.name['zh-CN'], city.name.en, city.airports]).toEqual([chinese, english, codes])
  })

  it('every airport has a city that lists it, and every name is used once', () => {
    expect(airports.filter(({ iata }) => cityOfAirport(iata)?.airports.includes(iata) !== true)).toEqual([])
    expect(new Set(airCities.map((city) => city.name['zh-CN'])).size).toBe(airCities.length)
  })

  it.each([
    ['重庆', 'chongqing', 'cq'],
    ['厦门', 'xiamen', 'xm'],
    ['台州', 'taizhou', 'tz'],
    ['长治', 'changzhi', 'cz'],
    ['昌都', 'changdu', 'cd'],
    ['吕梁', 'lvliang', 'll'],
    ['都柏林', 'dubolin', 'dbl'],
  ])('%s reads %s', (name, pinyin, initials) => {
    const city = airCities.find((each) => each.name['zh-CN'] === name)!
    expect([city.pinyin, city.initials]).toEqual([pinyin, initials])
  })

  it('Taiwan reads its own names for places abroad, and its own cities with the everyday 台', () => {
    expect(airCity('SYD')!.name['zh-TW']).toBe('雪梨')
    expect(airCity('TPE')!.name).toEqual({ 'zh-CN': '台北', 'zh-TW': '台北', en: 'Taipei' })
  })

  it('regions of China are named as such, and every country has a name', () => {
    expect(['HK', 'MO', 'TW'].map((code) => countryName(code)!['zh-CN'])).toEqual(['中国香港', '中国澳门', '中国台湾'])
    expect(airports.filter(({ country }) => countryName(country) === undefined)).toEqual([])
  })
})
