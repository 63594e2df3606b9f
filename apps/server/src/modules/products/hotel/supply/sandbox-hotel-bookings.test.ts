import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { minutesOf } from '@sojourn/domain/kit/local-date'
import type { HotelHold, HotelPending } from '@sojourn/supply/ports/hotel-booking'
import type { SuppliedRate } from '@sojourn/supply/ports/hotel-rate'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { openTestDatabase, type TestDatabase } from '../../../../db/testing'
import {
  bookRate,
  contextOf,
  expectDone,
  failureOf,
  faults,
  findRate,
  holdRequest,
  hotels,
  now,
  soldNights,
  stayOf,
} from './sandbox-hotel.testing'

let database: TestDatabase
let context: SupplyContext
const at = (instant: string): SupplyContext => contextOf(database.pool, new Date(instant))
beforeAll(async () => {
  database = await openTestDatabase()
  context = contextOf(database.pool)
})
afterEach(() => faults.forced.clear())
afterAll(() => database.close())

const stay = stayOf('2026-12-07', 3, 2)
const prepay = (rate: SuppliedRate): boolean =>
  rate.hotelType === 2 && rate.kind === 'public' && rate.confirmation === 'instant' && rate.cancellation.kind === 'limited'
const atHotel = (rate: SuppliedRate): boolean => rate.hotelType === 1 && rate.confirmation === 'instant'

async function confirmed(key: string, rate: SuppliedRate, change: Partial<HotelHold> = {}): Promise<string> {
  const { bookingNo } = await bookRate(context, key, stay, rate, change)
  expectDone(await hotels.confirm(context, { key: `${key}-confirm`, bookingNo }))
  return bookingNo
}

describe('a booking paid in advance', () => {
  test('is held, confirmed with a number, and takes two rooms of every night', async () => {
    const { rate } = await findRate(context, stay, prepay)
    const held = await bookRate(context, 'plain', stay, rate)
    expect(held).toMatchObject({ total: 2 * rate.totalPrice, guaranteeAmount: 0 })
    expect([...(await soldNights(database.pool, rate.rateId)).values()]).toEqual([2, 2, 2])
    const [left] = (await hotels.detail(context, { ...stay, hotelId: held.hotel.hotelId }).then(expectDone)).rooms
      .flatMap(({ rates }) => rates)
      .filter(({ rateId }) => rateId === rate.rateId)
    expect(left?.rooms).toBeLessThanOrEqual(Math.max(8, rate.rooms - 2))
    const answer = expectDone(await hotels.confirm(context, { key: 'plain-confirm', bookingNo: held.bookingNo }))
    expect(answer).toMatchObject({ confirmationNo: expect.stringMatching(/^\d{8}$/) })
    expect(await hotels.confirm(context, { key: 'plain-confirm', bookingNo: held.bookingNo })).toEqual(answer)
    const [state] = await hotels.bookings(context, { bookingNos: [held.bookingNo, 'H000000000'] })
    expect(state).toMatchObject({ state: 'confirmed', rooms: [{ room: 0 }, { room: 1 }] })
  })
  test('with the same key is one booking', async () => {
    const { rate } = await findRate(context, stay, prepay)
    const answers = await Promise.all([1, 2, 3].map(() => hotels.hold(context, holdRequest('same', stay, rate))))
    expect(new Set(answers.map((answer) => expectDone(answer).bookingNo)).size).toBe(1)
  })
  test('given back is free again, once', async () => {
    const { rate } = await findRate(context, stayOf('2026-12-14', 2), prepay)
    const { bookingNo } = await bookRate(context, 'released', stayOf('2026-12-14', 2), rate)
    await hotels.release(context, { bookingNo })
    await hotels.release(context, { bookingNo })
    expect((await soldNights(database.pool, rate.rateId)).get('2026-12-14')).toBe(0)
    expect(failureOf(await hotels.confirm(context, { key: 'late', bookingNo }))).toBe('bookingUnknown')
  })
  test('is not sent after its hold is over', async () => {
    const { rate } = await findRate(context, stay, prepay)
    const { bookingNo } = await bookRate(context, 'expired', stay, rate)
    expect(failureOf(await hotels.confirm(at('2026-11-20T02:30:01Z'), { key: 'x', bookingNo }))).toBe('holdExpired')
  })
})

