import { afterAll, beforeAll, describe, test } from 'vitest'
import { getFlightDayPrices, saveFlightOrderTemp, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { saveDraft } from '../../../../testing/flights'
import { expectRefusals, refusal, type Refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('a search that cannot be kept', () => {
  const good: FlightSearchParams = {
    segmentType: 0,
    departAirportCode: 'PEK',
    departCityName: '北京',
    arriveAirportCode: 'SHA',
    arriveCityName: '上海',
    departDate: '2026-12-09',
  }
  const save = (title: string, change: Partial<FlightSearchParams>, problem: Refusal['problem'], field: string): Refusal =>
    refusal(title, saveFlightOrderTemp, { searchParams: { ...good, ...change }, travelType: 1, bookType: 0 }, problem, field)

  test('[S5.03] [S5.04] places: given, different, known, with an airport', () =>
    expectRefusals(server, [
      save('no departure', { departAirportCode: '' }, 'cityMissing', 'departAirportCode'),
      save('no arrival', { arriveAirportCode: '' }, 'cityMissing', 'arriveAirportCode'),
      save('same place', { arriveAirportCode: 'PEK' }, 'citySame', 'arriveAirportCode'),
      save('unknown place', { arriveAirportCode: 'QQQ' }, 'cityUnknown', 'arriveAirportCode'),
      save('no code', { arriveAirportCode: '中' }, 'cityUnknown', 'arriveAirportCode'),
      save(
        'no domestic airport',
        { arriveAirportCode: 'TYO', arriveCityName: '东京' },
        'cityWithoutAirport',
        'arriveAirportCode',
      ),
    ]))

  test('[S5.06] [S5.07] [S5.09] dates and legs', () =>
    expectRefusals(server, [
      save('yesterday', { departDate: '2026-11-19' }, 'datePast', 'departDate'),
      save('too far', { departDate: '2027-11-21' }, 'dateTooFar', 'departDate'),
      save('no such day', { departDate: '2027-02-30' }, 'dateInvalid', 'departDate'),
      save('no day', { departDate: '' }, 'dateInvalid', 'departDate'),
      save('return missing', { segmentType: 1 }, 'dateInvalid', 'returnDate'),
      save('return first', { segmentType: 1, returnDate: '2026-12-08' }, 'returnBeforeDeparture', 'returnDate'),
      save('return too far', { segmentType: 1, returnDate: '2027-11-21' }, 'dateTooFar', 'returnDate'),
      save('several legs at home', { segmentType: 2 }, 'badRequest', 'segmentType'),
      refusal(
        'for others without permission',
        saveFlightOrderTemp,
        { searchParams: good, travelType: 1, bookType: 1 },
        'forbidden',
        'bookType',
      ),
    ]))

  test('other days', async () => {
    const tempOrderNo = await saveDraft(server, 'employee')
    const days = (title: string, change: object, problem: Refusal['problem'], field: string): Refusal =>
      refusal(
        title,
        getFlightDayPrices,
        { departCode: 'BJS', arriveCode: 'SHA', from: '2026-12-01', to: '2026-12-07', ...change },
        problem,
        field,
      )
    await expectRefusals(server, [
      refusal('no such day', searchFlights, { tempOrderNo, departDate: '2027-02-30' }, 'dateInvalid', 'departDate'),
      refusal('yesterday', searchFlights, { tempOrderNo, departDate: '2026-11-19' }, 'datePast', 'departDate'),
      refusal('too far', searchFlights, { tempOrderNo, departDate: '2027-12-01' }, 'dateTooFar', 'departDate'),
      days('backwards', { to: '2026-11-01' }, 'dateInvalid', 'from'),
      days('no such day', { from: '2026-02-30' }, 'dateInvalid', 'from'),
      days('year zero', { from: '0000-01-01', to: '0000-01-02' }, 'dateInvalid', 'from'),
      days('unknown place', { departCode: 'QQQ' }, 'cityUnknown', 'departCode'),
    ])
  })
})
