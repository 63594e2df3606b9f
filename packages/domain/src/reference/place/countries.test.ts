import { describe, expect, it } from 'vitest'
import { country } from './countries'
import { diallingCodes } from './dialling-codes'
import { province, provinces } from './provinces'
import { continents, findVisaDestinations, popularVisaDestinations, visaDestinations } from './visa-countries'

describe('dialling codes', () => {
  it('[S3.18] 245 regions, in the order of their headings in each language', () => {
    for (const language of ['zh-CN', 'zh-TW', 'en'] as const) {
      const { list } = diallingCodes(language)
      expect(list).toHaveLength(245)
      const headings = list.map(({ titleName }) => titleName)
      expect(headings).toEqual([...headings].sort())
      expect(
        list.filter((each) => !/^\d{1,3}$/.test(each.code) || !/^[A-Z]$/.test(each.titleName) || each.areaName === ''),
      ).toEqual([])
    }
  })

  it('[S3.18] an entry has its code, its name, the initial of its pinyin and its heading', () => {
    const singapore = { code: '65', areaPinYinInitial: 'X', region: 'SG' }
    const of = (language: 'zh-CN' | 'en') => diallingCodes(language).list.find(({ region }) => region === 'SG')
    expect(of('zh-CN')).toEqual({ ...singapore, areaName: '新加坡', titleName: 'X' })
    expect(of('en')).toEqual({ ...singapore, areaName: 'Singapore', titleName: 'S' })
  })

  it('[S7.12] the usual ones begin with the mainland, Hong Kong, Macau and Taiwan, named as of China', () => {
    const { hotList } = diallingCodes('zh-CN')
    expect(hotList.slice(0, 4).map(({ code, areaName }) => `${code} ${areaName}`)).toEqual([
      '86 中国大陆',
      '852 中国香港',
      '853 中国澳门',
      '886 中国台湾',
    ])
  })
})

describe('visa countries', () => {
  it('[S3.37] about 190, each id once, on six continents, 2926 is Singapore', () => {
    expect(visaDestinations().length).toBeGreaterThanOrEqual(190)
    expect(new Set(visaDestinations().map(({ id }) => id)).size).toBe(visaDestinations().length)
    expect(new Set(visaDestinations().map(({ continent }) => continent))).toEqual(new Set(continents))
    expect(visaDestinations().find(({ id }) => id === 2926)!.country.code).toBe('SG')
    expect(popularVisaDestinations()[0]!.id).toBe(2926)
  })

  it('[S3.37] Hong Kong, Macau and Taiwan are not among them', () => {
    expect(visaDestinations().filter(({ country: { code } }) => ['CN', 'HK', 'MO', 'TW'].includes(code))).toEqual([])
  })

  it.each([
    ['新加坡', 'SG'],
    ['xjp', 'SG'],
    ['Japan', 'JP'],
    ['韓國', 'KR'],
    ['deguo', 'DE'],
    ['US', 'US'],
    ['austrlia', 'AU'],
    ['阿联酋', 'AE'],
  ])('[S3.37] %s gives first %s', (query, code) => {
    expect(findVisaDestinations(query, 10)[0]!.country.code).toBe(code)
  })

  it('[S3.37] every country is found first by its names', () => {
    const lost = visaDestinations().flatMap((each) =>
      Object.values(each.country.name).filter((query) => !findVisaDestinations(query, 10).includes(each)),
    )
    expect(lost).toEqual([])
  })

  it('[S3.37] 31 provinces with the codes of the national standard', () => {
    expect(provinces()).toHaveLength(31)
    expect(province('31')!.name).toEqual({ 'zh-CN': '上海', 'zh-TW': '上海', en: 'Shanghai' })
    expect(province('61')!.name.en).toBe('Shaanxi')
  })
})

it('the three regions are named as of China everywhere', () => {
  expect(['HK', 'MO', 'TW'].map((code) => country(code)!.name['zh-CN'])).toEqual(['中国香港', '中国澳门', '中国台湾'])
})
