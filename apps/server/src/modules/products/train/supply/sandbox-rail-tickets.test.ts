import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RailChangeQuote, RailPassenger, RailTicket } from '@sojourn/supply/ports/rail'
import { stopAnnouncedAt } from '@sojourn/supply/sandbox/rail/stopped'
import { openDatabase, type Database } from '../../../../db/database'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  choiceOf,
  dayAfter,
  desk,
  granted,
  lockRequest,
  minutesLater,
  now,
  railOn,
  stoppingDesk,
  checkBooks,
  strangers,
  travelDate,
} from './sandbox-rail.testing'

let database: TestDatabase
let connections: Database
let rail: ReturnType<typeof railOn>
beforeAll(async () => {
  database = await openTestDatabase()
  connections = openDatabase(database.application)
  rail = railOn(connections)
})
afterAll(async () => {
  await connections.close()
  await database.close()
})
afterEach(() => checkBooks(database.pool))

const line: [string, string] = ['AOH', 'VNP']
/** Departure of G4 from Shanghai on the first day: 14:00 in China. */
const departs = new Date(`${travelDate}T06:00:00Z`)
const before = (minutes: number): Date => minutesLater(-minutes, departs)
const day = 24 * 60

let turn = 0
async function ticketed(train: string, passengers: RailPassenger[], ends = line, date = travelDate): Promise<RailTicket[]> {
  turn += 1
  return (await rail.buy(lockRequest(`ticket ${turn}`, [choiceOf(train, ends, 'O', date)], passengers))).tickets
}

test('[handbook 3.5] one purchase number of E and nine characters, tickets with coach, seat and gate', async () => {
  const request = lockRequest('numbers', [choiceOf('G2', line)], strangers(2))
  const { lockNo } = granted(await rail.lock(request))
  const [issued, ...again] = await Promise.all(Array.from({ length: 6 }, () => rail.issue(lockNo)))
  for (const answer of filled(again)) expect(answer).toEqual(issued)
  const { purchaseNo, tickets } = granted(issued!)
  expect(purchaseNo).toMatch(/^E[A-Z0-9]{9}$/)
  expect(tickets.map(({ passenger, price }) => [passenger, price])).toEqual([
    [0, 55_400],
    [1, 55_400],
  ])
  for (const { ticketNo, coach, place, gate } of filled(tickets))
    expect([ticketNo.startsWith(purchaseNo), /^\d\d$/.test(coach), /^\d\d[ABCDF]$/.test(place), /^\d+[AB]$/.test(gate)]).toEqual([
      true,
      true,
      true,
      true,
    ])
})

test('tickets keep their seats past the hold, and are used when the train has arrived', async () => {
  const [ticket] = await ticketed('G4', strangers(1))
  const nos = [ticket!.ticketNo, 'E00000000001']
  expect(await rail.tickets(nos, minutesLater(60))).toEqual([{ ticketNo: ticket!.ticketNo, state: 'issued' }])
  expect(await rail.tickets(nos, minutesLater(239, departs))).toMatchObject([{ state: 'issued' }])
  expect(await rail.tickets(nos, minutesLater(240, departs))).toMatchObject([{ state: 'used' }])
})

test.each([
  ['ISSUE_FAIL', 'issueFailed'],
  ['SEATS_LOST', 'lockExpired'],
] as const)('#%s: no ticket, but %s; the seats can be given back', async (fault, failure) => {
  const choice = choiceOf('G4', line)
  const left = await rail.left(choice)
  const { lockNo } = granted(await rail.lock(lockRequest(fault, [choice], strangers(1), fault)))
  expect(await rail.issue(lockNo)).toEqual({ failure })
  await rail.release(lockNo)
  expect(await rail.left(choice)).toBe(left)
  expect(await rail.issue('L0')).toEqual({ failure: 'lockUnknown' })
})

