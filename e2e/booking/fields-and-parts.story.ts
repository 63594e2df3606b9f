import { expect, test, type Page } from '@playwright/test'
import { endBudget, searchBudgets } from '@sojourn/contract/admin/company/budget.calls'
import { endCustomField, getCustomFields } from '@sojourn/contract/admin/company/custom-field.calls'
import { text as importZh } from '@sojourn/text/admin/budget/import.zh-CN'
import { text as budgetsZh } from '@sojourn/text/admin/budget/words.zh-CN'
import { text as catalogueZh } from '@sojourn/text/admin/company/catalogue.zh-CN'
import { text as fieldsZh } from '@sojourn/text/admin/custom-field/words.zh-CN'
import { text as fileZh } from '@sojourn/text/admin/file-import.zh-CN'
import { text as namedZh } from '@sojourn/text/admin/named.zh-CN'
import { text as reportZh } from '@sojourn/text/admin/orders/report.zh-CN'
import { text as customZh } from '@sojourn/text/booking/custom-field.zh-CN'
import { text as policyEditZh } from '@sojourn/text/booking/policy/edit.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { hotelWords, searchHotels, submitOrder, takeRate } from '../hotel-pages'
import { hotelDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'
import { words } from '../words'

const administrator = 'admin@yuanxing.example'
const employee = 'employee@yuanxing.example'
const finance = 'finance@yuanxing.example'
const { widgets } = words['zh-CN']

interface List {
  name: string
  lines: string
  begins: string
  above?: string
}

/** A list that hotels of one city ask for, perhaps under another. */
async function addList(page: Page, { name, lines, begins, above }: List): Promise<void> {
  await page.getByRole('button', { name: fieldsZh.add }).click()
  const dialog = page.getByRole('dialog', { name: fieldsZh.addTitle })
  await dialog.getByRole('textbox', { name: namedZh.fields['zh-CN'] }).fill(name)
  await dialog.getByRole('combobox', { name: fieldsZh.fields.kind }).selectOption(fieldsZh.kinds.one)
  if (above) await dialog.getByRole('combobox', { name: fieldsZh.fields.parentKey }).selectOption(above)
  await dialog.getByRole('textbox', { name: fieldsZh.fields.choices }).fill(lines)
  await dialog.getByRole('checkbox', { name: fieldsZh.fields.required }).check()
  await dialog.getByRole('combobox', { name: `${fieldsZh.fields.cities}, ${policyEditZh.add}` }).fill('lanzhou')
  await page.getByRole('option', { name: /^兰州/ }).first().click()
  await dialog.getByRole('combobox', { name: fieldsZh.fields.begins }).selectOption(fieldsZh.beginnings.fixed)
  await dialog.getByRole('combobox', { name: fieldsZh.fields.beginsValue }).selectOption(begins)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: editZh.save }).click()
  await expect(page.getByText(fieldsZh.added)).toBeVisible()
}

/** Others who stay in this city from now on are asked for nothing. */
async function endFields(names: readonly string[]): Promise<void> {
  const { send, leave } = await signedIn(administrator)
  const { list } = await send(getCustomFields, {})
  for (const { key, version } of list.filter((each) => names.includes(each.name) && each.endedOn === undefined))
    await send(endCustomField, { key, version })
  await leave()
}

