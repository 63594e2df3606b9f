import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { airline } from '@sojourn/domain/reference/air/airlines'
import type { IntlAirIssued, IntlPassengerType } from '@sojourn/supply/ports/intl-air'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { disruptionOf } from '@sojourn/supply/sandbox/intl-air/disruptions'
import type { IntlAirFault } from '@sojourn/supply/sandbox/intl-air/faults'
import { isStructured } from '@sojourn/supply/sandbox/intl-air/fares/rules'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import { seatsInBooks } from '../../../../testing/seats-in-books'
import {
  choiceOf,
  contextOf,
  granted,
  held,
  holdOf,
  intlAir,
  network,
  pickTrip,
  searchOf,
  seed,
  slice,
  type Wanted,
} from './sandbox-intl-air.testing'

let database: TestDatabase
let context: SupplyContext
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterAll(() => database.close())
afterEach(async () => {
  const { sold, recorded } = await seatsInBooks(database.pool)
  if (sold !== recorded) throw new Error(`${sold} seats are sold and ${recorded} recorded`)
})

const trip = [slice('SHA-SIN 2026-12-20'), slice('SIN-SHA 2026-12-27')]
const at = (instant: string): SupplyContext => contextOf(database.pool, new Date(instant))
/** A carrier that writes both ways on one ticket, whose rules are known. */
const known: Wanted = ({ validatingCarrier }) =>
  isStructured(seed, validatingCarrier) && airline(validatingCarrier)?.lowCost === false
/** A fare of the brand by a carrier whose rules are known; both ways on one ticket. */
const ofBrand =
  (brand: string): Wanted =>
  (fare, itinerary) =>
    known(fare, itinerary) && fare.brand === brand && fare.fareType === 'published' && fare.seats >= 4 && !fare.separateTickets

interface Bought extends IntlAirIssued {
  total: number
}
async function bought(
  key: string,
  wanted: Wanted,
  types: readonly IntlPassengerType[] = ['adult'],
  fault?: IntlAirFault,
): Promise<Bought> {
  const picks = await pickTrip(context, trip, [wanted, wanted], { passengers: types, limit: 200 })
  const { reference, total } = await held(context, holdOf(key, trip, picks, types, fault))
  return { ...granted(await intlAir.issue(context, { key, reference })), total }
}
const numbers = ({ tickets }: IntlAirIssued): string[] => tickets.map(({ ticketNo }) => ticketNo)

test('[handbook 2.2] a refund is what was quoted, once, and gives back the seats', async () => {
  const before = await seatsInBooks(database.pool)
  const issued = await bought('refund', ofBrand('standard'), ['adult', 'child', 'infant'])
  const ticketNos = numbers(issued)
  const quote = granted(await intlAir.refundQuote(context, { ticketNos }))
  if (!('lines' in quote)) throw new Error('the rules are known')
  const [adult, child, infant] = quote.lines
  expect(adult!.fee).toBeGreaterThan(0)
  expect(child!.fee).toBe(adult!.fee)
  expect(infant!.fee).toBe(0)
  expect(sum(filled(quote.lines).map(({ fee, amount }) => fee + amount))).toBeLessThanOrEqual(issued.total)
  const lines = quote.lines.map(({ ticketNo, fee }) => ({ ticketNo, feeAtMost: fee }))
  const dearer = lines.map((line) => ({ ...line, feeAtMost: line.feeAtMost - 1 }))
  expect(await intlAir.refundAll(context, { key: 'refund-less', lines: dearer })).toEqual({ failure: 'feeRose' })
  const refunded = await intlAir.refundAll(context, { key: 'refund', lines })
  expect(refunded).toEqual(quote)
  expect(await intlAir.refundAll(at('2026-11-25T00:00:00Z'), { key: 'refund', lines })).toEqual(quote)
  expect(await intlAir.refundAll(context, { key: 'refund-again', lines })).toEqual({ failure: 'couponNotOpen' })
  expect((await seatsInBooks(database.pool)).sold).toBe(before.sold)
})

test('[handbook 13.1] of a ticket that is not refundable the taxes come back all the same', async () => {
  const { tickets } = await bought('light', ofBrand('light'))
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
  const quote = granted(await intlAir.refundQuote(context, { ticketNos }))
  expect(quote).toMatchObject({ lines: [{ usedFare: 0, involuntary: false }] })
  const [line] = 'lines' in quote ? quote.lines : []
  expect(line!.amount).toBe(line!.taxes)
  expect(line!.taxes).toBeGreaterThan(0)
  expect(await intlAir.refundQuote(context, { ticketNos, taxesOnly: true })).toMatchObject({ lines: [{ amount: line!.taxes }] })
})

