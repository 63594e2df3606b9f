import { expect, test } from 'vitest'
import { referenceIntlWorld as world } from '../../world'
import { rateOf } from '../exchange'
import { taxRows } from './taxes'

const countryOf = (iata: string): string => world.airport(iata)?.country ?? iata
const countries = [...new Set(world.routes().flatMap(({ from, to }) => [countryOf(from), countryOf(to)]))]
const isOf = (country: string) => (place: string) => place === country || countryOf(place) === country

test('[handbook 2.2] who leaves a country of the timetable for another pays what it takes', () => {
  const bare = countries.filter((country) => !taxRows.some(({ place, on }) => on === 'D' && isOf(country)(place)))
  expect(countries.length).toBeGreaterThan(140)
  expect(bare).toEqual([])
})

test('every row is of a place that flights go to, in a currency of the dated table, once', () => {
  for (const { place, currency, amount } of taxRows) {
    expect(countries.some((country) => isOf(country)(place)), place).toBe(true)
    expect(rateOf(currency), currency).toBeGreaterThan(0)
    expect(amount, place).toBeGreaterThan(0)
  }
  const keys = taxRows.map(({ code, place, on }) => `${code} ${place} ${on}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('[handbook 2.2] what is published is what the handbook states; all else says that it is assumed', () =>
  expect(taxRows.filter(({ basis }) => basis === 'published')).toMatchObject([{ code: 'CN', on: 'D', amount: 90, currency: 'CNY' }]))
