import { expect, test } from 'vitest'
import { faultsOf, isCountable, newIncident, sentIncident, withPlace } from './incident-form'

const shanghai = { type: 'city', id: '上海', name: '上海' } as const

test('[S2.44] an incident begins as today from midnight to midnight in China, and lacks its place and its words', () => {
  const form = newIncident('2026-11-20')
  expect(faultsOf(form)).toEqual(['places', 'titles', 'messages'])
  expect(isCountable(form)).toBe(false)
  const placed = { ...form, ...withPlace(form, shanghai) }
  expect(isCountable(placed)).toBe(true)
  expect(sentIncident(placed)).toMatchObject({
    places: [{ type: 'city', id: '上海' }],
    from: '2026-11-20T00:00:00+08:00',
    to: '2026-11-20T23:59:00+08:00',
  })
})

test('[S2.44] a place is named once', () => {
  const form = { ...newIncident('2026-11-20'), places: [shanghai] }
  expect(withPlace(form, shanghai).places).toEqual([shanghai])
  expect(withPlace(form, { ...shanghai, type: 'hotel' }).places).toHaveLength(2)
})
