import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { describe, expect, test } from 'vitest'
import { bookingEntries, keepsLanguage, linkTarget, menuEvent, openedEntries } from './header-entries'

const config = (more: Partial<EmployeeConfig> = {}): EmployeeConfig =>
  ({
    productDisabledShow: 0,
    switchList: { showmice: false, showcar: false },
    flightBookable: 0,
    flightIntlBookable: -1,
    hotelBookable: -1,
    hotelIntlBookable: -1,
    trainBookable: -1,
    trainLocalCustomizedBookable: -1,
    visaBookable: 0,
    isTravelManageMenu: false,
    onlineReportEnable: false,
    permissions: ['readOrders'],
    isEnableWallet: false,
    costControlView: { showCost: false, subMenus: [] },
    ...more,
  }) as EmployeeConfig

describe('[S2.06] the booking centre', () => {
  const productsOf = (given: EmployeeConfig) => bookingEntries(given).map(({ product }) => product)

  test('lists flights, hotels, trains and meetings, each with the type that home understands', () => {
    const open = {
      flightIntlBookable: 0,
      hotelBookable: 0,
      hotelIntlBookable: 0,
      trainBookable: 0,
      switchList: { showmice: true, showcar: false },
    }
    expect(bookingEntries(config(open))).toEqual([
      { product: 'flight', type: 1 },
      { product: 'intlFlight', type: 2 },
      { product: 'hotel', type: 3 },
      { product: 'intlHotel', type: 4 },
      { product: 'train', type: 5 },
      { product: 'meeting', type: 9 },
    ])
  })

  test('[S6.04] sections that are not open stay out; meetings need their switch', () => {
    expect(productsOf(config())).toEqual(['flight'])
    expect(productsOf(config({ flightIntlBookable: 0 }))).toContain('intlFlight')
    expect(productsOf(config({ switchList: { showmice: true, showcar: false } }))).toContain('meeting')
    expect(productsOf(config({ productDisabledShow: 1 })), 'shown anyway, as on home').toContain('train')
  })
})

test.each([
  ['management', { isTravelManageMenu: true }],
  ['report', { onlineReportEnable: true }],
  ['costControl', { costControlView: { showCost: true, subMenus: [{ name: '预算', actionId: '/x', cssClass: '' }] } }],
  ['wallet', { isEnableWallet: true }],
] as const)('[S6.04] %s is there only where the company opened it', (entry, flag) => {
  expect(openedEntries(config())[entry]).toBe(false)
  expect(openedEntries(config(flag as Partial<EmployeeConfig>))[entry]).toBe(true)
})

test('[S1.08] a visit to a place of the header is noted by its code', () => {
  expect(['orders', 'report', 'management', 'home'].map(menuEvent)).toEqual(['menu:100', 'menu:101', 'menu:102', undefined])
})

test('[S2.10] cost control without links is not shown', () => {
  expect(openedEntries(config({ costControlView: { showCost: true, subMenus: [] } })).costControl).toBe(false)
})

test.each([
  ['/v/center/travelForm', { to: '/center/travelForm' }],
  ['/center/travelForm', { to: '/center/travelForm' }],
  ['https://costs.example/a', { href: 'https://costs.example/a' }],
  ['//evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/\\evil.example', undefined],
])('[S3.10] the link %s of cost control leads to a place of the portal or of the web', (actionId, target) => {
  expect(linkTarget(actionId)).toEqual(target)
})

test.each(['/flight/list', '/iflight/list', '/hotel/list', '/train/list', '/hotel/detail', '/manage/index'])(
  '[S2.12] %s keeps its language',
  (path) => expect(keepsLanguage(path)).toBe(true),
)

test.each(['/', '/center/tripOrderList', '/flight/book', '/visa/list'])('[S2.12] the language changes on %s', (path) =>
  expect(keepsLanguage(path)).toBe(false),
)
