import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { describe, expect, test } from 'vitest'
import { cityTier } from '../../../reference/hotel/city-tier'
import { nightLimit, type HotelPlace } from './limit'

describe('[handbook 7.1] tiers of cities', () => {
  test.each(['北京', '上海', '广州', '深圳'])('%s is of the first', (city) => expect(cityTier(city)).toBe('first'))
  test.each([
    ...'石家庄 太原 呼和浩特 沈阳 长春 哈尔滨 南京 杭州 合肥 福州 南昌 济南 郑州 武汉 长沙 南宁 海口 成都 贵阳 昆明 拉萨 西安 兰州 西宁 银川 乌鲁木齐'.split(
      ' ',
    ),
    ...'天津 重庆 苏州 东莞 无锡 宁波 青岛 大连 厦门'.split(' '),
  ])('%s is of the second: provincial capitals and new first-tier cities', (city) => expect(cityTier(city)).toBe('newFirst'))
  test.each(['洛阳', '三亚', '珠海', '香港', '北京市', '东京'])('%s is of neither', (city) =>
    expect(cityTier(city)).toBe('other'),
  )
})

describe('[handbook 7.1] the narrowest item is the standard of a city, wherever it stands in the list', () => {
  const items: Record<string, Partial<NonNullable<HotelSection['cityItems']>[number]>> = {
    city: { cityNames: ['成都'] },
    tier: { tiers: ['newFirst'] },
    country: { countries: ['CN', 'JP'] },
    region: { regions: ['eastAsia'] },
    everywhere: { cityNames: ['*'] },
  }
  const names = Object.keys(items)
  const standardOf = (listed: readonly string[], place: HotelPlace): string | undefined => {
    const cityItems = listed.map((name) => ({ ...items[name], standard: names.indexOf(name) + 1, violateCanBook: true }))
    const limit = nightLimit({ cityItems, handling: {} }, place, '2026-12-20')
    return limit && names[limit.standard - 1]
  }
  const region = 'eastAsia'
  test.each<[HotelPlace, string[]]>([
    [{ cityName: '成都', country: 'CN' }, ['city', 'tier', 'country', 'everywhere']],
    [{ cityName: '杭州', country: 'CN' }, ['tier', 'country', 'everywhere']],
    [{ cityName: '洛阳', country: 'CN' }, ['country', 'everywhere']],
    [{ cityName: '成都', country: 'JP', region }, ['city', 'country', 'region', 'everywhere']],
    [{ cityName: '杭州', country: 'JP', region }, ['country', 'region', 'everywhere']],
    [{ cityName: '首尔', country: 'KR', region }, ['region', 'everywhere']],
    [{ cityName: '曼谷', country: 'TH' }, ['everywhere']],
  ])('%j: %j', (place, order) => {
    order.forEach((winner, first) => {
      const listed = names.filter((name) => !order.slice(0, first).includes(name))
      expect(standardOf(listed, place)).toBe(winner)
      expect(standardOf(listed.toReversed(), place)).toBe(winner)
    })
    expect(
      standardOf(
        names.filter((name) => !order.includes(name)),
        place,
      ),
    ).toBeUndefined()
  })
})
