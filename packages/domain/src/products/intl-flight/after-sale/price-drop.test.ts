import { describe, expect, test } from 'vitest'
import { cheapestAlike, savingOf } from './price-drop'

describe('whether it pays to buy tickets again', () => {
  test.each([
    ['cheaper by more than penalty and fee', { back: [4000_00], now: 3000_00, fees: [50_00] }, 950_00],
    ['the penalty eats it', { back: [2500_00], now: 3000_00, fees: [0] }, -500_00],
    ['several tickets together', { back: [4000_00, 3900_00], now: 7000_00, fees: [50_00, 50_00] }, 800_00],
    ['the same price', { back: [3000_00], now: 3000_00, fees: [] }, 0],
  ])('%s', (_title, figures, saving) => expect(savingOf(figures)).toBe(saving))
})

describe('what they are bought as', () => {
  const fare = (fareKey: string, total: number, more: object = {}) => ({
    fareKey,
    total,
    brand: 'flex',
    cabins: ['Y'],
    seats: 9,
    instantPayment: false,
    ...more,
  })
  const bought = { brand: 'flex', cabins: ['Y'], party: 2 }
  test.each([
    ['the cheapest of the same brand', [fare('Y', 5000_00), fare('B', 4000_00)], 'B'],
    ['never a stricter brand', [fare('Y', 5000_00), fare('V', 1000_00, { brand: 'light' })], 'Y'],
    ['never another cabin', [fare('Y', 5000_00), fare('C', 1000_00, { cabins: ['C'] })], 'Y'],
    ['never one without seats for all', [fare('Y', 5000_00), fare('B', 4000_00, { seats: 1 })], 'Y'],
    ['nothing where nothing is alike', [fare('V', 1000_00, { brand: 'light' })], undefined],
  ])('%s', (_title, fares, key) => expect(cheapestAlike(fares, bought)?.fareKey).toBe(key))
})
