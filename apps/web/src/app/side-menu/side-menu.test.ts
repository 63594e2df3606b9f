import { centreMenu } from '@sojourn/domain/personal/menu'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '../routes'
import { menuKey, menuKind } from './side-menu-cache'

const everything = centreMenu(
  { permissions: ['book', 'bookForOthers', 'approve', 'manage', 'finance'], isEnableWallet: true },
  'zh-CN',
).flatMap(({ menuList }) => menuList.map(({ param }) => param))

test.each(everything)('[S2.30] the menu leads to a screen that exists: %s', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path.slice(1))
})

test.each([
  ['/center/tripOrderList', 'centre'],
  ['/center/bill/detail/itinerarydetail', 'centre'],
  ['/center/bill/onlineAccount', 'console'],
  ['/center/management/list', 'console'],
  ['/center/travelForm', 'centre'],
  ['/center/travelOrder/detail', 'console'],
  ['/manage/index', 'console'],
  ['/management', 'centre'],
])('[S4.39] %s is judged by the menu of the %s', (path, kind) => {
  expect(menuKind(path)).toBe(kind)
})

test('[S3.58] the menu is kept by employee, [S2.30] and by language', () => {
  expect(menuKey('centre', '1-employee')).toBe('sojourn.menu.centre.1-employee.zh-CN')
})
