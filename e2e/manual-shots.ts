import type { Page } from '@playwright/test'
import type { Language } from '@sojourn/contract/kit/language'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as homeTw } from '@sojourn/text/app/home.zh-TW'
import { text as widgetsEn } from '@sojourn/text/kit/widgets.en'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { text as widgetsTw } from '@sojourn/text/kit/widgets.zh-TW'

const homes = { 'zh-CN': homeZh, 'zh-TW': homeTw, en: homeEn }
const widgets = { 'zh-CN': widgetsZh, 'zh-TW': widgetsTw, en: widgetsEn }

/** How one picture of the manual comes about. */
export interface Shot {
  path: string
  /** Who looks; without, the administrator. */
  as?: 'employee' | 'manager'
  /** What is pressed before the picture is taken. */
  go?: (page: Page, language: Language) => Promise<void>
}

const follow = (link: string) => async (page: Page) => {
  await page.locator(`main a[href*="${link}"]`).first().click()
  await page.waitForURL((url) => url.pathname.includes(link))
}

/** From home to the flights from Beijing to a city, Shanghai if none is named. */
async function searchFlights(page: Page, language: Language, of: (typeof homes)[Language], to = 'shanghai'): Promise<void> {
  await page.getByRole('combobox', { name: of.to, exact: true }).click()
  await page.keyboard.type(to)
  await page.locator('[role=option]').first().click()
  await page.getByRole('button', { name: new RegExp(`^${of.departDate}`) }).click()
  await page.getByRole('button', { name: widgets[language].nextMonth }).click()
  await page.locator('[data-date$="-15"]:not([aria-disabled=true])').last().click()
  await page.getByRole('button', { name: of.search, exact: true }).click()
}

/** The pictures of the manual by their names: article and section. */
export const shots: Readonly<Record<string, Shot>> = {
  'set-up-order': { path: '/manage/index' },
  'people-add': { path: '/manage/employee/list' },
  'import-steps': { path: '/manage/employee/import' },
  'departments-add': { path: '/manage/employee/departments' },
  'grades-add': { path: '/manage/employee/grade' },
  'accounts-lock': { path: '/manage/employee/account' },
  'roles-give': {
    path: '/manage/employee/list?role=administrator',
    go: async (page) => {
      await follow('/manage/employee/detail')(page)
      const roles = page
        .locator('main section')
        .filter({ has: page.locator('ul') })
        .last()
      await roles.scrollIntoViewIfNeeded()
    },
  },
  'arrangers-states': { path: '/manage/employee/arrangers' },
  'guests-add': { path: '/manage/employee/guest' },
  'policies-begin': { path: '/manage/control/list' },
  'policies-handling': {
    path: '/manage/control/list',
    go: async (page) => {
      await follow('/manage/control/detail')(page)
      await follow('/manage/control/editFlight')(page)
    },
  },
  'flows-add': { path: '/manage/approval/index' },
  'flows-simulate': { path: '/manage/approval/index?part=simulate' },
  'orders-find': { path: '/center/management/list' },
  'report-export': { path: '/center/management/orderDetailReport' },
  'bills-check': { path: '/center/bill/onlineAccount' },
  'trips-find': { path: '/center/travelOrder' },
  'unused-tickets-act': { path: '/center/openManage/index' },
  'company-change': { path: '/manage/enterprise/index' },
  'company-products': { path: '/manage/enterprise/index?tab=products' },
  'cost-centres-add': { path: '/manage/enterprise/costCentres' },
  'projects-add': { path: '/manage/enterprise/projects' },
  'legal-entities-add': { path: '/manage/enterprise/entities' },
  'notices-publish': { path: '/manage/enterprise/notices' },
  'agreement-read': { path: '/manage/employee/contract' },
  'audit-find': { path: '/center/auditLog' },
  'flights-book': {
    path: '/',
    as: 'employee',
    go: async (page, language) => {
      await searchFlights(page, language, homes[language])
      await page.waitForURL(/\/flight\/list/)
    },
  },
  'intl-flights-book': {
    path: '/?type=2',
    as: 'employee',
    go: async (page, language) => {
      await searchFlights(page, language, homes[language], 'singapore')
      await page.waitForURL(/\/iflight\/list/)
      // The first search of a server looks for the ways of its days.
      await page.locator('main li button[aria-expanded]').first().waitFor({ timeout: 60_000 })
    },
  },
  'flight-demands-ask': { path: '/center/iflightDemand/index', as: 'employee' },
  'for-others-book': {
    path: '/',
    as: 'manager',
    go: async (page, language) => {
      await page.getByText(homes[language].bookOthers, { exact: true }).click()
      await searchFlights(page, language, homes[language])
      await page.waitForURL(/\/choice\/index/)
    },
  },
  'applications-write': { path: '/center/travelForm', as: 'employee' },
  'approvals-decide': { path: '/center/myApproval?type=1', as: 'manager' },
  'pay-pay': { path: '/center/tripOrderList', as: 'employee' },
  'wallet-use': { path: '/center/wallet', as: 'employee' },
  'sign-in-twoStep': { path: '/center/personalInfo?section=secondFactor', as: 'employee' },
}
