import { expect, test } from 'vitest'
import type { Offered } from './itinerary'
import { bestFirst } from './ranking'

const offer = (yuan: number, durationMinutes: number): Offered =>
  ({ itinerary: { route: { durationMinutes } }, fares: [], least: yuan * 100 }) as unknown as Offered

const slowFree = offer(0, 600)
const free = offer(0, 500)
const quickFree = offer(0, 300)
const dear = offer(500, 290)

test.each<[string, Offered[], number[]]>([
  ['the cheapest, the quickest and the best of both', [offer(100, 600), offer(300, 200), offer(120, 300)], [0, 1, 2]],
  ['among changes that are free the best of both is the quickest of these', [slowFree, free, quickFree, dear], [0, 3, 2]],
])('what a list begins with: %s', (_title, offers, order) => expect(bestFirst(offers, 3)).toEqual(order.map((at) => offers[at])))
