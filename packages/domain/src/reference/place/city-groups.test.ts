import { describe, expect, it } from 'vitest'
import { airCities } from './cities'
import { cityGroups } from './city-groups'

describe('city groups', () => {
  it('[S3.26] a hot group first, then letters', () => {
    expect(cityGroups('domestic').map((group) => group.groupKey)).toEqual(['hot', 'ABCDE', 'FGHJ', 'KLMN', 'PQRSTW', 'XYZ'])
    expect(
      cityGroups('domestic')[0]!
        .cityList.slice(0, 4)
        .map((city) => city.name.en),
    ).toEqual(['Beijing', 'Shanghai', 'Guangzhou', 'Shenzhen'])
    expect(cityGroups('international')[0]!.cityList.map((city) => city.code)).toContain('HKG')
  })

  it('[S3.26] every city stands in exactly one letter group of its scope', () => {
    const listed = (['domestic', 'international'] as const).flatMap((scope) =>
      cityGroups(scope)
        .slice(1)
        .flatMap((group) => group.cityList.map((city) => city.code)),
    )
    expect(listed.sort()).toEqual(airCities.map((city) => city.code).sort())
  })

  it('[S3.26] mainland cities are domestic, all others international', () => {
    expect(cityGroups('domestic')).toAllSatisfy((group) => group.cityList.every((city) => city.country === 'CN'))
    expect(cityGroups('international')).toAllSatisfy((group) => group.cityList.every((city) => city.country !== 'CN'))
  })

  it('[S3.26] a letter group is in the order of pinyin', () => {
    const pinyin = cityGroups('domestic')[1]!.cityList.map((city) => city.pinyin)
    expect(pinyin[0]).toBe('aba')
    expect(pinyin).toEqual([...pinyin].sort())
  })
})
