import { expect, test } from 'vitest'
import { withinPolicy } from '@sojourn/domain/booking/policy/verdict'
import { readRide } from '@sojourn/domain/products/train/kept/kept'
import type { RailRide, RailSeat, RailStop } from '@sojourn/supply/ports/rail-ride'
import { judgedTrain, keptChoice, keptRide, offerOf, stopOf } from './from-supply'
import { choiceOf, railChoice } from './to-supply'

const second: RailSeat = { seat: 'O', price: 60600, seats: 0, waitlist: true }
const sleeper: RailSeat = { seat: '4', price: 51000, berths: { lower: 51000, upper: 49000 }, seats: 21, waitlist: false }
const ride: RailRide = {
  trainKey: 'SHH000000G200-20261122',
  trainNo: 'G2',
  type: 'G',
  departStation: 'SHH',
  departDate: '2026-11-22',
  departTime: '22:00',
  arriveStation: 'VNP',
  arriveTime: '07:36',
  spanDays: 1,
  durationMinutes: 576,
  distanceKm: 1318,
  fromOrigin: true,
  toTerminus: false,
  fuxing: true,
  sale: 'onSale',
  seats: [second, sleeper],
}
const stop: RailStop = {
  index: 0,
  station: 'SHH',
  trainNo: 'G2',
  departTime: '22:00',
  dwellMinutes: 4,
  dayOffset: 0,
  distanceKm: 0,
}

/** The same with more than the port declares, at every level. */
const saying = <Said extends object>(said: Said): Said => ({ ...said, undeclared: 'of the railway alone' })
const talkative = saying({
  ...ride,
  seats: [saying(second), saying({ ...sleeper, berths: saying({ lower: 51000, upper: 49000 }) })],
})

test('a screen is told of a ride what a screen shows, class by class with its verdict', () => {
  const judged = { verdict: 'within', violations: [] }
  expect(offerOf(talkative, [])).toEqual({ ...ride, seats: ride.seats.map((seat) => ({ ...seat, ...judged })) })
  const waits = { ...ride, sale: 'notYetOnSale' as const, saleStartsAt: '2026-11-08T02:00:00.000Z' }
  expect(offerOf(waits, [withinPolicy])).toMatchObject({ sale: 'notYetOnSale', saleStartsAt: waits.saleStartsAt })
})

test('[handbook 3.10] where the ticket office buys, no class takes a waitlist', () => {
  expect(offerOf(ride, [], 'local').seats.map(({ waitlist }) => waitlist)).toEqual([false, false])
})

test('a stop is told with the name of its station', () => {
  expect(stopOf(saying(stop), '上海')).toEqual({ ...stop, stationName: '上海' })
})

test('an order keeps of a ride what was bought, and finds it again in what it wrote', () => {
  const kept = keptRide(talkative, saying(sleeper))
  expect(kept).toEqual({
    version: 2,
    trainKey: 'SHH000000G200-20261122',
    trainNo: 'G2',
    trainType: 'G',
    departStation: 'SHH',
    arriveStation: 'VNP',
    departDate: '2026-11-22',
    departTime: '22:00',
    arriveTime: '07:36',
    spanDays: 1,
    rideMinutes: 576,
    distanceKm: 1318,
    seatClass: '4',
    fare: 51000,
  })
  expect(readRide(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

test('a search keeps of a ride what policy judges and what was left', () => {
  expect(judgedTrain(talkative).train).toEqual({
    trainKey: 'SHH000000G200-20261122',
    trainNo: 'G2',
    lane: 'SHH-VNP',
    departDate: '2026-11-22',
    departTime: '22:00',
    arriveTime: '07:36',
    spanDays: 1,
    rideMinutes: 576,
    seats: [
      { seat: 'O', price: 60600, seats: 0, soldOut: true },
      { seat: '4', price: 51000, seats: 21, soldOut: false },
    ],
  })
})

test('the railway is asked for what was kept, and told nothing else', () => {
  const choice = { trainKey: ride.trainKey, departStation: 'SHH', arriveStation: 'VNP', seat: 'O' as const }
  const { seat: seatClass, ...ends } = choice
  expect(keptChoice(saying(choice))).toEqual({ ...ends, seatClass })
  expect(railChoice(saying({ ...ends, seatClass }))).toEqual(choice)
  expect(choiceOf({ ...talkative, seat: 'O' })).toEqual(choice)
})
