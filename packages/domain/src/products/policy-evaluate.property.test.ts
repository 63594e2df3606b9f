import type { OfferVerdict } from '../booking/policy/verdict'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allOf } from '../booking/policy/engine'
import { addDays, timeOfMinutes } from '../kit/local-date'
import { judgeCars, type CarClass, type PolicyCar } from './car/policy/evaluate'
import { evaluateFlightParty } from './flight/policy/evaluate'
import { evaluateHotel, type PolicyRoom } from './hotel/policy/evaluate'
import { evaluateIntlFlights } from './intl-flight/policy/evaluate'
import type { PolicyJourney } from './intl-flight/policy/journey'
import { evaluateTrains, type PolicySeat } from './train/policy/evaluate'
import type { PolicyFlight } from './flight/policy/offers'
import { sensibleMinutes } from './train/policy/sensible-ride'

/** Lightest first, by the codes of the handlings (handbook 7.4). */
const weight = ['within', 'remind', 'reason', 'payExcess', 'approval', 'forbidden']
const handling = fc.constantFrom(
  'remind' as const,
  'reason' as const,
  'approval' as const,
  'payExcess' as const,
  'forbid' as const,
)
const together = fc.constantFrom('each' as const, 'highest' as const, 'lowest' as const)
const bookingDate = '2026-12-01'
const advance = fc.option(fc.constantFrom(3, 30), { nil: undefined })
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const minute = fc.integer({ min: 0, max: 1439 })
/** A section without the rules that were left out. */
const given = (section: object) => Object.fromEntries(Object.entries(section).filter(([, value]) => value !== undefined)) as never

