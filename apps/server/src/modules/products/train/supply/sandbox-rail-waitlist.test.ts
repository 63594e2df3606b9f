import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RailPassenger, RailTicket, RailWaitlistRequest } from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'
import { claimInTurn, travellerOf } from '@sojourn/supply/sandbox/rail/inventory/travellers'
import { openDatabase, type Database } from '../../../../db/database'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  choiceOf,
  dayAfter,
  granted,
  lockRequest,
  minutesLater,
  railOn,
  stoppingDesk,
  checkBooks,
  strangers,
  travelDate,
} from './sandbox-rail.testing'

let database: TestDatabase
let connections: Database
let rail: ReturnType<typeof railOn>
beforeEach(async () => {
  database = await openTestDatabase()
  connections = openDatabase(database.application)
  rail = railOn(connections)
})
afterEach(async () => {
  await checkBooks(database.pool)
  await connections.close()
  await database.close()
})

const line: [string, string] = ['AOH', 'VNP']
const full = choiceOf('G6', line)
/** G6 leaves at 9:30 in China. */
const departs = new Date(`${travelDate}T01:30:00Z`)
const deadline = minutesLater(-120, departs)

/** All that is left, bought one by one. */
async function buyOut(choice: RailChoice): Promise<RailTicket[]> {
  const tickets: RailTicket[] = []
  for (let left = await rail.left(choice); left > 0; left--)
    tickets.push(...(await rail.buy(lockRequest(`buy ${choice.trainKey} ${left}`, [choice], strangers(1)))).tickets)
  return tickets
}
const wait = (key: string, passengers: readonly RailPassenger[], choices = [full]): RailWaitlistRequest => ({
  key,
  choices,
  passengers,
  deadline,
})
/** The key under which it was joined. */
const joined = async (request: RailWaitlistRequest): Promise<string> => {
  granted(await rail.join(request))
  return request.key
}
const statesOf = async (keys: readonly string[], at?: Date): Promise<string[]> => {
  const states: string[] = []
  for (const key of keys) states.push((await rail.waitlist(key, [], at)).state)
  return states
}
const refund = async (ticket: RailTicket | undefined, at?: Date): Promise<void> => {
  granted(await rail.refund({ key: `refund ${ticket?.ticketNo}`, ticketNo: ticket?.ticketNo ?? '', commit: true }, at))
}

test('[handbook 3.6] seats that come back go to those who wait, in the order of joining', async () => {
  const sold = await buyOut(full)
  const [first, second, third] = [
    await joined(wait('1', strangers(1))),
    await joined(wait('2', strangers(1))),
    await joined(wait('3', strangers(1))),
  ]
  expect(await statesOf([first, second, third])).toEqual(['waiting', 'waiting', 'waiting'])
  await refund(sold[0])
  expect(await statesOf([first, second, third])).toEqual(['fulfilled', 'waiting', 'waiting'])
  expect(await rail.left(full)).toBe(0)
  await refund(sold[1])
  expect(await statesOf([first, second, third])).toEqual(['fulfilled', 'fulfilled', 'waiting'])
  const state = await rail.waitlist(first)
  expect(state.fulfilled).toMatchObject({
    choice: full,
    tickets: [{ price: 55_400, coach: sold[0]?.coach, place: sold[0]?.place }],
  })
  expect(state.fulfilled?.purchaseNo).toMatch(/^E[A-Z0-9]{9}$/)
  expect(await rail.tickets([state.fulfilled!.tickets[0]!.ticketNo])).toMatchObject([{ state: 'issued' }])
})

test('seats of a train that the railway has stopped come back, and nobody who waits for it is given one', async () => {
  const [ticket] = await buyOut(full)
  const asked = { ...wait('stopped', strangers(1)), deadline: minutesLater(-20, departs) }
  const waiting = await joined(asked)
  const at = minutesLater(-60, departs)
  const given = { key: 'of a stopped train', ticketNo: ticket!.ticketNo, commit: true }
  granted(await rail.refund(given, at, stoppingDesk))
  expect(await rail.waitlist(waiting, [], at, stoppingDesk)).toMatchObject({ state: 'waiting' })
})

test('a party is served as a whole or not at all; until then the next one that fits is', async () => {
  const sold = await buyOut(full)
  const pair = await joined(wait('pair', strangers(2)))
  const single = await joined(wait('single', strangers(1)))
  await refund(sold[0])
  expect(await statesOf([pair, single])).toEqual(['waiting', 'fulfilled'])
  await refund(sold[1])
  expect(await statesOf([pair])).toEqual(['waiting'])
  await refund(sold[2])
  expect(await statesOf([pair])).toEqual(['fulfilled'])
  expect(await rail.left(full)).toBe(0)
})

