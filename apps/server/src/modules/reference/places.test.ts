import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '@sojourn/contract/kit/language'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getPoiContent } from '@sojourn/contract/reference/city.calls'
import { getDiallingCodeInfo } from '@sojourn/contract/reference/country.calls'
import {
  findKeyWords,
  getHotelCityList,
  getHotelRecommend,
  getHotelSearchBasicMsg,
  getLabelList,
  getStayInCity,
} from '@sojourn/contract/reference/hotel-place.calls'
import { findVenueKeywords, hotelStayInCity, requirementSearchOption } from '@sojourn/contract/reference/meeting.calls'
import { findTrainStation, getTrainStationList } from '@sojourn/contract/reference/station.calls'
import { getVisaCountry, visaSearchFilters } from '@sojourn/contract/reference/visa-country.calls'
import { openTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const ask: TestServer['call'] = (who, call, request, options) => server.call(who, call, request, options)

describe('stations', () => {
  test('[S3.35] hot stations and four groups with every station, in the reader’s language', async () => {
    const { result } = await ask('employee', getTrainStationList, {}, { language: 'en' })
    expect(result!.hotStationList[0]).toEqual({
      name: 'Beijing',
      code: 'BJP',
      szmCode: 'bj',
      quanPin: 'beijing',
      cityName: 'Beijing',
    })
    expect(result!.stationNameFirstList.map(({ nameFirst }) => nameFirst)).toEqual(['ABCDEF', 'GHJKL', 'MNPQRS', 'TWXYZ'])
    expect(result!.stationNameFirstList.flatMap(({ stationList }) => stationList).length).toBeGreaterThanOrEqual(3000)
  })

  test.each<[string, string, Language]>([
    ['北京南', '北京南', 'zh-CN'],
    ['廣州南', '廣州南', 'zh-TW'],
    ['shanghai hong', 'Shanghai Hongqiao', 'en'],
  ])('[S7.33] %s finds %s', async (KeyWords, name, language) => {
    const { result } = await ask('employee', findTrainStation, { KeyWords }, { language })
    expect(result!.searchResultStationList[0]!.name).toBe(name)
  })

  test('[S9.11] autocomplete keeps ten, and nothing where nothing fits', async () => {
    const of = async (KeyWords: string) =>
      (await ask('employee', findTrainStation, { KeyWords })).result!.searchResultStationList.length
    expect([await of('北京'), await of('魔都')]).toEqual([10, 0])
  })

  test('[S7.33] the list is kept under its content hash: asked again, it is told unchanged without a body', async () => {
    const token = await server.tokenOf('employee')
    const get = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: `/${getTrainStationList.path}`, headers: { token, ...headers } })
    const first = await get({ 'accept-encoding': 'gzip' })
    const etag = String(first.headers['etag'])
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, langtype' })
    expect(gunzipSync(first.rawPayload).toString()).toBe((await get({})).body)
    const again = await get({ 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get({ 'if-none-match': etag, langtype: 'en' })
    expect(other.statusCode).toBe(200)
    expect(other.headers['etag']).not.toBe(etag)
    expect(
      (await server.app.inject({ method: 'GET', url: `/${getTrainStationList.path}`, headers: { 'if-none-match': etag } }))
        .statusCode,
    ).toBe(401)
  })

  test('[S7.25] the groups of flight cities are kept in the same way, each scope under its own hash', async () => {
    const token = await server.tokenOf('employee')
    const tag = async (type: number) =>
      (await server.app.inject({ method: 'GET', url: `/api/Flight/GetAirportCityList/v2?type=${type}`, headers: { token } }))
        .headers['etag']
    expect(await tag(0)).toBe(await tag(0))
    expect(await tag(1)).not.toBe(await tag(0))
  })
})

describe('flight cities', () => {
  test('[S3.27] a city lists its airports, a town without one the near ones with their distance', async () => {
    const of = async (KeyWords: string) => (await ask('employee', getPoiContent, { KeyWords })).result!.poiList[0]!
    expect(await of('北京')).toMatchObject({
      name: '北京',
      hasAirPort: true,
      nameType: 0,
      countryName: '中国',
      airportList: [{ airportCode: 'PEK' }, { airportCode: 'PKX' }],
      nearList: [],
      distance: 0,
    })
    expect(await of('PEK')).toMatchObject({ airportName: '北京首都国际机场', airportCode: 'PEK', nameType: 1 })
    const suzhou = await of('苏州')
    expect(suzhou).toMatchObject({ name: '苏州', hasAirPort: false, airportList: [] })
    expect(suzhou.nearList[0]).toMatchObject({ airportCode: 'WUX' })
    expect(suzhou.distance).toBe(suzhou.nearList[0]!.distance)
  })
})

describe('places that nobody flies from', () => {
  const found = async (KeyWords: string) => (await ask('employee', getPoiContent, { KeyWords })).result!.poiList

  test('[S3.27] a railway station is of type 3 and names the airports of its city', async () => {
    const [station] = await found('北京南')
    expect(station).toMatchObject({ name: '北京南', nameType: 3, hasAirPort: false, airportList: [], countryName: '中国' })
    expect(station!.nearList.map(({ airportCode }) => airportCode)).toEqual(['PEK', 'PKX'])
    const [kunshan] = await found('昆山南')
    expect(kunshan).toMatchObject({ name: '昆山南', nameType: 3 })
    expect(kunshan!.nearList[0]).toMatchObject({ airportCode: 'WUX' })
  })

  test('[S3.27] a port is of type 2 and names the airports near it, nearest first', async () => {
    const [port] = await found('蛇口邮轮')
    expect(port).toMatchObject({ name: '蛇口邮轮中心', nameType: 2, hasAirPort: false, airportList: [] })
    expect(port!.nearList[0]).toMatchObject({ airportCode: 'SZX' })
    expect(port!.distance).toBe(port!.nearList[0]!.distance)
    expect((await found('daliangang'))[0]).toMatchObject({ name: '大连港', nameType: 2 })
  })

  test('[S3.27] they never stand among cities that are flown to', async () => {
    expect(new Set((await found('大连')).map(({ nameType }) => nameType))).toEqual(new Set([0, 1]))
  })
})

describe('hotel cities', () => {
  test('[S7.27] a search begins in 224 at home and in 3187, Bangkok, abroad', async () => {
    const of = async (type: number) => (await ask('employee', getHotelSearchBasicMsg, { type, travelType: 1 })).result
    expect(await of(1)).toEqual({ cityId: 224, cityName: '北京', isIntl: false })
    expect(await of(2)).toEqual({ cityId: 3187, cityName: '曼谷', isIntl: true })
  })

  test('[S7.28] the picker at home lists Hong Kong, Macau and Taiwan only with intlRole, the one abroad always', async () => {
    const hongKong = async (request: { cityType: number; intlRole?: number }) => {
      const { result } = await ask('employee', getStayInCity, request)
      return result!.cityGroup.flatMap(({ cityList }) => cityList).find(({ cityId }) => cityId === 395)
    }
    expect(await hongKong({ cityType: 1 })).toBeUndefined()
    expect(await hongKong({ cityType: 1, intlRole: 1 })).toMatchObject({
      cityName: '香港',
      isIntl: true,
      countryName: '中国香港',
    })
    expect(await hongKong({ cityType: 2 })).toMatchObject({ cityId: 395 })
  })

  test('[S7.29] the list has every city with its point and says in which system', async () => {
    const { result } = await ask('employee', getHotelCityList, { cityType: 1 }, { language: 'en' })
    expect(result!.coordinateSystem).toBe('WGS-84')
    expect(result!.cityList.length).toBeGreaterThanOrEqual(340)
    expect(result!.cityList[1]).toEqual({
      cityId: 321,
      cityName: 'Shanghai',
      isIntl: false,
      provinceName: 'Shanghai',
      countryName: 'China',
      pinyin: 'shanghai',
      initials: 'sh',
      lat: 31.23,
      lon: 121.47,
    })
    expect((await ask('employee', getHotelCityList, { cityType: 2 })).result!.cityList.length).toBeGreaterThanOrEqual(300)
  })
})

describe('hotel keywords', () => {
  test('[S7.30] the labels of a city: brands, business areas, districts and landmarks by kind', async () => {
    const { result } = await ask('employee', getLabelList, { cityId: 224, isPayMent: 2, productType: 3 })
    const keys = result!.labelList.map(({ labelKey }) => labelKey)
    expect(keys).toEqual([
      'brand',
      'area',
      'district',
      'airport',
      'station',
      'metro',
      'sight',
      'exhibition',
      'business',
      'university',
      'hospital',
      'venue',
    ])
    expect(result!.labelList[0]!.list).toHaveLength(146)
    const abroad = await ask('employee', getLabelList, { cityId: 3187, productType: 4 })
    expect(abroad.result!.labelList.map(({ labelKey }) => labelKey)).toContain('sight')
  })

  test.each([
    ['汉庭', { type: 0, idtype: 0, chainType: 1, typeName: '华住' }],
    ['天安门广场', { type: 4, idtype: 0, lat: 39.9, lon: 116.39 }],
    ['国贸', { type: 3, idtype: 5, typeName: '商圈' }],
    ['朝阳区', { type: 3, idtype: 1, typeName: '行政区' }],
  ])('[S3.32] %s has its item type', async (keys, expected) => {
    const { result } = await ask('employee', findKeyWords, { keys, stype: 0, isPayMent: 1, cityId: 224, travelType: 1 })
    expect(result!.list[0]).toMatchObject({ ...expected, cityId: 224, cityName: '北京', isIntl: false })
    expect(result!.destList).toEqual([])
  })

  test.each([
    ['上海', 1, { destId: 321, destChName: '上海', kwordId: '', globalArea: 1, dtype: 0 }],
    ['海淀', 1, { destId: 224, destChName: '北京', kwordName: '海淀区', globalArea: 1, dtype: 1 }],
    ['陆家嘴', 1, { destId: 321, kwordName: '陆家嘴', globalArea: 1, dtype: 5 }],
    ['首都国际机场', 1, { destId: 224, kwordName: '北京首都国际机场', globalArea: 1, dtype: 4 }],
    ['曼谷', 4, { destId: 3187, destChName: '曼谷', globalArea: 4, dtype: 0 }],
  ] as const)('[S3.33] %s is a destination of area %i', async (keys, globalArea, expected) => {
    const { result } = await ask('employee', findKeyWords, { keys, stype: 0, isPayMent: 1, globalArea })
    expect(result!.destList[0]).toMatchObject(expected)
    expect(result!.list).toEqual([])
  })

  test('[S3.33] one line says where a destination lies', async () => {
    const line = async (keys: string, language: Language, globalArea: 1 | 4 = 1) =>
      (await ask('employee', findKeyWords, { keys, globalArea }, { language })).result!.destList[0]!.showText
    expect(await line('苏州', 'zh-CN')).toBe('苏州，江苏')
    expect(await line('北京', 'zh-CN')).toBe('北京')
    expect(await line('pudong', 'en')).toBe('Pudong New Area, Shanghai')
    expect(await line('bangkok', 'en', 4)).toBe('Bangkok, Thailand')
  })

  test('what nobody knows gives two empty lists', async () => {
    const { success, result } = await ask('employee', findKeyWords, { keys: '找不到的', globalArea: 1 })
    expect({ success, result }).toEqual({ success: true, result: { list: [], destList: [] } })
  })

  test('[S9.13] the star filter: economy 32, three stars 26 and 31, four 24 and 30, five 23 and 28', async () => {
    const { result } = await ask('employee', getLabelList, { cityId: 224, productType: 3 }, { language: 'en' })
    expect(result!.starList.map(({ groupKey, groupName, codes }) => [groupKey, groupName, codes])).toEqual([
      ['economy', 'Economy', [32]],
      ['three', 'Three stars', [26, 31]],
      ['four', 'Four stars', [24, 30]],
      ['five', 'Five stars', [23, 28]],
    ])
  })

  test('[S3.31] the request carries keys, stype, isPayMent, cityId and travelType; keys of more than 50 characters are refused', async () => {
    const request = { stype: 0, isPayMent: 2, cityId: 224, travelType: 2 }
    const found = await ask('employee', findKeyWords, { ...request, keys: '王府井' })
    expect(found.result!.list[0]!.name).toBe('王府井/东单')
    const refused = await ask('employee', findKeyWords, { ...request, keys: '王'.repeat(51) })
    expect(refused).toMatchObject({ code: problems.badRequest.code, field: 'keys' })
  })

  test('[S7.32] [S9.11] recommendations: seven hot chains, at most 21 of each kind', async () => {
    const { result } = await ask('employee', getHotelRecommend, { cityId: 224 })
    expect(result!.hotChainList.map(({ name }) => name)).toHaveLength(7)
    expect(result!.recommendList[0]!.list).toHaveLength(21)
    expect(Math.max(...result!.recommendList.map(({ list }) => list.length))).toBe(21)
  })

  test('[S7.30] an unknown city is a problem of its field', async () => {
    const answers = await Promise.all([
      ask('employee', getLabelList, { cityId: 999_999, productType: 3 }),
      ask('employee', findKeyWords, { cityId: 999_999, keys: '汉庭' }),
      ask('employee', getHotelRecommend, { cityId: 999_999 }),
    ])
    const unknown = expect.objectContaining({ code: problems.cityUnknown.code, status: 422, field: 'cityId' }) as unknown
    expect(answers).toEqual([unknown, unknown, unknown])
  })
})

describe('countries', () => {
  test('[S7.12] dialling codes and the usual ones, also for those who have not signed in', async () => {
    const { result } = await ask(null, getDiallingCodeInfo, {}, { language: 'zh-TW' })
    expect(result!.list).toHaveLength(245)
    expect(result!.hotList[0]).toEqual({ code: '86', areaName: '中國大陸', areaPinYinInitial: 'Z', titleName: 'Z', region: 'CN' })
  })

  test('[S3.37] countries: popular first with Singapore, then six continents', async () => {
    const { result } = await ask('employee', getVisaCountry, {})
    expect(result!.countryGroupList.map(({ groupName }) => groupName)).toEqual([
      '热门',
      '亚洲',
      '欧洲',
      '非洲',
      '北美洲',
      '南美洲',
      '大洋洲',
    ])
    expect(result!.countryGroupList[0]!.countryList[0]).toEqual({ id: 2926, name: '新加坡', pid: 1, pName: '亚洲', region: 'SG' })
    expect(result!.searchResultList).toBeUndefined()
  })

  test('[S7.34] letters find a country; provinces come with an empty body', async () => {
    const found = await ask('employee', getVisaCountry, { KeyWords: 'riben' })
    expect(found.result).toMatchObject({ countryGroupList: [], searchResultList: [{ name: '日本', region: 'JP' }] })
    const { result } = await ask('employee', visaSearchFilters, {}, { language: 'en' })
    expect(result!.provinceFilters).toHaveLength(31)
    expect(result!.provinceFilters[0]).toEqual({ id: 11, name: 'Beijing', pinyin: 'beijing', initials: 'bj' })
  })
})

describe('meetings', () => {
  test('[S7.36] durations, people, budgets and requirements, in three languages', async () => {
    for (const language of ['zh-CN', 'zh-TW', 'en'] as const) {
      const { result } = await ask('employee', requirementSearchOption, {}, { language })
      const lists = [result!.durationRangeList, result!.peopleNumberRangeList, result!.priceRangeList, result!.projectTypeList]
      expect(lists).toAllSatisfy((list) => list.length >= 5 && list.every(({ value, name }) => value !== '' && name !== ''))
    }
    expect((await ask('employee', requirementSearchOption, {}, { language: 'en' })).result!.projectTypeList[0]).toEqual({
      value: '1',
      name: 'Meeting',
    })
  })

  test('[S7.37] venue cities are those of hotels', async () => {
    const { result } = await ask('employee', hotelStayInCity, { cityType: 1 })
    expect(result!.cityGroup[0]!.cityList.map(({ cityId }) => cityId)).toContain(321)
  })

  test('[S7.38] a few letters find a venue city', async () => {
    const { result } = await ask('employee', findVenueKeywords, { Keyword: 'shanghai', Stype: 0, GlobalArea: 1 })
    expect(result!.list[0]).toMatchObject({ destId: 321, destChName: '上海', dtype: 0 })
  })
})