test('[handbook 2.2] once the way out is flown it costs its one-way fare, and its taxes stay', async () => {
  const { tickets } = await bought('partly', ofBrand('flex'))
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
  const whole = granted(await intlAir.refundQuote(context, { ticketNos }))
  const partly = granted(await intlAir.refundQuote(at('2026-12-23T00:00:00Z'), { ticketNos }))
  if (!('lines' in whole) || !('lines' in partly)) throw new Error('the rules are known')
  expect(partly.lines[0]!.usedFare).toBeGreaterThan(0)
  expect(partly.lines[0]!.taxes).toBeLessThan(whole.lines[0]!.taxes)
  const key = 'partly'
  granted(
    await intlAir.refundAll(at('2026-12-23T00:00:00Z'), { key, lines: [{ ticketNo: ticketNos[0]!, feeAtMost: 10_000_000 }] }),
  )
  const states = (await intlAir.coupons(at('2026-12-23T00:00:00Z'), { ticketNos })).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['used', 'refunded']))
  expect(await intlAir.refundQuote(at('2027-01-20T00:00:00Z'), { ticketNos })).toEqual({ failure: 'couponNotOpen' })
})

test('where rules are not structured somebody has to ask the carrier', async () => {
  const unknown: Wanted = (fare) => !isStructured(seed, fare.validatingCarrier) && fare.seats > 1 && !fare.separateTickets
  const { tickets } = await bought('unknown', unknown)
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
  expect(await intlAir.refundQuote(context, { ticketNos })).toEqual({ unknown: true })
  const lines = ticketNos.map((ticketNo) => ({ ticketNo, feeAtMost: 10_000_000 }))
  expect(await intlAir.refundAll(context, { key: 'unknown', lines })).toEqual({ failure: 'rulesUnknown' })
  expect(await intlAir.refundAll(context, { key: 'unknown-taxes', lines, taxesOnly: true })).toHaveProperty('lines')
  const search = { slice: 1, date: '2026-12-28', directOnly: false, limit: 5 }
  expect(await intlAir.refundQuote(context, { ticketNos: ['000-0000000000'] })).toEqual({ failure: 'referenceUnknown' })
  const other = await bought('unknown-2', unknown)
  expect(await intlAir.changeOffers(context, { ...search, ticketNos: numbers(other) })).toEqual({ failure: 'rulesUnknown' })
})

test('[handbook 2.2] one of two passengers changes the way back: a record of its own, at what was offered', async () => {
  const issued = await bought('change', ofBrand('flex'), ['adult', 'adult'])
  const [first, second] = numbers(issued)
  const search = { ticketNos: [first!], slice: 1, date: '2026-12-28', directOnly: false, limit: 5 }
  const offers = granted(await intlAir.changeOffers(context, search))
  const [offer] = filled(offers)
  const [cost] = offer!.costs
  const total = cost!.fee + cost!.fareDifference + cost!.taxDifference
  const to = choiceOf({ itinerary: offer!.itinerary, fare: offer!.itinerary.fares[0]! })
  const request = { key: 'change', ticketNos: [first!], slice: 1, to, costAtMost: total }
  expect(await intlAir.changeAll(context, { ...request, key: 'less', costAtMost: total - 1 })).toMatchObject({
    failure: 'priceChanged',
  })
  const changed = granted(await intlAir.changeAll(context, request))
  expect(changed.itinerary.itineraryKey).toBe(offer!.itinerary.itineraryKey)
  expect(await intlAir.changeAll(at('2026-11-21T00:00:00Z'), request)).toEqual(changed)
  const newNo = changed.tickets[0]!.newTicketNo
  const states = await intlAir.coupons(context, { ticketNos: [first!, second!, newNo] })
  const of = (ticketNo: string) => [...new Set(states.filter((each) => each.ticketNo === ticketNo).map(({ state }) => state))]
  expect([of(first!), of(second!), of(newNo)]).toEqual([['exchanged'], ['open'], ['open']])
  // On the day of the way out nothing is offered that leaves within an hour of its landing.
  const day = { ...search, ticketNos: [second!], date: trip[0]!.date, limit: 200 }
  const sameDay = granted(await intlAir.changeOffers(context, day))
  const landed = Date.parse((await held(context, holdOf('change', trip, []))).itineraries[0]!.segments.at(-1)!.arriveAt)
  for (const { itinerary } of filled(sameDay))
    expect(Date.parse(itinerary.segments[0]!.departAt)).toBeGreaterThanOrEqual(landed + 3_600_000)
  // The new ticket is given back as any other.
  expect(await intlAir.refundQuote(context, { ticketNos: [newNo] })).toHaveProperty('lines')
  expect(await intlAir.changeAll(context, { ...request, key: 'twice' })).toEqual({ failure: 'couponNotOpen' })
})

