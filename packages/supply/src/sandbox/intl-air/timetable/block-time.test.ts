import { airport } from '@sojourn/domain/reference/air/airports'
import { expect, test } from 'vitest'
import { blockMinutes } from './block-time'

const minutes = (from: string, to: string): number => blockMinutes([airport(from)!, airport(to)!])

/** As carriers publish them, to about five minutes. */
test.each([
  ['CA931', 'PEK', 'FRA', '10:30'],
  ['CA932', 'FRA', 'PEK', '09:15'],
  ['MU553', 'PVG', 'CDG', '12:50'],
  ['MU554', 'CDG', 'PVG', '11:20'],
  ['SQ833', 'PVG', 'SIN', '05:30'],
  ['SQ830', 'SIN', 'PVG', '05:20'],
  ['CZ327', 'CAN', 'LAX', '12:30'],
  ['CZ328', 'LAX', 'CAN', '15:00'],
  ['CA937', 'PEK', 'LHR', '11:00'],
  ['CZ303', 'CAN', 'LHR', '13:10'],
  ['CA981', 'PEK', 'JFK', '13:25'],
  ['CA982', 'JFK', 'PEK', '13:45'],
  ['MU589', 'PVG', 'SFO', '11:00'],
  ['UA857', 'SFO', 'PVG', '13:10'],
  ['MU561', 'PVG', 'SYD', '10:40'],
  ['EK302', 'DXB', 'PVG', '08:15'],
  ['TK72', 'IST', 'CAN', '10:10'],
  ['CX251', 'HKG', 'LHR', '13:50'],
  ['BA117', 'LHR', 'JFK', '08:00'],
  ['BA112', 'JFK', 'LHR', '07:00'],
  ['SQ26', 'SIN', 'FRA', '13:15'],
  ['QF11', 'SYD', 'LAX', '13:35'],
  ['MU523', 'PVG', 'NRT', '02:50'],
  ['CA975', 'PEK', 'SIN', '06:20'],
])('%s takes from %s to %s about %s hours', (_, from, to, published) => {
  const [hours = 0, rest = 0] = published.split(':').map(Number)
  expect(Math.abs(minutes(from, to) / (hours * 60 + rest) - 1)).toBeLessThan(0.085)
})

test('against the jet streams it takes longer', () => {
  const pairs = ['PEK FRA', 'PVG LHR', 'CAN LAX', 'LHR JFK', 'PVG NRT', 'LAX JFK'].map(
    (pair) => pair.split(' ') as [string, string],
  )
  for (const [one, other] of pairs) {
    const westernFirst = ['CAN LAX', 'PVG NRT', 'LAX JFK'].includes(`${one} ${other}`)
    const [eastward, westward] = westernFirst
      ? [minutes(one, other), minutes(other, one)]
      : [minutes(other, one), minutes(one, other)]
    expect(westward, `${one} ${other}`).toBeGreaterThan(eastward)
  }
})
