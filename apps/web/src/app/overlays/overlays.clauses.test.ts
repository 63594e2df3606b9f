import { expect, test } from 'vitest'
import { openedCookie, openedOn } from './banner-day'
import { showsReminders } from './notice-place'
import { asksAuthorization } from './payment-app'

test('[S4.33] the membership banner opens once a day: a cookie keeps the date', () => {
  const cookies = `theme=dark; ${openedCookie('2026-11-20').split(';')[0]}`
  expect(openedOn('', '2026-11-20')).toBe(false)
  expect(openedOn(cookies, '2026-11-20')).toBe(true)
  expect(openedOn(cookies, '2026-11-21')).toBe(false)
})

test.each([
  [1, 2, 'data:', true],
  [2, 2, 'data:', false],
  [1, 1, 'data:', false],
  [1, 2, '', false],
] as const)(
  '[S4.32] status %i, enterpriseStatus %i, code %j: the payment app asks: %s',
  (status, enterpriseStatus, qrImage, asks) => {
    expect(asksAuthorization({ status, enterpriseStatus, qrImage })).toBe(asks)
  },
)

test.each([
  ['/iflight/list', true],
  ['/iflight/book', true],
  ['/order/iflight/changes', true],
  ['/iflight/change/list', true],
  ['/order/iflight/detail', true],
  ['/flight/list', false],
  ['/', false],
])('[S2.68] likes on %s come with refund and change reminders: %s', (path, shown) => {
  expect(showsReminders(path)).toBe(shown)
})
