import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { checkIntlFlightBooking, getIntlFlightBookInfo } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { removeOwnVisa, saveOwnVisa } from '@sojourn/contract/products/visa/own.calls'
import { getVisasAlong } from '@sojourn/contract/products/visa/visa.calls'
import { visaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../kit/clock'
import { expectResult } from '../../testing/flights'
import { ticketedIntl } from '../../testing/intl-flight/after-sales'
import { chooseTrip, draftTrip, givePassport, intlDetail } from '../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../testing/server'
import { bookVisa, ownVisaOf } from '../../testing/visas'

let server: TestServer
let orderNo: string
const inDays = (days: number): string => addDays(chinaDate(server.context.clock.now()), days)

/** A week in Seoul. */
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  orderNo = (await ticketedIntl(server, { arrive: 'SEL', date: inDays(30), returnDate: inDays(36) })).orderNo
})
afterAll(() => server.close())

const ofVisa = (notes: readonly DocumentNote[]) => notes.filter(({ kind }) => kind === 'visa')
const notesOfTrip = async (reader = 'employee') => ofVisa((await intlDetail(server, reader, orderNo)).passengers[0]!.notes)
/** Who decided about the trip, and who reads orders of the company. */
const otherReaders = ['manager', 'admin']
const keep = (more: Parameters<typeof ownVisaOf>[0] = {}) => {
  const { id } = visaDestinations().find(({ country }) => country.code === 'KR')!
  return server.call('employee', saveOwnVisa, ownVisaOf({ countryId: id, ...more }))
}

test('[S2.23] a flight abroad tells the visa that is asked, else the one that is applied for', async () => {
  expect(await notesOfTrip()).toMatchObject([{ level: 'warn', visaFor: { countryName: '韩国' } }])
  const search = { country: 'KR', departDate: inDays(19) }
  const applied = expectResult((await bookVisa(server, { search, productId: 'kr-b' })).answer)
  const sentence = `韩国：签证办理中（订单 ${applied.orderNo}）`
  expect(await notesOfTrip()).toEqual([{ level: 'tell', kind: 'visa', sentence }])
  for (const reader of otherReaders) expect(await notesOfTrip(reader)).toMatchObject([{ level: 'warn' }])
  expectResult(await server.call('employee', cancelOrder, { orderNo: applied.orderNo }))
  expect(await notesOfTrip()).toMatchObject([{ level: 'warn' }])
  const late = expectResult((await bookVisa(server, { search: { ...search, country: 'VN' }, productId: 'vn-e' })).answer)
  const { orderNo: hanoi } = await ticketedIntl(server, { arrive: 'HAN', date: inDays(60), returnDate: inDays(64) })
  const notes = (await intlDetail(server, 'employee', hanoi)).passengers[0]!.notes
  expect(ofVisa(notes), 'nothing by one that is over by then').toMatchObject([{ level: 'warn' }])
  expect(expectResult(await server.call('employee', getVisasAlong, { orderNos: [hanoi] })).visas).toMatchObject([
    { applied: [], missing: true },
  ])
  expectResult(await server.call('employee', cancelOrder, { orderNo: late.orderNo }))
})

test('[S2.23] the one at hand where it serves: on the page of the order, at the check and at the booking', async () => {
  const { visaId } = expectResult(await keep())
  const has = '韩国：已有多次签证，有效期至 2027年10月31日'
  expect(await notesOfTrip()).toEqual([{ level: 'tell', kind: 'visa', sentence: has }])
  for (const reader of otherReaders) expect(JSON.stringify(await notesOfTrip(reader))).not.toContain('已有')
  const tempOrderNo = await draftTrip(server, 'employee', { arrive: 'SEL', date: inDays(40), returnDate: inDays(42) })
  const chosen = await chooseTrip(server, 'employee', tempOrderNo, { directions: 2 })
  const checked = expectResult(await server.call('employee', checkIntlFlightBooking, { tempOrderNo, ...chosen }))
  expect(checked.notes.flatMap(({ notes }) => ofVisa(notes))).toMatchObject([{ level: 'tell', sentence: has }])
  const info = expectResult(await server.call('employee', getIntlFlightBookInfo, { tempOrderNo }))
  const passport = info.travellers[0]!.credentials.find(({ usable }) => usable)!
  expect(ofVisa(passport.notes)).toMatchObject([{ level: 'tell', sentence: has }])

  expectResult(await keep({ visaId, stayDays: 6 }))
  expect((await notesOfTrip()).map(({ level, sentence }) => [level, sentence])).toEqual([
    ['warn', expect.stringContaining('电子签证')],
    ['warn', `${has}：停留天数不足`],
  ])
  expectResult(await server.call('employee', removeOwnVisa, { visaId }))
})

test('papers that serve for two countries are told once', async () => {
  const along = async (...orderNos: string[]) =>
    expectResult(await server.call('employee', getVisasAlong, { orderNos })).servingTwice
  const frankfurt = await ticketedIntl(server, { arrive: 'FRA', date: inDays(45), returnDate: inDays(49) })
  expect(await along(orderNo)).toEqual([])
  expect(await along(orderNo, frankfurt.orderNo)).toEqual(['护照资料页', '证件照', '在职证明'])
})

test('whoever books for somebody hears that a visa is applied for, its number only where they booked it', async () => {
  const search = { country: 'KR', departDate: inDays(17) }
  expectResult((await bookVisa(server, { search, productId: 'kr-b' })).answer)
  const trip = { arrive: 'SEL', date: inDays(20), returnDate: inDays(22), bookType: 1 } as const
  const tempOrderNo = await draftTrip(server, 'admin', trip)
  expectResult(await server.call('admin', chooseTravellers, { tempOrderNo, employeeIds: ['1-employee'] }))
  const chosen = await chooseTrip(server, 'admin', tempOrderNo, { directions: 2 })
  const { notes } = expectResult(await server.call('admin', checkIntlFlightBooking, { tempOrderNo, ...chosen }))
  expect(notes.flatMap((each) => ofVisa(each.notes))).toEqual([{ level: 'tell', kind: 'visa', sentence: '韩国：签证办理中' }])
})
