import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { joinTrainWaitlist, quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { addMonths, minutesBetween } from '@sojourn/domain/kit/local-date'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { childFare } from '@sojourn/domain/products/train/passengers'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { trainDetail } from '../../../../testing/trains'
import { paying, soldOut, soldOutRides, waitFor } from '../../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

let guests = 0
/** A guest of the manager's by the identity card of somebody who was born on this day, yyyy-MM-dd. */
async function guest(born: string): Promise<string> {
  const number = `110101${born.replaceAll('-', '')}${String(++guests).padStart(3, '0')}`
  const credential = { type: 1 as const, number: number + identityCheckDigit(number) }
  return expectResult(await server.call('manager', saveGuest, { name: '陈小远', mobile: '13900001111', credential })).employeeId
}

/** Wishes of two days in either order, with what they cost these people. */
async function overTwoDays(travellers: string[], { days = ['2026-11-22', '2026-11-23'], lateFirst = false }) {
  const one = await waitFor(server, 'manager', { wanted: soldOut, onDates: days.slice(0, 1), travellers })
  const { tempOrderNo, frame } = one
  const [later] = await soldOutRides(server, 'manager', tempOrderNo, days[1]!)
  const choices = lateFirst ? [later!, one.ride] : [one.ride, later!]
  const quote = await server.call('manager', quoteTrainWaitlist, { tempOrderNo, choices, travellers: paying(frame) })
  const { deadlines, total } = expectResult(quote)
  const join = { ...frame, choices, deadline: deadlines.at(-1)!.at, expectedTotal: total }
  return { join, quote: expectResult(quote), dearest: Math.max(...choices.map(({ price }) => price)) }
}
const joining = (request: RequestOf<typeof joinTrainWaitlist>) => server.call('manager', joinTrainWaitlist, request)

describe('[handbook 3.6] who waits', () => {
  test('an adult and a child: the price that is quoted is the price that is taken', async () => {
    const child = await guest('2016-06-01')
    const { frame, ride, quote, seat } = await waitFor(server, 'manager', {
      wanted: soldOut,
      travellers: [await guest('1990-01-01'), child],
    })
    const { total, prices, categories, deadlines } = expectResult(quote)
    expect(categories.map(({ category }) => category)).toEqual(['adult', 'child'])
    expect(prices.slice(0, 2)).toMatchObject([
      { kind: 'fare', unit: seat.price, count: 1 },
      { kind: 'childFare', unit: childFare(seat.price), count: 1 },
    ])
    const join = { ...frame, choices: [ride], deadline: deadlines[0]!.at, expectedTotal: total }
    const { orderNo } = expectResult(await server.call('manager', joinTrainWaitlist, join))
    const order = await trainDetail(server, 'manager', orderNo)
    expect(order.total).toBe(total)
    expect(order.places.map((place) => place.child)).toEqual([false, true])
  })

  test.each([false, true])(
    'under six on one of the days: nobody; fourteen on one of them: in full (the later day first: %s)',
    async (lateFirst) => {
      const birthday = '2026-11-23'
      const [adult, infant, teen] = [
        await guest('1990-01-01'),
        await guest(addMonths(birthday, -6 * 12)),
        await guest(addMonths(birthday, -14 * 12)),
      ]
      const { quote, join, dearest } = await overTwoDays([adult, teen], { lateFirst })
      expect(quote.categories.map(({ category }) => category)).toEqual(['adult', 'adult'])
      expect(quote.prices[0]).toMatchObject({ kind: 'fare', unit: dearest, count: 2 })
      const other = await joining({ ...join, expectedTotal: quote.total - 1 })
      expect(other).toMatchObject({ problem: 'priceChanged', detail: { price: quote.total } })
      const early = await overTwoDays([adult, infant], { lateFirst })
      expect(early.quote.categories[1]).toMatchObject({ category: 'infant' })
      expect(await joining(early.join)).toMatchObject({ problem: 'infantWithoutSeat', field: 'travellers.1' })
    },
  )

  test.each([false, true])(
    'a document outlasts all days, the wait ends before the last and approvers decide before the first (the later day first: %s)',
    async (lateFirst) => {
      const days = ['2026-11-22', '2026-11-24']
      const { join } = await overTwoDays([await guest('1985-01-01')], { days, lateFirst })
      const tooLate = { ...join, deadline: '2026-11-24T23:50:00.000Z' }
      expect(await joining(tooLate)).toMatchObject({ problem: 'waitlistDeadlineWrong' })
      const { credentialId } = join.travellers[0]!
      const validUntil = (day: string | null) =>
        server.database.pool.query('UPDATE credential SET expires_on = $2 WHERE credential_id = $1', [credentialId, day])
      await validUntil('2026-11-23')
      expect(await joining(join)).toMatchObject({ problem: 'credentialExpired', field: 'travellers.0.credentialId' })
      await validUntil(null)
      const joined = expectResult(await joining(join))
      expect(joined.next).toBe('approval')
      // Two hours for a departure within three days, where one that is further away would leave a day.
      expect(minutesBetween(server.context.clock.now().toISOString(), joined.holdExpiresAt)).toBe(120)
    },
  )
})

describe('[handbook 3.10] the company’s source of trains', () => {
  const flags = (trainBookable: number, trainLocalCustomizedBookable: number) =>
    server.database.pool.query('UPDATE enterprise SET config = config || $1::jsonb WHERE enterprise_id = 1', [
      JSON.stringify({ trainBookable, trainLocalCustomizedBookable }),
    ])

  test('the ticket office takes no waitlist: none is offered, quoted or joined', async () => {
    const { frame, ride, quote, tempOrderNo, date } = await waitFor(server, 'manager', {
      wanted: soldOut,
      travellers: ['1-manager'],
    })
    const { deadlines, total } = expectResult(quote)
    const join = { ...frame, choices: [ride], deadline: deadlines[0]!.at, expectedTotal: total }
    await flags(-1, 0)
    const asked = { tempOrderNo, choices: [ride], travellers: paying(frame) }
    expect(await server.call('manager', quoteTrainWaitlist, asked)).toMatchObject({ problem: 'waitlistNotOffered' })
    const refused = await server.call('manager', joinTrainWaitlist, join)
    expect(refused).toMatchObject({ problem: 'waitlistNotOffered', field: 'choices' })
    expect(refused.message).toContain('票务处')
    expect(await soldOutRides(server, 'manager', tempOrderNo, date)).toEqual([])
    await flags(-1, -1)
    expect(await server.call('manager', joinTrainWaitlist, join)).toMatchObject({ problem: 'bookingNotOpen' })
    await flags(0, -1)
    expectResult(await server.call('manager', joinTrainWaitlist, join))
  })
})