test('[handbook 2.2] an itinerary that is opened has every brand and cabin with the rules of its tickets, and any of them is taken', async () => {
  const issued = await bought('opened', ofBrand('light'))
  const ticketNos = numbers(issued)
  const search = { ticketNos, slice: 1, date: '2026-12-29', directOnly: false, limit: 200 }
  const listed = granted(await intlAir.changeOffers(context, search))
  expect(new Set(listed.map(({ itinerary }) => itinerary.itineraryKey)).size).toBe(listed.length)
  const { itineraryKey } = filled(listed)[0]!.itinerary
  const opened = granted(await intlAir.changeOffers(context, { ...search, itineraryKey }))
  expect(new Set(opened.map(({ itinerary }) => itinerary.itineraryKey))).toEqual(new Set([itineraryKey]))
  const kinds = opened.map(({ itinerary: { fares } }) => `${fares[0]!.brand} ${fares[0]!.cabins.join('')}`)
  expect(new Set(kinds).size).toBe(kinds.length)
  const costs = opened.map(({ costs: [cost] }) => cost!.fee + cost!.fareDifference + cost!.taxDifference)
  expect(costs).toEqual(costs.toSorted((one, other) => one - other))
  expect(opened[0]!.fareKey).toBe(listed[0]!.fareKey)
  const at2 = opened.findIndex(({ itinerary: { fares } }) => fares[0]!.brand === 'flex')
  const flex = opened[at2]!
  const changeOf = (penalties: typeof flex.penalties) => penalties?.filter(({ kind }) => kind === 'change')
  expect(changeOf(flex.penalties)).not.toEqual(changeOf(opened[0]!.penalties))
  const to = { itineraryKey, fareKey: flex.fareKey }
  const changed = granted(await intlAir.changeAll(context, { key: 'opened', ticketNos, slice: 1, to, costAtMost: costs[at2]! }))
  expect(changed.penalties).toEqual(flex.penalties)
})

test('a combination of two carriers is two tickets with a record each; one that fails voids the other', async () => {
  const [out] = await pickTrip(context, trip, [(fare) => fare.seats > 3 && known(fare, undefined!)], { limit: 200 })
  const separate: Wanted = (fare) => fare.separateTickets && fare.seats > 3
  const back = (await intlAir.search(context, searchOf(trip, { chosen: [choiceOf(out!)], limit: 200 })))
    .flatMap((itinerary) => itinerary.fares.map((fare) => ({ itinerary, fare })))
    .find(({ fare, itinerary }) => separate(fare, itinerary))!
  const before = await seatsInBooks(database.pool)
  const failing = await held(context, holdOf('combination-fails', trip, [out!, back], ['adult'], 'ONE_RECORD_FAILS'))
  expect(failing.tickets.map(({ slices }) => slices)).toEqual([[0], [1]])
  expect(new Set(failing.records).size).toBe(2)
  const issue = { key: 'combination-fails', reference: failing.reference }
  expect(await intlAir.issue(context, issue)).toEqual({ failure: 'issueFailed' })
  expect(await intlAir.issue(context, issue)).toEqual({ failure: 'issueFailed' })
  expect(await seatsInBooks(database.pool)).toEqual(before)
  const { rows } = await database.pool.query<{ state: string }>('SELECT state FROM sandbox_intl_ticket WHERE reference = $1', [
    failing.reference,
  ])
  expect(rows).toEqual([{ state: 'void' }])
  const whole = await held(context, holdOf('combination', trip, [out!, back]))
  const issued = granted(await intlAir.issue(context, { key: 'combination', reference: whole.reference }))
  expect(issued.tickets.map(({ plan }) => plan)).toEqual([0, 1])
})

