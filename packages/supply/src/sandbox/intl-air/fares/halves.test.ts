import { describe, expect, test } from 'vitest'
import { referenceSaleWorld } from '../sale-world'
import { halvesOf } from './halves'

/** `PVG-LHR CDG-PVG`: one direction after another. */
const journeyOf = (text: string) =>
  text.split(' ').map((direction) => {
    const [from = '', to = ''] = direction.split('-')
    return { departAirports: [from], arriveAirports: [to], date: '2026-12-20' }
  })

describe('[handbook 2.1] which journeys come home, and where they turn', () => {
  test.each<[string, string, string[] | undefined]>([
    ['one way', 'PVG-SIN', undefined],
    ['a return', 'PVG-SIN SIN-PVG', ['outward', 'homeward']],
    ['a return to the other airport of the city', 'PVG-HND HND-SHA', ['outward', 'homeward']],
    ['an open jaw abroad', 'PVG-LHR CDG-PVG', ['outward', 'homeward']],
    ['an open jaw at home', 'PVG-SIN SIN-PEK', ['outward', 'homeward']],
    ['open jaws at both ends', 'PVG-LHR CDG-PEK', ['outward', 'homeward']],
    ['an open jaw abroad that is longer than a direction', 'PVG-BKK SYD-PVG', undefined],
    ['an open jaw at home that is longer than a direction', 'PVG-ICN ICN-CAN', undefined],
    ['home to another country', 'PVG-SIN SIN-HKG', undefined],
    ['a circle that turns at its second end', 'PVG-SIN SIN-SYD SYD-PVG', ['outward', 'outward', 'homeward']],
    ['a circle that turns at its first end', 'PVG-SYD SYD-SIN SIN-PVG', ['outward', 'homeward', 'homeward']],
    ['a circle with one surface sector', 'PVG-LHR CDG-FCO FCO-PVG', ['outward', 'homeward', 'homeward']],
    ['a circle with two', 'PVG-LHR CDG-FCO VIE-PVG', undefined],
    ['a circle that passes its home', 'PVG-SIN SIN-PVG PVG-NRT NRT-PVG', undefined],
    ['a circle that never comes home', 'PVG-SIN SIN-SYD SYD-LHR', undefined],
  ])('%s (%s)', (_title, journey, expected) => {
    expect(halvesOf(referenceSaleWorld, journeyOf(journey))).toEqual(expected)
  })
})
