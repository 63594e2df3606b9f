import { expect, test } from 'vitest'
import { ApiProblem } from '../../../../api/problem'
import { wholeOf } from '@sojourn/domain/products/hotel/order-price'
import { dealtRooms, newTotal, offerPrice, type OffContractOffer } from './off-contract-offer'

const offer: OffContractOffer = {
  hotelName: '湖畔酒店',
  address: undefined,
  roomName: '大床房',
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  price: 50_000,
  breakfasts: 1,
  hotelType: 2,
  rules: [],
}

test('a quoted rate costs its nights and rooms, and our fee for each room and night where it is paid through us', () => {
  expect(offerPrice(offer, [1000, 1000])).toMatchObject({ total: 204_000, stayTotal: 200_000, whole: 204_000 })
  expect(offerPrice({ ...offer, hotelType: 1 }, [1000, 1000])).toMatchObject({ total: 0, stayTotal: 200_000, whole: 200_000 })
})

test('a refused total names the one of now, which is asked about', () => {
  const changed = { code: 400012, problem: 'priceChanged', message: '价格有变动' }
  expect(newTotal(new ApiProblem({ ...changed, detail: { price: 204_000 } }))).toBe(204_000)
})

test('a refused total that names none is a fault of the server, not a price to ask about again', () => {
  const nameless = new ApiProblem({ code: 400012, problem: 'priceChanged', message: '价格有变动' })
  expect(() => newTotal(nameless)).toThrow(expect.objectContaining({ problem: 'unavailable', message: '价格有变动' }))
})

test('guests of a quoted stay are dealt out over its rooms', () => {
  expect(dealtRooms(['a', 'b', 'c'], 2)).toEqual([['a', 'c'], ['b']])
  expect(dealtRooms(['a'], 2)).toEqual([['a']])
})

test('what is asked about a new price is the stay with its fee, wherever it is paid', () => {
  const { lines } = offerPrice({ ...offer, hotelType: 1 }, [1000, 1000])
  expect(wholeOf(lines)).toBe(200_000)
  expect(wholeOf([...lines, { kind: 'taxAtHotel', unit: 900, count: 2, amount: 1800 }])).toBe(201_800)
})
