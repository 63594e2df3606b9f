import { expect, test } from 'vitest'
import { demoOrders } from './plan'

const accounts = ['a', 'b', 'c', 'd']
const orders = demoOrders(accounts, '2026-11-20')

test('the demonstration has orders of thirteen months, of every product and with every outcome', () => {
  expect(orders.length).toBeGreaterThan(50)
  expect(new Set(orders.map(({ product }) => product)).size).toBe(3)
  expect(new Set(orders.map(({ outcome }) => outcome)).size).toBe(4)
  expect(orders[0]!.travelsOn < '2025-11-20').toBe(true)
  expect(orders.filter(({ orderedOn, travelsOn }) => orderedOn >= travelsOn)).toEqual([])
})

test('somebody is away today, and somebody sets out later', () => {
  const ahead = orders.filter(({ outcome }) => outcome === 'ahead')
  expect(ahead.some(({ travelsOn }) => travelsOn === '2026-11-20')).toBe(true)
  expect(ahead.some(({ travelsOn }) => travelsOn > '2026-11-20')).toBe(true)
  expect(new Set(ahead.map(({ account }) => account)).size).toBe(accounts.length)
})
