import { describe, expect, test } from 'vitest'
import type { Context } from '../../../../context'
import { linesOf, quoteRooms } from './refund-quote'
import type { PickedRoom, RefundableStay } from './refundable'

const picked = (room: number, prices: number[]) =>
  ({
    room: { room, ticket: { ticketNo: `T${room}`, traveller: 0 } },
    nights: prices.map((price, night) => ({ night: `2026-12-0${night + 1}`, segment: night, price })),
  }) as unknown as PickedRoom
const quoted = (prices: number[], penalty: number) => ({
  picked: picked(1, prices),
  amount: 0,
  penalty,
  refund: 0,
  consented: false,
})
const kept = (prices: number[], penalty: number) => linesOf('H1', [quoted(prices, penalty)], true).map(({ fee }) => fee)

describe('[handbook 4.3] what the hotel keeps lies on the first nights given up, never more than a night cost', () => {
  test.each<[name: string, prices: number[], penalty: number, fees: number[]]>([
    ['nothing', [300_00, 400_00], 0, [0, 0]],
    ['a part of the first night', [300_00, 400_00], 120_00, [120_00, 0]],
    ['the first night', [300_00, 400_00], 300_00, [300_00, 0]],
    ['the first night and a part of the second', [300_00, 400_00, 500_00], 450_00, [300_00, 150_00, 0]],
    ['all nights', [300_00, 400_00], 700_00, [300_00, 400_00]],
  ])('%s', (_name, prices, penalty, fees) => expect(kept(prices, penalty)).toEqual(fees))

  test('each room bears its own, and every line gives back its night less that', () => {
    const lines = linesOf(
      'H1',
      [quoted([300_00, 400_00], 350_00), { ...quoted([200_00], 50_00), picked: picked(2, [200_00]) }],
      true,
    )
    expect(lines.map(({ ticketNo, fee, amount }) => [ticketNo, fee, amount])).toEqual([
      ['T1', 300_00, 0],
      ['T1', 50_00, 350_00],
      ['T2', 50_00, 150_00],
    ])
  })

  test('what is paid at the hotel moves no money of ours; what the hotel keeps is known all the same', () => {
    const lines = linesOf('H1', [quoted([300_00, 400_00], 450_00)], false)
    expect(lines.map(({ fee, amount, offer }) => [fee, amount, (offer as { kept: number }).kept])).toEqual([
      [0, 0, 300_00],
      [0, 0, 150_00],
    ])
  })
})

describe('[handbook 4.3] a rate that no supplier carries goes back by the rule that it was bought with', () => {
  const body = {
    checkIn: '2026-12-01',
    offsetMinutes: 480,
    cancellation: { kind: 'limited', basis: 'midnight', steps: [{ hoursBefore: 30, penalty: { kind: 'firstNight' } }] },
  }
  const quote = (hotelType: 1 | 2, now: string) =>
    quoteRooms(
      { clock: { now: () => new Date(now) } } as Context,
      { order: {}, stay: { source: 'quote', latestArrival: 18 * 60, body: { ...body, hotelType } } } as unknown as RefundableStay,
      [picked(1, [300_00, 400_00])],
    )
  test.each([
    ['paid in advance, in time', 2, '2026-11-30T10:00:00Z', { amount: 700_00, penalty: 0, refund: 700_00 }],
    ['paid in advance, too late', 2, '2026-11-30T10:00:01Z', { amount: 700_00, penalty: 300_00, refund: 400_00 }],
    ['paid at the hotel', 1, '2026-11-30T10:00:01Z', { amount: 700_00, penalty: 0, refund: 0 }],
  ] as const)('%s', async (_name, hotelType, now, room) =>
    expect(await quote(hotelType, now)).toMatchObject({ rooms: [room], captured: 0 }),
  )
})
