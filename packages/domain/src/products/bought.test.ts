import { describe, expect, test } from 'vitest'
import { boughtOffers } from './index'

const fare = (bookingClass: string, ticketPrice: number) => ({
  fareKey: bookingClass,
  bookingClass,
  cabin: 'Y',
  ticketPrice,
  discount: 50,
})
const flight = (flightKey: string, ...fares: object[]) => ({ flightKey, flightNo: flightKey, fares })
const keptFlight = (flightKey: string, of: object, more: object = {}) => ({
  version: 2,
  journey: 0,
  flightKey,
  flightNo: flightKey,
  fare: of,
  ...more,
})

describe('what an order of flights bought of a search', () => {
  const list = [flight('a', fare('Y', 900), fare('K', 500)), flight('b', fare('R', 400))]
  const find = (segments: object[], journey = 0) => boughtOffers.flight.bought(list as never, segments, journey)
  test('is a fare of the list, at the place of its verdict', () =>
    expect(find([keptFlight('b', fare('R', 400))])).toEqual({ offers: list, position: 2, price: 400 }))
  test('is put beside the others of its flight where it was not kept', () => {
    const found = find([keptFlight('a', fare('V', 600))])!
    expect(found).toMatchObject({ position: 2, price: 600 })
    expect(found.offers[0]!.fares).toHaveLength(3)
  })
  test('is put at the end where its flight was not on the list', () =>
    expect(find([keptFlight('c', fare('V', 600))])).toMatchObject({ position: 3, price: 600 }))
  test('is that of the journey; of two flights as one, the whole', () => {
    const back = keptFlight('b', fare('R', 400), { journey: 1 })
    expect(find([keptFlight('a', fare('K', 500)), back], 1)).toMatchObject({ position: 2 })
    expect(find([keptFlight('x', fare('Z', 1), { whole: { flightKey: 'a', fare: fare('Y', 900) } })])).toMatchObject({
      position: 0,
    })
    expect(find([keptFlight('x', fare('Z', 1), { whole: { flightKey: 'x+y', fare: fare('Y', 900) } })])).toBeUndefined()
    expect(find([back], 2)).toBeUndefined()
  })
})

describe('what an order of trains bought of a search', () => {
  const train = (trainKey: string, ...seats: object[]) => ({ trainKey, seats })
  const list = [
    train('g1', { seat: 'O', price: 500 }, { seat: 'M', price: 900, soldOut: true }),
    train('g2', { seat: 'O', price: 450 }),
  ]
  const ride = (trainKey: string, seatClass: string) => ({ version: 2, trainKey, seatClass, fare: 450 })
  const find = (...segments: object[]) => boughtOffers.train.bought(list as never, segments, 0)
  test('is a class of one of its trains', () => {
    expect(find(ride('g2', 'O'))).toEqual({ offers: list, position: 2, price: 450 })
    expect(find(ride('g1', 'M'))).toMatchObject({ position: 1 })
    expect(find(ride('g3', 'O'))).toBeUndefined()
    expect(find(ride('g2', 'M'))).toBeUndefined()
  })
  test('what is sold out has no price', () => expect(boughtOffers.train.prices(list as never)).toEqual([500, undefined, 450]))
})

describe('what an order of a stay bought of a page', () => {
  const rate = (roomType: string, ...prices: number[]) => ({ roomType, nights: prices.map((price) => ({ date: '', price })) })
  const list = [rate('twin', 300, 300), rate('king', 400, 400), rate('king', 450, 450)]
  const stay = (roomId: string, totalPrice: number) => ({ version: 2, roomId, totalPrice, rooms: 2 })
  const find = (segment: object) => boughtOffers.hotel.bought(list as never, [segment], 0)
  test('is the rate of its room at its price, for every room', () => {
    expect(find(stay('king', 900))).toEqual({ offers: list, position: 2, price: 900, rooms: 2 })
    expect(find(stay('king', 810))).toMatchObject({ position: 1, price: 810 })
    expect(find(stay('suite', 900))).toBeUndefined()
  })
  test('costs what its nights cost together', () => expect(boughtOffers.hotel.prices(list as never)).toEqual([600, 800, 900]))
})
