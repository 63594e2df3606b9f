import { reportText } from '@sojourn/text/finance/report/words'
import { expect, test } from 'vitest'
import { carbonFactors } from '../../reference/place/carbon'
import { kindOf, productsOf } from './kinds'
import { toldFactors } from './told-factors'

const all = productsOf(kindOf('carbon'), undefined)

test.each(['zh-CN', 'zh-TW', 'en'] as const)(
  '[handbook 10.6] every factor is told in %s with its source and year',
  (language) => {
    const told = toldFactors(reportText[language], all)
    expect(told).toHaveLength(carbonFactors.length)
    expect(told).toAllSatisfy(
      ({ what, source }: (typeof told)[number]) => what !== '' && !what.includes('undefined') && source !== '',
    )
    expect(new Set(told.map(({ what }) => what)).size).toBe(told.length)
  },
)

test('a hotel is told by the night, all else by the kilometre', () => {
  const told = toldFactors(reportText.en, all)
  expect(told[0]).toMatchObject({ what: 'Flight, domestic', factor: '0.17 kg per km', year: '2019' })
  expect(told.at(-1)).toMatchObject({ what: 'Hotel · United Kingdom', factor: '10.4 kg per room and night', year: '2024' })
})

test.each([
  ['Flight abroad · economy', '2025, year assumed'],
  ['Car, whole vehicle', '2023, year assumed'],
  ['Hotel · Chinese mainland', '2024'],
  ['Train', '2019'],
])('the year of %s is told as %s: one that nobody could confirm says so', (what, year) => {
  expect(toldFactors(reportText.en, all).find((one) => one.what === what)).toMatchObject({ year })
})

test.each([
  [['train'], 1],
  [['flight', 'intlFlight'], 5],
  [['intlHotel'], 9],
  [['visa'], 0],
] as const)('of %o there are %i', (products, count) => expect(toldFactors(reportText.en, products)).toHaveLength(count))
