import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import {
  getIntlFlightDayPrices,
  getIntlNearbyAirports,
  getIntlPriceGrid,
  getIntlStayPrices,
} from '@sojourn/contract/products/intl-flight/search.calls'
import { filled } from '@sojourn/domain/kit/filled.testing'
import { expectResult } from '../../../../testing/flights'
import {
  cheapestOf,
  choiceOf,
  listIntl,
  saveIntlDraft,
  severalLegs,
  shanghaiToSingapore,
} from '../../../../testing/intl-flight/flights'
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const back = { segmentType: 1, returnDate: '2026-12-12' } as const

describe('prices by day', () => {
  test('[S5.20] are those of the cheapest fare that the list of the day shows, for either direction', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', back)
    const list = await listIntl(server, 'employee', tempOrderNo)
    const { itinerary, fare } = cheapestOf(list)
    const period = { from: '2026-12-08', to: '2026-12-14' }
    const out = expectResult(await server.call('employee', getIntlFlightDayPrices, { tempOrderNo, ...period }))
    expect(out.days.find(({ date }) => date === '2026-12-09')?.price).toBe(fare.total)
    const chosen = [choiceOf(list, itinerary, fare)]
    const home = expectResult(await server.call('employee', getIntlFlightDayPrices, { tempOrderNo, slice: 1, chosen, ...period }))
    expect(home.days.find(({ date }) => date === '2026-12-12')?.price).toBe(fare.total)
    expect(home.days.map(({ date }) => date)).not.toContain('2026-12-08')
  })

  test('of a return also by how long one stays: each is what the search of those days would cost', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', back)
    const { stays } = expectResult(await server.call('employee', getIntlStayPrices, { tempOrderNo }))
    const { fare } = cheapestOf(await listIntl(server, 'employee', tempOrderNo))
    expect(filled(stays).find(({ returnDate }) => returnDate === '2026-12-12')).toEqual({
      days: 3,
      returnDate: '2026-12-12',
      price: fare.total,
    })
    const single = await saveIntlDraft(server, 'employee')
    expect(expectResult(await server.call('employee', getIntlStayPrices, { tempOrderNo: single })).stays).toEqual([])
  })

  test('around two days out and back: each is what the search of those days would cost, none comes home before it leaves', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee', back)
    const asked = { tempOrderNo, departDate: '2026-12-09', returnDate: '2026-12-12' }
    const { rows } = expectResult(await server.call('employee', getIntlPriceGrid, asked))
    expect(rows.map(({ returnDate }) => returnDate)).toEqual(
      ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-12-${day}`),
    )
    for (const { returnDate, days } of filled(rows))
      expect(days.map(({ date }) => date)).toEqual(
        ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-12-${day}`).filter((date) => date <= returnDate),
      )
    const other = await saveIntlDraft(server, 'employee', { ...back, departDate: '2026-12-11', returnDate: '2026-12-14' })
    for (const [draft, out, home] of [
      [tempOrderNo, '2026-12-09', '2026-12-12'],
      [other, '2026-12-11', '2026-12-14'],
    ] as const) {
      const { fare } = cheapestOf(await listIntl(server, 'employee', draft))
      const cell = rows.find(({ returnDate }) => returnDate === home)!.days.find(({ date }) => date === out)!
      expect(cell).toMatchObject({ price: fare.total, verdict: expect.any(String) as string })
    }
    const single = await saveIntlDraft(server, 'employee')
    expect(expectResult(await server.call('employee', getIntlPriceGrid, { ...asked, tempOrderNo: single })).rows).toEqual([])
  })

  test('policy says of two days what it says of the cheapest offer of them; of a personal trip nothing', async () => {
    const period = { departDate: '2026-11-24', returnDate: '2026-11-27' }
    const daysHomeOn = async (tempOrderNo: string) => {
      const { rows } = expectResult(await server.call('employee', getIntlPriceGrid, { tempOrderNo, ...period }))
      return filled(rows.find(({ returnDate }) => returnDate === period.returnDate)!.days)
    }
    const business = await saveIntlDraft(server, 'employee', { ...back, ...period })
    const { fare } = cheapestOf(await listIntl(server, 'employee', business))
    expect((await daysHomeOn(business)).find(({ date }) => date === period.departDate)).toEqual({
      date: period.departDate,
      price: fare.total,
      verdict: fare.verdict,
    })
    const personal = await daysHomeOn(await saveIntlDraft(server, 'employee', { ...back, ...period }, { travelType: 2 }))
    expect(personal.map(({ verdict }) => verdict)).toEqual(personal.map(() => undefined))
  })

  test('days that are none', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    await expectRefusals(server, [
      refusal(
        'the end before the beginning',
        getIntlFlightDayPrices,
        { tempOrderNo, from: '2026-12-10', to: '2026-12-09' },
        'dateInvalid',
        'from',
      ),
      refusal(
        '29 February 2027',
        getIntlFlightDayPrices,
        { tempOrderNo, from: '2027-02-29', to: '2027-03-01' },
        'dateInvalid',
        'from',
      ),
      refusal(
        'of another company',
        getIntlStayPrices,
        { tempOrderNo },
        'tempOrderUnknown',
        'tempOrderNo',
        'employee@beichen.example',
      ),
      refusal(
        'a grid around 30 February',
        getIntlPriceGrid,
        { tempOrderNo, departDate: '2027-02-30', returnDate: '2027-03-01' },
        'dateInvalid',
        'departDate',
      ),
      refusal(
        'a grid of a colleague',
        getIntlPriceGrid,
        { tempOrderNo, departDate: '2026-12-09', returnDate: '2026-12-12' },
        'tempOrderUnknown',
        'tempOrderNo',
        'manager',
      ),
      refusal('of a colleague', getIntlNearbyAirports, { tempOrderNo }, 'tempOrderUnknown', 'tempOrderNo', 'manager'),
    ])
  })
})

