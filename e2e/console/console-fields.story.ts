import { expect, test, type Page } from '@playwright/test'
import { endCustomField, getCustomFields } from '@sojourn/contract/admin/company/custom-field.calls'
import { text as fieldsZh } from '@sojourn/text/admin/custom-field/words.zh-CN'
import { text as fieldsEn } from '@sojourn/text/admin/custom-field/words.en'
import { text as namedZh } from '@sojourn/text/admin/named.zh-CN'
import { text as customZh } from '@sojourn/text/booking/custom-field.zh-CN'
import { text as policyEditZh } from '@sojourn/text/booking/policy/edit.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as menuZh } from '@sojourn/text/personal/menu.zh-CN'
import { hotelWords, searchHotels, submitOrder, takeRate } from '../hotel-pages'
import { hotelDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'
import { words } from '../words'

const administrator = 'admin@yuanxing.example'
const employee = 'employee@yuanxing.example'
const { widgets } = words['zh-CN']
const screen = '/v/manage/enterprise/fields'

/** Others who stay in this city from now on are asked for nothing. */
async function endField(name: string): Promise<void> {
  const { send, leave } = await signedIn(administrator)
  const { list } = await send(getCustomFields, {})
  for (const { key, version } of list.filter((each) => each.name === name && each.endedOn === undefined))
    await send(endCustomField, { key, version })
  await leave()
}

async function addField(page: Page, name: string): Promise<void> {
  await signIn(page, administrator, '/v/manage/index')
  await page.getByRole('link', { name: menuZh.items.customFields, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: fieldsZh.title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: fieldsZh.add }).click()
  const dialog = page.getByRole('dialog', { name: fieldsZh.addTitle })
  await dialog.getByRole('textbox', { name: namedZh.fields['zh-CN'] }).fill(name)
  await dialog.getByRole('combobox', { name: fieldsZh.fields.kind }).selectOption(fieldsZh.kinds.one)
  await dialog.getByRole('textbox', { name: fieldsZh.fields.choices }).fill('华东客户\tEast\n华北客户\tNorth')
  await dialog.getByRole('checkbox', { name: fieldsZh.fields.required }).check()
  await dialog.getByRole('checkbox', { name: fieldsZh.formNames.order }).check()
  await dialog.getByRole('checkbox', { name: '国内酒店' }).check()
  await dialog.getByRole('combobox', { name: `${fieldsZh.fields.cities}, ${policyEditZh.add}` }).fill('xining')
  await page.getByRole('option', { name: /^西宁/ }).first().click()
  await expect(dialog.getByRole('group', { name: fieldsZh.preview }).getByRole('combobox')).toContainText('华北客户')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: editZh.save }).click()
  await expect(page.getByText(fieldsZh.added)).toBeVisible()
}

test('[S2.48] a field that hotels of one city ask for is added, missed, filled in and read on the order', async ({ page }) => {
  test.slow()
  const name = `接待客户${test.info().retry || ''}`
  const { book, form } = hotelWords['zh-CN']
  await page.setViewportSize({ width: 1440, height: 900 })
  await addField(page, name)
  try {
    await signIn(page, employee)
    await searchHotels(page, {
      language: 'zh-CN',
      tab: 3,
      city: 'xining',
      day: hotelDay(employee, 'console-fields'),
      nights: 1,
    })
    await takeRate(page, 'zh-CN', (rates) => rates.filter({ hasText: widgets.within }))
    await page.getByRole('button', { name: book.next }).click()
    await page.waitForURL(/\/hotel\/bookNext/)
    const field = page.getByRole('combobox', { name })
    await expect(field).toBeVisible()
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page.getByText(customZh.faults.missing({ name, least: 0, most: 0, pattern: '' }))).toBeVisible()
    await expectAccessible(page)
    await field.selectOption('华北客户')
    const orderNo = await submitOrder(page, 'zh-CN')
    await page.goto(`/v/order/hotel/detail?orderId=${orderNo}`)
    await expect(page.getByText(`${name} · 华北客户`)).toBeVisible()
  } finally {
    await endField(name)
  }
})

test('[S2.48] en, 390 px: the fields of the company are accessible and fit', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, administrator, `${screen}?lang=en`)
  await expect(page.getByRole('heading', { level: 1, name: fieldsEn.title })).toBeVisible()
  await expect(page.getByRole('list', { name: fieldsEn.table })).toBeVisible()
  await expectAccessible(page)
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(surplus).toBeLessThanOrEqual(0)
  await context.close()
})