test('locked seats of a train that the railway has stopped become no tickets', async () => {
  const choice = choiceOf('G4', line)
  const announced = stopAnnouncedAt(choice.trainKey, departs, desk.seed)
  const request = { ...lockRequest('stopped', [choice], strangers(1)), holdUntil: minutesLater(30, announced) }
  const { lockNo } = granted(await rail.lock(request, minutesLater(-1, announced)))
  expect(await rail.issue(lockNo, announced, stoppingDesk)).toEqual({ failure: 'lockExpired' })
  expect(granted(await rail.issue(lockNo, minutesLater(-1, announced), stoppingDesk)).tickets).toHaveLength(1)
})

test.each([
  { name: 'eight days to the minute', minutes: 8 * day, percent: 0, fee: 0 },
  { name: 'a minute under eight days', minutes: 8 * day - 1, percent: 5, fee: 2750 },
  { name: '48 hours to the minute', minutes: 2 * day, percent: 5, fee: 2750 },
  { name: 'a minute under 48 hours', minutes: 2 * day - 1, percent: 10, fee: 5550 },
  { name: 'a minute under 24 hours', minutes: day - 1, percent: 20, fee: 11_100 },
])('refund $name before departure: $percent percent of 554 yuan, once', async ({ minutes, percent, fee }) => {
  const choice = choiceOf('G4', line)
  const [ticket] = await ticketed('G4', strangers(1))
  const quote = { ticketPrice: 55_400, percent, fee, refund: 55_400 - fee }
  const request = { key: `refund ${minutes}`, ticketNo: ticket!.ticketNo, commit: true }
  const at = before(minutes)
  expect(await rail.refund({ ...request, commit: false }, at)).toEqual(quote)
  const left = await rail.left(choice, at)
  expect(await rail.refund(request, at)).toEqual(quote)
  expect(await rail.refund(request, before(1))).toEqual(quote)
  expect(await rail.left(choice, at)).toBe(left + 1)
  expect(await rail.refund({ ...request, key: 'another' }, at)).toEqual({ failure: 'ticketNotOpen' })
  expect(await rail.tickets([ticket!.ticketNo], at)).toMatchObject([{ state: 'refunded' }])
})

test('no refund online after departure, of unknown tickets, or when the railway refuses', async () => {
  const [ticket] = await ticketed('G4', strangers(1))
  const request = { key: 'late refund', ticketNo: ticket!.ticketNo, commit: true }
  expect(await rail.refund(request, departs)).toEqual({ failure: 'departed' })
  expect(await rail.refund({ ...request, ticketNo: 'E0' })).toEqual({ failure: 'ticketUnknown' })
  const faulty = await rail.buy(lockRequest('refund fails', [choiceOf('G4', line)], strangers(1), 'REFUND_FAIL'))
  expect(await rail.refund({ ...request, ticketNo: faulty.tickets[0]!.ticketNo })).toEqual({ failure: 'notRefundable' })
})

test('to Hong Kong: five percent from eight days on, whole yuan, closed half an hour before', async () => {
  const request = lockRequest('border', [choiceOf('G99', ['AOH', 'XJA'])], strangers(1))
  const { tickets } = await rail.buy(request)
  const refund = { key: 'border refund', ticketNo: tickets[0]!.ticketNo, commit: false }
  expect(await rail.refund(refund)).toEqual({ ticketPrice: 13_850, percent: 5, fee: 600, refund: 13_250 })
  const leaves = new Date(`${travelDate}T02:00:00Z`)
  expect(await rail.refund(refund, minutesLater(-30, leaves))).toMatchObject({ percent: 50, fee: 6900 })
  expect(await rail.refund(refund, minutesLater(-29, leaves))).toEqual({ failure: 'refundClosed' })
})

/** The whole of a change: seats on the new train, then the exchange. */
async function changed(
  ticketNo: string,
  passenger: RailPassenger,
  to: ReturnType<typeof choiceOf>,
  at: Date,
  key = `change ${(turn += 1)}`,
): Promise<RailChangeQuote> {
  const lock = { ...lockRequest(key, [to], [passenger]), holdUntil: minutesLater(30, at), replaces: [ticketNo] }
  const { lockNo } = granted(await rail.lock(lock, at))
  const request = { key, ticketNo, to, locked: { lockNo, passenger: 0 }, commit: true }
  const first = granted(await rail.change(request, at))
  expect(await rail.change(request, at)).toEqual(first)
  return first
}

