import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import {
  getIntlFlightFares,
  getIntlFlightOrderTemp,
  getIntlFlightRules,
  searchIntlFlights,
} from '@sojourn/contract/products/intl-flight/search.calls'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { readSearch } from '@sojourn/domain/products/intl-flight/kept-search'
import { expectResult } from '../../../../testing/flights'
import { cheapestOf, choiceOf, listIntl, saveIntlDraft, severalLegs } from '../../../../testing/intl-flight/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('one way', () => {
  test('[S7.53] itineraries name their flights by position, with names, carbon and what changing planes means', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    const result = await listIntl(server, 'employee', tempOrderNo)
    const { itineraries, segments, dictionary, legs, carbon } = result
    expect(legs).toMatchObject([{ departCity: '上海', arriveCity: '新加坡', date: '2026-12-09' }])
    expect(itineraries.length).toBeLessThanOrEqual(200)
    expect(new Set(segments.map((each) => `${each.flightNo} ${each.departAirport} ${each.departDate}`)).size).toBe(
      segments.length,
    )
    const airports = new Set(dictionary.airports.map(({ code }) => code))
    for (const itinerary of filled(itineraries)) {
      const flights = itinerary.segments.map((position) => segments[position]!)
      expect(['SHA', 'PVG']).toContain(flights[0]!.departAirport)
      expect(flights.at(-1)!.arriveAirport).toBe('SIN')
      expect(flights[0]!.departDate).toBe('2026-12-09')
      expect(itinerary.connections).toHaveLength(flights.length - 1)
      expect(itinerary.carbonKg).toBeGreaterThan(200)
      for (const { prices, total } of filled(itinerary.fares)) expect([prices.length, total > 0]).toEqual([1, true])
      for (const { departAirport, arriveAirport } of flights)
        expect([...airports]).toEqual(expect.arrayContaining([departAirport, arriveAirport]))
    }
    expect(carbon).toMatchObject({ factorYear: 2025 })
    expect(Date.parse(result.standsUntil) - Date.parse(result.searchedAt)).toBe(20 * 60_000)
  })

  test('the same in English, and the cheapest compliant fare is one of the list', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    const answer = await server.call('employee', searchIntlFlights, { tempOrderNo }, { language: 'en' })
    const { legs, lowestCompliant, itineraries, policyApplies } = expectResult(answer)
    expect(legs).toMatchObject([{ departCity: 'Shanghai', arriveCity: 'Singapore' }])
    expect(policyApplies).toBe(true)
    const compliant = itineraries.flatMap(({ itineraryKey, fares }) =>
      fares.filter(({ verdict }) => verdict === 'within').map(({ fareKey, total }) => ({ itineraryKey, fareKey, total })),
    )
    const lowest = Math.min(...compliant.map(({ total }) => total))
    expect(lowestCompliant?.total).toBe(lowest)
    expect(compliant).toContainEqual(lowestCompliant)
  })

  test('what was shown is kept with the verdicts, so that it can be judged again', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    const { searchId, itineraries } = await listIntl(server, 'employee', tempOrderNo)
    const { rows } = await server.database.pool.query<{ body: string; journey: number }>(
      'SELECT body, journey FROM choice_set WHERE search_id = $1',
      [searchId],
    )
    const { fares, verdicts } = readSearch(rows[0]!.body)
    expect(fares.map(({ flightsKey, fareKey, total }) => ({ flightsKey, fareKey, total }))).toEqual(
      itineraries.flatMap(({ itineraryKey, fares: shown }) =>
        shown.map(({ fareKey, total }) => ({ flightsKey: itineraryKey, fareKey, total })),
      ),
    )
    expect(verdicts).toEqual(itineraries.flatMap(({ fares: shown }) => shown.map(({ verdict }) => verdict)))
  })

  test('an opened itinerary shows every fare; the rules of one are sentences, and what is unknown is not forbidden', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    const result = await listIntl(server, 'employee', tempOrderNo)
    const { itinerary } = cheapestOf(result)
    const request = { tempOrderNo, itineraryKey: itinerary.itineraryKey }
    const opened = expectResult(await server.call('employee', getIntlFlightFares, request))
    expect(opened.itinerary.fares).toHaveLength(opened.itinerary.fareCount)
    for (const { fareKey, verdict } of filled(itinerary.fares))
      expect(opened.itinerary.fares).toContainEqual(expect.objectContaining({ fareKey, verdict }))
    for (const fare of filled(opened.itinerary.fares)) {
      const choices = [choiceOf(result, itinerary, fare)]
      const { tickets } = expectResult(await server.call('employee', getIntlFlightRules, { tempOrderNo, choices }))
      const refunds = filled(tickets).flatMap(({ rules }) => rules.filter(({ kind }) => kind === 'refund'))
      const known = { free: 'allowed', fee: 'allowed', forbidden: 'forbidden', unknown: 'unknown' }[fare.digest.refund]
      expect(refunds[0]?.permission).toBe(known)
      expect(refunds[0]?.sentence).toMatch(/^退票（.+）：.+/)
    }
  })

  test('the price is for the whole party, as whom each of them flies', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'manager', {}, { bookType: 1 })
    const employeeIds = ['1-employee', '1-manager']
    expectResult(await server.call('manager', chooseTravellers, { tempOrderNo, employeeIds }))
    const { itineraries, passengers, travellers } = await listIntl(server, 'manager', tempOrderNo)
    expect(passengers).toEqual(['adult', 'adult'])
    expect(travellers.map(({ employeeId }) => employeeId)).toEqual(employeeIds)
    for (const { total, prices } of filled(itineraries.flatMap(({ fares }) => fares)))
      expect(total).toBe(2 * (prices[0]!.ticketPrice + prices[0]!.taxes))
  })
})

