import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { queryMatchTravelApplyOrderList } from './application/application.calls'
import { applicationTypes } from './application/application.codes'
import { bookModes, bookTypes, menus, products, segmentTypes, travelTypes } from './codes'

test('[S1.08] the type codes of the products, on the wire as numbers', () => {
  const codes = [1, 2, 3, 4, 5, 6, 8, 9] as const
  expect(codes.map((code) => products.word(code))).toEqual([
    'flight',
    'intlFlight',
    'hotel',
    'intlHotel',
    'train',
    'car',
    'visa',
    'meeting',
  ])
  for (const code of codes) expect(Check(products.schema, code), `${code}`).toBe(true)
  expect(Check(products.schema, 7)).toBe(false)
})

test('[S1.08] the codes of the menu: orders, report, travel management', () => {
  expect([100, 101, 102].map((code) => menus.word(code as 100))).toEqual(['orders', 'report', 'management'])
})

test.each([
  ['book modes', bookModes, { 0: 'normal', 1: 'fast' }],
  ['segment types', segmentTypes, { 0: 'single', 1: 'return', 2: 'multi' }],
  ['travel types', travelTypes, { 1: 'business', 2: 'personal' }],
] as const)('[S9.20] %s', (_, codes, words) => {
  for (let code = -1; code <= 3; code++) expect(Check(codes.schema, code), `${code}`).toBe(code in words)
  for (const [code, word] of Object.entries(words)) expect(codes.word(Number(code) as never)).toBe(word)
})

test('[S3.41] booking for others is type 1, beside oneself and a travel application', () => {
  expect(bookTypes.code('others')).toBe(1)
  expect([0, 1, 2, 3].map((typeId) => Check(bookTypes.schema, typeId))).toEqual([true, true, true, false])
})

test('[S3.13] a travel application is ordinary or welfare; a search may leave it open', () => {
  expect([applicationTypes.word(1), applicationTypes.word(2)]).toEqual(['ordinary', 'welfare'])
  const searched = (travelApplyType: number) =>
    Check(queryMatchTravelApplyOrderList.request, { page: { Index: 1, Size: 10 }, productType: 1, bookType: 0, travelApplyType })
  expect([-1, 0, 1, 2, 3].map(searched)).toEqual([false, true, true, true, false])
})
