import { expect, test } from 'vitest'
import { faultsOf, isCountable, mergedForm, newIncident, sentIncident, withPlace } from './incident-form'

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

test('[S2.44] what one wrote stays over what another saved meanwhile, and what one left alone is as the other left it', () => {
  const seen = { ...newIncident('2026-11-20'), places: [shanghai] }
  const written = { ...seen, toTime: '18:00' }
  const latest = { ...seen, toTime: '12:00', places: [{ type: 'city', id: '北京', name: '北京' } as const] }
  expect(mergedForm({ written, seen, latest })).toEqual({ ...latest, toTime: '18:00' })
})
