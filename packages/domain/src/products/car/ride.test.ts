import { describe, expect, test } from 'vitest'
import { cancelTerms } from './cancelling'
import { atMostOf, chargedFare, fareFlagsOf, takenOffOf } from './fare'
import type { KeptCar } from './kept'
import { newCourse, type KeptCourse } from './kept-course'
import { acceptedAt, stateAfter, takeEvents, type RideEvent, type RideEventKind } from './ride-events'
import { fareStateOf, settlingOf } from './settling'

const minute = (of: number): string => new Date(Date.parse('2026-11-20T02:00:00Z') + of * 60_000).toISOString()
const events = (...kinds: RideEventKind[]): RideEvent[] =>
  kinds.map((kind, index) => ({ number: index + 1, kind, at: minute(index) }))

describe('[handbook 5.3] what a platform tells of a ride', () => {
  const all = events('accepted', 'arrived', 'began', 'ended')
  test.each([
    ['as it happened', all],
    ['twice', [...all, ...all]],
    ['in another order', all.toReversed()],
    ['the last first and the others later', [all[3]!, all[0]!, all[2]!, all[1]!]],
  ])('told %s reads the same', (_name, told) => {
    const heard = told.reduce<RideEvent[]>((before, event) => takeEvents(before, [event]), [])
    expect([heard, stateAfter(heard)]).toEqual([all, 'ended'])
  })

  test.each<[RideEventKind[], string]>([
    [[], 'searching'],
    [['reserved'], 'reserved'],
    [['reserved', 'moved'], 'reserved'],
    [['accepted', 'driverCancelled'], 'searching'],
    [['accepted', 'driverCancelled', 'accepted'], 'accepted'],
    [['accepted', 'arrived', 'began', 'destinationChanged'], 'riding'],
    [['noDriver'], 'noDriver'],
    [['reserved', 'noDriver'], 'notReserved'],
    [['accepted', 'serviceCancelled'], 'cancelled'],
  ])('after %j it is %s', (kinds, state) => expect(stateAfter(events(...kinds))).toBe(state))

  test('whoever cancelled drives no more', () => {
    expect(acceptedAt(events('accepted', 'driverCancelled'))).toBeUndefined()
    expect(acceptedAt(events('accepted', 'driverCancelled', 'accepted'))).toBe(minute(2))
  })
})

describe('[handbook 5.3] cancelling', () => {
  const carClass = 'comfort'
  test.each([
    ['nobody drives yet', { now: minute(0) }, 0],
    ['five minutes after a driver accepted', { acceptedAt: minute(0), now: minute(5) }, 0],
    ['a moment later', { acceptedAt: minute(0), now: minute(5.1) }, 10_00],
    ['two hours before a planned ride', { acceptedAt: minute(-60), plannedAt: minute(120), now: minute(0) }, 0],
    ['a moment later', { acceptedAt: minute(-60), plannedAt: minute(120), now: minute(0.1) }, 10_00],
    ['just accepted, shortly before', { acceptedAt: minute(0), plannedAt: minute(30), now: minute(4) }, 0],
  ])('%s', (_name, when, fee) => expect(cancelTerms({ carClass, ...when }).fee).toBe(fee))
})

describe('the fare of a ride', () => {
  const parts: KeptCar['parts'] = [
    { part: 'start', amount: 9_00 },
    { part: 'distance', amount: 40_00, quantity: 200 },
    { part: 'time', amount: 20_00, quantity: 40 },
  ]
  const car = { to: {}, metres: 20_000, atMost: 76_00, parts } as KeptCar
  const fare: NonNullable<KeptCourse['fare']> = { total: 69_00, parts, metres: 20_500, minutes: 41, missedBy: 0 }
  const ended: KeptCourse = { ...newCourse(minute(0)), events: [{ number: 1, kind: 'ended', at: minute(0) }], fare }
  const detour: KeptCourse = { ...ended, fare: { ...fare, total: 140_00, metres: 41_000 } }

  test('a tenth above the estimate is set aside, in whole yuan', () =>
    expect([69_00, 70_00].map(atMostOf)).toEqual([76_00, 77_00]))

  test.each([
    ['as planned', {}, []],
    ['longer by a little', { metres: 24_000 }, []],
    ['far longer', { metres: 41_000 }, ['distance']],
    ['dearer than was set aside', { amount: 76_01 }, ['amount']],
    ['ended elsewhere', { missedBy: 1001 }, ['dropOff']],
    ['the sixth of a day', { ridesThatDay: 6 }, []],
    ['the seventh of a day', { ridesThatDay: 7 }, ['count']],
    ['ended in another city', { crossedCity: true }, ['crossCity']],
  ])('%s', (_name, more, flags) =>
    expect(
      fareFlagsOf({
        plannedMetres: 20_000,
        atMost: 76_00,
        metres: 20_500,
        amount: 69_00,
        missedBy: 0,
        crossedCity: false,
        ridesThatDay: 1,
        ...more,
      }),
    ).toEqual(flags),
  )

  test('what was set aside is the most that is charged', () => {
    expect([chargedFare(69_00, 0, 76_00), chargedFare(140_00, 0, 76_00), chargedFare(140_00, 70_00, 76_00)]).toEqual([
      69_00, 76_00, 70_00,
    ])
  })

  test('of disputed parts goes off what is beyond the way that was ordered', () => {
    const dear = parts.map((line) => ({ ...line, amount: line.amount * 2 }))
    expect(takenOffOf(dear, parts, ['distance'])).toBe(40_00)
    expect(takenOffOf([...dear, { part: 'toll', amount: 10_00 }], parts, ['toll'])).toBe(10_00)
    expect(takenOffOf(parts, parts, ['distance', 'time'])).toBe(0)
  })

  test.each<[string, KeptCourse, number, string]>([
    ['waits for an answer', ended, 0, 'wait'],
    ['is right after a day', ended, 24 * 60, 'settle'],
    ['is odd, and goes to the platform after a day', detour, 24 * 60, 'object'],
    ['is odd, and confirmed all the same', { ...detour, confirmedAt: minute(1) }, 1, 'settle'],
    ['is looked at', { ...detour, dispute: { parts: ['distance'], reason: '绕路', at: minute(1) } }, 9999, 'wait'],
    ['was looked at', { ...detour, dispute: { parts: ['distance'], reason: '绕路', at: minute(1), takenOff: 1 } }, 2, 'settle'],
  ])('%s', (_name, course, now, step) => expect(settlingOf(car, course, minute(now)).step).toBe(step))

  test('where it stands', () => {
    expect([ended, { ...ended, confirmedAt: minute(1) }].map(fareStateOf)).toEqual(['unconfirmed', 'confirmed'])
  })
})
