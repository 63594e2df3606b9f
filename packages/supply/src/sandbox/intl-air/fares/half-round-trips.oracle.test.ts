import { addDays } from '@sojourn/domain/kit/local-date'
import { airport } from '@sojourn/domain/reference/air/airports'
import { airCity } from '@sojourn/domain/reference/place/cities'
import { expect, test } from 'vitest'
import {
  isIntlAirFailure,
  type IntlAirChoice,
  type IntlAirFare,
  type IntlAirItinerary,
  type IntlAirPricing,
} from '../../../ports/intl-air'
import { exchangeRates } from '../../hotel/tables/exchange-rates'
import { intlLadderOf } from '../ladders'
import { createSandboxIntlAir } from '../sandbox-intl-air'
import { referenceSaleWorld } from '../sale-world'
import { smallNetwork } from '../small-network.testing'
import { createTariff } from './tariff'

/** Prices journeys from docs/intl-fare-rules.md, 1 and 2; of the product's own code only its tables are used for what is expected. */
const seed = 7
const today = '2026-11-20'
const air = createSandboxIntlAir({ seed, network: smallNetwork(seed) })
const context = { now: new Date(`${today}T02:00:00Z`), sql: { query: () => Promise.resolve([]) } }
const tariff = createTariff(referenceSaleWorld, seed)

const comingHome = [
  'PVG-SIN SIN-PVG',
  'PEK-LHR FRA-PEK',
  'PVG-SIN SIN-PEK',
  'PEK-LHR FRA-PVG',
  'PVG-SIN SIN-SYD SYD-PVG',
  'PVG-SYD SYD-SIN SIN-PVG',
  'PEK-LHR FRA-SIN SIN-PEK',
  'PVG-NRT NRT-LHR LHR-PVG',
  'SIN-PVG PEK-SIN',
]
const others = ['PVG-SIN SIN-HKG', 'PVG-BKK SYD-PVG']
/** Days to the first departure, and between directions. */
const calendars = [
  [30, 4],
  [5, 1],
  [2, 12],
  [20, 50],
]

interface Direction {
  from: string
  to: string
  date: string
  carrier: string
  segments: number
  letter: string
}

// From here on the document.

const place = (city: string) => airCity(city)!
function kilometres(one: string, other: string): number {
  const [a, b] = [place(one), place(other)]
  const [p, q] = [(a.latitude * Math.PI) / 180, (b.latitude * Math.PI) / 180]
  const cosine = Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos(((a.longitude - b.longitude) * Math.PI) / 180)
  return 6371 * Math.acos(Math.min(1, cosine))
}

/** 1.3: how many directions are outward; none where the journey does not come home. */
function outwardOf(trip: readonly Direction[]): number {
  const home = trip[0]!.from
  const end = trip.at(-1)!.to
  if (trip.length < 2 || place(end).country !== place(home).country) return 0
  if (trip.slice(0, -1).some(({ to }) => to === home)) return 0
  let breaks = 0
  for (const [index, { from, to }] of trip.entries()) {
    const next = trip[(index + 1) % trip.length]!
    if (to === next.from) continue
    if (index < trip.length - 1) breaks++
    const gap = kilometres(to, next.from)
    if (gap > kilometres(from, to) || gap > kilometres(next.from, next.to)) return 0
  }
  if (breaks > 1) return 0
  let turn = 0
  for (let index = 1; index < trip.length - 1; index++)
    if (kilometres(home, trip[index]!.to) > kilometres(home, trip[turn]!.to)) turn = index
  return turn + 1
}

const conditions: Record<string, [advance: number, least: number, longest: number]> = {
  light: [7, 2, 30],
  standard: [3, 0, 90],
  businessSaver: [3, 0, 90],
  flex: [0, 0, 365],
  businessFlex: [0, 0, 365],
  firstFlex: [0, 0, 365],
}
const currencies: Record<string, [code: string, unit: number]> = {
  CN: ['CNY', 10],
  HK: ['HKD', 10],
  SG: ['SGD', 1],
  TH: ['THB', 5],
  JP: ['JPY', 100],
  GB: ['GBP', 1],
  DE: ['EUR', 1],
  AU: ['AUD', 1],
}
const up = (value: number, unit: number): number => Math.ceil(value / unit - 1e-9) * unit
const percents = { adult: 100, child: 75, infant: 10 }
type Type = keyof typeof percents

/** 1.1, 1.5, 2.1 and 2.2: yuan of one passenger for a fare of so many yuan that begins in a city; halves are taken after the rounding. */
function paid(yuan: number, city: string, type: Type, parts: 1 | 2): number {
  const [code, unit] = currencies[place(city).country]!
  const rate = exchangeRates[code]! / 100_000_000
  const filed = up((up(yuan / rate, unit) * percents[type]) / 100, unit) / parts
  return code === 'CNY' ? filed : up(filed * rate, 10)
}

