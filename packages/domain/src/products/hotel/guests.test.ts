import { describe, expect, test } from 'vitest'
import { groupOfHotel, hotelGroup } from './groups'
import { guestFrom, hotelCredentialFault, isGuestName } from './guests'
import { regionOf } from './regions'

describe('[handbook 4.2] the desk reads from a document where a guest is from', () => {
  test.each([
    ['identityCard', '110101199003070011', 'mainland'],
    ['passport', 'E12345678', 'mainland'],
    ['passport', 'EA1234567', 'mainland'],
    ['passport', 'DA1234567', 'mainland'],
    ['passport', 'G12345678', 'mainland'],
    ['passport', 'S12345678', 'mainland'],
    ['passport', 'e12345678', 'mainland'],
    ['passport', 'E1234567', 'foreign'],
    ['passport', 'E123456789', 'foreign'],
    ['passport', 'XE12345678', 'foreign'],
    ['passport', 'C01X00T47', 'foreign'],
    ['homeReturnPermit', 'H12345678', 'hongKongMacaoTaiwan'],
    ['taiwanPermit', '12345678', 'hongKongMacaoTaiwan'],
    ['residencePermit', '810000199408230021', 'hongKongMacaoTaiwan'],
    ['permanentResidence', 'USA110090010101', 'foreign'],
    ['other', '军字第1234567号', 'mainland'],
  ] as const)('%s %s: %s', (type, number, from) => expect(guestFrom(type, number)).toBe(from))
})

describe('[handbook 4.2] names as hotels take them', () => {
  test.each([
    ['林晓雯', false, true],
    [' 林晓雯 ', false, true],
    ['阿卜杜拉·买买提', false, true],
    ["O'Neil Anne-Marie", false, true],
    ['长'.repeat(60), false, true],
    ['长'.repeat(61), false, false],
    ['·林', false, false],
    ['林晓雯!', false, false],
    ['!林晓雯', false, false],
    [' lin/xiaowen ', true, true],
    ['lin', true, false],
  ])('%s, abroad %s: %s', (name, abroad, fits) => expect(isGuestName(name, abroad)).toBe(fits))
})

test('[handbook 11.4] a document without an end is valid to the end of a stay', () => {
  expect(hotelCredentialFault('domestic')({ type: 'identityCard' }, '2026-12-11')).toBeUndefined()
  expect(hotelCredentialFault('international')({ type: 'passport', expiresOn: '2026-12-10' }, '2026-12-11')).toBe(
    'credentialExpired',
  )
})

test('a hotel belongs to the group of its brand, or to none', () => {
  expect(groupOfHotel({ brandId: 'brand-ji-hotel' })).toBe('华住')
  expect(groupOfHotel({ brandId: 'brand-hanting' })).toBe('华住')
  expect(groupOfHotel({ brandId: 'brand-nobody' })).toBeUndefined()
  expect(groupOfHotel({})).toBeUndefined()
  expect(hotelGroup('华住')).toMatchObject({ id: '华住', name: { 'zh-TW': '華住', en: 'H World' } })
  expect(hotelGroup('华住')?.brands.map(({ en }) => en)).toEqual(expect.arrayContaining(['JI Hotel', 'Hanting']))
  expect(hotelGroup('谁家')).toBeUndefined()
})

test.each([
  ['HK', 'eastAsia'],
  ['JP', 'eastAsia'],
  ['TH', 'southeastAsia'],
  ['IN', 'southAsia'],
  ['AE', 'middleEast'],
  ['GB', 'europe'],
  ['MC', 'europe'],
  ['US', 'northAmerica'],
  ['BR', 'latinAmerica'],
  ['EG', 'africa'],
  ['AU', 'oceania'],
  ['CN', undefined],
])('[handbook 7.1] %s lies in %s', (country, region) => expect(regionOf(country)).toBe(region))