test('30 hours before, to a later day and a cheaper train: fee on the lower fare and on the difference', async () => {
  const [person] = strangers(1)
  const [ticket] = await ticketed('G4', [person!])
  const to = choiceOf('G8', ['AOH', 'JGK'], 'O', dayAfter(1))
  const at = before(30 * 60)
  const ask = { key: 'quote', ticketNo: ticket!.ticketNo, to, commit: false }
  expect(await rail.change(ask, at)).toEqual({ failure: 'destinationTooLate' })
  const back = choiceOf('G8', line, 'O', dayAfter(1))
  expect(await rail.change({ ...ask, to: back }, at)).toMatchObject({
    percent: 5,
    fee: 2750,
    differenceFee: 0,
    charge: 58_150,
    back: 55_400,
  })
  const quote = await changed(ticket!.ticketNo, person!, back, at)
  expect(quote.newTicket).toMatchObject({ price: 55_400, seat: 'O', passenger: 0 })
  expect(quote.newTicket?.ticketNo.startsWith(quote.newTicket.purchaseNo)).toBe(true)
  expect(await rail.tickets([ticket!.ticketNo, quote.newTicket!.ticketNo], at)).toEqual(
    expect.arrayContaining([
      { ticketNo: ticket!.ticketNo, state: 'changed' },
      { ticketNo: quote.newTicket!.ticketNo, state: 'issued' },
    ]),
  )
})

test('another destination until 48 hours before; the difference goes back less its fee', async () => {
  const [person] = strangers(1)
  const [ticket] = await ticketed('G4', [person!])
  const at = before(3 * day)
  const to = choiceOf('G10', ['AOH', 'HGH'], 'O')
  const quote = await changed(ticket!.ticketNo, person!, to, at)
  expect(quote).toMatchObject({
    ticketPrice: 55_400,
    newPrice: 13_850,
    percent: 0,
    fee: 0,
    differenceFee: 2100,
    charge: 0,
    back: 39_450,
  })
})

test('a ticket is changed once, and one changed from under eight days pays five percent whenever it is returned', async () => {
  const [person] = strangers(1)
  const [ticket] = await ticketed('G4', [person!])
  const at = before(8 * day - 1)
  const { newTicket } = await changed(ticket!.ticketNo, person!, choiceOf('G4', line, 'O', dayAfter(7)), at)
  const ticketNo = newTicket!.ticketNo
  const ask = { key: 'again', ticketNo, to: choiceOf('G8', line, 'O', dayAfter(7)), commit: false }
  expect(await rail.change(ask, at)).toEqual({ failure: 'changedAlready' })
  expect(await rail.refund({ key: 'after change', ticketNo, commit: true }, at)).toMatchObject({ percent: 5, fee: 2750 })
})

test('a changed ticket that travels in the Spring Festival season pays a fifth', async () => {
  const [person] = strangers(1)
  const [ticket] = await ticketed('G4', [person!], line, '2027-01-20')
  const at = new Date('2027-01-10T02:00:00Z')
  const { newTicket } = await changed(ticket!.ticketNo, person!, choiceOf('G4', line, 'O', '2027-01-23'), at)
  expect(await rail.refund({ key: 'festival', ticketNo: newTicket!.ticketNo, commit: false }, at)).toMatchObject({ percent: 20 })
})

test('after departure another train of the same day is free, and one of the next day costs forty percent', async () => {
  const [ticket] = await ticketed('G4', strangers(1))
  const ask = (to: ReturnType<typeof choiceOf>) =>
    rail.change({ key: 'missed', ticketNo: ticket!.ticketNo, to, commit: false }, minutesLater(30, departs))
  expect(await ask(choiceOf('G8', line))).toMatchObject({ percent: 0, fee: 0 })
  expect(await ask(choiceOf('G2', line, 'O', dayAfter(1)))).toMatchObject({ percent: 40, fee: 22_150 })
  expect(await ask(choiceOf('G2', line))).toMatchObject({ failure: 'saleClosed' })
})

