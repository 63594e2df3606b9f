import { describe, expect, test } from 'vitest'
import { staysOf, staysOfFlights, visasOfTrip, visitsOf, type FlownAbroad } from './along'

const flight = (from: string, to: string, day: number, hour = 8): FlownAbroad => {
  const date = `2026-12-${String(day).padStart(2, '0')}`
  const at = (hours: number) => new Date(Date.parse(`${date}T00:00:00Z`) + hours * 3_600_000).toISOString()
  return { from, to, departAt: at(hour), arriveAt: at(hour + 3), departDate: date, arriveDate: date }
}

describe('the countries that a journey visits', () => {
  test.each<[string, FlownAbroad[], ReturnType<typeof visitsOf>]>([
    [
      'there and back',
      [flight('CN', 'JP', 1), flight('JP', 'CN', 5)],
      [{ country: 'JP', from: '2026-12-01', until: '2026-12-05' }],
    ],
    ['one way', [flight('CN', 'JP', 1)], [{ country: 'JP', from: '2026-12-01' }]],
    ['with a change of planes', [flight('CN', 'SG', 1), flight('SG', 'AU', 1, 14)], [{ country: 'AU', from: '2026-12-01' }]],
    [
      'with a flight inside a country',
      [flight('CN', 'US', 1), flight('US', 'US', 3), flight('US', 'CN', 6)],
      [{ country: 'US', from: '2026-12-01', until: '2026-12-06' }],
    ],
    ['home alone', [flight('CN', 'CN', 1)], []],
  ])('%s', (_name, flights, visits) => expect(visitsOf(flights)).toEqual(visits))
})

describe('whose consulate decides', () => {
  const visit = (country: string, from: number, until: number) => ({
    country,
    from: `2026-12-${String(from).padStart(2, '0')}`,
    until: `2026-12-${String(until).padStart(2, '0')}`,
  })
  test.each([
    ['most nights', [visit('FR', 1, 3), visit('DE', 3, 8)], 'DE'],
    ['equal nights: the first entered', [visit('FR', 1, 4), visit('DE', 4, 7)], 'FR'],
    ['nights of two visits together', [visit('FR', 1, 3), visit('DE', 3, 6), visit('FR', 6, 8)], 'FR'],
  ])('%s', (_name, visits, country) => expect(visasOfTrip(visits)).toMatchObject([{ country, neededBy: '2026-12-01' }]))

  test('each other country decides for itself, in the order in which they are needed', () =>
    expect(visasOfTrip([visit('GB', 1, 3), visit('FR', 3, 5), visit('GB', 5, 6)])).toEqual([
      {
        country: 'GB',
        countries: ['GB'],
        neededBy: '2026-12-01',
        until: '2026-12-06',
        stays: [
          { countries: ['GB'], from: '2026-12-01', until: '2026-12-03' },
          { countries: ['GB'], from: '2026-12-05', until: '2026-12-06' },
        ],
      },
      {
        country: 'FR',
        countries: ['FR'],
        neededBy: '2026-12-03',
        until: '2026-12-05',
        stays: [{ countries: ['FR'], from: '2026-12-03', until: '2026-12-05' }],
      },
    ]))
})

describe('stays', () => {
  test('inside an area one enters once, and again after leaving it', () => {
    const visits = [
      { country: 'FR', from: '2026-12-01', until: '2026-12-03' },
      { country: 'DE', from: '2026-12-03', until: '2026-12-08' },
      { country: 'DE', from: '2026-12-20' },
    ]
    expect(staysOf(visits)).toEqual([
      { countries: ['FR', 'DE'], from: '2026-12-01', until: '2026-12-08' },
      { countries: ['DE'], from: '2026-12-20', until: '2026-12-20' },
    ])
  })
  test('a journey of which the way back is not known says nothing of the next', () =>
    expect(staysOfFlights([flight('CN', 'JP', 1), flight('CN', 'US', 9), flight('US', 'CN', 12)])).toEqual([
      { countries: ['JP'], from: '2026-12-01', until: '2026-12-01' },
      { countries: ['US'], from: '2026-12-09', until: '2026-12-12' },
    ]))
  test('there and back on two orders is one stay', () =>
    expect(staysOfFlights([flight('CN', 'JP', 1), flight('JP', 'CN', 5)])).toEqual([
      { countries: ['JP'], from: '2026-12-01', until: '2026-12-05' },
    ]))
})