test.each<[name: string, change: (rate: SuppliedRate) => Partial<HotelHold>, failure: string]>([
  ['a rate that does not exist', () => ({ rateId: '224-1-1-9' }), 'rateUnknown'],
  ['a hotel that does not exist', () => ({ rateId: '224-9999-1-1' }), 'rateUnknown'],
  ['the price has risen', (rate) => ({ expectedTotal: 2 * rate.totalPrice - 1 }), 'priceChanged'],
  ['a room without a guest', () => ({ guests: [{ room: 0, name: '李雷' }] }), 'guestsMissing'],
  ['a guest without a name', () => ({ guests: [0, 1].map((room) => ({ room, name: ' ' })) }), 'guestsMissing'],
  ['days reversed', () => ({ checkOut: '2026-12-05' }), 'stayNotAllowed'],
  ['thirty-one nights', () => ({ checkOut: '2027-01-07' }), 'stayNotAllowed'],
  ['a day gone by', () => ({ checkIn: '2026-11-19', checkOut: '2026-11-21' }), 'closed'],
  ['more rooms than one order may have', () => ({ rooms: 10 }), 'tooManyRooms'],
  ['arrival after six in the morning', () => ({ latestArrival: 1801 }), 'stayNotAllowed'],
  ['an invented token of a card', () => ({ guarantee: { kind: 'card', token: 'visa-1111-abc' } }), 'cardInvalid'],
  ['#ROOM_GONE', () => ({ remark: 'high floor #ROOM_GONE' }), 'soldOut'],
  ['#PRICE_UP', () => ({ remark: '#price_up' }), 'priceChanged'],
  [
    '#DUPLICATE_GUEST at the end of a name',
    () => ({ guests: [0, 1].map((room) => ({ room, name: '李雷 #DUPLICATE_GUEST' })) }),
    'duplicateBooking',
  ],
])('not booked: %s', async (name, change, failure) => {
  const { rate } = await findRate(context, stay, prepay)
  const answer = await hotels.hold(context, holdRequest(name, stay, rate, change(rate)))
  expect(answer).toMatchObject({ failure })
  if (failure === 'priceChanged') expect(answer).toHaveProperty('price')
})

test('a guest from abroad is not booked into a property that may not take one', async () => {
  const { rate } = await findRate(context, stay, (each) => prepay(each) && !each.guests.includes('foreign'))
  const guests = [0, 1].map((room) => ({ room, name: 'Ana Silva', from: 'foreign' as const }))
  expect(failureOf(await hotels.hold(context, holdRequest('foreign', stay, rate, { guests })))).toBe('guestNotAccepted')
})

test('before six in the morning the night before can still be booked', async () => {
  const early = at('2026-12-07T21:59:00Z')
  const night = stayOf('2026-12-07', 1)
  const { rate } = await findRate(early, night, prepay)
  const change = { holdUntil: new Date('2026-12-07T22:30:00Z') }
  expect(failureOf(await hotels.hold(early, holdRequest('early', night, rate, change)))).toBeUndefined()
  expect(failureOf(await hotels.hold(at('2026-12-07T22:00:00Z'), holdRequest('six', night, rate, change)))).toBe('closed')
})