/** A product's list of offers, each with a name of its own, and how it is judged. */
interface World {
  judge: () => OfferVerdict[]
  /** The list with one offer dearer. */
  dearer: (offer: number) => OfferVerdict[]
  /** The number in the name of the offer that a change names. */
  named: (change: string) => number
  /** What is sensible to suggest; everything where nothing is said. */
  suggested?: (offer: number) => boolean
}
const numbered = (change: string): number => Number(/#(\d+)/.exec(change)?.[1])
const party = <Section>(sections: Section[]) => sections.map((policy, index) => ({ travellerId: `e${index}`, policy }))
const raised = <Offer>(offers: readonly Offer[], offer: number, raise: (one: Offer) => Offer) =>
  offers.map((one, index) => (index === offer ? raise(one) : one))

const intlFlights: fc.Arbitrary<World> = fc
  .record({
    together,
    sections: fc.array(
      fc.record({
        byDuration: optional(
          fc.constant([
            { from: 0, cabins: ['Y'] },
            { from: 360, cabins: ['Y', 'W'] },
          ]),
        ),
        maxPrice: optional(fc.constant(6000_00)),
        advanceDays: advance,
        directFirst: optional(fc.record({ threshold: fc.constantFrom(0, 500_00), detour: fc.constantFrom(60, 240) })),
        refundable: optional(fc.record({ feeAtMost: fc.constantFrom(0, 500_00) })),
        excludedBrands: optional(fc.constant(['light' as const])),
        excludedCarriers: optional(fc.constant(['KE'])),
        priceByDuration: optional(
          fc.constant([
            { from: 0, maxPrice: 4000_00 },
            { from: 600, maxPrice: 7000_00 },
          ]),
        ),
        handling: fc.record({
          cabin: handling,
          offerPrice: handling,
          direct: handling,
          advanceDays: handling,
          refundable: handling,
          fareType: handling,
          carrier: handling,
          durationPrice: handling,
        }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    journeys: fc.array(
      fc.record({
        flights: fc.integer({ min: 0, max: 5 }),
        cabins: fc.array(fc.constantFrom('Y' as const, 'W' as const, 'C' as const), { minLength: 1, maxLength: 2 }),
        flightMinutes: fc.constantFrom(120, 720),
        totalMinutes: fc.constantFrom(120, 720, 900, 1000),
        refundFee: fc.constantFrom(0, 400_00, 'notAtAll' as const, 'notTold' as const),
        brand: fc.constantFrom('light' as const, 'flex' as const),
        transfers: fc.constantFrom(0, 1),
        minute,
        price: fc.integer({ min: 2000_00, max: 9000_00 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ sections, journeys, together: rule }) => {
    const offers = journeys.map(({ flights, minute: at, ...rest }, index): PolicyJourney => ({
      ...rest,
      flightsKey: `${flights}`,
      name: `#${index}`,
      lane: 'PVGFRA',
      departDate: '2026-12-20',
      departTime: timeOfMinutes(at),
    }))
    const judge = (list: readonly PolicyJourney[]) =>
      evaluateIntlFlights(party(sections.map(given)), list, { bookingDate, together: rule }, 'zh-CN')
    return {
      judge: () => judge(offers),
      dearer: (offer) => judge(raised(offers, offer, (one) => ({ ...one, price: one.price + 777_00 }))),
      named: numbered,
    }
  })

const hotels: fc.Arbitrary<World> = fc
  .record({
    sections: fc.array(
      fc.record({
        cityItems: fc.record({ standard: fc.integer({ min: 300_00, max: 700_00 }), violateCanBook: fc.boolean() }),
        season: fc.boolean(),
        compare: fc.constantFrom('average' as const, 'each' as const),
        starMax: optional(fc.integer({ min: 3, max: 5 })),
        breakfastExtra: optional(fc.constant(40_00)),
        advanceDays: advance,
        agreementFirst: optional(fc.record({ threshold: fc.constantFrom(0, 50_00) })),
        multiplayer: optional(fc.record({ formula: fc.constantFrom(1, 2, 3), param: fc.constantFrom(70, 120) })),
        muchFloatation: optional(fc.record({ type: fc.constant('percent'), value: fc.constantFrom(0, 20) })),
        handling: fc.record({ hotelPrice: handling, star: handling, agreementHotel: handling, advanceDays: handling }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    sharing: fc.boolean(),
    rooms: fc.array(
      fc.record({
        hotel: fc.integer({ min: 0, max: 5 }),
        roomType: fc.constantFrom('twin', 'double'),
        star: fc.integer({ min: 2, max: 5 }),
        agreement: fc.boolean(),
        breakfast: fc.boolean(),
        prices: fc.tuple(fc.integer({ min: 200_00, max: 900_00 }), fc.integer({ min: 200_00, max: 900_00 })),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ sections, sharing, rooms }) => {
    const offers = rooms.map(({ hotel, prices, ...rest }, index): PolicyRoom => ({
      ...rest,
      hotelKey: `${hotel}`,
      name: `#${index}`,
      nights: prices.map((price, night) => ({ date: addDays('2026-12-31', night), price })),
    }))
    const people = party(
      sections.map(({ cityItems, season, ...rest }) =>
        given({
          ...rest,
          cityItems: [{ ...cityItems, cityNames: ['*'] }],
          ...(season && {
            seasonCityItems: [{ ...cityItems, cityNames: ['三亚'], standard: 500_00, beginDate: '01-01', endDate: '02-28' }],
          }),
        }),
      ),
    )
    const groups = sharing ? [people] : people.map((one) => [one])
    const judge = (list: readonly PolicyRoom[]) =>
      evaluateHotel(groups, list, { place: { cityName: '三亚', country: 'CN' }, bookingDate }, 'zh-CN')
    const dearer = (one: PolicyRoom) => ({
      ...one,
      nights: one.nights.map(({ date, price }) => ({ date, price: price + 77_00 })),
    })
    return { judge: () => judge(offers), dearer: (offer) => judge(raised(offers, offer, dearer)), named: numbered }
  })

const trains: fc.Arbitrary<World> = fc
  .record({
    together,
    sections: fc.array(
      fc.record({
        groups: optional(
          fc.subarray(['O', 'M', '9', 'F'], { minLength: 1 }).map((seats) => [
            { types: ['G'], seats },
            { types: ['D'], seats: ['O'] },
          ]),
        ),
        nightSeats: optional(fc.constant(['F'])),
        longRide: optional(fc.constant({ minutes: 300, seats: ['M'] })),
        advanceDays: advance,
        handling: fc.record({ trainSeat: handling, advanceDays: handling }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    trains: fc.array(fc.record({ type: fc.constantFrom('G', 'D'), minute, rideMinutes: fc.integer({ min: 60, max: 900 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ sections, trains: list, together: rule }) => {
    const seats = list.flatMap(({ type, minute: at, rideMinutes }, train): PolicySeat[] =>
      ['O', 'M', '9', 'F'].map((code, index) => ({
        trainNo: `${type}${train + 1}`,
        seat: code,
        lane: 'AOHVNP',
        departDate: '2026-12-20',
        departTime: timeOfMinutes(at),
        rideMinutes,
        price: 10_000 + (train * 4 + index) * 100,
      })),
    )
    const judge = (offers: readonly PolicySeat[]) =>
      evaluateTrains(party(sections.map(given)), offers, { bookingDate, together: rule }, 'zh-CN')
    return {
      judge: () => judge(seats),
      dearer: (offer) => judge(raised(seats, offer, (one) => ({ ...one, price: one.price + 777_00 }))),
      named: (change) => seats.findIndex(({ price }) => price === Number(/¥(\d+)/.exec(change)?.[1]) * 100),
      suggested: (offer) => seats[offer]!.rideMinutes <= sensibleMinutes(seats.map(({ rideMinutes }) => rideMinutes)),
    }
  })

const cars: fc.Arbitrary<World> = fc
  .record({
    sections: fc.array(
      fc.record({
        classes: optional(fc.subarray<CarClass>(['economy', 'comfort', 'business'], { minLength: 1 })),
        maxPrice: optional(fc.integer({ min: 50_00, max: 150_00 })),
        cityNames: optional(fc.constantFrom(['北京'], ['上海'])),
        monthlyCount: optional(fc.constantFrom(5, 50)),
        monthlyMoney: optional(fc.integer({ min: 400_00, max: 600_00 })),
        handling: fc.record({ carClass: handling, carPrice: handling }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    prices: fc.array(
      fc.tuple(fc.constantFrom<CarClass>('economy', 'comfort', 'luxury'), fc.integer({ min: 30_00, max: 200_00 })),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
  })
  .map(({ sections, prices }) => {
    const offers = prices.map(([carClass, price], index): PolicyCar => ({ carClass, price, name: `#${index}` }))
    const ride = { cityName: '北京', time: '09:00', rideOfMonth: 10, spentOfMonth: 360_00 }
    const judge = (list: readonly PolicyCar[]) => allOf(judgeCars(party(sections.map(given)), list, ride, 'zh-CN'))
    return {
      judge: () => judge(offers),
      dearer: (offer) => judge(raised(offers, offer, (one) => ({ ...one, price: one.price + 77_00 }))),
      named: numbered,
    }
  })

const flights: fc.Arbitrary<World> = fc
  .record({
    together,
    rail: optional(fc.record({ minutes: fc.constantFrom(60, 200), soldOut: fc.boolean() })),
    sections: fc.array(
      fc.record({
        cabins: optional(fc.constant([{ cabin: 'Y', maxDiscount: 60, floatAmount: 50_00 }, { cabin: 'C' }])),
        lowestPrice: optional(fc.record({ hours: fc.integer({ min: 1, max: 6 }), threshold: fc.constantFrom(0, 100_00) })),
        fullPriceAllowed: fc.constantFrom(undefined, false),
        agreementCarriers: optional(fc.constant({ carriers: ['MU'], hours: 3, threshold: 100_00 })),
        forbidLowCost: fc.boolean(),
        cabinDuration: optional(fc.constant({ cabins: ['C'], minutes: 150 })),
        trainFirst: optional(fc.constant({ minutes: 120, lateNight: { from: '22:00', to: '06:00' }, unlessSoldOut: true })),
        excludedCarriers: optional(fc.constant(['CA'])),
        priceByDuration: optional(fc.constant([{ from: 0, maxPrice: 80_000_000 }])),
        medianPrice: optional(fc.constant({ hours: 3, percent: 10 })),
        advanceDays: advance,
        handling: fc.record({
          cabin: handling,
          discount: handling,
          lowestPrice: handling,
          agreementCarrier: handling,
          lowCost: handling,
        }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    flights: fc.array(
      fc.record({
        minute,
        carrier: fc.constantFrom('MU', 'CA', '9C'),
        durationMinutes: fc.constantFrom(120, 180),
        depart: fc.constantFrom('PEK', 'PKX'),
        fares: fc.array(
          fc.tuple(fc.constantFrom('Y' as const, 'Y' as const, 'C' as const), fc.integer({ min: 300, max: 1300 })),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ sections, flights: list, together: rule, rail }) => {
    const offers = list.map(({ minute: at, fares, depart, ...rest }, row): PolicyFlight => ({
      ...rest,
      flightKey: `${row}`,
      flightNo: `#${row}`,
      departAirport: depart,
      arriveAirport: 'SHA',
      departDate: '2026-12-20',
      departTime: timeOfMinutes(at),
      arriveTime: timeOfMinutes(at + rest.durationMinutes),
      fullFare: 1000_00,
      fares: fares.map(([cabin, yuan], column) => ({
        fareKey: `${row} ${column}`,
        bookingClass: `${row}-${column}`,
        cabin,
        // Every fare of a list has a price of its own, so that a change names one fare.
        ticketPrice: yuan * 100_000 + row * 10 + column,
        discount: Math.round(yuan / 10),
      })),
    }))
    const scaled = offers.map((flight) => ({ ...flight, fullFare: 100_000_000 }))
    const judge = (judged: readonly PolicyFlight[]) =>
      evaluateFlightParty(party(sections.map(given)), judged, {
        bookingDate,
        language: 'zh-CN',
        setting: { together: rule, rail },
      }).flat()
    const all = scaled.flatMap((flight, row) => flight.fares.map((fare, column) => ({ fare, row, column })))
    return {
      judge: () => judge(scaled),
      dearer: (offer) => {
        const { row, column } = all[offer]!
        return judge(
          raised(scaled, row, (flight) => ({
            ...flight,
            fares: raised(flight.fares, column, (fare) => ({
              ...fare,
              ticketPrice: fare.ticketPrice + 7_700_000,
              discount: fare.discount + 8,
            })),
          })),
        )
      },
      named: (change) => {
        const cents = Math.round(Number(/¥([\d,.]+)/.exec(change)?.[1]?.replaceAll(',', '')) * 100)
        return all.findIndex(({ fare }) => fare.ticketPrice === cents)
      },
    }
  })

const worlds = { flights, intlFlights, hotels, trains, cars }
const incurable = new Set(['advanceDays', 'trainFirst', 'carCity', 'carPlace', 'carTime', 'carCount'])
const changeOf = ({ rule, change }: Violation) => (incurable.has(rule) ? undefined : change)

describe.each(Object.entries(worlds))('[handbook 7] %s', (_product, world) => {
  test('the change that a violation names always complies', () => {
    let applied = 0
    fc.assert(
      fc.property(world, ({ judge, named }) => {
        const verdicts = judge()
        for (const change of verdicts.flatMap(({ violations }) => violations).flatMap((each) => changeOf(each) ?? [])) {
          const target = verdicts[named(change)]
          applied += 1
          if (change.endsWith('即符合差标')) expect(target?.verdict).toBe('within')
          else expect(target?.violations).toAllSatisfy(({ rule }) => incurable.has(rule))
        }
      }),
      { numRuns: 200 },
    )
    expect(applied).toBeGreaterThan(30)
  })
  test('a change is missing only where no offer that is sensible to suggest complies', () =>
    fc.assert(
      fc.property(world, ({ judge, suggested = () => true }) => {
        const verdicts = judge()
        const some = verdicts.some(
          ({ violations }, offer) => suggested(offer) && violations.every(({ rule }) => incurable.has(rule)),
        )
        for (const violation of verdicts.flatMap(({ violations }) => violations))
          if (!incurable.has(violation.rule)) expect(violation.change !== undefined).toBe(some)
      }),
    ))
  test('a dearer offer is never judged milder', () =>
    fc.assert(
      fc.property(world, fc.nat({ max: 30 }), ({ judge, dearer }, index) => {
        const before = judge()
        const offer = index % before.length
        const after = dearer(offer)[offer]?.verdict ?? ''
        expect(weight.indexOf(after)).toBeGreaterThanOrEqual(weight.indexOf(before[offer]?.verdict ?? ''))
      }),
      { numRuns: 200 },
    ))
  test('the same list is judged the same', () =>
    fc.assert(
      fc.property(world, ({ judge }) => {
        expect(judge()).toEqual(judge())
      }),
    ))
})