test('faults: dearer, sold out, not ticketed, late, lost, risen, checked in, stayed away', async () => {
  const picks = await pickTrip(context, trip, [ofBrand('flex'), ofBrand('flex')], { limit: 200 })
  const seen = picks[1]!.fare.total
  const ask = (key: string, fault: IntlAirFault, expectedTotal = seen) =>
    intlAir.hold(context, { ...holdOf(key, trip, picks, ['adult'], fault), expectedTotal })
  expect(await ask('f1', 'PRICE_UP')).toEqual({ failure: 'priceChanged', total: seen + 6000 })
  expect(granted(await ask('f2', 'PRICE_UP', seen + 6000)).total).toBe(seen + 6000)
  expect(await ask('f3', 'SOLD_OUT')).toEqual({ failure: 'soldOut' })
  const issue = async (key: string, fault: IntlAirFault, when = context) => {
    const { reference } = granted(await ask(key, fault))
    return intlAir.issue(when, { key, reference })
  }
  expect(await issue('f4', 'ISSUE_FAIL')).toEqual({ failure: 'issueFailed' })
  expect(await issue('f5', 'SEATS_LOST')).toEqual({ failure: 'soldOut' })
  const { askAgainAt } = (await issue('f6', 'ISSUE_DELAY')) as { askAgainAt: Date }
  const { reference } = granted(await ask('f6', 'ISSUE_DELAY'))
  expect(await intlAir.issue(contextOf(database.pool, askAgainAt), { key: 'f6', reference })).toHaveProperty('tickets')
  const risen = granted(await ask('f7', 'PRICE_RISE'))
  expect(await intlAir.issue(context, { key: 'f7', reference: risen.reference })).toEqual({
    failure: 'priceChanged',
    total: seen + 6000,
  })
  expect(granted(await intlAir.reprice(context, { reference: risen.reference, accepted: seen + 6000 })).total).toBe(seen + 6000)
  expect(await intlAir.issue(context, { key: 'f7-again', reference: risen.reference })).toHaveProperty('tickets')
  const states = async (fault: IntlAirFault, when: string) => {
    const { tickets } = granted(await issue(fault, fault))
    const found = await intlAir.coupons(at(when), { ticketNos: tickets.map(({ ticketNo }) => ticketNo) })
    return new Set(found.filter(({ segment }) => segment === 0).map(({ state }) => state))
  }
  const [first] = picks[0]!.itinerary.segments
  const before = new Date(Date.parse(first!.departAt) - 3_600_000).toISOString()
  expect(await states('CHECKED_IN', before)).toEqual(new Set(['checkedIn']))
  expect(await states('NOSHOW', '2027-01-20T00:00:00Z')).toEqual(new Set(['open']))
})

test('[handbook 1.6] what the carrier changes is told, and is free from then on', async () => {
  const when = slice('SHA-SIN 2026-12-01')
  const found = Array.from({ length: 28 }, (_, day) => ({ ...when, date: addDays(when.date, day) }))
  for (const one of found) {
    const [pick] = (await intlAir.search(context, searchOf([one], { directOnly: true, limit: 50 }))).flatMap((itinerary) => {
      const [first] = itinerary.segments
      const departure = network.departure(first!.flightNo, first!.departAirport, first!.departDate)!
      const fare = itinerary.fares.find((each) => known(each, itinerary))
      const disruption = disruptionOf(seed, departure)
      return fare && disruption && disruption.announcedMs > context.now.getTime() ? [{ itinerary, fare, disruption }] : []
    })
    if (!pick) continue
    const { reference } = await held(context, holdOf('event', [one], [pick]))
    const ticketNos = numbers(granted(await intlAir.issue(context, { key: 'event', reference })))
    const told = contextOf(database.pool, new Date(pick.disruption.announcedMs))
    const [event] = await intlAir.scheduleEvents(told, { since: new Date(pick.disruption.announcedMs - 1) })
    expect(event).toMatchObject({ kind: pick.disruption.kind, flightNo: pick.itinerary.segments[0]!.flightNo })
    expect(event!.now === undefined).toBe(event!.kind === 'cancelled')
    expect(await intlAir.scheduleEvents(told, { since: event!.announcedAt })).not.toContainEqual(event)
    expect(await intlAir.refundQuote(told, { ticketNos })).toMatchObject({ lines: [{ fee: 0, involuntary: true }] })
    // Whoever goes by the new times has a ticket as any other again.
    const accepted = { ticketNos, eventId: event!.eventId }
    for (const _ of ['once', 'again']) await intlAir.acceptChange(told, accepted)
    expect(await intlAir.refundQuote(told, { ticketNos })).toMatchObject({ lines: [{ involuntary: false }] })
    return
  }
  throw new Error('nothing happens in four weeks')
})