test('a part of the way that comes back serves who waits for that part, and not who waits for more', async () => {
  await buyOut(full)
  const part = choiceOf('G6', ['AOH', 'NKH'])
  await buyOut(choiceOf('G6', ['AOH', 'OHH']))
  const [bought] = await buyOut(part)
  const whole = await joined(wait('whole', strangers(1)))
  const front = await joined(wait('front', strangers(1), [part]))
  if (bought) await refund(bought)
  expect(await statesOf([whole, front])).toEqual(['waiting', bought ? 'fulfilled' : 'waiting'])
})

test('the best choice first; any of the trains will do, and the rest is let go', async () => {
  const [sold, other] = [await buyOut(full), await buyOut(choiceOf('G8', line))]
  const both = await joined(wait('both', strangers(1), [full, choiceOf('G8', line)]))
  await refund(other[0])
  await refund(sold[0])
  const state = await rail.waitlist(both)
  expect(state.fulfilled?.choice.trainKey).toBe(choiceOf('G8', line).trainKey)
  expect(await rail.left(full)).toBe(1)
})

test.each(['release', 'expiry', 'change'] as const)(
  'seats that come back by %s are handed on in the same moment',
  async (cause) => {
    const [person] = strangers(1)
    const held = granted(await rail.lock(lockRequest('held', [full], strangers(1))))
    const [ticket] = (await rail.buy(lockRequest('bought', [full], [person!]))).tickets
    await buyOut(full)
    const waiting = await joined(wait('waits', strangers(1)))
    let at = minutesLater(0)
    if (cause === 'release') await rail.release(held.lockNo)
    if (cause === 'expiry') at = minutesLater(31)
    if (cause === 'change') {
      const to = choiceOf('G4', line)
      const replaces = [ticket!.ticketNo]
      const { lockNo } = granted(await rail.lock({ ...lockRequest('new train', [to], [person!]), replaces }))
      granted(await rail.change({ key: 'c', ticketNo: ticket!.ticketNo, to, locked: { lockNo, passenger: 0 }, commit: true }))
    }
    expect(await statesOf([waiting], at)).toEqual(['fulfilled'])
  },
)

test('somebody else buying does not get in before those who wait', async () => {
  granted(await rail.lock(lockRequest('lapses', [full], strangers(1))))
  await buyOut(full)
  const waiting = await joined(wait('waits', strangers(1)))
  expect(await rail.lock(lockRequest('pushes in', [full], strangers(1)), minutesLater(31))).toMatchObject({ failure: 'soldOut' })
  expect(await statesOf([waiting], minutesLater(31))).toEqual(['fulfilled'])
})

test('[handbook 3.6] the deadline ends the wait; a seat that comes back later is anybody’s', async () => {
  const sold = await buyOut(full)
  const waiting = await joined(wait('late', strangers(1)))
  expect(await statesOf([waiting], minutesLater(-1, deadline))).toEqual(['waiting'])
  expect(await statesOf([waiting], deadline)).toEqual(['expired'])
  granted(await rail.refund({ key: 'after', ticketNo: sold[0]!.ticketNo, commit: true }, deadline))
  expect(await statesOf([waiting], deadline)).toEqual(['expired'])
  expect(await rail.leave(waiting, deadline)).toEqual({ failure: 'waitlistEnded' })
})

test('[handbook 3.6] a deadline ends twenty minutes before the last train at the latest', async () => {
  await buyOut(full)
  const at = (minutes: number): RailWaitlistRequest => ({
    ...wait(`deadline ${minutes}`, strangers(1)),
    deadline: minutesLater(-minutes, departs),
  })
  expect(await rail.join(at(19))).toMatchObject({ failure: 'waitlistClosed' })
  expect(await statesOf([await joined(at(20))])).toEqual(['waiting'])
  expect(await rail.join({ ...at(30), choices: [] })).toMatchObject({ failure: 'waitlistClosed' })
  expect(await rail.join({ ...at(40), choices: [{ ...full, seat: 'WZ' }] })).toMatchObject({ failure: 'waitlistClosed' })
  expect(await rail.join({ ...at(50), choices: [choiceOf('G7', line)] })).toMatchObject({ failure: 'trainUnknown' })
})

