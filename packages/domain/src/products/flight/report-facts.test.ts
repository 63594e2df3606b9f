import { describe, expect, test } from 'vitest'
import { encodeChoices } from '../../booking/policy/choice-set-record'
import type { KeptFlight } from './kept'
import type { SearchedFlight } from './kept-search'
import { flightComparison, flightFacts } from './report-facts'

type Kept = Omit<Partial<KeptFlight>, 'fare'> & { fare?: Partial<KeptFlight['fare']> }
const kept = ({ fare, ...flight }: Kept = {}): KeptFlight =>
  ({
    journey: 0,
    flightKey: 'one',
    carrier: 'MU',
    departAirport: 'PEK',
    arriveAirport: 'SHA',
    departTime: '09:00',
    distanceKm: 1_000,
    ...flight,
    fare: { cabin: 'Y', fareType: 'published', ticketPrice: 800_00, fullFare: 1_500_00, ...fare },
  }) as KeptFlight

describe('what reports say of a flight', () => {
  test('cities, cabin, full fare, distance, and the train that goes the same way', () => {
    expect(flightFacts(kept())).toMatchObject({
      classKey: 'Y',
      carrier: 'MU',
      route: 'BJS-SHA',
      fullFare: 1_500_00,
      economy: true,
      kilometres: 1_000,
      gramsPerKilometre: 170,
    })
    expect(flightFacts(kept({ departAirport: 'CAN', arriveAirport: 'CSX', distanceKm: 500 })).rail).toEqual({
      price: 288_00,
      gramsPerKilometre: 30,
      minutes: 135,
    })
    expect(flightFacts(kept({ arriveAirport: 'URC', distanceKm: 2_400 }))).not.toHaveProperty('rail')
    expect(flightFacts(kept({ fare: { cabin: 'C' } }))).toMatchObject({ economy: false, classKey: 'C' })
  })
})

describe('what else was on offer', () => {
  const fare = (ticketPrice: number, more: object = {}) => ({
    fareKey: 'f',
    bookingClass: 'V',
    cabin: 'Y',
    fareType: 'published',
    ticketPrice,
    discount: 50,
    seats: 9,
    ...more,
  })
  const offers = [
    {
      flightKey: 'one',
      departTime: '09:00',
      fares: [fare(950_00), fare(800_00, { fareType: 'agreement' }), fare(2_000_00, { cabin: 'C' })],
    },
    { flightKey: 'two', departTime: '11:30', fares: [fare(600_00), fare(700_00)] },
  ] as unknown as SearchedFlight[]
  const search = (verdicts: ('within' | 'approval')[]) =>
    encodeChoices<SearchedFlight, object>({ set: { product: 'flight', travellers: [], setting: {}, offers }, verdicts } as never)

  test.each([
    ['the cheapest within the standard', ['within', 'within', 'approval', 'approval', 'within'], 700_00],
    ['what was bought, where nothing within is cheaper', ['within', 'within', 'approval', 'approval', 'approval'], 800_00],
    ['nothing, where nothing is within', ['approval', 'approval', 'approval', 'approval', 'approval'], undefined],
  ] as const)('%s', (_case, verdicts, lowest) => {
    const found = flightComparison(search([...verdicts]))(kept({ fare: { fareType: 'agreement' } }))
    expect(found).toMatchObject({ price: 800_00, publicFare: 950_00, ...(lowest !== undefined && { lowest }) })
    expect(found.lowest).toBe(lowest)
  })

  test('a public fare is compared with no other public one', () =>
    expect(flightComparison(search(['within', 'within', 'within', 'within', 'within']))(kept())).not.toHaveProperty('publicFare'))

  test.each([
    ['09:00', { 1: 800_00, 2: 800_00, 4: 600_00 }],
    ['10:30', { 1: 600_00, 2: 600_00, 4: 600_00 }],
    ['14:00', { 4: 600_00 }],
  ])('the cheapest within the standard that leaves near %s', (departTime, lowestWithin) =>
    expect(flightComparison(search(['within', 'within', 'approval', 'within', 'within']))(kept({ departTime }))).toEqual({
      price: 800_00,
      lowest: 600_00,
      lowestWithin,
    }),
  )
})
