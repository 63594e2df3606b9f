import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { quoteIntlRefund, searchIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { refusedAs } from '../../../../testing/approvals'
import { expectResult } from '../../../../testing/flights'
import { askIntlChange, oneTicket, settleIntl } from '../../../../testing/intl-flight/after-sales'
import { bookIntl, givePassport, type IntlWanted } from '../../../../testing/intl-flight/orders'
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

test('[handbook 2.2] an infant is changed with its adult alone and without a fee, is given back by itself, and is never left behind', async () => {
  const credential = { type: 2 as const, number: 'E66610009', birthDate: '2026-03-01' }
  const { employeeId: infant } = expectResult(
    await server.call(who, saveGuest, { name: '周小禾', mobile: '13900002222', credential }),
  )
  const bearer = { gender: 'male', nationality: 'CN', issuingCountry: 'CN', expiresOn: '2031-05-01' } as const
  const days = { date: '2026-12-09', returnDate: '2026-12-16' }
  const booked = await bookIntl(server, who, {
    ...days,
    bookType: 1,
    travellers: [parent, infant],
    wanted: forAFee,
    more: { passengers: [{ employeeId: infant, ...bearer }] },
  })
  const order = await settleIntl(server, who, expectResult(booked.answer).orderNo)
  const [adults, infants] = [parent, infant].map(
    (id) => order.travellerList.find(({ employeeId }) => employeeId === id)!.tickets[0]!.ticketNo,
  ) as [string, string]

  const alone = (ticketNo: string) =>
    server.call(who, searchIntlChange, { orderNo: order.orderNo, ticketNos: [ticketNo], slice: 1, departDate: '2026-12-17' })
  expect(await alone(infants), 'the infant alone').toMatchObject(refusedAs('childLeftOnFlight'))
  expect(await alone(adults), 'the adult alone').toMatchObject(refusedAs('childLeftOnFlight'))

  const refunded = (ticketNo: string) => server.call(who, quoteIntlRefund, { orderNo: order.orderNo, ticketNos: [ticketNo] })
  expect(expectResult(await refunded(infants)).lines, 'given back alone').toMatchObject([{ traveller: '周小禾（婴儿）', fee: 0 }])
  expect(await refunded(adults), 'not left behind').toMatchObject(refusedAs('childLeftOnFlight'))

  const both = { who, ticketNos: [adults, infants], slice: 1, departDate: '2026-12-17' }
  const { quote, answer } = await askIntlChange(server, order.orderNo, both)
  const feeOf = (ticketNo: string) => quote.lines.find((line) => line.ticketNo === ticketNo)!.fee
  expect(feeOf(adults)).toBeGreaterThan(0)
  expect(feeOf(infants)).toBe(0)
  const change = await settleIntl(server, who, expectResult(answer).orderNo)
  expect(change).toMatchObject({ state: 1821, total: quote.total })
  expect(new Set(change.tickets.map(({ record }) => record)).size, 'one record for both').toBe(1)
})
