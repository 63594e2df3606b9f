import { describe, expect, test } from 'vitest'
import { checkPlanOutlasts, lastPlanStands, planPricesOf, whyPlanEnds } from './plan-offer'

const flight = {
  flightNo: 'SQ831',
  departAirport: 'PVG',
  departDate: '2027-01-04',
  departTime: '09:15',
  arriveAirport: 'SIN',
  arriveDate: '2027-01-04',
  arriveTime: '14:45',
  cabin: 'Y' as const,
  bookingClass: 'M',
}
const adult = { passenger: 'adult' as const, fare: 320_000, taxes: 85_000 }
const child = { passenger: 'child' as const, fare: 240_000, taxes: 40_000 }

describe('[handbook 2.5] a plan of the supply', () => {
  const plan = { segments: [flight], prices: [adult] }
  test.each([
    ['the same', plan, undefined],
    ['cheaper', { ...plan, prices: [{ ...adult, fare: 300_000 }] }, undefined],
    ['taxes up, fare down as much', { ...plan, prices: [{ ...adult, fare: 319_000, taxes: 86_000 }] }, undefined],
    ['dearer by a fen of tax', { ...plan, prices: [{ ...adult, taxes: 85_001 }] }, 'dearer'],
    ['for an age without a price', { ...plan, prices: [adult, child] }, 'dearer'],
    ['later', { ...plan, segments: [{ ...flight, departTime: '09:20' }] }, 'retimed'],
    ['of another day', { ...plan, segments: [{ ...flight, arriveDate: '2027-01-05' }] }, 'retimed'],
    ['of another class', { ...plan, segments: [{ ...flight, bookingClass: 'Q' }] }, 'retimed'],
    ['with one more flight', { ...plan, segments: [flight, flight] }, 'retimed'],
    ['with no flight', { ...plan, segments: [] }, 'retimed'],
    ['later and dearer', { segments: [{ ...flight, departTime: '09:20' }], prices: [{ ...adult, fare: 1_000_000 }] }, 'retimed'],
  ])('that is %s', (_name, now, why) => expect(whyPlanEnds(plan, now)).toBe(why))

  test.each([
    ['2027-01-01T02:00:00.000Z', '2027-01-01T02:00:00.000Z', undefined],
    ['2027-01-01T01:59:00.000Z', '2027-01-01T02:00:00.000Z', undefined],
    ['2027-01-01T10:00:00.001+08:00', '2027-01-01T02:00:00.000Z', 'planOutlastsPrice'],
  ])('that stands until %s with a price until %s', (validUntil, priceUntil, refused) =>
    expect(checkPlanOutlasts(validUntil, priceUntil)?.problem).toBe(refused),
  )

  test('costs each age the sum of its tickets; the surcharge belongs to the fare', () => {
    const of = (passenger: 'adult' | 'child', fare: number) => ({
      passenger,
      fare,
      surcharge: 1_000,
      taxes: [{ amount: 20 }, { amount: 3 }],
    })
    const tickets = [{ prices: [of('adult', 5_000), of('child', 3_000)] }, { prices: [of('adult', 700), of('child', 400)] }]
    expect(planPricesOf(tickets, ['adult', 'child', 'adult'])).toEqual([
      { passenger: 'adult', fare: 7_700, taxes: 46 },
      { passenger: 'child', fare: 5_400, taxes: 46 },
    ])
  })

  test('ends the answer with the last that stands', () => {
    const [early, late] = ['2027-01-01T02:00:00.000Z', '2027-01-01T03:00:00.000Z']
    const ended = { at: early, why: 'soldOut' as const }
    expect(lastPlanStands([{ validUntil: early }, { validUntil: late }])).toBe(late)
    expect(lastPlanStands([{ validUntil: early }, { validUntil: late, ended }])).toBe(early)
    expect(lastPlanStands([{ validUntil: late, ended }])).toBeUndefined()
  })
})