describe('a hotel that answers by hand', () => {
  const manual = (rate: SuppliedRate): boolean => rate.confirmation === 'manual' && rate.hotelType === 2 && rate.kind === 'public'
  test('says so, and by when; asked again then it has decided', async () => {
    const { rate } = await findRate(context, stay, manual)
    const { bookingNo } = await bookRate(context, 'manual', stay, rate)
    const first = expectDone(await hotels.confirm(context, { key: 'c', bookingNo }))
    const decidesBy = new Date(now.getTime() + rate.confirmMinutes * 60_000)
    expect(first).toEqual({ pending: true, decidesBy })
    expect((await hotels.bookings(context, { bookingNos: [bookingNo] }))[0]?.state).toBe('sent')
    const again = await hotels.confirm(contextOf(database.pool, decidesBy), { key: 'c', bookingNo })
    expect(again).toHaveProperty('confirmationNo')
  })
  test('at night it answers in the morning', async () => {
    const { rate } = await findRate(context, stay, manual)
    const night = at('2026-11-20T15:00:00Z')
    const { bookingNo } = await bookRate(night, 'night', stay, rate, { holdUntil: new Date('2026-11-20T15:30:00Z') })
    const morning = new Date(Date.parse('2026-11-21T01:00:00Z') + rate.confirmMinutes * 60_000)
    expect(await hotels.confirm(night, { key: 'n', bookingNo })).toEqual({ pending: true, decidesBy: morning })
  })
  test('[handbook 4.5] before it has answered the request is taken back for nothing, after that it is not', async () => {
    const week = stayOf('2027-01-04', 2)
    const { rate } = await findRate(context, week, manual)
    const early = await bookRate(context, 'taken-back', week, rate)
    const { decidesBy } = expectDone(await hotels.confirm(context, { key: 't', bookingNo: early.bookingNo })) as HotelPending
    expect(await hotels.release(at('2026-11-20T02:01:00Z'), early)).toBe('released')
    expect(await hotels.release(at('2026-11-20T02:01:00Z'), early)).toBe('released')
    expect((await soldNights(database.pool, rate.rateId)).get('2027-01-04')).toBe(0)
    const late = contextOf(database.pool, decidesBy)
    expect(failureOf(await hotels.confirm(late, { key: 't', bookingNo: early.bookingNo }))).toBe('bookingUnknown')
    const other = await bookRate(context, 'too-late', week, rate)
    expectDone(await hotels.confirm(context, { key: 'l', bookingNo: other.bookingNo }))
    expect(await hotels.release(late, other)).toBe('answered')
    expect(await hotels.confirm(late, { key: 'l', bookingNo: other.bookingNo })).toHaveProperty('confirmationNo')
  })
  test('that refuses gives the rooms back and stays with its answer', async () => {
    const week = stayOf('2026-12-21', 2)
    const { rate } = await findRate(context, week, prepay)
    const { bookingNo } = await bookRate(context, 'refused', week, rate, { remark: '#REFUSE' })
    expect(failureOf(await hotels.confirm(context, { key: 'r', bookingNo }))).toBe('refused')
    expect(failureOf(await hotels.confirm(context, { key: 'r', bookingNo }))).toBe('refused')
    expect((await soldNights(database.pool, rate.rateId)).get('2026-12-21')).toBe(0)
    expect((await hotels.bookings(context, { bookingNos: [bookingNo] }))[0]?.state).toBe('refused')
  })
})

