import type { IntlDictionary, IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { expect, test, describe } from 'vitest'
import { direct, fare, flight, intlDictionary, itinerary, selfTransfer, viaHongKong } from '../../../../testing/intl-list'
import { chosenSlice } from '../chosen-trip'
import { applyFilters, durationOf, intlFilters, usefulSwitches } from './filter-rules'
import { leadFare, listed } from './listed'
import { shownPrice } from './price-shown'
import { intlSorts } from './sort-rules'

const dictionary = intlDictionary as unknown as IntlDictionary
const all = [direct, viaHongKong, selfTransfer]
const alliances: Record<string, string> = { CX: 'oneworld', MU: 'skyteam' }
const allianceOf = (carrier: string) => alliances[carrier]
const left = (change_: object) =>
  applyFilters(all, { ...intlFilters.none, ...change_ }, allianceOf).map(({ itineraryKey }) => itineraryKey)

describe('filters of international flights', () => {
  test.each([
    ['nothing is asked', {}, ['direct', 'via', 'self']],
    ['non-stop', { changes: ['0'] }, ['direct']],
    ['one change', { changes: ['1'] }, ['via', 'self']],
    ['an airline on any flight', { carrier: ['TR'] }, ['self']],
    ['an alliance', { alliance: ['oneworld'] }, ['via']],
    ['two alliances widen', { alliance: ['oneworld', 'skyteam'] }, ['direct', 'via']],
    ['departure in the evening', { departBand: ['evening'] }, ['via']],
    ['arrival at night', { arriveBand: ['night'] }, ['via']],
    ['less than six hours', { duration: ['0'] }, ['direct']],
    ['24 hours or more', { duration: ['24'] }, ['self']],
    ['by way of Hong Kong', { via: ['HKG'] }, ['via', 'self']],
    ['from Hongqiao', { departAirport: ['SHA'] }, ['via']],
    ['business', { cabin: ['C'] }, ['direct']],
    ['within policy', { within: true }, ['direct', 'via']],
    ['with baggage on all flights', { baggage: true }, ['direct', 'via']],
    ['refundable: unknown rules are not counted as such', { refundable: true }, ['direct']],
    ['no self-transfer', { protected: true }, ['direct', 'via']],
    ['two groups narrow', { changes: ['1'], carrier: ['MU'] }, []],
  ])('%s', (_title, filters, expected) => expect(left(filters)).toEqual(expected))

  test('journeys on one’s own risk can be left out only where there are any, and policy is asked only where it applies', () => {
    expect(usefulSwitches(all, true)).toEqual(['within', 'baggage', 'refundable', 'protected', 'own'])
    expect(usefulSwitches([direct, viaHongKong], false)).toEqual(['baggage', 'refundable', 'own'])
  })

  test('code shares hidden: whoever sells the flight flies it', () => {
    const shared = itinerary(
      'shared',
      direct.flights.map((each) => ({ ...each, operating: { carrier: 'SQ', flightNo: 'SQ831' } })),
      direct.fares,
    )
    const kept = applyFilters([shared, ...all], { ...intlFilters.none, own: true }, allianceOf)
    expect(kept.map(({ itineraryKey }) => itineraryKey)).toEqual(['direct', 'via', 'self'])
  })

  test('only the fares that pass stay with an itinerary', () => {
    const [kept] = applyFilters(all, { ...intlFilters.none, baggage: true, cabin: ['Y'] }, allianceOf)
    expect(kept?.fares.map(({ brand }) => brand)).toEqual(['standard'])
  })

  test.each([
    [359, '0'],
    [360, '6'],
    [1079, '12'],
    [1440, '24'],
  ])('%i minutes are of the band from %s hours', (minutes, band) => expect(durationOf(minutes)).toBe(band))
})

describe('orders of international flights', () => {
  const order = (by: Parameters<typeof intlSorts.sort>[1]) => intlSorts.sort(all, by).map(({ itineraryKey }) => itineraryKey)
  test('the usual one weighs price with time, what keeps the standard first', () =>
    expect(order('recommended')).toEqual(['direct', 'via', 'self']))
  test('by price', () => expect(order('price')).toEqual(['self', 'via', 'direct']))
  test('by duration', () => expect(order('duration')).toEqual(['direct', 'via', 'self']))
  test('by departure', () => expect(order('departure')).toEqual(['self', 'direct', 'via']))
  test('by arrival', () => expect(order('arrival')).toEqual(['direct', 'via', 'self']))
  test('what may not be booked never leads', () => {
    expect(leadFare(direct)?.total).toBe(3100_00)
    const closed = { ...direct, fares: [fare(100, { verdict: 'forbidden' }), fare(5000)] }
    expect(leadFare(closed)?.total).toBe(5500_00)
  })
})

describe('totals or differences', () => {
  test('a total is of one traveller with taxes; a difference is from the trip as it was chosen', () => {
    const chosen = fare(2600)
    const dearer = fare(3000)
    expect(shownPrice(dearer, chosen, 'total')).toBe(3500_00)
    expect(shownPrice(dearer, chosen, 'difference')).toBe(400_00)
    expect(shownPrice(chosen, chosen, 'difference')).toBe(0)
  })
  test('the first direction has nothing to differ from', () =>
    expect(shownPrice(fare(3000), undefined, 'difference')).toBe(3500_00))
})

test('itineraries find their flights by position', () => {
  const segments = [...viaHongKong.flights, ...direct.flights]
  const itineraries = [
    { ...direct, segments: [2] },
    { ...viaHongKong, segments: [0, 1] },
  ]
  expect(listed({ itineraries, segments, dictionary }).map(({ flights }) => flights.map(({ flightNo }) => flightNo))).toEqual([
    ['MUPVGSIN'],
    ['CXSHAHKG', 'CXHKGSIN'],
  ])
})

describe('the direction after one that is chosen', () => {
  const toHongKong = itinerary('out', [flight(['PVG', 'HKG'], ['2026-12-09T01:00', '2026-12-09T03:30'])], [fare(900)])
  const before = chosenSlice('S1', toHongKong, { segments: toHongKong.flights, fare: toHongKong.fares[0]!, dictionary })
  const onward = (departs: string, more: Partial<IntlFare>) => {
    const flights = [flight(['HKG', 'SIN'], [departs, '2026-12-12T06:00'], 'TR')]
    return listed({ itineraries: [itinerary('on', flights, [fare(1900, more)])], segments: flights, dictionary }, before)
  }

  test.each([
    ['of another carrier', { validatingCarrier: 'TR', separateTickets: true }],
    ['of one that writes a ticket for each', { separateTickets: true }],
  ])('on a ticket %s is a change of planes at one’s own risk', (_title, more) => {
    const list = onward('2026-12-09T08:30', more)
    expect(list[0]!.selfTransfer).toMatchObject({ arriveAirport: 'HKG', departAirport: 'HKG', minutes: 300 })
    expect(usefulSwitches(list, false)).toContain('protected')
    expect(applyFilters(list, { ...intlFilters.none, protected: true }, allianceOf)).toEqual([])
  })

  test.each([
    ['on the same ticket', '2026-12-09T08:30', {}],
    ['days later', '2026-12-12T01:00', { validatingCarrier: 'TR', separateTickets: true }],
  ])('%s is none', (_title, departs, more) => {
    const list = onward(departs, more)
    expect(list[0]!.selfTransfer).toBeUndefined()
    expect(applyFilters(list, { ...intlFilters.none, protected: true }, allianceOf)).toHaveLength(1)
  })
})
