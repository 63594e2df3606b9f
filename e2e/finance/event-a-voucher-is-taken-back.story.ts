import { expect, test, type Page } from '@playwright/test'
import { text as orderPageEn } from '@sojourn/text/booking/order/page.en'
import { text as orderPageZh } from '@sojourn/text/booking/order/page.zh-CN'
import { text as vouchersEn } from '@sojourn/text/finance/vouchers.en'
import { text as vouchersZh } from '@sojourn/text/finance/vouchers.zh-CN'
import { text as refundEn } from '@sojourn/text/products/flight/after-sale/refund.en'
import { text as refundZh } from '@sojourn/text/products/flight/after-sale/refund.zh-CN'
import { invoices, payAlone, receiptOf } from '../own-trip'
import { flightDay } from '../story-days'
import { expectAccessible, turnClock } from '../support'
import { words } from '../words'

const languages = [
  {
    language: 'zh-CN',
    vouchers: vouchersZh,
    orderPage: orderPageZh,
    refund: refundZh,
    traveller: 'director@yuanxing.example',
    day: flightDay('director@yuanxing.example', 'event-a-voucher-is-taken-back zh-CN'),
  },
  {
    language: 'en',
    vouchers: vouchersEn,
    orderPage: orderPageEn,
    refund: refundEn,
    traveller: 'hongkong@yuanxing.example',
    day: flightDay('hongkong@yuanxing.example', 'event-a-voucher-is-taken-back en'),
  },
] as const
type Spoken = (typeof languages)[number]

/** The trip is given back; within the hour a red-letter invoice takes its invoice back. */
async function giveBack(page: Page, orderNo: string, { language, orderPage, refund }: Spoken): Promise<void> {
  const invoice = invoices[language]
  await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
  await page.getByRole('link', { name: orderPage.actions.refund }).click()
  await page.waitForURL(/\/flight\/refund\/apply/)
  await page.getByRole('button', { name: refund.submit }).click()
  await page.getByRole('dialog').getByRole('button', { name: refund.submit }).click()
  await page.waitForURL(/orderId=FR/)
  await expect(page.getByText(words[language].order.states.refunded).first()).toBeVisible()
  await expect(async () => {
    // Invoices are compared with what stands every hour; money that goes back to a person takes its time.
    await turnClock(65)
    await page.goto('/v/center/invoice/list')
    await expect(page.getByText(invoice.states.redLettered, { exact: true }).first()).toBeVisible({ timeout: 8_000 })
  }).toPass({ timeout: 80_000 })
  await expectAccessible(page)
}

for (const each of languages)
  test.describe(each.language, () => {
    test.use({ locale: each.language })
    const { language, vouchers, traveller, day } = each
    test('a voucher that matched is worth nothing once its trip is given back and a red-letter invoice was written', async ({
      page,
    }) => {
      test.slow()
      const orderNo = await payAlone(page, traveller, day, language)
      const receipt = await receiptOf(page, language)
      await page.goto('/v/center/invoice/vouchers')
      await page.getByLabel(vouchers.upload.choose).and(page.locator('input')).setInputFiles(receipt)
      const report = page.getByRole('region', { name: vouchers.upload.report })
      await report.getByRole('link').first().click()
      await page.waitForURL(/\/center\/invoice\/voucher\?/)
      await expect(page.getByText(vouchers.detail.allGood)).toBeVisible()
      const kept = page.url()

      await giveBack(page, orderNo, each)
      await page.goto(kept)
      await page.getByRole('button', { name: vouchers.detail.check }).click()
      await page.getByRole('dialog').getByRole('button', { name: vouchers.detail.check }).click()
      await expect(page.getByText(vouchers.verdicts.takenBack, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(vouchers.detail.allGood)).toHaveCount(0)
      await expectAccessible(page)
    })
  })
