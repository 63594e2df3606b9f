import { expect, test, type Page } from '@playwright/test'
import { text as invoice } from '@sojourn/text/finance/invoice.zh-CN'
import { text as provider } from '@sojourn/text/booking/payment-provider.zh-CN'
import { chooseFare, searchFlights } from './flight-pages'
import { flightDay } from './story-days'
import { expectAccessible, signIn } from './support'
import { words } from './words'

const { home, book, payment } = words['zh-CN']

/** A trip that the employee pays alone. */
async function payAlone(page: Page): Promise<void> {
  await signIn(page, 'employee@yuanxing.example')
  const personal = page.getByRole('radio', { name: home.personal })
  await personal.click()
  await expect(personal).toBeChecked()
  await searchFlights(page, 'zh-CN', flightDay('employee@yuanxing.example', 'personal-invoice'))
  await chooseFare(page, 'zh-CN')
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/pay\/index/)
  const paying = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await (await paying).getByRole('button', { name: provider.pay }).click()
  await page.waitForURL(/\/pay\/success/)
}

test('[S2.40] an employee has a trip invoiced that was paid personally, prints the receipt and has it written to another title', async ({
  page,
}) => {
  test.slow()
  await payAlone(page)

  await page.goto('/v/center/invoice')
  await expect(page.getByText(invoice.items.airFare).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: invoice.applyThis }).first().click()
  await page.waitForURL(/\/center\/invoice\/apply\?/)
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${invoice.items.airFare}`), checked: true })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: invoice.next }).click()
  await page.waitForURL(/\/applyNext/)

  await page.getByRole('textbox', { name: invoice.email }).fill('lin@')
  await page.getByRole('button', { name: invoice.next }).click()
  await expect(page.getByText(invoice.emailWrong)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: invoice.email }).fill('lin@mail.example')
  await page.getByRole('button', { name: invoice.next }).click()
  await page.waitForURL(/\/center\/invoice\/confirm/)
  await expect(page.getByRole('heading', { name: invoice.kinds.airItinerary })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: invoice.confirm }).click()
  await page.waitForURL(/\/center\/invoice\/list/)
  await expect(page.getByText(invoice.confirmed)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: invoice.kinds.airItinerary }).first().click()
  await page.waitForURL(/\/center\/invoice\/detail/)
  await expect(page.getByText(invoice.states.issued, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^0000\d{16}$/).first()).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: invoice.pdf }).click()
  expect((await file).suggestedFilename()).toMatch(/^0000\d{16}\.pdf$/)

  await page.goto('/v/center/invoice/travel')
  await page
    .getByRole('checkbox', { name: new RegExp(`^${invoice.kinds.airItinerary}`) })
    .first()
    .check()
  await expectAccessible(page)
  await page.getByRole('button', { name: invoice.print }).click()
  await expect(page.getByText(invoice.printed({ count: 1 }))).toBeVisible()

  await page.getByRole('link', { name: invoice.kinds.airItinerary }).first().click()
  await page.getByRole('button', { name: invoice.reissue }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: invoice.newTitle }).fill('林晓雯工作室')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: invoice.reissue }).click()
  await expect(page.getByText(invoice.reissueDone)).toBeVisible()
  await expect(page.getByText('林晓雯工作室').first()).toBeVisible()
  await expect(page.getByText(invoice.states.issued, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: invoice.replaces })).toBeVisible()
  await expect(page.getByText(invoice.states.reissued, { exact: true })).toBeVisible()
})
