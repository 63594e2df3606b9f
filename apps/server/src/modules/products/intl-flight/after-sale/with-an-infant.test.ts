import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { searchIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { refusedAs } from '../../../../testing/approvals'
import { expectResult } from '../../../../testing/flights'
import { askIntlChange, askIntlRefund, oneTicket, settleIntl, ticketedIntl } from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, type IntlWanted } from '../../../../testing/intl-flight/orders'
import { expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'

const who = 'admin'
const parent = '1-admin'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, who, { number: 'E55510009', name: 'ZHOU/YAQIN' })
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const forAFee: IntlWanted = (fare, itinerary) =>
  oneTicket(fare, itinerary) && fare.digest.refund === 'fee' && fare.digest.change === 'fee'

test('[handbook 2.2] an infant is changed with its adult without a fee, flies on with nobody else, and leaves alone', async () => {
  const credential = { type: 2 as const, number: 'E66610009', nameOnCredential: 'ZHOU/XIAOHE', expiresOn: '2031-05-01' }
  const bearer = { birthDate: '2026-03-01', gender: 'male' as const, nationality: 'CN' }
  const { employeeId: infant } = expectResult(
    await server.call(who, saveGuest, { name: '周小禾', mobile: '13900002222', credential: { ...credential, ...bearer } }),
  )
  const days = { date: '2026-12-09', returnDate: '2026-12-16' }
  const order = await ticketedIntl(server, { who, ...days, travellers: [parent, infant], wanted: forAFee })
  const [adults, infants] = [parent, infant].map(
    (id) => order.travellerList.find(({ employeeId }) => employeeId === id)!.tickets[0]!.ticketNo,
  ) as [string, string]

  const alone = (ticketNo: string) =>
    server.call(who, searchIntlChange, { orderNo: order.orderNo, ticketNos: [ticketNo], slice: 1, departDate: '2026-12-17' })
  expect(await alone(infants), 'the infant alone').toMatchObject(refusedAs('childLeftOnFlight'))
  expect(await alone(adults), 'the adult alone').toMatchObject(refusedAs('childLeftOnFlight'))

  const both = { who, ticketNos: [adults, infants], slice: 1, departDate: '2026-12-17' }
  const { quote, answer } = await askIntlChange(server, order.orderNo, both)
  const feeOf = (ticketNo: string) => quote.lines.find((line) => line.ticketNo === ticketNo)!.fee
  expect(feeOf(adults)).toBeGreaterThan(0)
  expect(feeOf(infants)).toBe(0)
  const change = await settleIntl(server, who, expectResult(answer).orderNo)
  expect(change).toMatchObject({ state: 1821, total: quote.total })
  expect(new Set(change.tickets.map(({ record }) => record)).size, 'one record for both').toBe(1)

  const changed = change.travellerList.find(({ employeeId }) => employeeId === infant)!.tickets[0]!.ticketNo
  const back = await askIntlRefund(server, change.orderNo, [changed], { who })
  expect(back.quote.lines).toMatchObject([{ traveller: '周小禾', fee: 0 }])
  expect((await settleIntl(server, who, expectResult(back.answer).orderNo)).state).toBe(1811)
  const left = await intlDetail(server, who, change.orderNo)
  const standing = left.travellerList.map(({ employeeId, tickets }) => [
    employeeId,
    [...new Set(tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state)))],
  ])
  expect(standing).toEqual(expect.arrayContaining([[parent, [0]], [infant, [4]]]))
})
