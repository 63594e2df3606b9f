import { roles } from '@sojourn/contract/kit/roles'
import { describe, expect, test } from 'vitest'
import { rolePermissions } from '../kit/roles'
import { centreScreens, consoleScreens } from './console-screens.testing'
import { centreMenu, consoleMenu, entryOf, isInMenu, type MenuFacts } from './menu'

const facts = (more: Partial<MenuFacts> = {}): MenuFacts => ({
  permissions: ['book'],
  isEnableWallet: false,
  intlFlightDemandOrderEnable: false,
  ...more,
})
const pathsOf = (given: MenuFacts): string[] =>
  centreMenu(given, 'en').flatMap(({ menuList }) => menuList.map(({ param }) => param))

describe('[S2.30] the menu of the personal centre', () => {
  test.each([
    { name: 'approvals need the permission', path: '/center/myApproval', with: facts({ permissions: ['approve'] }) },
    { name: 'the wallet needs the company’s switch', path: '/center/wallet', with: facts({ isEnableWallet: true }) },
    {
      name: 'requests for flights need the company’s switch',
      path: '/center/iflightDemand/index',
      with: facts({ intlFlightDemandOrderEnable: true }),
    },
    {
      name: 'budgets need one that the person looks after or may view',
      path: '/center/budget',
      with: facts({ watchesBudgets: true }),
    },
  ])('[S6.04] $name', ({ path, with: given }) => {
    expect(pathsOf(facts())).not.toContain(path)
    expect(pathsOf(given)).toContain(path)
  })

  test('[handbook 11.3] an assisted session is offered no change of the password, and its screen is closed', () => {
    expect(pathsOf(facts())).toContain('/center/modifyPassword')
    expect(pathsOf(facts({ assisted: true }))).not.toContain('/center/modifyPassword')
    expect(isInMenu('/center/modifyPassword', centreMenu(facts({ assisted: true }), 'zh-CN'))).toBe(false)
  })

  test('[S3.55] groups have a title, entries a title, an icon and a path, in every language', () => {
    for (const language of ['zh-CN', 'zh-TW', 'en'] as const)
      for (const { title, menuList } of centreMenu(facts(), language)) {
        expect(title).not.toBe('')
        for (const entry of menuList) expect(Object.values(entry)).toAllSatisfy((value) => value !== '')
      }
  })

  test('[S6.06] a screen outside the menu is closed; one behind an entry is open with it', () => {
    const menu = centreMenu(facts(), 'zh-CN')
    expect(isInMenu('/center/travelForm/detail', menu)).toBe(true)
    expect(isInMenu('/center/approvalDetail', menu)).toBe(true)
    expect(isInMenu('/center/myApproval', menu)).toBe(false)
    expect(isInMenu('/center/wallet', menu)).toBe(false)
    expect(isInMenu('/center/travelForm/detail', centreMenu(facts({ permissions: [] }), 'zh-CN'))).toBe(false)
  })
})

describe('a letter about a budget leads to the page of budgets', () => {
  const entry = (watchesBudgets: boolean) => entryOf('/center/budget', centreMenu(facts({ watchesBudgets }), 'zh-CN'))

  test('an entry of its own for whoever watches one', () => {
    expect(entry(true)).toBe('/center/budget')
  })

  test('behind the letters for whoever watches none any more', () => {
    expect(entry(false)).toBe('/center/mails')
  })
})

describe('[S2.43] the menu of the console', () => {
  const menu = (permissions: MenuFacts['permissions']) => consoleMenu(facts({ permissions }), 'zh-CN')

  test('[S6.06] opens to whoever may read the company’s people, with the screens behind its entries', () => {
    expect(menu(['book', 'finance'])).toEqual([])
    const opened = menu(['readPeople'])
    for (const path of ['index', 'employee/list', 'employee/detail', 'employee/departments', 'employee/grade'])
      expect(isInMenu(`/manage/${path}`, opened)).toBe(true)
    expect(isInMenu('/manage/control/list', opened)).toBe(false)
    expect(isInMenu('/center/tripOrderList', opened)).toBe(false)
  })

  test('[S6.06] whoever reads the company has its bills with their papers, its deposit and its accounting', () => {
    const opened = menu(['readCompany'])
    for (const path of ['onlineAccount', 'detail', 'confirmList', 'fillbill', 'record', 'recordDetail', 'flightItineraryDetails'])
      expect(isInMenu(`/center/bill/${path}`, opened)).toBe(true)
    for (const path of ['trainItineraryDetails', 'insuranceDetails', 'fileManagement', 'varianceSheetList'])
      expect(isInMenu(`/center/bill/${path}`, opened)).toBe(true)
    for (const path of ['advance/index', 'bill/accounting', 'bill/accountingDetail', 'bill/accountingMapping'])
      expect(isInMenu(`/center/${path}`, opened)).toBe(true)
    expect(isInMenu('/center/advance/index', menu(['readOrders']))).toBe(false)
    expect(isInMenu('/center/advance/index', centreMenu(facts({ permissions: ['readCompany', 'finance'] }), 'zh-CN'))).toBe(false)
  })

  test('[S2.46] [S6.06] whoever may read the rules has the travel policies, with the form of each product behind them', () => {
    const opened = menu(['readRules'])
    for (const path of [
      'list',
      'detail',
      'editFlight',
      'editIFlight',
      'editHotel',
      'editIHotel',
      'editTrain',
      'editCar',
      'editVisa',
      'editMeeting',
    ])
      expect(isInMenu(`/manage/control/${path}`, opened)).toBe(true)
    expect(isInMenu('/manage/employee/list', opened)).toBe(false)
  })
})

describe.each(roles)('to the role %s', (role) => {
  const given = facts({ permissions: ['book', ...rolePermissions[role]] })

  test.each(consoleScreens)('$path of the console is open as the table says', ({ path, seenBy }) => {
    expect(isInMenu(path, consoleMenu(given, 'zh-CN'))).toBe(seenBy.includes(role))
  })

  test.each(centreScreens)('$path of the centre is open as the table says', ({ path, seenBy }) => {
    expect(isInMenu(path, centreMenu(given, 'zh-CN'))).toBe(seenBy.includes(role))
  })
})
