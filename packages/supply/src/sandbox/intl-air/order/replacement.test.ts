import { addDays } from '@sojourn/domain/kit/local-date'
import { expect, test } from 'vitest'
import { disruptionOf } from '../disruptions'
import type { Departure } from '../network'
import { smallNetwork } from '../small-network.testing'
import { replacementOf, toldInstead } from './replacement'

const seed = 7
const network = smallNetwork(seed)
const skies = { seed, network }
const days = Array.from({ length: 60 }, (_, day) => addDays('2026-12-01', day))

/** Every flight between two airports on these days. */
const flightsOf = (from: string, to: string): Departure[] =>
  days.flatMap((date) =>
    network
      .routes({ departAirports: [from], arriveAirports: [to], date, directOnly: true })
      .map(({ departures }) => departures[0]!),
  )

test.each([
  ['PVG', 'SIN'],
  ['PVG', 'FRA'],
  ['PEK', 'FRA'],
])(
  'from %s to %s the carrier flies its own next flight of the same or the next day, which it does not cancel itself',
  (from, to) => {
    const all = flightsOf(from, to)
    const lost = all.slice(0, -5)
    expect(lost.length).toBeGreaterThan(0)
    for (const each of lost) {
      const later = all
        .filter(
          ({ carrier, departMs, departDate }) =>
            carrier === each.carrier && departMs > each.departMs && departDate <= addDays(each.departDate, 1),
        )
        .filter((other) => disruptionOf(seed, other)?.kind !== 'cancelled')
        .toSorted((one, other) => one.departMs - other.departMs)
      expect(replacementOf(skies, each)?.flightNo).toBe(later[0]?.flightNo)
      expect(replacementOf(skies, each)?.departMs).toBe(later[0]?.departMs)
    }
  },
)

/** A flight with one in its place that leaves later than planned. */
function pairOf(all: readonly Departure[]): [Departure, Departure] {
  for (const lost of all) {
    const late = replacementOf(skies, lost)
    if (late && disruptionOf(seed, late)) return [lost, late]
  }
  throw new Error('no flight is moved')
}

test('it is told at the hours that are announced by then; where nobody flies any more, nothing is', () => {
  const all = flightsOf('PVG', 'SIN')
  const [lost, late] = pairOf(all)
  const { announcedMs, later } = disruptionOf(seed, late)!
  const at = (ms: number) =>
    Date.parse(toldInstead(skies, { takesOut: [lost], departures: [late] }, new Date(ms)).segments[0]!.departAt)
  expect([at(announcedMs - 1), at(announcedMs)]).toEqual([late.departMs, late.departMs + later * 60_000])
  expect(replacementOf({ seed, network: { ...network, routes: () => [] } }, all[0]!)).toBeUndefined()
})