test('[handbook 3.6] later days count: each train is waited for until as long before its own departure, those that left drop out', async () => {
  const tomorrow = choiceOf('G6', line, 'O', dayAfter(1))
  const [sold, soldLater] = [await buyOut(full), await buyOut(tomorrow)]
  const twoDays = (key: string, choices = [full, tomorrow]) => ({
    ...wait(key, strangers(1), choices),
    deadline: minutesLater(24 * 60 - 120, departs),
  })
  const [first, second] = [await joined(twoDays('first')), await joined(twoDays('second'))]
  // Two hours before the first train it is not waited for any more, and the wait goes on.
  await refund(sold[0], minutesLater(-119, departs))
  expect(await statesOf([first, second], minutesLater(-119, departs))).toEqual(['waiting', 'waiting'])
  await refund(soldLater[0], minutesLater(60, departs))
  expect(await statesOf([first, second], minutesLater(60, departs))).toEqual(['fulfilled', 'waiting'])
  expect(await statesOf([second], minutesLater(24 * 60 - 120, departs))).toEqual(['expired'])
})

test('leaving, twice; never joined; fulfilled', async () => {
  const sold = await buyOut(full)
  const [leaves, stays] = [await joined(wait('leaves', strangers(1))), await joined(wait('stays', strangers(1)))]
  expect(await rail.leave(leaves)).toEqual({ left: true })
  expect(await rail.leave(leaves)).toEqual({ left: true })
  expect(await rail.leave('nobody')).toEqual({ left: true })
  await refund(sold[0])
  expect(await statesOf([leaves, stays])).toEqual(['left', 'fulfilled'])
  expect(await rail.leave(stays)).toEqual({ failure: 'waitlistEnded' })
})

test('one of a party leaves: the others keep their place in the queue, and a child never stays alone', async () => {
  const sold = await buyOut(full)
  const [adult, child] = [strangers(1), strangers(1, true)]
  const alone = strangers(1)
  const [family, later] = [await joined(wait('family', [...child, ...adult])), await joined(wait('later', alone))]
  expect(await rail.leaveOne(family, adult[0]!)).toMatchObject({ failure: 'childAlone' })
  expect(await rail.waitlist(family, [...child, ...adult])).toMatchObject({ left: [] })
  expect(await rail.leaveOne(family, child[0]!)).toEqual({ left: true })
  await refund(sold[0])
  expect(await statesOf([family, later])).toEqual(['fulfilled', 'waiting'])
  const { left, fulfilled } = await rail.waitlist(family, [...child, ...adult])
  expect(left).toEqual([0])
  expect(fulfilled?.tickets).toMatchObject([{ passenger: 0, price: 55_400 }])
  expect(await rail.leaveOne(family, child[0]!)).toEqual({ left: true })
  expect(await rail.leaveOne(family, adult[0]!)).toEqual({ failure: 'waitlistEnded' })
  expect(await rail.leaveOne(later, alone[0]!)).toEqual({ left: true })
  expect(await rail.waitlist(later, alone)).toMatchObject({ state: 'left', left: [0] })
})

test('joining again under the same key is the same place in the queue; with seats left it is served at once', async () => {
  const request = wait('same', strangers(1))
  const answers = await Promise.all(Array.from({ length: 4 }, () => rail.join(request)))
  expect(new Set(answers.map((answer) => granted(answer).waitlistNo)).size).toBe(1)
  expect(await statesOf([request.key])).toEqual(['fulfilled'])
})

test('whoever has bought another journey meanwhile is passed over, and who has a journey then cannot join', async () => {
  const sold = await buyOut(full)
  const [person] = strangers(1)
  const waiting = await joined(wait('busy', [person!]))
  granted(await rail.lock(lockRequest('meanwhile', [choiceOf('G2', line)], [person!])))
  await refund(sold[0])
  expect(await statesOf([waiting])).toEqual(['waiting'])
  expect(await rail.left(full)).toBe(1)
  expect(await rail.join(wait('joins too', [person!]))).toMatchObject({ failure: 'journeyConflict', passenger: 0 })
  granted(await rail.join(wait('other day', [person!], [choiceOf('G6', line, 'O', dayAfter(1))])))
})

test('whoever is busy at the railway for a moment keeps their turn', async () => {
  const sold = await buyOut(full)
  const [person] = strangers(1)
  const [first, second] = [await joined(wait('first', [person!])), await joined(wait('second', strangers(1)))]
  await connections.books(async (sql) => {
    await claimInTurn(sql, 'another purchase', [travellerOf(person!)])
    await refund(sold[0])
  })
  expect(await statesOf([first, second])).toEqual(['fulfilled', 'waiting'])
})

test('twenty who wait and ten refunds at once: ten are served, the first of them, and no seat is lost', async () => {
  const sold = await buyOut(full)
  const numbers: string[] = []
  for (let index = 0; index < 20; index++) numbers.push(await joined(wait(`many ${index}`, strangers(1))))
  await Promise.all(sold.slice(0, 10).map((ticket) => refund(ticket)))
  const states = await statesOf(numbers)
  expect(states.filter((state) => state === 'fulfilled')).toHaveLength(10)
  expect(states.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'))
  expect(await rail.left(full)).toBe(0)
})
