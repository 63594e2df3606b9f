import { expect, test } from '@playwright/test'
import { text as joiningZh } from '@sojourn/text/admin/company/joining.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { registerCompany } from '../new-company'
import { messageFor } from '../outbox'
import { expectAccessible } from '../support'

test('[S2.16] a company that registered itself says where newcomers are put, proves its mail domain, and makes and ends an invitation code', async ({
  page,
}) => {
  test.slow()
  const nth = test.info().retry
  const domain = `lanling${nth}.example`
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerCompany(page, {
    name: `兰陵咨询${nth}`,
    contact: '宋岚',
    mail: `songlan@${domain}`,
    mobile: `138666700${String(nth).padStart(2, '0')}`,
  })
  await page.goto('/v/manage/enterprise/index?tab=joining')
  await expect(page.getByText(joiningZh.placeNone)).toBeVisible()
  await page.getByRole('button', { name: joiningZh.placeEdit }).click()
  const dialog = page.getByRole('dialog')
  for (const label of [joiningZh.department, joiningZh.grade, joiningZh.costCentre])
    await dialog.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: joiningZh.save }).click()
  await expect(page.getByText(joiningZh.placeSaved)).toBeVisible()

  await page.getByRole('button', { name: joiningZh.domainAdd }).click()
  await dialog.getByRole('textbox', { name: joiningZh.mail }).fill(`admin@${domain}`)
  await dialog.getByRole('button', { name: joiningZh.send }).click()
  await expect(page.getByText(joiningZh.sent)).toBeVisible()
  const { code } = await messageFor(page, `admin@${domain}`)
  await dialog.getByRole('textbox', { name: joiningZh.code }).fill(code)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: joiningZh.confirm }).click()
  await expect(page.getByRole('list', { name: joiningZh.domains })).toContainText(`@${domain}`)

  await page.getByRole('button', { name: joiningZh.codeAdd }).click()
  await dialog.getByRole('button', { name: joiningZh.codeAdd }).click()
  const codes = page.getByRole('list', { name: joiningZh.codes })
  await expect(codes).toContainText(/[A-Z2-9]{10}/)
  await codes.getByRole('button', { name: new RegExp(`^${joiningZh.end}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: joiningZh.end }).click()
  await expect(page.getByText(joiningZh.former({ count: 1 }))).toBeVisible()
  await expect(page.getByRole('list', { name: editZh.history }).locator('> li')).toHaveCount(4)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})
