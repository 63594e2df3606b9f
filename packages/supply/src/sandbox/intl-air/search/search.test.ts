import { filled } from '@sojourn/domain/kit/filled.testing'
import { describe, expect, test } from 'vitest'
import { isIntlAirFailure, type IntlAirFare, type IntlAirSearch, type IntlAirSlice } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { createSandboxIntlAir } from '../sandbox-intl-air'
import { rankOfCabin } from '../inventory'
import { smallNetwork } from '../small-network.testing'

const air = createSandboxIntlAir({ seed: 7, network: smallNetwork(7) })
const at = (instant: string): SupplyContext => ({ now: new Date(instant), sql: { query: () => Promise.resolve([]) } })
const context = at('2026-11-20T02:00:00Z')

const slice = (from: string, to: string, date: string): IntlAirSlice => ({ departAirports: [from], arriveAirports: [to], date })
const asked = (slices: readonly IntlAirSlice[], more: Partial<IntlAirSearch> = {}): IntlAirSearch => ({
  slices,
  chosen: [],
  passengers: ['adult'],
  agreements: [],
  businessTravel: false,
  directOnly: false,
  limit: 100,
  ...more,
})
const there = slice('PVG', 'SIN', '2026-12-20')
const back = (date: string): IntlAirSlice => slice('SIN', 'PVG', date)

async function faresOf(request: IntlAirSearch, wanted: (fare: IntlAirFare) => boolean, when = context): Promise<IntlAirFare[]> {
  const found = await air.search(when, request)
  return found.flatMap(({ fares }) => fares.filter(wanted))
}
const standardOf = (carrier: string) => (fare: IntlAirFare) =>
  fare.validatingCarrier === carrier && fare.brand === 'standard' && fare.fareType === 'published'
const hourMs = 3_600_000
const least = (fares: readonly IntlAirFare[]): number => Math.min(...filled(fares).map(({ total }) => total))

