import { expect, test, type Page } from '@playwright/test'
import { text as accountEn } from '@sojourn/text/access/account.en'
import { text as accountZh } from '@sojourn/text/access/account.zh-CN'
import { text as loginEn } from '@sojourn/text/access/login.en'
import { text as loginZh } from '@sojourn/text/access/login.zh-CN'
import { text as memberEn } from '@sojourn/text/access/member.en'
import { text as passwordEn } from '@sojourn/text/access/password.en'
import { text as passwordZh } from '@sojourn/text/access/password.zh-CN'
import { text as diallingZh } from '@sojourn/text/kit/dialling-code.zh-CN'
import { text as problemsEn } from '@sojourn/text/kit/problems.en'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { messageFor } from '../outbox'
import { choose, expectAccessible, signIn } from '../support'

const own = 'Harbour27'
const phone = { width: 390, height: 844 }

async function enterPassword(page: Page, password = own): Promise<void> {
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="confirmPassword"]').fill(password)
}
/** Asks for a code, reads it in the outbox and enters it. */
async function enterCode(page: Page, getCode: string, receiver: string): Promise<void> {
  await page.getByRole('button', { name: getCode }).click()
  const { code } = await messageFor(page, receiver)
  await page.locator('input[name="code"]').fill(code)
}
const leaves = (page: Page, path: string) => page.waitForURL((url) => !url.pathname.startsWith(`/v${path}`))
const fits = async (page: Page) =>
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url())
    .toBeLessThanOrEqual(0)

test('[S2.15] a newcomer activates by mobile code, with the rules of passwords said, and signs in', async ({ page }) => {
  test.slow()
  const text = accountZh
  await page.goto('/v/login')
  await page.getByRole('link', { name: loginZh.activate }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: text.activation.choices.mobile.name }).click()
  await page.getByRole('button', { name: text.next }).click()
  await expect(page.getByText('请输入手机号码')).toBeVisible()
  await page.locator('input[name="mobile"]').fill('13800010011')
  await enterCode(page, text.getCode, '13800010011')
  await expect(page.getByText(text.sentMobile)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: text.next }).click()

  await enterPassword(page, '12345678')
  await page.getByRole('button', { name: text.activation.submit }).click()
  await expect(page.getByText(passwordZh.passwordAscending)).toBeVisible()
  await expectAccessible(page)
  await enterPassword(page)
  await page.getByRole('button', { name: text.activation.submit }).click()
  await leaves(page, '/activation')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: new RegExp(shellZh.account) }).click()
  await page.getByRole('menuitem', { name: shellZh.logout }).click()
  await page.waitForURL(/\/login/)
  await page.locator('input[name="account"]').fill('newcomer@yuanxing.example')
  await page.locator('input[name="password"]').fill(own)
  await page.locator('input[name="password"]').press('Enter')
  await leaves(page, '/login')
})

test('[S2.15] [S2.18] on a phone, in English: the initial password, then a forgotten one by the mailed link', async ({
  browser,
}) => {
  test.slow()
  const context = await browser.newContext({ viewport: phone, locale: 'en', colorScheme: 'dark' })
  const page = await context.newPage()
  const text = accountEn
  const account = 'newhire@beichen.example'
  await page.goto('/v/login?lang=en')
  await page.locator('input[name="account"]').fill(account)
  await page.locator('input[name="password"]').fill('Welcome2026')
  await page.getByRole('button', { name: loginEn.signIn, exact: true }).click()
  await page.getByRole('link', { name: loginEn.activateNow }).click()
  await page.getByRole('link', { name: text.activation.choices.account.name }).click()
  await fits(page)
  await page.locator('input[name="account"]').fill(account)
  await page.locator('input[name="initialPassword"]').fill('Welcome2026')
  await page.getByRole('button', { name: text.next }).click()
  await enterPassword(page)
  await fits(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: text.activation.submit }).click()
  await leaves(page, '/activation')
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())

  await page.goto('/v/login?lang=en')
  await page.getByRole('link', { name: loginEn.forgot }).click()
  await expectAccessible(page)
  await page.locator('input[name="account"]').fill(account)
  await page.getByRole('button', { name: text.next }).click()
  await page.getByRole('button', { name: text.forget.channels.mail.name }).click()
  await page.getByRole('button', { name: text.getCode }).click()
  await expect(page.getByText(text.forget.sent)).toBeVisible()
  await fits(page)
  await expectAccessible(page)
  const { link } = await messageFor(page, account)
  await page.goto(link)
  await enterPassword(page, 'Lighthouse9')
  await expectAccessible(page)
  await page.getByRole('button', { name: text.forget.submit }).click()
  await page.waitForURL(/\/login/)
  await page.goto(link)
  await expect(page.getByText(text.spentTitle)).toBeVisible()
  await page.goto('/v/login')
  await page.locator('input[name="account"]').fill(account)
  await page.locator('input[name="password"]').fill('Lighthouse9')
  await page.locator('input[name="password"]').press('Enter')
  await leaves(page, '/login')
  await context.close()
})

