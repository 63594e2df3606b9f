import { expect, test } from '@playwright/test'
import { text as depositEn } from '@sojourn/text/finance/deposit.en'
import { text as depositZh } from '@sojourn/text/finance/deposit.zh-CN'
import { asColleague } from '../flight-pages'
import { expectAccessible } from '../support'

const tried = [
  { language: 'zh-CN', deposit: depositZh, amount: '1234.56', decision: 'agree' },
  { language: 'en', deposit: depositEn, amount: '77.88', decision: 'refuse' },
] as const

for (const { language, deposit, amount, decision } of tried)
  test(`[handbook 10.4] ${language}: finance asks to top the deposit up with its receipt, and the agency decides: ${decision}`, async ({
    browser,
  }) => {
    test.slow()
    const receipt = `BK-${language}-${test.info().retry}`
    await asColleague(browser, 'finance@beichen.example', language, async (page) => {
      await page.goto('/v/center/advance/index')
      await page.getByRole('button', { name: deposit.ask }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(deposit.yuan).fill(amount)
      await dialog.getByRole('button', { name: deposit.submit }).click()
      await expect(dialog.getByText(deposit.receiptMissing)).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel(deposit.receipt).fill(receipt)
      await dialog.getByRole('button', { name: deposit.submit }).click()
      await expect(page.getByText(deposit.submitted)).toBeVisible()
      const asked = page.getByRole('listitem').filter({ hasText: receipt })
      await expect(asked.getByText(deposit.states.asked)).toBeVisible()

      await asColleague(browser, 'agent@agency.example', language, async (desk) => {
        await desk.goto('/v/agent/deposits?enterpriseId=2')
        const request = desk.getByRole('listitem').filter({ hasText: receipt })
        await request.getByRole('button', { name: deposit[decision], exact: true }).click()
        await expectAccessible(desk)
        if (decision === 'refuse') await desk.getByRole('dialog').getByLabel(deposit.reason).fill('BK')
        await desk.getByRole('dialog').getByRole('button', { name: deposit[decision], exact: true }).click()
        await expect(
          request.getByText(deposit.states[decision === 'agree' ? 'agreed' : 'refused'], { exact: true }),
        ).toBeVisible()
      })

      await page.reload()
      await expect(asked.getByText(deposit.states[decision === 'agree' ? 'agreed' : 'refused'], { exact: true })).toBeVisible()
      // What was agreed to stands among the movements; what was refused moved nothing.
      const moved = page.getByRole('row').filter({ hasText: receipt })
      await expect(moved).toHaveCount(decision === 'agree' ? 1 : 0)
      await expectAccessible(page)
    })
  })
