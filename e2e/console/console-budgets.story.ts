import { expect, test, type Page } from '@playwright/test'
import { endBudget, saveBudget } from '@sojourn/contract/admin/company/budget.calls'
import { endProject, saveProject, searchProjects } from '@sojourn/contract/admin/company/project.calls'
import { text as budgetsEn } from '@sojourn/text/admin/budget/words.en'
import { text as budgetsZh } from '@sojourn/text/admin/budget/words.zh-CN'
import { text as catalogueZh } from '@sojourn/text/admin/company/catalogue.zh-CN'
import { text as balanceZh } from '@sojourn/text/booking/application/balance.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as menuZh } from '@sojourn/text/personal/menu.zh-CN'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'
import { words } from '../words'

const table = (page: Page) => page.getByRole('table', { name: budgetsZh.table })
const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: catalogueZh.actionsOf({ name }) }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** A project of this story alone, so that its budget is in nobody else's way. */
async function newProject(code: string): Promise<void> {
  const administrator = await signedIn('admin@yuanxing.example')
  const name = `预算项目${code}`
  await administrator.send(saveProject, { added: true, version: 0, code, names: { 'zh-CN': name, 'zh-TW': '', en: '' } })
  await administrator.leave()
}

async function leaveProject(code: string): Promise<void> {
  const administrator = await signedIn('admin@yuanxing.example')
  const { list } = await administrator.send(searchProjects, { keyword: code })
  await administrator.send(endProject, { code, version: list[0]!.version })
  await administrator.leave()
}

async function enter(page: Page, name: string, code: string): Promise<void> {
  await page.goto('/v/manage/enterprise/budgets?lang=zh-CN')
  await expect(table(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: budgetsZh.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(name)
  await dialog.getByLabel(budgetsZh.objectKind).selectOption('project')
  await dialog.getByRole('combobox', { name: budgetsZh.fields.object }).fill(code)
  await page.getByRole('option', { name: new RegExp(code) }).click()
  await dialog.getByLabel(budgetsZh.fields.period, { exact: true }).selectOption('whole')
  await dialog.getByRole('textbox', { name: budgetsZh.fields.from }).fill('2026-01-01')
  await dialog.getByRole('textbox', { name: budgetsZh.fields.to }).fill('2028-12-31')
  await dialog.getByRole('textbox', { name: budgetsZh.fields.amount }).fill('1')
  await dialog.getByRole('combobox', { name: budgetsZh.fields.overLimit }).selectOption('forbid')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: editZh.save, exact: true }).click()
  await expect(page.getByText(budgetsZh.added)).toBeVisible()
}

test('[S2.48] a budget that forbids it refuses a booking with the reason; adjusted, it is occupied by it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { book, widgets } = words['zh-CN']
  const code = `BG-${test.info().retry + 1}`
  const name = `项目小额预算${test.info().retry}`
  await newProject(code)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()

  await test.step('finance gives a project one yuan', async () => {
    await signIn(desk, 'finance@yuanxing.example')
    await enter(desk, name, code)
    await expect(rowOf(desk, name)).toContainText(budgetsZh.overLimits.forbid)
    await expect(desk.getByRole('link', { name: menuZh.items.budgets })).toBeVisible()
  })

  await test.step('the booking page says that it does not reach, and submitting is refused with name and period', async () => {
    await signIn(page, 'employee@yuanxing.example')
    await page.goto('/v/?lang=zh-CN')
    await searchFlights(page, 'zh-CN', flightDay('employee@yuanxing.example', 'console-budgets'))
    await chooseFare(page, 'zh-CN', widgets.within)
    await page.getByLabel(book.project, { exact: true }).selectOption({ label: `${code} 预算项目${code}` })
    await expect(page.getByText(balanceZh.beyondBudget, { exact: true })).toBeVisible()
    await expect(page.getByText(new RegExp(`预算不足：${name}`)).first()).toBeVisible()
    await page.getByRole('button', { name: book.submit }).click()
    await expect(page.getByText(new RegExp(`预算不足：${name}（2026年1月1日 至 2028年12月31日）`)).first()).toBeVisible()
    await expect(page).toHaveURL(/\/flight\/book/)
  })

  await test.step('finance adds to it and says why', async () => {
    await choose(desk, name, budgetsZh.adjust)
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: budgetsZh.adjust }).click()
    await expect(dialog.getByText(budgetsZh.reasonMissing)).toBeVisible()
    await dialog.getByLabel(budgetsZh.adjustAmount).fill('50000')
    await dialog.getByRole('textbox', { name: budgetsZh.reason }).fill('追加展会差旅')
    await expectAccessible(desk)
    await dialog.getByRole('button', { name: budgetsZh.adjust }).click()
    await expect(desk.getByText(budgetsZh.adjusted, { exact: true })).toBeVisible()
    await expect(rowOf(desk, name)).toContainText('¥50,001')
  })

  await test.step('the booking goes through, and the list and its entries show what it occupies', async () => {
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/order\/flight\/detail/)
    const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
    await desk.reload()
    await choose(desk, name, budgetsZh.entries)
    const drawer = desk.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: orderNo })).toBeVisible()
    await expect(drawer.getByText(budgetsZh.movements.occupied, { exact: true })).toBeVisible()
    await expect(drawer.getByText(/追加展会差旅/)).toBeVisible()
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
  })

  await test.step('it ends, and stands among those that have', async () => {
    await choose(desk, name, catalogueZh.end)
    await desk.getByRole('button', { name: catalogueZh.end, exact: true }).last().click()
    await expect(desk.getByText(budgetsZh.ended)).toBeVisible()
    await desk.getByLabel(catalogueZh.state).selectOption('1')
    await expect(rowOf(desk, name)).toBeVisible()
  })
  await context.close()
  await leaveProject(code)
})

test('[S2.48] en, 390 px: a colleague who was named to view a budget reads it without a role in the console', async ({
  page,
}) => {
  const code = `BV-${test.info().retry + 1}`
  const name = 'Marketing of the eastern region and its fairs'
  await newProject(code)
  const finance = await signedIn('finance@yuanxing.example')
  const { planId, version } = await finance.send(saveBudget, {
    version: 0,
    names: { 'zh-CN': '华东市场费', 'zh-TW': '', en: name },
    object: { kind: 'project', id: code },
    below: false,
    period: 'whole',
    from: '2026-01-01',
    to: '2028-12-31',
    amount: 1_234_567_00,
    products: [],
    warnFirst: 60,
    warnSecond: 90,
    overLimit: 'allow',
    viewerIds: ['1-consultant'],
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'consultant@yuanxing.example', '/v/center/budget?lang=en')
  await expect(page.getByText(name)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: budgetsEn.entriesTitle({ name }) }).click()
  await expect(page.getByRole('dialog').getByText(budgetsEn.entriesNone)).toBeVisible()
  await expectAccessible(page)
  await finance.send(endBudget, { planId, version })
  await finance.leave()
  await page.goto('/v/center/budget')
  await expect(page.getByText(budgetsEn.mineNoneTitle)).toBeVisible()
  await leaveProject(code)
})
