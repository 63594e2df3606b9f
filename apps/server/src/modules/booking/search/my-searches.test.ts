import { products } from '@sojourn/contract/booking/codes'
import { getRecentSearches } from '@sojourn/contract/booking/recent-search.calls'
import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { searchTrains } from '@sojourn/contract/products/train/train.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectResult, saveDraft } from '../../../testing/flights'
import { saveStay } from '../../../testing/hotels'
import { saveIntlDraft } from '../../../testing/intl-flight/flights'
import { saveCarDraft } from '../../../testing/cars'
import { openTestServer, type TestServer } from '../../../testing/server'
import { saveTrainDraft } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const [business, personal] = [1, 2] as const
const offered = async (who: string, travelType: typeof business | typeof personal = business) =>
  expectResult(await server.call(who, getRecentSearches, { travelType })).list
/** In minutes, as the clock is turned. */
const day = 24 * 60

test('a search is offered again as its form begins, with the lowest fare within policy that its list showed', async () => {
  expect(await offered('employee')).toEqual([])
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-09' })
  const [begun] = await offered('employee')
  expect(begun).toMatchObject({
    productType: 1,
    frequent: false,
    start: { startDate: '2026-12-09', endDate: '2026-12-09', isReturn: false, depart: { code: 'BJS' }, arrive: { code: 'SHA' } },
  })
  expect(begun).not.toHaveProperty('lowest')
  const shown = expectResult(await server.call('employee', searchFlights, { tempOrderNo }))
  expect((await offered('employee'))[0]?.lowest).toEqual({
    price: shown.lowestCompliant?.ticketPrice,
    date: '2026-12-09',
    at: shown.searchedAt,
  })
  const later = expectResult(await server.call('employee', searchFlights, { tempOrderNo, departDate: '2026-12-10' }))
  expect((await offered('employee'))[0]?.lowest).toMatchObject({
    price: later.lowestCompliant?.ticketPrice,
    date: '2026-12-10',
  })
})

test('the same journey stands once, however often it is searched for, and then first; other products have their own', async () => {
  const train = await saveTrainDraft(server, 'hongkong', { date: '2026-11-25' })
  const rides = expectResult(await server.call('hongkong', searchTrains, { tempOrderNo: train }))
  await saveStay(server, 'hongkong', { checkIn: '2026-12-01', checkOut: '2026-12-03' })
  await saveDraft(server, 'hongkong', { date: '2026-12-10' })
  for (const date of ['2026-12-03', '2026-12-04', '2026-12-05']) await saveTrainDraft(server, 'hongkong', { date })
  const list = await offered('hongkong')
  expect(list.map(({ productType, frequent }) => [products.word(productType), frequent])).toEqual([
    ['train', true],
    ['flight', false],
    ['hotel', false],
  ])
  expect(list[0]).toMatchObject({ start: { startDate: '2026-12-05' } })
  expect(rides.lowestCompliant).toBeDefined()
  // The last search has shown no list yet, and the fare of another day is none of this one.
  expect(list[0]).not.toHaveProperty('lowest')
  expect(list[2]).toMatchObject({ start: { startDate: '2026-12-01', endDate: '2026-12-03', isReturn: false } })
})

test('what two cities do not tell is not offered, nor kept', async () => {
  const legs = ['BJS', 'SIN', 'BKK', 'BJS']
  await saveIntlDraft(server, 'finance', {
    segmentType: 2,
    departDate: '2026-12-09',
    segmentQueryList: legs.slice(1).map((arriveCode, journeyIndex) => ({
      journeyIndex,
      departCode: legs[journeyIndex]!,
      departCityName: legs[journeyIndex]!,
      arriveCode,
      arriveCityName: arriveCode,
      departDate: `2026-12-1${journeyIndex}`,
    })),
  })
  await saveCarDraft(server, 'finance')
  expect(await offered('finance')).toEqual([])
  const { rows } = await server.database.pool.query(`SELECT FROM recent_search WHERE employee_id = '1-finance'`)
  expect(rows).toEqual([])
})

test('a list that cannot be kept is refused, and ends nothing but its search', async () => {
  const tempOrderNo = await saveDraft(server, 'admin', { date: '2026-12-09' })
  const train = await saveTrainDraft(server, 'admin', { date: '2026-11-25' })
  const forgotten: unknown[] = []
  const note = (reason: unknown): unknown => forgotten.push(reason)
  process.on('unhandledRejection', note)
  const kept = ['choice_set', 'recent_search']
  for (const table of kept) await server.database.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_away`)
  expect(await server.call('admin', searchFlights, { tempOrderNo })).toMatchObject({ status: 500 })
  expect(await server.call('admin', searchTrains, { tempOrderNo: train })).toMatchObject({ status: 500 })
  for (const table of kept) await server.database.pool.query(`ALTER TABLE ${table}_away RENAME TO ${table}`)
  process.off('unhandledRejection', note)
  expect(forgotten).toEqual([])
})

test('others, and travel of the other kind, have searches of their own', async () => {
  await saveDraft(server, 'director', { date: '2026-12-09' })
  expect(await offered('director')).toHaveLength(1)
  expect(await offered('director', personal)).toEqual([])
  expect(await offered('employee@beichen.example')).toEqual([])
})

test('a journey whose day is over begins today without its fare, and is forgotten after a quarter', async () => {
  const tempOrderNo = await saveDraft(server, 'manager', { date: '2026-11-21' })
  expectResult(await server.call('manager', searchFlights, { tempOrderNo }))
  expect((await offered('manager'))[0]).toHaveProperty('lowest')
  await server.turn(9 * day)
  const [again] = await offered('manager')
  expect(again).toMatchObject({ start: { startDate: '2026-11-29', endDate: '2026-11-29' } })
  expect(again).not.toHaveProperty('lowest')
  await server.turn(91 * day)
  expect(await offered('manager')).toEqual([])
})