test('[handbook 1.6] what was announced before somebody was told the hours is no change of theirs; what is given back is announced to nobody', async () => {
  const found = Array.from({ length: 28 }, (_, day) => slice(`BJS-SIN ${addDays('2026-12-01', day)}`))
  for (const one of found) {
    const [pick] = (await intlAir.search(context, searchOf([one], { directOnly: true, limit: 50 }))).flatMap((itinerary) => {
      const [first] = itinerary.segments
      const departure = network.departure(first!.flightNo, first!.departAirport, first!.departDate)!
      const fare = itinerary.fares.find((each) => known(each, itinerary) && each.brand === 'flex' && !each.instantPayment)
      const disruption = disruptionOf(seed, departure)
      const isLater =
        disruption?.kind === 'retimed' && disruption.later > 0 && disruption.announcedMs > context.now.getTime() + 60_000
      return fare && isLater ? [{ itinerary, fare, announcedMs: disruption.announcedMs }] : []
    })
    if (!pick) continue
    const { announcedMs } = pick
    const [before, told] = [announcedMs - 60_000, announcedMs + 60_000].map((ms) => contextOf(database.pool, new Date(ms)))
    const holdAt = (key: string, when: SupplyContext) =>
      held(when, { ...holdOf(key, [one], [pick]), holdUntil: new Date(announcedMs + 3_600_000) })
    const ticketed = async (key: string, reference: string) => numbers(granted(await intlAir.issue(told!, { key, reference })))
    const early = await holdAt('told-early', before!)
    const late = await holdAt('told-late', told!)
    expect(Date.parse(late.itineraries[0]!.segments[0]!.departAt)).toBeGreaterThan(
      Date.parse(early.itineraries[0]!.segments[0]!.departAt),
    )
    const since = new Date(announcedMs - 1)
    const announced = async () =>
      (await intlAir.scheduleEvents(told!, { since })).filter(({ flightNo }) => flightNo === pick.itinerary.segments[0]!.flightNo)
    const lateNos = await ticketed('told-late', late.reference)
    expect(await announced()).toEqual([])
    expect(await intlAir.refundQuote(told!, { ticketNos: lateNos })).toMatchObject({ lines: [{ involuntary: false }] })
    // Whose seats were held at the old hours was told those, whenever the ticket was written.
    const earlyNos = await ticketed('told-early', early.reference)
    expect(await announced()).toMatchObject([{ kind: 'retimed', departDate: one.date }])
    expect(await intlAir.refundQuote(told!, { ticketNos: earlyNos })).toMatchObject({ lines: [{ fee: 0, involuntary: true }] })
    const lines = earlyNos.map((ticketNo) => ({ ticketNo, feeAtMost: 0 }))
    granted(await intlAir.refundAll(told!, { key: 'told-early', lines }))
    expect(await announced()).toEqual([])
    return
  }
  throw new Error('no flight is retimed in four weeks')
})

test('[handbook 2.2] the way back in another cabin, the way out as it was: what is paid is what the trip would cost more so', async () => {
  const picks = await pickTrip(context, trip, [ofBrand('standard'), ofBrand('standard')], { limit: 200 })
  const [out, back] = picks.map(choiceOf)
  const asked = searchOf(trip, { chosen: [out!], cabin: 'C', limit: 200 })
  const inFront = (await intlAir.search(context, asked)).find(({ itineraryKey }) => itineraryKey === back!.itineraryKey)
  const front = inFront!.fares.find(({ separateTickets }) => !separateTickets)!
  const { reference } = await held(context, holdOf('upgrade', trip, picks))
  const { tickets } = granted(await intlAir.issue(context, { key: 'upgrade', reference }))
  const ticketNos = tickets.map(({ ticketNo }) => ticketNo)
  const change = { ticketNos, slice: 1, date: trip[1]!.date, directOnly: false, limit: 200 }
  const offers = granted(await intlAir.changeOffers(context, { ...change, cabin: 'C' }))
  expect(offers).toAllSatisfy(({ itinerary }) => itinerary.fares[0]!.cabins.includes('C'))
  const offer = offers.find(({ itinerary }) => itinerary.itineraryKey === back!.itineraryKey)!
  const [cost] = offer.costs
  const [seen, paid] = [front.prices[0]!, picks[1]!.fare.prices[0]!]
  expect(cost!.fareDifference).toBe(seen.ticketPrice - paid.ticketPrice)
  expect(cost!.taxDifference).toBe(Math.max(0, seen.taxes - paid.taxes))
  const to = { itineraryKey: offer.itinerary.itineraryKey, fareKey: offer.fareKey }
  const costAtMost = cost!.fee + cost!.fareDifference + cost!.taxDifference
  const changed = granted(await intlAir.changeAll(context, { key: 'upgrade-back', ticketNos, slice: 1, to, costAtMost }))
  const coupons = await intlAir.coupons(context, { ticketNos: changed.tickets.map(({ newTicketNo }) => newTicketNo) })
  expect(
    coupons.map(({ state }) => state),
    'the way out too',
  ).toEqual(picks.flatMap(({ itinerary }) => itinerary.segments.map(() => 'open')))
})
