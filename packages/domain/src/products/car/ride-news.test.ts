import { describe, expect, test } from 'vitest'
import { newCourse, type KeptCourse } from './kept-course'
import type { RideEventKind } from './ride-events'
import { rideNews } from './ride-news'

const departAt = '2026-11-20T02:00:00.000Z'
const late = '2026-11-20T03:30:00.000Z'
const course = (kinds: RideEventKind[], more: Partial<KeptCourse> = {}): KeptCourse => ({
  ...newCourse(departAt),
  events: kinds.map((kind, index) => ({ number: index + 1, kind, at: departAt })),
  ...more,
})
const fare: NonNullable<KeptCourse['fare']> = { total: 69_00, parts: [], metres: 20_500, minutes: 41, missedBy: 0 }
const follows = { serviceNo: 'MU5101', awaits: departAt, departAt: late }

describe('[handbook 5.3] what the people of a ride are written', () => {
  test.each<[string, KeptCourse, KeptCourse, string[]]>([
    ['nothing new', course(['accepted']), course(['accepted']), []],
    ['reserved', course([]), course(['reserved']), []],
    ['a driver accepts', course(['reserved']), course(['reserved', 'accepted']), ['accepted']],
    ['the driver is there', course(['accepted']), course(['accepted', 'arrived']), ['arrived']],
    ['both told late', course([]), course(['accepted', 'arrived']), ['arrived']],
    ['aboard before anything was told', course([]), course(['accepted', 'arrived', 'began']), []],
    ['the driver cancels', course(['accepted']), course(['accepted', 'driverCancelled']), ['driverCancelled']],
    ['another one accepts', course(['accepted']), course(['accepted', 'driverCancelled', 'accepted']), ['accepted']],
    ['the flight is late', course(['reserved']), course(['reserved', 'moved'], { departAt: late }), ['moved']],
    ['the ticket was changed', course(['reserved']), course(['reserved', 'moved'], { departAt: late, follows }), ['ticket']],
    ['the ticket was given back', course(['reserved']), course(['reserved', 'cancelled'], { ticketGone: true }), ['ticket']],
    ['a fare to confirm', course(['began']), course(['began', 'ended'], { fare }), ['fare']],
    ['a fare already confirmed', course(['began']), course(['began', 'ended'], { fare, confirmedAt: late }), []],
  ])('%s', (_name, before, after, news) => expect(rideNews(before, after)).toEqual(news))
})