describe('return and several legs', () => {
  test('the way back is priced with the way out that was chosen, and never leaves before it arrives', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', { segmentType: 1, returnDate: '2026-12-12' })
    const out = await listIntl(server, 'employee', tempOrderNo)
    const first = cheapestOf(out)
    const chosen = [choiceOf(out, first.itinerary, first.fare)]
    const back = await listIntl(server, 'employee', tempOrderNo, chosen)
    expect(back.slice).toBe(1)
    const best = cheapestOf(back)
    expect(best.fare.total).toBe(first.fare.total)
    const arrived = Date.parse(out.segments[first.itinerary.segments.at(-1)!]!.arriveAt)
    for (const { segments } of filled(back.itineraries))
      expect(Date.parse(back.segments[segments[0]!]!.departAt)).toBeGreaterThan(arrived)
  })

  test('[S2.52] six legs are chosen one after the other; the last price is that of the trip', async () => {
    const tempOrderNo = await saveIntlDraft(
      server,
      'employee',
      severalLegs(
        ['SHA', 'SIN', '2026-12-09'],
        ['SIN', 'BJS', '2026-12-12'],
        ['BJS', 'TYO', '2026-12-15'],
        ['TYO', 'SHA', '2026-12-18'],
        ['SHA', 'SEL', '2026-12-21'],
        ['SEL', 'SHA', '2026-12-24'],
      ),
    )
    const chosen = []
    const totals = []
    for (let slice = 0; slice < 6; slice++) {
      const list = await listIntl(server, 'employee', tempOrderNo, chosen)
      expect(list.legs).toHaveLength(6)
      const best = cheapestOf(list)
      totals.push(best.fare.total)
      chosen.push(choiceOf(list, best.itinerary, best.fare))
    }
    expect(new Set(totals).size).toBe(1)
  })

  test('a leg is listed only when those before it are chosen, of a search of this draft for that leg', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', { segmentType: 1, returnDate: '2026-12-12' })
    const out = await listIntl(server, 'employee', tempOrderNo)
    const first = cheapestOf(out)
    const chosen = [choiceOf(out, first.itinerary, first.fare)]
    const other = await saveIntlDraft(server, 'employee', { segmentType: 1, returnDate: '2026-12-12' })
    const ask = (request: object) => server.call('employee', searchIntlFlights, { tempOrderNo, ...request })
    expect((await ask({ slice: 1 })).problem).toBe('legChosenMissing')
    expect((await ask({ slice: 2, chosen: [...chosen, ...chosen] })).problem).toBe('legChosenMissing')
    expect(await server.call('employee', searchIntlFlights, { tempOrderNo: other, slice: 1, chosen })).toMatchObject({
      problem: 'itineraryUnknown',
      field: 'chosen.0',
    })
  })
})

