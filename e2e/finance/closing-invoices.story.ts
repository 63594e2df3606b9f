import { expect, test, type Browser, type Page } from '@playwright/test'
import { text as billEn } from '@sojourn/text/finance/bill/page.en'
import { text as billZh } from '@sojourn/text/finance/bill/page.zh-CN'
import { text as invoiceEn } from '@sojourn/text/finance/invoice.en'
import { text as invoiceZh } from '@sojourn/text/finance/invoice.zh-CN'
import { agree, asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { beSignedIn, expectAccessible, signIn } from '../support'
import { endMonth } from '../train-pages'
import { words } from '../words'

const languages = [
  { language: 'en', bill: billEn, invoice: invoiceEn, ...words.en },
  { language: 'zh-CN', bill: billZh, invoice: invoiceZh, ...words['zh-CN'] },
] as const
type Spoken = (typeof languages)[number]

// Each closes a month of its own: the one after the other's.
test.describe.configure({ mode: 'serial' })

/** A flight that the manager agrees to and the company pays. */
async function payByCompany(page: Page, browser: Browser, { language, book, order, payment, widgets }: Spoken): Promise<void> {
  await signIn(page, 'employee@yuanxing.example', `/v/?lang=${language}`)
  await searchFlights(page, language, flightDay('employee@yuanxing.example', 'closing-invoices'))
  await chooseFare(page, language, widgets.within)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await asColleague(browser, 'manager@yuanxing.example', language, (colleague) => agree(colleague, language, orderNo))
  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  // What is issued after the month is charged in the next one.
  await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
}

/** The month is over: finance takes every line of its bill and confirms it. */
async function closeMonth(page: Page, { bill }: Spoken): Promise<void> {
  // Bills are made by a job, a while after the cut-off.
  const made = page.locator('[href*="/center/bill/detail?billNo"]').first()
  await expect(async () => {
    await page.goto('/v/center/bill/confirmList')
    await expect(made).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await made.click()
  await page.getByRole('button', { name: bill.restThis }).click()
  await expect(page.getByText(bill.ready)).toBeVisible()
  await page.getByRole('button', { name: bill.confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: bill.confirm }).click()
  await expect(page.getByText(bill.confirmNow)).toBeVisible()
}

/** Chooses one thing of the bill and applies for it to a title; nothing is issued before it is confirmed. */
async function applyFor(page: Page, { invoice }: Spoken, thing: string, title: string): Promise<void> {
  await page
    .getByRole('checkbox', { name: new RegExp(`^${thing}`) })
    .first()
    .check()
  await page.getByRole('button', { name: invoice.next }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: invoice.ofBill.split }).selectOption({ label: title })
  await dialog.getByRole('textbox', { name: invoice.email }).fill('finance@mail.example')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: invoice.next }).click()
  await page.waitForURL(/\/center\/invoice\/confirm/)
  await expect(page.getByText(new RegExp(`^${title}`)).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: invoice.confirm }).click()
  await page.waitForURL(/electrondetail/)
}

for (const each of languages) {
  const { language, bill, invoice } = each
  test(`${language}: the invoices of a closed month are split over two titles, and one is reissued to the other`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await payByCompany(page, browser, each)
    await endMonth(page)
    const context = await browser.newContext({ locale: language })
    const finance = await context.newPage()
    await beSignedIn(finance, 'finance@yuanxing.example', language)
    await closeMonth(finance, each)

    await finance.getByRole('link', { name: bill.electronicInvoices }).click()
    await finance.waitForURL(/electrondetail/)
    const [first, second] = ['远行科技有限公司', '远行科技（北京）有限公司'] as const
    await applyFor(finance, each, invoice.items.airFare, first)
    await applyFor(finance, each, invoice.items.serviceFee, second)
    const receipt = finance.getByRole('row').filter({ hasText: invoice.kinds.airItinerary })
    const ordinary = finance.getByRole('row').filter({ hasText: invoice.kinds.ordinary })
    await expect(receipt.filter({ hasText: first })).toBeVisible()
    await expect(ordinary.filter({ hasText: second })).toBeVisible()

    await receipt.getByRole('link').first().click()
    await expect(finance.getByText(invoice.states.issued, { exact: true }).first()).toBeVisible()
    await finance.getByRole('button', { name: invoice.reissue }).click()
    const dialog = finance.getByRole('dialog')
    await dialog.getByRole('combobox', { name: invoice.newTitle }).selectOption({ label: second })
    await expectAccessible(finance)
    await dialog.getByRole('button', { name: invoice.reissue }).click()
    await expect(finance.getByText(invoice.reissueDone)).toBeVisible()
    await expect(finance.getByRole('heading', { name: invoice.replaces })).toBeVisible()
    await expect(finance.getByText(new RegExp(`^${second}`)).first()).toBeVisible()
    await expect(finance.getByText(invoice.states.reissued, { exact: true })).toBeVisible()
    await expectAccessible(finance)

    await finance.goto('/v/center/bill/detail/electrondetail')
    await expectAccessible(finance)
    await finance.locator('[href*="electrondetail?billNo"]').first().click()
    await finance.getByRole('link', { name: invoice.ofBill.special }).click()
    await finance.waitForURL(/specialdetail/)
    await expect(finance.getByRole('heading', { level: 1, name: invoice.ofBill.special })).toBeVisible()
    await expectAccessible(finance)
    await context.close()
  })
}
