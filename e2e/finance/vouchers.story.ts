import { expect, test, type Page } from '@playwright/test'
import { text as vouchersEn } from '@sojourn/text/finance/vouchers.en'
import { text as vouchersZh } from '@sojourn/text/finance/vouchers.zh-CN'
import { payAlone, receiptOf } from '../own-trip'
import { flightDay } from '../story-days'
import { beSignedIn, expectAccessible } from '../support'

const languages = [
  {
    language: 'zh-CN',
    vouchers: vouchersZh,
    traveller: 'director@yuanxing.example',
    day: flightDay('director@yuanxing.example', 'vouchers zh-CN'),
  },
  {
    language: 'en',
    vouchers: vouchersEn,
    traveller: 'hongkong@yuanxing.example',
    day: flightDay('hongkong@yuanxing.example', 'vouchers en'),
  },
] as const
type Spoken = (typeof languages)[number]

const choose = (page: Page, { vouchers }: Spoken, files: string | { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(vouchers.upload.choose).and(page.locator('input')).setInputFiles(files)

for (const each of languages)
  test.describe(each.language, () => {
    test.use({ locale: each.language })
    const { language, vouchers, traveller, day } = each
    test('an employee uploads vouchers, reads what each is worth and why, and takes one away with a reason', async ({ page }) => {
      test.slow()
      await payAlone(page, traveller, day, language)
      const receipt = await receiptOf(page, language)

      await page.goto('/v/center/invoice/vouchers')
      await expect(page.getByText(vouchers.none)).toBeVisible()
      await expectAccessible(page)
      await choose(page, each, [
        { name: '截图.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a picture') },
        { name: '来信.xml', mimeType: 'text/xml', buffer: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') },
      ])
      await expect(page.getByText(vouchers.faults.noVoucher)).toBeVisible()
      await expect(page.getByText(vouchers.faults.unsafe)).toBeVisible()
      await choose(page, each, receipt)
      const report = page.getByRole('region', { name: vouchers.upload.report })
      await expect(report.getByText(vouchers.upload.done({ files: 3, matched: 1 }))).toBeVisible()
      await expectAccessible(page)
      // The same file once more is kept once.
      await choose(page, each, receipt)
      await expect(report.getByText(vouchers.upload.alreadyThere)).toBeVisible()

      await report.getByRole('link').first().click()
      await page.waitForURL(/\/center\/invoice\/voucher\?/)
      await expect(page.getByText(vouchers.detail.allGood)).toBeVisible()
      await expectAccessible(page)
      const original = page.waitForEvent('download')
      await page.getByRole('button', { name: vouchers.detail.download }).click()
      expect((await original).suggestedFilename()).toMatch(/^0000\d{16}\.pdf$/)

      await page.getByRole('button', { name: vouchers.detail.drop }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: vouchers.detail.drop }).click()
      await expect(dialog.getByText(vouchers.detail.dropMissing)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('textbox', { name: vouchers.detail.dropReason }).fill('传错了')
      await dialog.getByRole('button', { name: vouchers.detail.drop }).click()
      await expect(page.getByText(/传错了/)).toBeVisible()
      await expect(page.getByRole('button', { name: vouchers.detail.check })).toHaveCount(0)
    })
  })

for (const { language, vouchers } of languages)
  test(`${language}: finance reads what the company received, and what is missing with the days that are left`, async ({
    page,
  }) => {
    await beSignedIn(page, 'finance@yuanxing.example', language)
    await page.goto('/v/center/bill/vouchers')
    await expect(page.getByRole('heading', { level: 1, name: vouchers.company.title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: vouchers.radar.title }).last().click()
    await page.waitForURL(/voucherRadar/)
    for (const group of ['department', 'supplier', 'item'] as const) {
      await page.getByRole('tab', { name: vouchers.radar.groups[group] }).click()
      await expect(page).toHaveURL(new RegExp(`by=${group}`))
    }
    await expectAccessible(page)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: vouchers.radar.export }).click()
    expect((await file).suggestedFilename()).toBe(`${vouchers.radar.title}.xlsx`)
    await page.getByRole('link', { name: vouchers.radar.all }).click()
    await expect(page.getByRole('link', { name: vouchers.radar.back })).toBeVisible()
    await expectAccessible(page)
  })
