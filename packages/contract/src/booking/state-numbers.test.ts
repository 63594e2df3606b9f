import { expect, test } from 'vitest'
import { orderKinds, orderStates, products } from './codes'
import { numberOfKept, numbersOf, stateNumber, stateOfNumber, stayNumbers } from './state-numbers'

// Handbook 6.2, with the train’s own of 3.9 and the hotel’s of 4.5; 5, 6, 2900 and 2910 to 2912 are assumed there or here.
test.each([
  ['placing', 5, 5, 5],
  ['refused', 6, 6, 6],
  ['draft', 10, 10, 10],
  ['approving', 20, 20, 20],
  ['rejected', 25, 25, 25],
  ['awaitingPayment', 1100, 3100, 2200],
  ['issuing', 1700, 3201, 2500],
  ['issued', 1800, 3202, 2501],
  ['failed', 1801, 3203, 2502],
  ['changing', 1820, 3706, 2910],
  ['changed', 1821, 3703, 2911],
  ['changeFailed', 1822, 3704, 2912],
  ['refunding', 1810, 3800, 2801],
  ['refunded', 1811, 3801, 2800],
  ['refundFailed', 1812, 3802, 2802],
  ['altered', 1900, 3400, 2900],
  ['cancelled', 1211, 3101, 2301],
  ['closed', 1400, 3102, 2700],
  ['completed', 1990, 3990, 2610],
] as const)('a booking that is %s is %i as a flight, %i as a train, %i as a stay', (state, flight, train, hotel) => {
  const numbers = (['flight', 'intlFlight', 'train', 'hotel', 'intlHotel'] as const).map((product) =>
    stateNumber(product, 'booking', state),
  )
  expect(numbers).toEqual([flight, flight, train, hotel, hotel])
})

test.each([
  ['draft', 3700],
  ['awaitingPayment', 3701],
  ['changing', 3706],
  ['changed', 3703],
  ['changeFailed', 3704],
  ['cancelled', 3705],
  ['closed', 3102],
] as const)('a change of a train that is %s is %i (handbook 3.9)', (state, number) => {
  expect(stateNumber('train', 'change', state)).toBe(number)
})

test('each number means one state, so that whoever reads it needs no product', () => {
  const told = products.words.flatMap((product) =>
    orderKinds.flatMap((kind) => orderStates.words.map((state) => [stateNumber(product, kind, state), state] as const)),
  )
  expect(told).toHaveLength(8 * 3 * 19)
  for (const [number, state] of told) expect([number, stateOfNumber(number)]).toEqual([number, state])
  expect(() => stateOfNumber(1)).toThrow()
})

test('what a hotel tells of a stay is a state of an order that stands', () => {
  expect([stateOfNumber(stayNumbers.checkedIn), stateOfNumber(stayNumbers.noShow)]).toEqual(['issued', 'completed'])
})

test('an order is kept under its flight number whatever its product', () => {
  expect(numberOfKept({ product: 'train', state: 'issued' })).toBe(3202)
  expect(numberOfKept({ product: 'train', kind: 'change', state: 'awaitingPayment' })).toBe(3701)
  expect(numbersOf('closed')).toEqual([1400, 3102, 2700, 620])
})