describe('a booking paid at the hotel', () => {
  const card = { number: '4111 1111 1111 1111', holder: 'LI LEI', expires: '2028-05', securityCode: '123' }
  const lateRule = (rate: SuppliedRate): boolean =>
    atHotel(rate) && rate.rooms >= 6 && rate.guarantee?.rooms === 5 && rate.guarantee.time !== undefined
  test('needs no guarantee until 18:00 and one for a later arrival', async () => {
    const { rate } = await findRate(context, stay, lateRule)
    expect((await bookRate(context, 'usual', stay, rate)).guaranteeAmount).toBe(0)
    const late = { latestArrival: 1200 }
    expect(failureOf(await hotels.hold(context, holdRequest('late-none', stay, rate, late)))).toBe('guaranteeNeeded')
    const { token, lastFour, network } = expectDone(await hotels.checkCard(context, card))
    expect({ lastFour, network }).toEqual({ lastFour: '1111', network: 'visa' })
    expect(token).not.toContain('41111')
    const held = await bookRate(context, 'late', stay, rate, { ...late, guarantee: { kind: 'card', token } })
    expect(held.guaranteeAmount).toBe(2 * (rate.nights[0]?.price ?? 0))
  })
  test('a wrong card is refused', async () => {
    expect(failureOf(await hotels.checkCard(context, { ...card, number: '4111111111111112' }))).toBe('cardInvalid')
    expect(failureOf(await hotels.checkCard(context, { ...card, expires: '2026-10' }))).toBe('cardInvalid')
  })
  test('cancelled too late it loses the guarantee of that room, in time nothing', async () => {
    const { rate } = await findRate(context, stay, lateRule)
    const change = { latestArrival: 1200, guarantee: { kind: 'company' } as const }
    const bookingNo = await confirmed('guaranteed', rate, change)
    const lines = [{ room: 1, nights: rate.nights.map(({ date }) => date) }]
    const cancel = { key: 'g', bookingNo, lines, commit: false }
    // Six hours before 24:00 of 7 December in Beijing.
    expect(expectDone(await hotels.cancel(at('2026-12-07T10:00:00.900Z'), cancel)).captured).toBe(0)
    const late = expectDone(await hotels.cancel(at('2026-12-07T10:00:01Z'), cancel))
    expect(late).toMatchObject({ captured: rate.nights[0]?.price, lines: [{ refund: 0, penalty: rate.nights[0]?.price }] })
  })
  test('[handbook 4.4] nights given up make the guarantee of all nights smaller, whatever is captured later', async () => {
    const allNights = (rate: SuppliedRate): boolean => atHotel(rate) && rate.guarantee?.amount === 'allNights'
    const { rate } = await findRate(context, stay, allNights)
    const [first = 0, second = 0] = rate.nights.map(({ price }) => price)
    const guarantee = { guarantee: { kind: 'company' } } as const
    const bookingNo = await confirmed('shrinking', rate, { ...guarantee, remark: '#NO_SHOW' })
    const last = [{ room: 0, nights: ['2026-12-09'] }]
    const given = expectDone(await hotels.cancel(context, { key: 'shrink', bookingNo, lines: last, commit: true }))
    expect(given.lines[0]).toMatchObject({ penalty: 0, consented: false })
    const rest = [{ room: 0, nights: ['2026-12-07', '2026-12-08'] }]
    const evening = at('2026-12-07T12:00:00Z')
    const late = expectDone(await hotels.cancel(evening, { key: 'rest', bookingNo, lines: rest, commit: false }))
    expect(late).toMatchObject({ captured: first + second, lines: [{ penalty: first + second }] })
    const [absent] = await hotels.bookings(at('2026-12-08T04:00:00Z'), { bookingNos: [bookingNo] })
    expect(absent?.noShowPenalty).toBe(first + second + rate.totalPrice)
  })
  test('[handbook 4.3] its last nights are free as long as its guarantee is, then by the leave of the hotel', async () => {
    const { rate } = await findRate(context, stay, lateRule)
    const change = { latestArrival: 1380, guarantee: { kind: 'company' }, remark: '#NO_CONSENT' } as const
    const bookingNo = await confirmed('by-guarantee', rate, change)
    const cancel = { key: 'b', bookingNo, lines: [{ room: 0, nights: ['2026-12-09'] }], commit: false }
    // Six hours before midnight the guarantee is lost; the rate's own policy would still be free until 23:00.
    expect(expectDone(await hotels.cancel(at('2026-12-07T10:00:00Z'), cancel)).lines[0]).toMatchObject({ consented: false })
    expect(failureOf(await hotels.cancel(at('2026-12-07T10:00:01Z'), cancel))).toBe('consentRefused')
  })
  test('whose guest does not come costs the guarantee, and without one nothing', async () => {
    const { rate } = await findRate(context, stay, lateRule)
    const change = { latestArrival: 1200, guarantee: { kind: 'company' }, remark: '#NO_SHOW' } as const
    const guaranteed = await confirmed('absent', rate, change)
    const noon = at('2026-12-08T04:00:00Z')
    const before = at('2026-12-08T03:59:59Z')
    expect((await hotels.bookings(before, { bookingNos: [guaranteed] }))[0]?.state).toBe('confirmed')
    expect((await hotels.bookings(noon, { bookingNos: [guaranteed] }))[0]).toMatchObject({
      state: 'noShow',
      noShowPenalty: 2 * (rate.nights[0]?.price ?? 0),
    })
  })
})

