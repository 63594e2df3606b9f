import { expect, test } from 'vitest'
import { viaHubs } from './self-transfer-hubs'

test.each([
  ['Shanghai to Perth: south of the way', 'PVG', 'PER', ['HKG', 'MNL', 'SIN', 'TPE']],
  ['only what lies on the way', 'PVG', 'FUK', ['SEL']],
  ['from nowhere', 'XXX', 'PER', []],
])('%s', (_title, from, to, hubs) => expect(viaHubs(from, to).toSorted()).toEqual(hubs.toSorted()))

test('no hub is of the country where a way begins or ends', () => {
  expect(viaHubs('NRT', 'SIN')).not.toContain('OSA')
  expect(viaHubs('PVG', 'KIX')).not.toContain('TYO')
  expect(viaHubs('PVG', 'HKG')).not.toContain('HKG')
})