test('[S2.14] a code signs in and leads back to the page that was asked for', async ({ page }) => {
  test.slow()
  await page.goto('/v/center/mails')
  await page.waitForURL(/\/login\?returnTo/)
  await page.getByRole('tab', { name: loginZh.byCode }).click()
  const code = page.getByRole('button', { name: new RegExp(diallingZh.choose) })
  await code.click()
  await expect(page.getByRole('dialog').getByText('中国香港').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(code).toBeFocused()
  await page.locator('input[name="mobile"]').fill('13800010005')
  await enterCode(page, accountZh.getCode, '13800010005')
  const again = page.getByRole('button', { name: accountZh.wait({ seconds: 59 }).slice(2) })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: loginZh.signIn, exact: true }).click()
  await page.waitForURL(/\/center\/mails/)
  // Somebody who is signed in has nothing to do on the sign-in page (S4.35).
  await page.goto('/v/login')
  await leaves(page, '/login')
})

test('[S2.17] a company registers itself in English and sees home', async ({ page }) => {
  test.slow()
  const text = accountEn
  await page.goto('/v/login?lang=en')
  await page.getByRole('link', { name: loginEn.register }).click()
  await page.getByRole('button', { name: text.next }).click()
  await expect(page.getByText(text.register.enterpriseMissing)).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[name="enterpriseName"]').fill('Harbour & Sons Ltd.')
  await page.locator('input[name="contactName"]').fill('Anne Harbour')
  await page.locator('input[name="mail"]').fill('anne@harbour.example')
  await page.locator('input[name="mobile"]').fill('13855550001')
  await enterCode(page, text.getCode, '13855550001')
  await page.getByLabel(text.register.agree).check()
  await page.getByRole('button', { name: text.next }).click()
  // Not the company's own name, which everybody would try first.
  await enterPassword(page)
  await page.getByRole('button', { name: text.register.submit }).click()
  await expect(page.getByText(passwordEn.passwordNamed)).toBeVisible()
  await enterPassword(page, 'Lighthouse9')
  await expectAccessible(page)
  await page.getByRole('button', { name: text.register.submit }).click()
  await leaves(page, '/register')
  await expect(page.getByText('Anne Harbour').first()).toBeVisible()
})

test('[S2.16] an employee opens an account by company mail', async ({ page }) => {
  test.slow()
  const text = accountZh
  await page.goto('/v/openAccount/code/index')
  await page.getByRole('tab', { name: text.open.byMail }).click()
  await page.waitForURL(/\/openAccount\/mail/)
  await page.locator('input[name="mail"]').fill('fresh@beichen.example')
  await enterCode(page, text.getCode, 'fresh@beichen.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: text.next }).click()
  await page.locator('input[name="name"]').fill('许可')
  await page.locator('input[name="mobile"]').fill('13855550002')
  await enterPassword(page, 'harbour27')
  await page.getByRole('button', { name: text.open.submit }).click()
  await expect(page.getByText(passwordZh.passwordMix)).toBeVisible()
  await expectAccessible(page)
  await enterPassword(page)
  await page.getByRole('button', { name: text.open.submit }).click()
  await leaves(page, '/openAccount')
})

test('[S2.03] sign-in, register and activation have a reduced header, password reset and the error page none', async ({
  page,
}) => {
  for (const path of ['/login', '/register/index', '/activation/index', '/openAccount/code/index']) {
    await page.goto(`/v${path}`)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
  }
  for (const path of ['/forget/rePassword/index', '/forget/confirmPass/index', '/err/index']) {
    await page.goto(`/v${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
})

test('[S2.19] [S2.39] [S4.41] language, password and membership, on a phone', async ({ browser }) => {
  test.slow()
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  await signIn(page, 'guest-booker@yuanxing.example', '/v/center/my/langManage')
  await expectAccessible(page)
  await choose(page.getByRole('radio', { name: 'English' }))
  await page.getByRole('button', { name: accountZh.language.save }).click()
  await expect(page.getByRole('heading', { name: accountEn.language.title })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sojourn.language'))).toBe('en')
  await page.goto('/v/center/modifyPassword')
  await page.locator('input[name="oldPassword"]').fill('wrong')
  await enterPassword(page)
  await page.getByRole('button', { name: accountEn.modify.save }).click()
  await expect(page.getByText(problemsEn.oldPasswordWrong)).toBeVisible()
  await fits(page)
  await expectAccessible(page)
  await page.goto('/v/activity/member')
  await page.getByRole('button', { name: memberEn.join }).click()
  await expect(page.getByText(memberEn.yearPoints).first()).toBeVisible()
  await fits(page)
  await expectAccessible(page)
  await context.close()
})