describe('[handbook 2.1] what a list says', () => {
  test('a round trip is not twice the one way, and longer stays are dearer', async () => {
    const oneWay = least(await faresOf(asked([there], { directOnly: true }), standardOf('MU')))
    const week = least(await faresOf(asked([there, back('2026-12-27')], { directOnly: true }), standardOf('MU')))
    expect(week).toBeLessThan(2 * oneWay)
    const months = least(await faresOf(asked([there, back('2027-03-15')], { directOnly: true }), standardOf('MU')))
    expect(months).toBeGreaterThan(week)
  })

  test('every price of the way out is had with some way back, and none with a cheaper one', async () => {
    const trip = [there, back('2026-12-27')]
    const [first] = await air.search(context, asked(trip))
    for (const fare of filled(first!.fares).slice(0, 4)) {
      const chosen = [{ itineraryKey: first!.itineraryKey, fareKey: fare.fareKey }]
      const backs = (await air.search(context, asked(trip, { chosen }))).flatMap(({ fares }) => fares)
      expect(least(backs)).toBe(fare.total)
    }
  })

  test.each<[string, IntlAirSlice[]]>([
    ['back on the same day', [there, back('2026-12-20')]],
    ['back on the next day', [there, back('2026-12-21')]],
    ['on from city to city on one day', [there, slice('SIN', 'SYD', '2026-12-20'), slice('SYD', 'HKG', '2026-12-21')]],
    ['round a circle in three days', [there, slice('SIN', 'SYD', '2026-12-21'), slice('SYD', 'PVG', '2026-12-23')]],
    ['back to another city at home', [there, slice('SIN', 'PEK', '2026-12-24')]],
  ])('%s: what completes a fare leaves after it has come', async (_title, trip) => {
    const outs = await air.search(context, asked(trip))
    for (const { itineraryKey, segments, fares } of filled(outs)) {
      const [fare] = fares
      const chosen = [{ itineraryKey, fareKey: fare!.fareKey }]
      const next = await air.search(context, asked(trip, { chosen }))
      expect(least(next.flatMap((each) => each.fares))).toBe(fare!.total)
      for (const each of filled(next))
        expect(Date.parse(each.segments[0]!.departAt)).toBeGreaterThanOrEqual(Date.parse(segments.at(-1)!.arriveAt) + hourMs)
    }
    // Who comes too late for anything back is not offered at all.
    const alone = await air.search(context, asked([there]))
    if (trip[1]!.date === there.date) expect(outs.length).toBeLessThan(alone.length)
  })

  test('prices add up to the total of the party, by type of passenger', async () => {
    const passengers = ['adult', 'adult', 'child', 'infant'] as const
    const [itinerary] = await air.search(context, asked([there, back('2026-12-27')], { passengers }))
    for (const { prices, total } of filled(itinerary!.fares)) {
      const sums = passengers.map((passenger) => {
        const price = prices.find((each) => each.passenger === passenger)!
        return price.ticketPrice + price.taxes
      })
      expect(sums.reduce((sum, each) => sum + each)).toBe(total)
      expect(sums[2]).toBeLessThan(sums[0]!)
      expect(sums[3]).toBeLessThan(sums[2]!)
    }
  })

  test('two carriers are two tickets; a low-cost carrier writes one for each direction', async () => {
    const trip = [slice('CAN', 'SIN', '2026-12-20'), slice('SIN', 'CAN', '2026-12-27')]
    const out = await faresOf(asked(trip, { directOnly: true }), ({ validatingCarrier }) => validatingCarrier === 'TR')
    expect(out).toAllSatisfy(({ separateTickets }) => !separateTickets)
    const [itinerary] = (await air.search(context, asked(trip, { directOnly: true }))).filter(({ fares }) =>
      fares.some(({ validatingCarrier }) => validatingCarrier === 'TR'),
    )
    const chosen = [{ itineraryKey: itinerary!.itineraryKey, fareKey: itinerary!.fares[0]!.fareKey }]
    const backs = await faresOf(asked(trip, { chosen, directOnly: true }), () => true)
    expect(backs).toAllSatisfy(({ separateTickets }) => separateTickets)
  })

  test('a cabin is not sold lower on the longest segment; connections cost less than direct flights', async () => {
    const business = await faresOf(asked([slice('PEK', 'LHR', '2026-12-20')], { cabin: 'C' }), () => true)
    expect(business).toAllSatisfy(({ cabins }) => cabins.some((cabin) => cabin === 'C' || cabin === 'F'))
    const all = await air.search(context, asked([slice('PEK', 'SYD', '2026-12-20')], { cabin: 'C' }))
    for (const { segments, fares } of filled(all.filter(({ segments: { length } }) => length > 1))) {
      const longest = segments.findIndex(({ distanceKm }) => segments.every((each) => each.distanceKm <= distanceKm))
      for (const { cabins, fareKey, bookingClasses } of filled(fares)) {
        expect(['C', 'F']).toContain(cabins[longest])
        // A fare is called by the class of that segment, and no other segment is in a better cabin.
        expect(fareKey[0]).toBe(bookingClasses[longest])
        expect(Math.min(...cabins.map((cabin) => rankOfCabin(cabin)))).toBe(rankOfCabin(cabins[longest]!))
      }
    }
    const found = await air.search(context, asked([slice('PVG', 'SYD', '2026-12-20')]))
    const by = (segments: number): number =>
      least(
        found
          .filter((each) => each.segments.length === segments)
          .flatMap(({ fares }) => fares.filter(({ brand }) => brand === 'flex')),
      )
    expect(by(2)).toBeLessThan(by(1))
  })
})

describe('[handbook 2.1] who gets which fare', () => {
  const types = async (more: Partial<IntlAirSearch>) =>
    new Set((await faresOf(asked([there], more), () => true)).map(({ fareType }) => fareType))
  const agreements = [{ carrier: 'MU', code: 'A1', percentOff: 8 }]
  test.each<[string, Partial<IntlAirSearch>, string[]]>([
    ['anybody', {}, ['published']],
    ['a business trip', { businessTravel: true }, ['published', 'corporate']],
    ['with an agreement', { businessTravel: true, agreements }, ['published', 'corporate', 'agreement']],
    ['agreements are for business trips', { agreements }, ['published']],
    ['students', { passengers: ['student', 'student'] }, ['published', 'student']],
    ['seamen', { passengers: ['seaman'] }, ['published', 'seaman']],
    ['a student and an adult', { passengers: ['student', 'adult'] }, ['published']],
  ])('%s', async (_, more, expected) => expect(await types(more)).toEqual(new Set(expected)))

  test('nobody travels without an adult', async () => {
    expect(await air.search(context, asked([there], { passengers: ['child'] }))).toEqual([])
    const answer = await air.price(context, { ...asked([there], { passengers: ['infant'] }), choices: [] })
    expect(answer).toEqual({ failure: 'passengerNotAllowed' })
  })
})