/** Yuan of one passenger of each type for the whole trip without surcharge, at the least for the party. */
function byDocument(trip: readonly Direction[], fares: readonly IntlAirFare[], party: readonly Type[]) {
  const outward = outwardOf(trip)
  const stay = (Date.parse(trip.at(-1)!.date) - Date.parse(trip[0]!.date)) / 86_400_000
  const ahead = (Date.parse(trip[0]!.date) - Date.parse(today)) / 86_400_000
  const longer = stay <= 14 ? 1 : stay <= 30 ? 1.05 : stay <= 90 ? 1.12 : 1.25
  const oneCarrier = trip.every(({ carrier }) => carrier === trip[0]!.carrier)
  const areHad =
    outward > 0 &&
    oneCarrier &&
    fares.every(({ brand }) => {
      const [advance, least, longest] = conditions[brand]!
      return ahead >= advance && stay >= least && stay <= longest
    })
  const of = (type: Type, halves: boolean): number =>
    trip
      .map(({ from, to, date, carrier, segments, letter }, index) => {
        const { percent, relative } = classOf(carrier, letter)
        const [start, end] = halves && index >= outward ? [to, from] : [from, to]
        const single = (tariff.level({ carrier, from: start, to: end, segments }, date) / 100) * (percent / 100)
        if (!halves) return paid(single, start, type, 1)
        return paid(2 * single * ((60 + relative / 5) / 100) * longer, start, type, 2)
      })
      .reduce((sum, each) => sum + each)
  const together = (halves: boolean): number => party.reduce((sum, type) => sum + of(type, halves), 0)
  const halves = areHad && together(true) <= together(false)
  return { halves, fares: new Map(party.map((type) => [type, of(type, halves)])) }
}

function classOf(carrier: string, letter: string): { percent: number; relative: number } {
  const line = referenceSaleWorld.airline(carrier)!
  const { classes } = intlLadderOf(carrier, { lowCost: line.lowCost, alliance: line.alliance, domestic: false })
  const found = classes.find((each) => each.letter === letter)!
  const dearest = Math.max(...classes.filter(({ cabin }) => cabin === found.cabin).map(({ percent }) => percent))
  return { percent: found.percent, relative: Math.round((found.percent * 100) / dearest) }
}

// What the supply sells.

interface Picked {
  itinerary: IntlAirItinerary
  fare: IntlAirFare
}
/** One itinerary of a carrier for each direction, at its fares in turn; undefined where that carrier does not fly all of it. */
async function choose(asked: Omit<IntlAirPricing, 'choices'>, carrier: string, turn: number): Promise<Picked[] | undefined> {
  const picked: Picked[] = []
  for (const index of asked.slices.keys()) {
    const chosen = picked.map(choiceOf)
    const request = { ...asked, chosen, directOnly: false, limit: 200 }
    const itineraries = (await air.search(context, request)).filter(({ fares }) => fares[0]!.validatingCarrier === carrier)
    const offered = itineraries[turn % Math.max(1, itineraries.length)]
    const [itinerary] = offered ? await air.search(context, { ...request, itineraryKey: offered.itineraryKey }) : []
    if (!itinerary) return undefined
    picked.push({ itinerary, fare: itinerary.fares[(turn * 5 + index * 3) % itinerary.fares.length]! })
  }
  return picked
}
const choiceOf = ({ itinerary, fare }: Picked): IntlAirChoice => ({
  itineraryKey: itinerary.itineraryKey,
  fareKey: fare.fareKey,
})

test('[handbook 2.1] fares of returns, open jaws and circles agree with the document to the fen', async () => {
  const soldAsHalves = new Map<string, Set<boolean>>()
  for (const journey of [...comingHome, ...others])
    for (const [turn, [ahead, between]] of calendars.entries())
      for (const carrier of ['MU', 'CA', 'SQ']) {
        const party: Type[] = turn % 2 === 0 ? ['adult'] : ['adult', 'child', 'infant']
        const slices = journey.split(' ').map((direction, index) => {
          const [from = '', to = ''] = direction.split('-')
          return { departAirports: [from], arriveAirports: [to], date: addDays(today, ahead! + index * between!) }
        })
        const asked = { slices, passengers: party, agreements: [], businessTravel: false }
        const picked = await choose(asked, carrier, turn)
        if (!picked) continue
        const quote = await air.price(context, { ...asked, choices: picked.map(choiceOf) })
        if (isIntlAirFailure(quote)) throw new Error(`${journey}: ${quote.failure}`)
        const trip = picked.map(({ itinerary: { segments }, fare }, index) => ({
          from: airport(segments[0]!.departAirport)!.city,
          to: airport(segments.at(-1)!.arriveAirport)!.city,
          date: slices[index]!.date,
          carrier,
          segments: segments.length,
          letter: fare.fareKey[0]!,
        }))
        const expected = byDocument(
          trip,
          picked.map(({ fare }) => fare),
          party,
        )
        for (const type of party) {
          const sold = quote.tickets.flatMap(({ prices }) => prices.filter(({ passenger }) => passenger === type))
          const fare = sold.reduce((sum, each) => sum + each.fare, 0)
          expect([journey, carrier, turn, type, fare]).toEqual([journey, carrier, turn, type, expected.fares.get(type)! * 100])
        }
        // The price of the last list is what is paid.
        expect(quote.total).toBe(picked.at(-1)!.fare.total)
        soldAsHalves.set(journey, (soldAsHalves.get(journey) ?? new Set()).add(expected.halves))
      }
  // Every journey that comes home is sold as halves where their conditions are met, and no other.
  for (const journey of comingHome) expect([journey, soldAsHalves.get(journey)?.has(true)]).toEqual([journey, true])
  expect(comingHome.filter((journey) => soldAsHalves.get(journey)!.has(false)).length).toBeGreaterThan(5)
  for (const journey of others) expect([journey, soldAsHalves.get(journey)]).toEqual([journey, new Set([false])])
})