describe('cancelling what was paid in advance', () => {
  const nightsOf = (rate: SuppliedRate): string[] => rate.nights.map(({ date }) => date)
  const sixHours = (rate: SuppliedRate): boolean => prepay(rate) && rate.cancellation.steps[0]?.hoursBefore === 6
  test('one of two rooms in the second of the deadline is free, and a second later costs the first night', async () => {
    const { rate } = await findRate(context, stay, sixHours)
    const bookingNo = await confirmed('one-of-two', rate)
    const cancel = { key: 'k', bookingNo, lines: [{ room: 0, nights: nightsOf(rate) }], commit: false }
    const inTime = expectDone(await hotels.cancel(at('2026-12-07T10:00:00.999Z'), cancel))
    expect(inTime.lines).toEqual([
      { room: 0, nights: nightsOf(rate), amount: rate.totalPrice, penalty: 0, refund: rate.totalPrice, consented: false },
    ])
    const late = at('2026-12-07T10:00:01Z')
    const first = rate.nights[0]?.price ?? 0
    const quote = expectDone(await hotels.cancel(late, cancel))
    expect(quote.lines[0]).toMatchObject({ penalty: first, refund: rate.totalPrice - first })
    const before = await soldNights(database.pool, rate.rateId)
    expect(await hotels.cancel(late, { ...cancel, commit: true })).toEqual(quote)
    expect(await hotels.cancel(late, { ...cancel, commit: true })).toEqual(quote)
    const after = await soldNights(database.pool, rate.rateId)
    for (const night of nightsOf(rate)) expect(after.get(night)).toBe((before.get(night) ?? 0) - 1)
    expect((await hotels.bookings(late, { bookingNos: [bookingNo] }))[0]).toMatchObject({
      state: 'confirmed',
      rooms: [{ room: 1 }],
    })
    const rest = { key: 'rest', bookingNo, lines: [{ room: 1, nights: nightsOf(rate) }], commit: true }
    expectDone(await hotels.cancel(late, rest))
    expect((await hotels.bookings(late, { bookingNos: [bookingNo] }))[0]).toMatchObject({ state: 'cancelled', rooms: [] })
  })
  test('the last night in time is free; from the middle no night is given up', async () => {
    const { rate } = await findRate(context, stay, sixHours)
    const bookingNo = await confirmed('last-night', rate)
    const ask = (nights: [string]) =>
      hotels.cancel(context, { key: `from ${nights[0]}`, bookingNo, lines: [{ room: 0, nights }], commit: true })
    expect(failureOf(await ask(['2026-12-08']))).toBe('nightsNotAtEnd')
    const price = rate.nights[2]?.price
    expect(expectDone(await ask(['2026-12-09'])).lines).toEqual([
      { room: 0, nights: ['2026-12-09'], amount: price, penalty: 0, refund: price, consented: false },
    ])
    expect((await hotels.bookings(context, { bookingNos: [bookingNo] }))[0]?.rooms.map(({ nights }) => nights.length)).toEqual([
      2, 3,
    ])
  })
  test('leaving early needs the leave of the hotel, and a night that was slept in does not come back', async () => {
    const { rate } = await findRate(context, stay, sixHours)
    const bookingNo = await confirmed('early-departure', rate, { remark: '#NO_CONSENT' })
    const during = at('2026-12-08T06:00:00Z')
    const ask = (nights: string[]) => hotels.cancel(during, { key: 'e', bookingNo, lines: [{ room: 0, nights }], commit: false })
    expect(failureOf(await ask(['2026-12-09']))).toBe('consentRefused')
    expect(failureOf(await ask(nightsOf(rate)))).toBe('notCancellable')
    expect(failureOf(await hotels.cancel(during, { key: 'e', bookingNo: 'H000000000', lines: [], commit: false }))).toBe(
      'bookingUnknown',
    )
  })
  test('[handbook 4.2] a night has begun at six the next morning: it is not given up, the others need the leave of the hotel', async () => {
    const { rate } = await findRate(context, stay, sixHours)
    const bookingNo = await confirmed('begun', rate, { remark: '#NO_CONSENT' })
    const ask = (instant: string, nights: string[]) =>
      hotels.cancel(at(instant), { key: 'n', bookingNo, lines: [{ room: 0, nights }], commit: false })
    expect(expectDone(await ask('2026-12-07T21:59:59Z', nightsOf(rate))).lines[0]).toMatchObject({
      penalty: rate.nights[0]?.price,
    })
    expect(failureOf(await ask('2026-12-07T22:00:00Z', nightsOf(rate)))).toBe('notCancellable')
    expect(failureOf(await ask('2026-12-07T22:00:00Z', nightsOf(rate).slice(1)))).toBe('consentRefused')
  })
  test('after the stay it is over', async () => {
    const { rate } = await findRate(context, stay, sixHours)
    const bookingNo = await confirmed('over', rate)
    const states = ['2026-12-08T04:00:00Z', '2026-12-10T04:00:00Z'].map(async (instant) => {
      const [state] = await hotels.bookings(at(instant), { bookingNos: [bookingNo] })
      return state?.state
    })
    expect(await Promise.all(states)).toEqual(['checkedIn', 'checkedOut'])
    const lines = [{ room: 0, nights: nightsOf(rate) }]
    expect(failureOf(await hotels.cancel(at('2026-12-10T04:00:00Z'), { key: 'o', bookingNo, lines, commit: true }))).toBe(
      'notCancellable',
    )
  })
})

test('abroad deadlines follow the clocks of the country', async () => {
  const { rate, hotel } = await findRate(
    context,
    stayOf('2026-12-07', 2),
    (each) => prepay(each) && each.freeUntil !== undefined,
    3187,
  )
  expect(hotel.offsetMinutes).toBe(420)
  const [step] = rate.cancellation.steps
  const base = rate.cancellation.basis === 'midnight' ? 1440 : minutesOf('18:00')
  const expected = Date.parse('2026-12-07T00:00:00+07:00') + (base - 60 * (step?.hoursBefore ?? 0)) * 60_000
  expect(rate.freeUntil).toBe(new Date(expected).toISOString())
  expect(rate.local?.total.currency).toBe('THB')
})
