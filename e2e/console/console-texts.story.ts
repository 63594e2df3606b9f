import { expect, test, type Page } from '@playwright/test'
import { getCompany, saveCompany } from '@sojourn/contract/admin/company/company.calls'
import { text as companyZh } from '@sojourn/text/admin/company/company.zh-CN'
import { text as companyEn } from '@sojourn/text/admin/company/company.en'
import { text as orderTextZh } from '@sojourn/text/booking/order/text.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { hotelWords, searchHotels, submitOrder, takeRate } from '../hotel-pages'
import { hotelDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'
import { words } from '../words'

const administrator = 'admin@yuanxing.example'
const employee = 'employee@yuanxing.example'
const { widgets } = words['zh-CN']
const screen = '/v/manage/enterprise/index?tab=texts'
const { texts } = companyZh
const product = '国内酒店'

/** Others who stay somewhere are asked as before. */
async function askAsUsual(): Promise<void> {
  const { send, leave } = await signedIn(administrator)
  const { version, sections } = await send(getCompany, {})
  const hotel = { asked: 'optional' as const, form: 'free' as const, least: 0, pattern: '', texts: [] }
  await send(saveCompany, { version, texts: { ...sections.texts, purposes: { ...sections.texts.purposes, hotel } } })
  await leave()
}

/** Who writes a purpose writes six characters at least, or takes one that is suggested. */
async function writeRule(page: Page): Promise<void> {
  await signIn(page, administrator, screen)
  await page.getByRole('tab', { name: companyZh.tabs.texts }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.edit({ product, list: texts.purposes }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: texts.least }).fill('600')
  await dialog.getByRole('button', { name: companyZh.list.apply }).click()
  await expect(dialog.getByText(texts.leastWrong)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: texts.least }).fill('6')
  await dialog.getByRole('textbox', { name: texts.suggestions }).fill('参加展会\tTrade fair')
  await dialog.getByRole('button', { name: companyZh.list.apply }).click()
  await page.getByRole('button', { name: editZh.save }).click()
  await expect(page.getByText(companyZh.saved).first()).toBeVisible()
  await expect(page.getByRole('list', { name: editZh.history })).toContainText('至少 6 个字')
}

test('[S2.48] the purpose of a stay that is too short is refused, and one that is suggested goes with the order', async ({
  page,
}) => {
  test.slow()
  const { book, form } = hotelWords['zh-CN']
  await page.setViewportSize({ width: 1440, height: 900 })
  await writeRule(page)
  try {
    await signIn(page, employee)
    await searchHotels(page, {
      language: 'zh-CN',
      tab: 3,
      city: 'guiyang',
      day: hotelDay(employee, 'console-texts'),
      nights: 1,
    })
    await takeRate(page, 'zh-CN', (rates) => rates.filter({ hasText: widgets.within }))
    await page.getByRole('button', { name: book.next }).click()
    await page.waitForURL(/\/hotel\/bookNext/)
    const purpose = page.getByRole('textbox', { name: orderTextZh.names.purpose })
    await purpose.fill('开会')
    await page.getByRole('button', { name: form.submit }).click()
    const named = { name: orderTextZh.names.purpose, least: 6, most: 200, pattern: '' }
    await expect(page.getByText(orderTextZh.faults.tooShort(named))).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '参加展会' }).click()
    await expect(purpose).toHaveValue('参加展会')
    const orderNo = await submitOrder(page, 'zh-CN')
    await page.goto(`/v/order/hotel/detail?orderId=${orderNo}`)
    await expect(page.getByText(/参加展会/)).toBeVisible()
  } finally {
    await askAsUsual()
  }
})

test('[S2.48] en, 390 px: the rules of texts are accessible and fit', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, administrator, `${screen}&lang=en`)
  await page.getByRole('tab', { name: companyEn.tabs.texts }).click()
  await expect(page.getByRole('list', { name: companyEn.texts.remarks })).toBeVisible()
  await expectAccessible(page)
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(surplus).toBeLessThanOrEqual(0)
  await context.close()
})
