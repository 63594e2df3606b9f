import { airport } from '@sojourn/domain/reference/air/airports'
import { describe, expect, test } from 'vitest'
import { blockMinutes } from './block-time'
import { pathOf } from './detour'

const ends = (pair: string) => pair.split(' ').map((iata) => airport(iata)!) as [Ends, Ends]
type Ends = NonNullable<ReturnType<typeof airport>>
function minutes(country: string, pair: string): number | undefined {
  const path = pathOf(country, ...ends(pair))
  return path && blockMinutes(path)
}

describe('[handbook 2.1] closed air spaces', () => {
  /** As carriers have published them since 2022. */
  test.each([
    ['BA169', 'GB', 'LHR PVG', '12:15'],
    ['BA168', 'GB', 'PVG LHR', '14:25'],
    ['LH720', 'DE', 'FRA PEK', '10:35'],
    ['AY73', 'FI', 'HEL NRT', '13:30'],
    ['JL43', 'JP', 'HND LHR', '15:05'],
    ['KE905', 'KR', 'ICN FRA', '13:45'],
  ])('%s (%s) goes around: %s in about %s hours', (_, country, pair, published) => {
    const [hours = 0, rest = 0] = published.split(':').map(Number)
    expect(Math.abs(minutes(country, pair)! / (hours * 60 + rest) - 1)).toBeLessThan(0.085)
    expect(minutes(country, pair)!).toBeGreaterThan(blockMinutes(ends(pair)) + 40)
  })

  test.each([
    ['CN', 'PEK LHR'],
    ['CN', 'JFK PEK'],
    ['AE', 'DXB PVG'],
    ['AU', 'SYD PVG'],
    ['JP', 'HND HKG'],
  ])('of carriers of %s from %s are in no way', (country, pair) => expect(pathOf(country, ...ends(pair))).toEqual(ends(pair)))

  test.each([
    ['an end in it', 'DE', 'FRA SVO'],
    ['an end that is closed to all', 'TR', 'IST KBP'],
    ['a way around that is too long', 'FI', 'HEL KHV'],
  ])('with %s (%s, %s) nobody flies', (_, country, pair) => expect(minutes(country, pair)).toBeUndefined())

  test('the way back is the same way', () => {
    const [from, to] = ends('FRA PVG')
    expect(pathOf('DE', to, from)).toEqual(pathOf('DE', from, to)!.toReversed())
  })
})