describe('airports nearby', () => {
  test('are of other cities within 300 km, each with the price that its own search shows', async () => {
    const tempOrderNo = await saveIntlDraft(server, 'employee')
    const { airports } = expectResult(await server.call('employee', getIntlNearbyAirports, { tempOrderNo }))
    const [first] = filled(airports)
    for (const { distanceKm, airport, price } of airports) {
      expect(distanceKm).toBeLessThanOrEqual(300)
      expect(['SHA', 'PVG', 'SIN']).not.toContain(airport)
      expect(price).toBeGreaterThanOrEqual(first!.price)
    }
    const { end, airport } = first!
    const there = await saveIntlDraft(server, 'employee', { [`${end}AirportCode`]: airport, [`${end}Type`]: 1 })
    expect(cheapestOf(await listIntl(server, 'employee', there)).fare.total).toBe(first!.price)
  })
})

describe('trips that cannot be searched', () => {
  const save = (title: string, change: object, problem: Parameters<typeof refusal>[3], field: string) =>
    refusal(
      title,
      saveIntlFlightOrderTemp,
      { searchParams: { ...shanghaiToSingapore, ...change }, travelType: 1, bookType: 0 },
      problem,
      field,
    )

  test('[S5.06] [S5.07] [S5.08] [S5.09] legs out of order, at home only, too many, within one city, on no day', () =>
    expectRefusals(server, [
      save(
        'legs out of order',
        severalLegs(['SHA', 'SIN', '2026-12-12'], ['SIN', 'SHA', '2026-12-09']),
        'legBeforeFormer',
        'segmentQueryList.1.departDate',
      ),
      save(
        'at home only',
        severalLegs(['SHA', 'BJS', '2026-12-09'], ['BJS', 'CAN', '2026-12-12']),
        'multiOnlyInternational',
        'segmentQueryList',
      ),
      save(
        'a seventh leg',
        severalLegs(
          ...Array.from({ length: 7 }, (_, at) =>
            at % 2 ? (['SIN', 'SHA', '2026-12-09'] as const) : (['SHA', 'SIN', '2026-12-09'] as const),
          ),
        ),
        'tooManyLegs',
        'segmentQueryList',
      ),
      save('one city by two airports', { arriveAirportCode: 'PVG', arriveType: 1 }, 'citySame', 'arriveAirportCode'),
      save('29 February 2027', { departDate: '2027-02-29' }, 'dateInvalid', 'departDate'),
      save('a return on no day', { segmentType: 1, returnDate: '2027-02-30' }, 'dateInvalid', 'returnDate'),
    ]))

  test('[S5.09] says what the specification says', async () => {
    const searchParams = severalLegs(['SHA', 'BJS', '2026-12-09'], ['BJS', 'CAN', '2026-12-12'])
    const answer = await server.call('employee', saveIntlFlightOrderTemp, { searchParams, travelType: 1, bookType: 0 })
    expect(answer.message).toBe('多程仅支持国际机票!')
  })
})