describe('days', () => {
  test('another day of a leg moves those that would lie before it, and the draft keeps it', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', { segmentType: 1, returnDate: '2026-12-12' })
    const moved = expectResult(await server.call('employee', searchIntlFlights, { tempOrderNo, date: '2026-12-14' }))
    expect(moved.legs.map(({ date }) => date)).toEqual(['2026-12-14', '2026-12-14'])
    const draft = expectResult(await server.call('employee', getIntlFlightOrderTemp, { tempOrderNo }))
    expect(draft.legs).toEqual(moved.legs)
    expect(draft.searchParams).toMatchObject({ departDate: '2026-12-14', returnDate: '2026-12-14' })
  })

  test.each([
    ['yesterday', '2026-11-19', 'datePast'],
    ['no such day', '2027-02-30', 'dateInvalid'],
    ['29 February of a year that has none', '2027-02-29', 'dateInvalid'],
    ['beyond what is sold', '2027-11-21', 'dateTooFar'],
  ])('%s is refused and changes nothing', async (_title, date, problem) => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    expect(await server.call('employee', searchIntlFlights, { tempOrderNo, date })).toMatchObject({ problem, field: 'date' })
    const draft = expectResult(await server.call('employee', getIntlFlightOrderTemp, { tempOrderNo }))
    expect(draft.searchParams.departDate).toBe('2026-12-09')
  })

  test('eastward across the date line one arrives before one left, by the calendar', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', { arriveAirportCode: 'LAX', arriveCityName: '洛杉矶' })
    const { itineraries, segments } = await listIntl(server, 'employee', tempOrderNo)
    for (const itinerary of filled(itineraries)) {
      const first = segments[itinerary.segments[0]!]!
      const last = segments[itinerary.segments.at(-1)!]!
      const minutes = (Date.parse(last.arriveAt) - Date.parse(first.departAt)) / 60_000
      expect(minutes).toBe(itinerary.durationMinutes)
      expect(minutes).toBeGreaterThan(9 * 60)
    }
    const flown = itineraries.filter(({ connections }) => connections.length === 0).map((one) => segments[one.segments[0]!]!)
    for (const { departDate, departTime, arriveDate, arriveTime } of filled(flown))
      expect(`${arriveDate} ${arriveTime}` < `${departDate} ${departTime}`).toBe(true)
  })
})

describe('who searches', () => {
  test('another company does not find the search, nor does a colleague', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    for (const stranger of ['employee@beichen.example', 'manager'])
      expect((await server.call(stranger, searchIntlFlights, { tempOrderNo })).problem).toBe('tempOrderUnknown')
  })

  test('personal travel has neither agreement fares nor a standard', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', {}, { travelType: 2 })
    const { itineraries, policyApplies, lowestCompliant } = await listIntl(server, 'employee', tempOrderNo)
    expect(policyApplies).toBe(false)
    expect(lowestCompliant).toBeUndefined()
    for (const { fareType, verdict, violations } of filled(itineraries.flatMap(({ fares }) => fares)))
      expect([fareType === 'agreement' || fareType === 'corporate', verdict, violations]).toEqual([false, 'within', []])
  })

  test('a search that is over is over', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    await server.turn(31)
    expect((await server.call('employee', searchIntlFlights, { tempOrderNo })).problem).toBe('tempOrderExpired')
  })
})