test('[S2.48] a list begins and is chosen under another, stands on the order, and is a column of the report', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const retry = test.info().retry || ''
  const [region, customer] = [`客户大区${retry}`, `大区客户${retry}`]
  const { book } = hotelWords['zh-CN']
  await page.setViewportSize({ width: 1440, height: 900 })
  try {
    await signIn(page, administrator, '/v/manage/enterprise/fields?lang=zh-CN')
    await addList(page, { name: region, lines: '西北\n华北', begins: '西北' })
    await addList(page, { name: customer, above: region, lines: '甘肃能源\t西北\n河北钢铁\t华北', begins: '甘肃能源' })

    await signIn(page, employee)
    const day = hotelDay(employee, 'fields-and-parts')
    await searchHotels(page, { language: 'zh-CN', tab: 3, city: 'lanzhou', day, nights: 3 })
    await takeRate(page, 'zh-CN', (rates) => rates.filter({ hasText: widgets.within }))
    await page.getByRole('button', { name: book.next }).click()
    await page.waitForURL(/\/hotel\/bookNext/)
    const lists = {
      region: page.getByRole('combobox', { name: region }),
      customer: page.getByRole('combobox', { name: customer }),
    }
    await expect(lists.region).toHaveValue('西北')
    await expect(lists.customer).toHaveValue('甘肃能源')
    await lists.region.selectOption('华北')
    await expect(lists.customer).toHaveValue('')
    await expect(lists.customer.locator('option')).toHaveText([customZh.choose, '河北钢铁'])
    await lists.customer.selectOption('河北钢铁')
    await expectAccessible(page)
    const orderNo = await submitOrder(page, 'zh-CN')
    await page.goto(`/v/order/hotel/detail?orderId=${orderNo}`)
    await expect(page.getByText(`${customer} · 河北钢铁`)).toBeVisible()

    await signIn(page, finance, `/v/center/management/orderDetailReport?keyword=${orderNo}`)
    const table = page.getByRole('table', { name: reportZh.table })
    await expect(table.getByRole('columnheader', { name: customer })).toBeVisible()
    await expect(table.getByRole('cell', { name: '河北钢铁', exact: true })).toBeVisible()
  } finally {
    await endFields([customer, region])
  }
})

/** Nobody else's bookings are held to what this story enters. */
async function endBudgets(name: string): Promise<void> {
  const { send, leave } = await signedIn(finance)
  const { list } = await send(searchBudgets, { keyword: name, size: 100 })
  for (const { planId, version } of list) await send(endBudget, { planId, version })
  await leave()
}

test('[S2.48] budgets come from a sheet after it was corrected, and one is split over its months to the fen', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const name = `销售体系差旅${test.info().retry || ''}`
  const sheet = (...rows: string[]) => ({
    name: '预算.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['预算名称,对象类型,预算对象,周期,开始日期,结束日期,金额', ...rows].join('\r\n')),
  })
  const line = (object: string) => `${name},部门,${object},按年,2029-01-01,2029-12-31,"100,000.01"`
  const file = page.locator('input[type=file]')
  await page.setViewportSize({ width: 1440, height: 900 })
  try {
    await signIn(page, finance, '/v/manage/enterprise/budgets?lang=zh-CN')
    await page.getByRole('link', { name: catalogueZh.import }).click()
    await expect(page.getByRole('heading', { level: 1, name: importZh.title })).toBeVisible()
    await expectAccessible(page)
    await file.setInputFiles(sheet(line('火星分部')))
    await page.getByRole('button', { name: fileZh.check, exact: true }).click()
    await expect(page.getByRole('row', { name: /预算对象.*火星分部.*未找到/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: fileZh.otherFile }).click()
    await file.setInputFiles(sheet(line('销售部')))
    await page.getByRole('button', { name: fileZh.check, exact: true }).click()
    await page.getByRole('button', { name: importZh.take({ count: 1 }) }).click()
    await expect(page.getByText(importZh.doneText({ added: 1, changed: 0, same: 0 }))).toBeVisible()
    await page.getByRole('link', { name: importZh.toList }).click()

    await page.getByRole('textbox', { name: budgetsZh.keyword }).fill(name)
    const rows = page.getByRole('table', { name: budgetsZh.table }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: catalogueZh.actionsOf({ name }) }).click()
    await page.getByRole('menuitem', { name: budgetsZh.split, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: budgetsZh.splitTitle({ name }) })
    await dialog.getByRole('combobox', { name: budgetsZh.splitBy }).selectOption(budgetsZh.splits.months)
    await dialog.getByRole('button', { name: budgetsZh.splitEqually }).click()
    await expect(dialog.getByRole('status')).toHaveText(budgetsZh.splitWhole)
    const first = dialog.getByRole('textbox').first()
    await first.fill('1')
    await dialog.getByRole('button', { name: budgetsZh.split, exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText('还差')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: budgetsZh.splitEqually }).click()
    await dialog.getByRole('button', { name: budgetsZh.split, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page
        .getByRole('table', { name: budgetsZh.table })
        .getByRole('row')
        .filter({ hasText: `${name} · ` })
        .first(),
    ).toBeVisible()
  } finally {
    await endBudgets(name)
  }
})
