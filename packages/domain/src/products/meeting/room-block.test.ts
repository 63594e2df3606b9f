import { describe, expect, test } from 'vitest'
import type { MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import { blockCharge, blockTold, isBlockOpen, keptAtCutOff, newBlock, nightBelowBooked, withBooked } from './room-block'

const [one, two] = ['2026-12-15', '2026-12-16'] as const
const block = newBlock(
  [
    { night: one, rooms: 10 },
    { night: two, rooms: 20 },
  ],
  { rate: 50_000, today: '2026-11-20' },
)
const guest = (nights: string[], room: MeetingWishes['room'] = 'single', day = '2026-11-21') => ({
  day,
  wishes: {
    days: ['2026-12-16'],
    by: 'own' as const,
    arrival: { date: '2026-12-15', window: 'evening' as const },
    diet: 'usual' as const,
    room,
    nights,
    note: '',
  },
})
const guests = (count: number, nights: string[], room?: MeetingWishes['room']) =>
  Array.from({ length: count }, () => guest(nights, room))

test.each([
  ['2026-11-20', '2026-12-08', 'a week before the first night'],
  ['2026-12-12', '2026-12-12', 'today where that is past'],
])('asked for on %s, rooms can be given back until %s: %s', (today, cutOff) =>
  expect(newBlock(block.nights, { rate: 1, today }).cutOff).toBe(cutOff),
)

test('it is open until the end of its cut-off', () => {
  expect(isBlockOpen(block, '2026-12-08')).toBe(true)
  expect(isBlockOpen(block, '2026-12-09')).toBe(false)
  expect(isBlockOpen({ ...block, kept: [] }, '2026-12-08')).toBe(false)
})

describe('what a block costs', () => {
  test.each([
    ['nobody comes: eighty percent of each night', [], { picked: 0, unpicked: 24, booked: 0, free: 0, paid: 24 }],
    [
      'below the share on one night, above it on the other',
      guests(9, [one]),
      { picked: 9, unpicked: 16, booked: 0, free: 0, paid: 25 },
    ],
    ['two who share take one', guests(4, [two], 'twin'), { picked: 2, unpicked: 22, booked: 0, free: 0, paid: 24 }],
    ['never more than it has, one of twenty free', guests(30, [two]), { picked: 20, unpicked: 8, booked: 0, free: 1, paid: 27 }],
  ])('%s', (_what, answers, charge) =>
    expect(blockCharge(block, answers)).toEqual({ rate: 50_000, ...charge, amount: 50_000 * charge.paid }),
  )
})

test('at the cut-off the venue keeps what is taken and what is paid in any case; whoever leaves later is paid for', () => {
  const kept = keptAtCutOff(block, guests(18, [two]))
  expect(kept).toEqual([
    { night: one, rooms: 8 },
    { night: two, rooms: 18 },
  ])
  const after = { ...block, kept }
  expect(blockCharge(after, guests(20, [two])).picked, 'no room is left for the last two').toBe(18)
  expect(blockCharge(after, guests(10, [two]))).toMatchObject({ picked: 10, unpicked: 8 + 6, paid: 24 })
  expect(blockTold(after, guests(3, [one]), '2026-12-10')).toMatchObject({
    isOpen: false,
    nights: [
      { night: one, held: 8, picked: 3, booked: 0, guaranteed: 8 },
      { night: two, held: 18, picked: 0, booked: 0, guaranteed: 16 },
    ],
  })
})

describe('rooms that guests booked by orders of their own', () => {
  const booked = (rooms: number) => withBooked(block, [{ night: two, booked: rooms }])

  test.each([
    [
      'are taken without an answer, and not paid with the event',
      3,
      [],
      { picked: 3, booked: 3, unpicked: 21, free: 0, paid: 21 },
    ],
    ['are those of the answers', 3, guests(5, [two]), { picked: 5, booked: 3, unpicked: 19, free: 0, paid: 21 }],
    ['leave nothing to be free of', 20, guests(20, [two]), { picked: 20, booked: 20, unpicked: 8, free: 0, paid: 8 }],
  ])('%s', (_what, rooms, answers, charge) =>
    expect(blockCharge(booked(rooms), answers)).toEqual({ rate: 50_000, ...charge, amount: 50_000 * charge.paid }),
  )

  test('are kept at the cut-off, and held by no fewer', () => {
    expect(keptAtCutOff(booked(19), []).at(-1)).toEqual({ night: two, rooms: 19 })
    const held = [{ night: two, booked: 3 }]
    expect(nightBelowBooked([{ night: two, rooms: 2 }], held)).toEqual(held[0])
    expect(nightBelowBooked([], held)).toEqual(held[0])
    expect(nightBelowBooked([{ night: two, rooms: 3 }], held)).toBeUndefined()
  })
})

test('the curve of the pick-up grows by the days on which guests answered', () => {
  const answers = [
    guest([one, two], 'single', '2026-11-25'),
    guest([one], 'single', '2026-11-21'),
    guest([], 'none', '2026-11-22'),
  ]
  expect(blockTold(block, answers, '2026-11-25').curve).toEqual([
    { day: '2026-11-21', count: 1 },
    { day: '2026-11-22', count: 1 },
    { day: '2026-11-25', count: 3 },
  ])
})
