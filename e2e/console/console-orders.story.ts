import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { getDepartments, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { giveRole } from '@sojourn/contract/admin/people/person.calls'
import { text as ordersEn } from '@sojourn/text/admin/orders/orders.en'
import { text as ordersZh } from '@sojourn/text/admin/orders/orders.zh-CN'
import { text as reportZh } from '@sojourn/text/admin/orders/report.zh-CN'
import { text as wordsZh } from '@sojourn/text/admin/orders/words.zh-CN'
import { text as menuZh } from '@sojourn/text/personal/menu.zh-CN'
import { asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'
import { words } from '../words'

const finance = 'finance@yuanxing.example'
const table = (page: Page) => page.getByRole('table', { name: ordersZh.table })

/** An order that the employee has just booked, and that waits for its manager. */
async function bookFlight(page: Page): Promise<string> {
  const { book, widgets } = words['zh-CN']
  await signIn(page, 'employee@yuanxing.example', '/v/?lang=zh-CN')
  await searchFlights(page, 'zh-CN', flightDay('employee@yuanxing.example', 'console-orders'))
  await chooseFare(page, 'zh-CN', widgets.within)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

async function searchFor(page: Page, orderNo: string): Promise<void> {
  await page.getByRole('combobox', { name: ordersZh.keyword }).fill(orderNo)
  await expect(page.getByRole('link', { name: /→/ })).toHaveCount(1)
}

test('[S2.47] finance narrows the company’s orders, keeps a view, corrects a cost centre and exports the report', async ({
  page,
  browser,
}) => {
  test.slow()
  const orderNo = await bookFlight(page)
  const view = `机票待审批${test.info().retry}`

  await asColleague(browser, finance, 'zh-CN', async (desk) => {
    await desk.setViewportSize({ width: 1440, height: 900 })
    await test.step('an order just booked is found, by its filters and its number', async () => {
      await desk.goto('/v/center/management/list')
      await expect(table(desk)).toBeVisible()
      await expectAccessible(desk)
      await desk.getByRole('tab', { name: wordsZh.phases.approving }).click()
      await desk.getByLabel(wordsZh.filters.product).selectOption(wordsZh.products.flight)
      await searchFor(desk, orderNo)
      // Who travels is in nobody's log.
      expect(new URL(desk.url()).search).not.toContain(orderNo)
      await expect(table(desk).getByRole('row')).toHaveCount(2)
      await desk.getByRole('combobox', { name: ordersZh.keyword }).fill('')
    })

    await test.step('what was narrowed is kept as a view, and opens again', async () => {
      await desk.getByRole('button', { name: ordersZh.views }).click()
      await desk.getByRole('button', { name: ordersZh.saveView }).click()
      const dialog = desk.getByRole('dialog').filter({ has: desk.getByRole('textbox', { name: ordersZh.viewName }) })
      await dialog.getByRole('textbox', { name: ordersZh.viewName }).fill(view)
      await expectAccessible(desk)
      await dialog.getByRole('button', { name: ordersZh.save }).click()
      await expect(desk.getByText(ordersZh.viewSaved)).toBeVisible()
      await desk.goto('/v/center/management/list')
      await expect(table(desk)).toBeVisible()
      await desk.getByRole('button', { name: ordersZh.views }).click()
      await desk.getByRole('button', { name: view, exact: true }).click()
      await expect(desk.getByRole('tab', { name: wordsZh.phases.approving })).toHaveAttribute('aria-selected', 'true')
      await expect(desk.getByLabel(wordsZh.filters.product)).toHaveValue('flight')
      await desk.keyboard.press('Escape')
    })

    await test.step('its line is charged to another cost centre, and the order says who did so and why', async () => {
      await desk.goto('/v/center/management/orderDetailReport')
      await expectAccessible(desk)
      await desk.getByRole('combobox', { name: ordersZh.keyword }).fill(orderNo)
      await expect(desk.getByRole('button', { name: ordersZh.correct })).toHaveCount(1)
      await desk.getByRole('button', { name: ordersZh.correct }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByLabel(ordersZh.costCentre).selectOption({ label: 'CC2001 财务共享' })
      await dialog.getByRole('button', { name: ordersZh.correctConfirm, exact: true }).click()
      await expect(dialog.getByText('请填写调整原因')).toBeVisible()
      await dialog.getByRole('textbox', { name: ordersZh.reason }).fill('由财务共享承担')
      await expectAccessible(desk)
      await dialog.getByRole('button', { name: ordersZh.correctConfirm, exact: true }).click()
      await expect(desk.getByText(ordersZh.corrected)).toBeVisible()
      await expect(desk.getByRole('cell', { name: '财务共享' })).toBeVisible()
    })

    await test.step('the report is exported, and the file has the line', async () => {
      await desk.getByRole('button', { name: reportZh.export }).click()
      const files = desk.getByRole('list', { name: reportZh.files })
      const downloading = desk.waitForEvent('download')
      await files.getByRole('button', { name: reportZh.download }).first().click()
      const content = readFileSync(await (await downloading).path())
      const rows = (await readXlsx(content)).sheets[0]!.rows
      expect(rows[1]![0]).toContain(orderNo)
      const line = rows.find(([number]) => number === orderNo)
      expect(line).toEqual(expect.arrayContaining(['林晓雯', '财务共享']))
      await expectAccessible(desk)
    })

    await test.step('the order’s page opens for reading, with the correction in its history', async () => {
      await desk.goto(`/v/order/flight/detail?orderId=${orderNo}`)
      await expect(desk.getByText(/何文静将林晓雯的费用归属/)).toBeVisible()
    })

    await test.step('the other lists of the menu open', async () => {
      await desk.goto('/v/center/travelOrder')
      await expect(desk.getByRole('heading', { level: 1, name: menuZh.items.companyTrips })).toBeVisible()
      await expectAccessible(desk)
      await desk.goto('/v/center/openManage/index')
      await expect(desk.getByRole('heading', { level: 1, name: menuZh.items.unusedTickets })).toBeVisible()
      await expectAccessible(desk)
    })
  })

  await test.step('who looks after another department alone does not see it; the auditor of the company does', async () => {
    const administrator = await signedIn('admin@yuanxing.example')
    const { list } = await administrator.send(getDepartments, {})
    const name = '订单查看部'
    const departmentId =
      list.find((each) => each.name === name)?.departmentId ??
      (await administrator.send(saveDepartment, { version: 0, names: { 'zh-CN': name, 'zh-TW': '', en: '' } })).departmentId
    await administrator.send(giveRole, { employeeId: '1-manager', role: 'departmentAdministrator', departmentId })
    await administrator.send(giveRole, { employeeId: '1-hongkong', role: 'auditor' })
    await administrator.leave()
    await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', async (desk) => {
      await desk.goto('/v/center/management/list')
      await expect(desk.getByText(ordersZh.noneTitle)).toBeVisible()
    })
    await asColleague(browser, 'hongkong@yuanxing.example', 'zh-CN', async (desk) => {
      await desk.goto('/v/center/management/list')
      await searchFor(desk, orderNo)
      await desk.goto('/v/center/management/orderDetailReport')
      await expect(desk.getByRole('link', { name: orderNo }).first()).toBeVisible()
      await expect(desk.getByRole('button', { name: ordersZh.correct })).toHaveCount(0)
    })
  })
})

const screens = [
  '/center/management/list',
  '/center/management/orderDetailReport',
  '/center/travelOrder',
  '/center/openManage/index',
]

test('[S2.47] en, 390 px: every screen of the company’s orders is accessible and fits', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, finance, '/v/?lang=en')
  for (const path of screens) {
    await page.goto(`/v${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
    await expectAccessible(page)
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(surplus, path).toBeLessThanOrEqual(0)
  }
  await page.goto('/v/center/management/list')
  await expect(page.getByRole('heading', { level: 1, name: ordersEn.title })).toBeVisible()
  await context.close()
})
