import { expect, test } from 'vitest'
import { airport } from '../../reference/air/airports'
import { viaHubs } from './self-transfer-hubs'

test.each([
  ['to the south', 'PVG', 'PER', ['CAN', 'HKG', 'KUL', 'MNL', 'SIN', 'TPE']],
  ['from a city with few flights, through the gateways at home as well', 'KWE', 'KTM', ['CTU', 'KMG']],
  ['from nowhere', 'XXX', 'PER', []],
])('%s', (_title, from, to, hubs) => expect(viaHubs(from, to)).toEqual(expect.arrayContaining(hubs)))

test('none is where the way begins or ends, and no more than six are asked', () => {
  for (const [from, to] of [
    ['PVG', 'HKG'],
    ['PEK', 'KIX'],
    ['LHR', 'SYD'],
  ] as const) {
    const hubs = viaHubs(from, to)
    expect(hubs.length).toBeLessThanOrEqual(6)
    for (const end of ['SHA', 'BJS', 'OSA', 'HKG'].filter((city) => [from, to].some((iata) => airport(iata)?.city === city)))
      expect(hubs).not.toContain(end)
  }
})
