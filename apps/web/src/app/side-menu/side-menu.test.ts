import { centreScreens, consoleScreens } from '@sojourn/domain/personal/console-screens.testing'
import { centreMenu, consoleMenu, type MenuFacts, type MenuGroup } from '@sojourn/domain/personal/menu'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '../routes'
import { menuKey, menuKind } from './side-menu-cache'
import { guardMenu } from './side-menu-guard'

const facts: MenuFacts = {
  permissions: [
    'book',
    'bookForOthers',
    'approve',
    'manage',
    'finance',
    'readPeople',
    'readAudit',
    'readRules',
    'readCompany',
    'readOrders',
  ],
  isEnableWallet: true,
  intlFlightDemandOrderEnable: false,
}
const placesOf = (menu: readonly MenuGroup[]) => menu.flatMap(({ menuList }) => menuList.map(({ param }) => param))
const screenOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

test.each(placesOf(centreMenu(facts, 'zh-CN')))('[S2.30] the menu leads to a screen that exists: %s', (path) => {
  expect(screenOf(path)).toBe(path.slice(1))
})

test.each(placesOf(consoleMenu(facts, 'zh-CN')))('[S2.43] so does the menu of the console: %s', (path) => {
  expect(screenOf(path)).toBe(path.slice(1))
  expect(menuKind(path)).toBe('console')
})

/** Addresses of the screens below a route. */
const pathsBelow = ({ path = '', children = [] }: RouteObject): string[] =>
  children.length > 0 ? children.flatMap(pathsBelow) : [`/${path}`]
const guarded = (route: RouteObject): string[] =>
  (route.middleware ?? []).includes(guardMenu) ? pathsBelow(route) : (route.children ?? []).flatMap(guarded)

test('every screen of the console stands in the table of roles, and behind the guard of the menu', () => {
  const ofConsole = routes.flatMap(pathsBelow).filter((path) => menuKind(path) === 'console' && !path.endsWith('*'))
  expect(consoleScreens.map(({ path }) => path).toSorted()).toEqual(ofConsole.toSorted())
  const behindGuard = routes.flatMap(guarded)
  expect([...consoleScreens, ...centreScreens].map(({ path }) => path).filter((path) => !behindGuard.includes(path))).toEqual([])
})

test.each([
  ['/center/tripOrderList', 'centre'],
  ['/center/bill/detail/itinerarydetail', 'centre'],
  ['/center/bill/onlineAccount', 'console'],
  ['/center/bill/manualInvoiceDetail', 'console'],
  ['/center/management/list', 'console'],
  ['/center/travelForm', 'centre'],
  ['/center/travelOrder/detail', 'console'],
  ['/center/advance/index', 'console'],
  ['/manage/index', 'console'],
  ['/management', 'centre'],
])('[S4.39] %s is judged by the menu of the %s', (path, kind) => {
  expect(menuKind(path)).toBe(kind)
})

test('[S3.58] the menu is kept by employee, [S2.30] and by language', () => {
  expect(menuKey('centre', '1-employee')).toBe('sojourn.menu.centre.1-employee.zh-CN')
})
