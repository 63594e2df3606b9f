import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { applyIntlChange, quoteIntlChange, searchIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { answerManualQuote, withdrawManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import { refusedAs } from '../../../../../testing/approvals'
import { countOf } from '../../../../../testing/database/rows'
import { expectResult } from '../../../../../testing/flights'
import {
  oneTicket,
  proposeIntlChange,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../../../testing/intl-flight/after-sales'
import { openAgent } from '../../../../../testing/intl-flight/demands'
import { askedQuote, changeAnswer, changeAsked, quoteOf, standsFor } from '../../../../../testing/intl-flight/manual-quotes'
import { bookIntl, givePassport, timesOf } from '../../../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const trip = { date: '2026-12-09', returnDate: '2026-12-16' }
const after = { slice: 1, departDate: '2026-12-22' }

/** The first offer of a day, as it would be asked for. */
async function firstOffer(who: string, orderNo: string, ticketNos: string[]) {
  const direction = { orderNo, ticketNos, ...after }
  const { searchId, offers } = expectResult(await server.call(who, searchIntlChange, direction))
  const { itineraryKey, fareKey, segments } = offers.find(({ verdict }) => verdict !== 'forbidden')!
  return { searchId, to: { ...direction, itineraryKey, fareKey, seenTimes: segments.map(timesOf) } }
}

test('[handbook 2.3] nobody is moved beyond the passport that the carrier knows, here or by the desk, nor on one that is renewed or of another country', async () => {
  const who = 'manager'
  const passport = { number: 'E77010002', name: 'CHEN/ZHIYUAN' }
  await givePassport(server, who, { ...passport, expiresOn: '2026-12-20' })
  const order = await ticketedIntl(server, { who, ...trip })
  const { orderNo } = order
  const ticketNos = ticketNosOf(order)
  const kinds = (notes: readonly { level: string; kind: string }[]) => notes.map(({ level, kind }) => `${level} ${kind}`)
  const { quote: sooner } = await proposeIntlChange(server, orderNo, { who, ticketNos, slice: 1, departDate: '2026-12-18' })
  expect(sooner.notes.map(({ name, notes }) => [name, kinds(notes)])).toEqual([['陈志远', ['warn validity', 'tell visa']]])

  const { searchId, to } = await firstOffer(who, orderNo, ticketNos)
  const orders = await countOf(server, 'orders')
  const expired = { ...refusedAs('credentialExpired'), field: 'itineraryKey' }
  expect(await server.call(who, quoteIntlChange, to)).toMatchObject(expired)
  expect(await server.call(who, applyIntlChange, { ...to, searchId, expectedTotal: 9_000_000 })).toMatchObject(expired)
  expect(await countOf(server, 'orders')).toBe(orders)

  const token = await openAgent(server, '1-manager')
  await askedQuote(server, changeAsked(order, { departDate: after.departDate }), who)
  const desk = await quoteOf(server, orderNo, who, token)
  const typed = changeAnswer(desk, standsFor(server, 180))
  expect(await server.call(who, answerManualQuote, typed, { token })).toMatchObject({ ...expired, field: 'change.segments.0' })
  const { quoteNo, version } = desk
  expectResult(await server.call(who, withdrawManualQuote, { quoteNo, version }))

  for (const other of [
    { number: 'E77010099', nationality: 'CN' },
    { number: 'L8898C', nationality: 'DE' },
  ]) {
    await givePassport(server, who, { ...passport, ...other, expiresOn: '2036-05-01' })
    expect(await server.call(who, quoteIntlChange, to)).toMatchObject(expired)
  }
  expect(await countOf(server, 'orders')).toBe(orders)
})

test('[handbook 1.2] an infant is not moved to a day on which it is two', async () => {
  await givePassport(server, 'admin', { number: 'E55510009', name: 'ZHOU/YAQIN' })
  const credential = { type: 2 as const, number: 'E66610009', birthDate: '2024-12-20' }
  const { employeeId: infant } = expectResult(
    await server.call('admin', saveGuest, { name: '周小禾', mobile: '13900002222', credential }),
  )
  const bearer = { gender: 'male', nationality: 'CN', issuingCountry: 'CN', expiresOn: '2031-05-01' } as const
  const booked = await bookIntl(server, 'admin', {
    ...trip,
    bookType: 1,
    travellers: ['1-admin', infant],
    wanted: oneTicket,
    more: { passengers: [{ employeeId: infant, ...bearer }] },
  })
  const order = await settleIntl(server, 'admin', expectResult(booked.answer).orderNo)
  const { to } = await firstOffer('admin', order.orderNo, ticketNosOf(order))
  const answer = await server.call('admin', quoteIntlChange, to)
  expect(answer).toMatchObject(refusedAs('infantOutgrown'))
  expect(answer.message).toContain('周小禾')
})