describe('[handbook 2.4] a quote', () => {
  test('has taxes by their codes, a rate, and two dates that differ', async () => {
    const trip = [there, back('2026-12-27')]
    const [first] = await air.search(context, asked(trip, { directOnly: true }))
    const fare = first!.fares.find(({ brand }) => brand === 'flex')!
    const chosen = [{ itineraryKey: first!.itineraryKey, fareKey: fare.fareKey }]
    const [second] = await air.search(context, asked(trip, { chosen, directOnly: true }))
    const choices = [...chosen, { itineraryKey: second!.itineraryKey, fareKey: second!.fares[0]!.fareKey }]
    const quote = await air.price(context, { ...asked(trip), choices })
    if (isIntlAirFailure(quote)) throw new Error(quote.failure)
    const codes = quote.tickets.flatMap(({ prices }) => prices.flatMap(({ taxes }) => taxes.map(({ code }) => code)))
    expect(new Set(codes)).toEqual(new Set(['CN', 'SG', 'OP', 'OO']))
    expect(quote.tickets[0]!.prices[0]!.filed).toMatchObject({ currency: 'CNY', rate: 100_000_000 })
    expect(quote.priceUntil.getTime()).toBeLessThan(quote.payBy.getTime())
    expect(quote.total).toBe(second!.fares[0]!.total)
  })

  test('comes nearer to departure with fewer and dearer fares', async () => {
    const request = asked([there], { directOnly: true })
    const early = await faresOf(request, () => true)
    const late = await faresOf(request, () => true, at('2026-12-18T02:00:00Z'))
    expect(least(late)).toBeGreaterThan(least(early))
    expect(late.length).toBeLessThan(early.length)
  })
})

describe('which days and connections are sold is the same for a list and for its prices', () => {
  const morning = at('2026-11-20T17:00:00Z')
  const priceOf = async (when: SupplyContext, request: IntlAirSearch) => {
    const [first] = await air.search(when, request)
    if (!first) return 'nothing listed'
    const choices = [{ itineraryKey: first.itineraryKey, fareKey: first.fares[0]!.fareKey }]
    const quote = await air.price(when, { ...request, choices })
    return isIntlAirFailure(quote) ? quote.failure : quote.total - first.fares[0]!.total
  }
  test.each<[string, IntlAirSlice, number | string]>([
    ['the last day, a year after today in China, an hour after its midnight', slice('PVG', 'SIN', '2027-11-21'), 0],
    ['the day after it', slice('PVG', 'SIN', '2027-11-22'), 'nothing listed'],
    ['today', slice('PVG', 'SIN', '2026-11-21'), 0],
    ['a day that is over in China and not where the trip begins', slice('LAX', 'PEK', '2026-11-20'), 0],
    ['a day that is over everywhere', slice('LAX', 'PEK', '2026-11-19'), 'nothing listed'],
  ])('%s', async (_title, day, expected) => expect(await priceOf(morning, asked([day]))).toBe(expected))

  test('a direction that leaves less than an hour after the one before has landed', async () => {
    const network = smallNetwork(7)
    const places = ['PVG', 'SIN', 'PEK', 'LHR', 'SYD', 'HKG', 'NRT', 'LAX', 'CAN', 'BKK', 'FRA']
    const direct = places.flatMap((from) =>
      places.flatMap((to) =>
        ['2026-12-20', '2026-12-21'].flatMap((date) =>
          network
            .routes({ ...slice(from, to, date), directOnly: true })
            .map(({ departures: [flight] }) => ({ flight: flight!, slice: slice(from, to, date) })),
        ),
      ),
    )
    const tight = direct.flatMap((one) =>
      direct
        .filter(({ flight }) => flight.from === one.flight.to && flight.to !== one.flight.from)
        .filter(({ flight }) => flight.departMs >= one.flight.arriveMs && flight.departMs < one.flight.arriveMs + hourMs)
        .map((other) => [one, other] as const),
    )
    for (const pair of filled(tight).slice(0, 3)) {
      const trip = pair.map((each) => each.slice)
      const choices = pair.map(({ flight: { flightNo, from, to, departDate } }) => ({
        itineraryKey: `${flightNo}-${departDate.replaceAll('-', '')}-${from}${to}`,
        fareKey: 'Y-published',
      }))
      const found = await air.search(context, asked(trip, { chosen: choices.slice(0, 1) }))
      expect(found.map(({ itineraryKey }) => itineraryKey)).not.toContain(choices[1]!.itineraryKey)
      expect(await air.price(context, { ...asked(trip), choices })).toEqual({ failure: 'itineraryUnknown' })
    }
  })
})
