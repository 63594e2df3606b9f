import { expect, test } from '@playwright/test'
import { invoices, openInvoiceable, payAlone } from '../own-trip'
import { flightDay } from '../story-days'
import { expectAccessible } from '../support'

const travellers = [
  {
    language: 'zh-CN',
    traveller: 'employee@yuanxing.example',
    day: flightDay('employee@yuanxing.example', 'personal-invoice zh-CN'),
  },
  { language: 'en', traveller: 'hongkong@yuanxing.example', day: flightDay('hongkong@yuanxing.example', 'personal-invoice en') },
] as const

for (const { language, traveller, day } of travellers)
  test.describe(language, () => {
    test.use({ locale: language })
    test('[S2.40] an employee has a trip invoiced that was paid personally, prints the receipt and has it written to another title', async ({
      page,
    }) => {
      test.slow()
      const invoice = invoices[language]
      await payAlone(page, traveller, day, language)

      await openInvoiceable(page, language)
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
  })
