import { expect, test, type Browser, type Page } from '@playwright/test'
import { getDepartments, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import type { Role } from '@sojourn/contract/kit/roles'
import { centreScreens, consoleScreens } from '@sojourn/domain/personal/console-screens.testing'
import { text as departmentsEn } from '@sojourn/text/admin/departments/words.en'
import { text as peopleEn } from '@sojourn/text/admin/people/people.en'
import { text as ordersEn } from '@sojourn/text/admin/orders/orders.en'
import { text as shellEn } from '@sojourn/text/app/shell.en'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { text as menuEn } from '@sojourn/text/personal/menu.en'
import { text as problemsEn } from '@sojourn/text/kit/problems.en'
import { activate, newColleague } from '../colleagues'
import { asColleague } from '../flight-pages'
import { expectAccessible, type Account } from '../support'
import { signedIn, type Send } from '../train-buyer'

const wide = { width: 1440, height: 900 }

/** Each attempt has people and a department of its own. */
const nth = (): string => '甲乙丙'.charAt(test.info().retry)

async function newHolder(role: Role, departmentId: string, name: string): Promise<Account> {
  const { send, leave } = await signedIn('admin@yuanxing.example')
  const holder = await newColleague(send, { name, departmentId, role })
  await leave()
  return activate(holder)
}

/** Goes to a screen as a link does. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', `/v${to}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Goes from screen to screen as links do, and answers where each led. */
const placesAfter = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const places: string[] = []
    for (const path of wanted) {
      window.history.pushState(null, '', `/v${path}`)
      window.dispatchEvent(new PopStateEvent('popstate'))
      const end = performance.now() + 5_000
      while (!window.location.pathname.endsWith('/err/index') && performance.now() < end)
        await new Promise((done) => requestAnimationFrame(done))
      places.push(window.location.pathname)
    }
    return places
  }, paths)

/** Every screen that the role may not see leads to the page that says so. */
async function expectClosed(page: Page, role: Role): Promise<void> {
  // Where there is something of the console, its first address leads to that.
  const closed = [...consoleScreens, ...centreScreens].filter(
    ({ path, seenBy }) => !seenBy.includes(role) && path !== '/manage/index',
  )
  const paths = [...closed.map(({ path }) => path), '/agent/desk', '/agent/fees']
  expect(await placesAfter(page, paths)).toEqual(paths.map(() => '/v/err/index'))
}

const asHolder = (browser: Browser, holder: Account, language: 'zh-CN' | 'en', work: (page: Page) => Promise<void>) =>
  asColleague(browser, holder, language, async (page) => {
    await page.setViewportSize(wide)
    await work(page)
  })

test('[S4.39] the auditor opens every screen of the company, changes nothing on any, and is led away from all others', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const auditor = await newHolder('auditor', 'finance', `沈知明${nth()}`)
  await asHolder(browser, auditor, 'zh-CN', async (page) => {
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.headers()['idempotency-key'] !== undefined) writes.push(request.url())
    })
    // The manual tells of changes, but makes none.
    const entries = consoleScreens.filter(
      ({ path, behind, seenBy }) => !behind && seenBy.includes('auditor') && path !== '/manage/help/manual',
    )
    await page.goto('/v/manage/index')
    const current = page.getByRole('navigation', { name: shellZh.management }).locator('[aria-current=page]')
    for (const { path } of entries) {
      await follow(page, path)
      await expect(current, path).toHaveAttribute('href', `/v${path}`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0)
      await expect(page.getByRole('alert'), path).toHaveCount(0)
      const main = page.locator('main')
      const changing = main.getByRole('button', { name: /^(添加|新建|保存|发布|停用|授予|移除|确认账单|申请|邀请|导入)/ })
      await expect(changing.or(main.getByRole('link', { name: /^(添加|批量导入|新建)/ })), path).toHaveCount(0)
    }
    expect(writes).toEqual([])
    await expectClosed(page, 'auditor')
    await expect(page.getByRole('heading', { name: shellZh.noAccess })).toBeVisible()
    await expectAccessible(page)
  })
})

/** A department below the sales department with one person in it. */
async function newTeam(send: Send, name: string): Promise<string> {
  const { list } = await send(getDepartments, {})
  const found = list.find((each) => each.name === name)
  if (found) return found.departmentId
  const names = { 'zh-CN': name, 'zh-TW': '', en: '' }
  return (await send(saveDepartment, { version: 0, names, parentId: 'sales' })).departmentId
}

test('en: who looks after one department sees its people and orders, and nothing beside it', async ({ browser }) => {
  test.setTimeout(90_000)
  const { send, leave } = await signedIn('admin@yuanxing.example')
  const team = `华南${nth()}组`
  const departmentId = await newTeam(send, team)
  const member = `黎明远${nth()}`
  await newColleague(send, { name: member, departmentId })
  await leave()
  const holder = await newHolder('departmentAdministrator', departmentId, `黎明川${nth()}`)
  await asHolder(browser, holder, 'en', async (page) => {
    await page.goto('/v/manage/employee/list')
    const rows = page.getByRole('table', { name: peopleEn.table }).getByRole('row')
    for (const readable of ['LI/MINGYUAN', 'LI/MINGCHUAN']) await expect(rows.filter({ hasText: readable })).toHaveCount(1)
    await expect(rows).toHaveCount(3)
    await expectAccessible(page)

    await page.goto('/v/manage/employee/departments')
    const tree = page.getByRole('treegrid', { name: departmentsEn.tree })
    await expect(tree.getByText(team)).toBeVisible()
    await expect(tree.getByRole('row').filter({ has: page.getByRole('gridcell') })).toHaveCount(1)
    await expectAccessible(page)

    await page.goto('/v/center/management/list')
    await expect(page.getByText(ordersEn.noneTitle)).toBeVisible()
    await page.goto('/v/manage/employee/detail?employeeId=1-employee')
    await expect(page.getByRole('alert').getByText(problemsEn.personUnknown)).toBeVisible()

    const menu = page.getByRole('navigation', { name: shellEn.management })
    await expect(menu.getByRole('link', { name: menuEn.items.people, exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: menuEn.items.policies, exact: true })).toHaveCount(0)
    await expectClosed(page, 'departmentAdministrator')
    await expect(page.getByRole('heading', { name: shellEn.noAccess })).toBeVisible()
  })
})

for (const role of ['humanResources', 'finance', 'approvalAdministrator'] as const)
  test(`[S4.39] the role ${role} is led away from every screen that is not its own`, async ({ browser }) => {
    const holder = await newHolder(role, 'sales', `任有职${nth()}`)
    await asHolder(browser, holder, 'zh-CN', async (page) => {
      const own = consoleScreens.find(({ seenBy }) => seenBy.includes(role))!
      await page.goto(`/v${own.path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectClosed(page, role)
    })
  })
