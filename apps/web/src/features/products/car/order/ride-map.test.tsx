// @vitest-environment happy-dom
import type { CarRide } from '@sojourn/contract/products/car/order.calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readText } from '../../../../kit/text/text'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { showPart } from '../../../../testing/page'
import { RideMap } from './ride-map'

inBrowser('products/car/pages')

const text = () => readText('products/car/pages')
const place = (placeId: string, name: string, latitude: number, longitude: number) => ({
  placeId,
  name,
  kind: 'landmark' as const,
  latitude,
  longitude,
})
const ride = {
  from: place('p:1', '虹桥机场', 31.2, 121.34),
  to: place('p:2', '外滩', 31.24, 121.49),
  around: [place('p:3', '中山公园', 31.23, 121.41), place('p:4', '苏州', 31.3, 120.6)],
}
const show = (more: object = {}) => showPart(<RideMap ride={{ ...ride, ...more } as unknown as CarRide} />)
const leg = (kind: 'approach' | 'ride') => ({
  kind,
  startedAt: '2026-11-20T02:00:00Z',
  endsAt: '2026-11-20T02:10:00Z',
  metres: 2000,
})
const carAt = () => document.querySelector<HTMLElement>('[data-car]')?.getAttribute('style')

test('[handbook 5.3] shows its ends and places within, and that it is a sketch', () => {
  stopClock('2026-11-20T02:05:00Z')
  show()
  expect(screen.getByText(text().pickUpAt({ place: '虹桥机场' }))).toBeTruthy()
  expect(screen.getByText('外滩')).toBeTruthy()
  expect(screen.getByText('中山公园')).toBeTruthy()
  expect(screen.queryByText('苏州')).toBeNull()
  expect(screen.getByText(text().mapWhy)).toBeTruthy()
  expect(carAt()).toBeUndefined()
})

test.each([
  ['comes', 'accepted', leg('approach'), true],
  ['drives', 'riding', leg('ride'), true],
  ['waits', 'arrived', leg('approach'), false],
  ['has ended', 'ended', leg('ride'), false],
] as const)('shows the car that %s', (_what, state, driven, isShown) => {
  stopClock('2026-11-20T02:05:00Z')
  show({ state, leg: driven })
  expect(carAt() !== undefined).toBe(isShown)
})

test('a car for a day has its beginning alone', () => {
  stopClock('2026-11-20T02:05:00Z')
  show({ to: undefined })
  expect(screen.queryByText('外滩')).toBeNull()
  expect(screen.getByText(text().pickUpAt({ place: '虹桥机场' }))).toBeTruthy()
})