test('a change needs seats that are locked, for the same person, on the train asked for; the old ticket stays until then', async () => {
  const [person, other] = strangers(2)
  const [ticket] = await ticketed('G4', [person!])
  const { ticketNo } = ticket!
  const to = choiceOf('G8', line)
  const { lockNo } = granted(await rail.lock(lockRequest('for another', [to], [other!])))
  const request = { key: 'refused', ticketNo, to, commit: true }
  expect(await rail.change(request)).toEqual({ failure: 'lockUnknown' })
  expect(await rail.change({ ...request, locked: { lockNo, passenger: 0 } })).toEqual({ failure: 'notChangeable' })
  expect(await rail.change({ ...request, locked: { lockNo, passenger: 0 } }, minutesLater(31))).toEqual({
    failure: 'lockExpired',
  })
  expect(await rail.change({ ...request, to: choiceOf('G4', line) })).toEqual({ failure: 'notChangeable' })
  expect(await rail.tickets([ticketNo])).toMatchObject([{ state: 'issued' }])
})

test('seats locked for a change are no conflict with the ticket, and giving them back is no cancellation', async () => {
  const [person] = strangers(1)
  const [ticket] = await ticketed('G4', [person!])
  const replaces = [ticket!.ticketNo]
  expect(await rail.lock(lockRequest('conflict', [choiceOf('G4', line, 'M')], [person!]))).toMatchObject({
    failure: 'journeyConflict',
  })
  for (let time = 0; time < 4; time++) {
    const request = { ...lockRequest(`for change ${time}`, [choiceOf('G4', line, 'M')], [person!]), replaces }
    await rail.release(granted(await rail.lock(request)).lockNo)
  }
  granted(await rail.change({ key: 'class', ticketNo: ticket!.ticketNo, to: choiceOf('G4', line, 'M'), commit: false }))
})

test('[handbook 3.8] berths are not changed together with seats', async () => {
  const [sits, sleeps] = strangers(2)
  const seat = await ticketed('G4', [sits!])
  const berth = await rail.buy(lockRequest('berth', [choiceOf('Z1', line, '3')], [sleeps!]))
  const replaces = [seat[0]!.ticketNo, berth.tickets[0]!.ticketNo]
  const request = { ...lockRequest('mixed', [choiceOf('G4', line, 'O', dayAfter(3))], [sits!, sleeps!]), replaces }
  expect(await rail.lock(request)).toEqual({ failure: 'notChangeable' })
})

test('two of three locked for changes become tickets, the third seat lapses and is free again', async () => {
  const party = strangers(3)
  const tickets = await ticketed('G4', party)
  const to = choiceOf('G4', line, 'O', dayAfter(4))
  const free = await rail.left(to)
  const lock = { ...lockRequest('three', [to], party), replaces: tickets.map(({ ticketNo }) => ticketNo) }
  const { lockNo } = granted(await rail.lock(lock))
  for (const passenger of [0, 2]) {
    const request = {
      key: `of three ${passenger}`,
      ticketNo: tickets[passenger]!.ticketNo,
      to,
      locked: { lockNo, passenger },
      commit: true,
    }
    granted(await rail.change(request))
  }
  expect(await rail.left(to, now)).toBe(free - 3)
  expect(await rail.left(to, minutesLater(31))).toBe(free - 2)
  await rail.release(lockNo, minutesLater(31))
  expect(await rail.left(to, minutesLater(31))).toBe(free - 2)
  expect(await rail.tickets([tickets[1]!.ticketNo])).toMatchObject([{ state: 'issued' }])
})

test('#CHANGE_FAIL: the railway does not exchange, and the old ticket stays', async () => {
  const [person] = strangers(1)
  const bought = await rail.buy(lockRequest('change fails', [choiceOf('G4', line)], [person!], 'CHANGE_FAIL'))
  const { ticketNo } = bought.tickets[0]!
  const to = choiceOf('G8', line)
  const { lockNo } = granted(await rail.lock({ ...lockRequest('for nothing', [to], [person!]), replaces: [ticketNo] }))
  const answer = await rail.change({ key: 'fails', ticketNo, to, locked: { lockNo, passenger: 0 }, commit: true })
  expect(answer).toEqual({ failure: 'notChangeable' })
  expect(await rail.tickets([ticketNo])).toMatchObject([{ state: 'issued' }])
})
