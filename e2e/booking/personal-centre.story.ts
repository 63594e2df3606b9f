import { expect, test, type Page } from '@playwright/test'
import { text as contactZh } from '@sojourn/text/access/contact.zh-CN'
import { text as sessionsZh } from '@sojourn/text/access/sessions.zh-CN'
import { text as accountZh } from '@sojourn/text/access/account.zh-CN'
import { text as credentialZh } from '@sojourn/text/booking/credential.zh-CN'
import { text as feedbackZh } from '@sojourn/text/personal/feedback.zh-CN'
import { text as profileZh } from '@sojourn/text/personal/profile.zh-CN'
import { messageFor } from '../outbox'
import { expectAccessible, signIn } from '../support'

const sections = Object.keys(profileZh.section)
const fits = async (page: Page) =>
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url())
    .toBeLessThanOrEqual(0)

for (const { language, width } of [
  { language: 'zh-CN', width: 1440 },
  { language: 'en', width: 390 },
]) {
  test(`[S2.39] ${language}, ${width} px: every part of the personal centre is accessible and fits`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ locale: language, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await signIn(page, 'admin@yuanxing.example')
    const parts = sections.map((section) => `/center/personalInfo?section=${section}`)
    for (const path of [...parts, '/center/personalInfo?type=1', '/center/feedback']) {
      await page.goto(`/v${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      if (path !== '/center/feedback')
        await expect(page.getByRole('tab', { selected: true }).first()).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await fits(page)
    }
    await context.close()
  })
}

test('[S2.39] a document is added with consent, shown in full, and deleted', async ({ page }) => {
  test.slow()
  const text = credentialZh
  await signIn(page, 'employee@yunling.example', '/v/center/personalInfo?section=credentials')
  await page.getByRole('button', { name: profileZh.add }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text.type).selectOption('passport')
  await dialog.getByRole('button', { name: text.save }).click()
  await expect(dialog.getByText('请输入证件号码')).toBeVisible()
  await expect(dialog.getByText(text.consentMissing)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(text.number).fill('E98765432')
  await dialog.getByLabel(text.surname).fill('Zhao')
  await dialog.getByLabel(text.givenName).fill('Lei')
  await dialog.getByLabel(text.birthDate).fill('1990-03-07')
  await dialog.getByLabel(text.gender).selectOption('male')
  await dialog.getByLabel(text.expiresOn).fill('2031-01-31')
  await dialog.getByLabel(text.consent).check()
  await dialog.getByRole('button', { name: text.save }).click()
  await expect(page.getByText('E9*****32')).toBeVisible()

  await page.getByRole('button', { name: profileZh.reveal({ what: '护照' }) }).click()
  await expect(page.getByText('E98765432')).toBeVisible()
  await page.getByRole('button', { name: profileZh.removeOf({ type: '护照' }) }).click()
  await page.getByRole('dialog').getByRole('button', { name: profileZh.remove }).click()
  await expect(page.getByText(profileZh.removed)).toBeVisible()
})

test('[S2.39] [S5.22] a new mobile is proved by the code that goes to it', async ({ page }) => {
  test.slow()
  await signIn(page, 'colleague@yunling.example', '/v/center/personalInfo?section=contact')
  await page.getByRole('button', { name: contactZh.changeMobile }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="mobile"]').fill('13877770001')
  await dialog.getByRole('button', { name: accountZh.getCode }).click()
  const { code } = await messageFor(page, '13877770001')
  await dialog.locator('input[name="code"]').fill(code)
  await dialog.locator('input[name="oldPassword"]').fill('Sojourn2027')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: contactZh.submit }).click()
  await expect(dialog.getByText('原密码错误')).toBeVisible()
  await dialog.locator('input[name="oldPassword"]').fill('Sojourn2026')
  await dialog.getByRole('button', { name: contactZh.submit }).click()
  await expect(page.getByText('138****0001')).toBeVisible()
})

test('[S2.39] feedback is written by one person and answered by another', async ({ page, browser }) => {
  test.slow()
  const text = feedbackZh
  await signIn(page, 'employee@yuanxing.example', '/v/center/feedback?category=dataCopy')
  await page.getByRole('button', { name: text.submit, exact: true }).click()
  await expect(page.getByText(text.faults.contentMissing)).toBeVisible()
  await page.getByRole('textbox', { name: text.content, exact: true }).fill('请发送我的全部个人信息')
  await page.getByRole('button', { name: text.submit, exact: true }).click()
  await expect(page.getByText(text.waiting).first()).toBeVisible()

  const context = await browser.newContext()
  const operator = await context.newPage()
  await signIn(operator, 'admin@yuanxing.example', '/v/center/feedback?tab=answer')
  await operator
    .getByRole('button', { name: text.replyTo({ name: '林晓雯' }) })
    .first()
    .click()
  await operator.getByRole('textbox', { name: text.replyTo({ name: '林晓雯' }) }).fill('已发送至您的邮箱')
  await expectAccessible(operator)
  await operator.getByRole('button', { name: text.sendReply }).click()
  await expect(operator.getByText('已发送至您的邮箱')).toBeVisible()
  await context.close()
  await page.reload()
  await expect(page.getByText('已发送至您的邮箱')).toBeVisible()
})

test('[S3.03] a sign-in elsewhere is seen and ended, at once', async ({ page, browser }) => {
  // Other stories sign the same person in: this session is told by its browser.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const elsewhere = await (await browser.newContext({ userAgent })).newPage()
  await signIn(elsewhere, 'director@yuanxing.example')
  await signIn(page, 'director@yuanxing.example', '/v/center/personalInfo?section=sessions')
  const entries = page.getByRole('listitem').filter({ hasText: sessionsZh.device({ browser: '', system: '' }) })
  await expect(entries.first()).toContainText(sessionsZh.current)
  await entries.filter({ hasText: 'Firefox' }).getByRole('button').click()
  await expect(page.getByText(sessionsZh.ended)).toBeVisible()
  await elsewhere.goto('/v/center/tripOrderList')
  await expect(elsewhere).toHaveURL(/\/v\/login/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: sessionsZh.title })).toBeVisible()
  await elsewhere.context().close()
})
