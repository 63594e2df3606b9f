import { createHmac } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { serverNowHeader } from '@sojourn/contract/kit/server-now'
import { text as factorZh } from '@sojourn/text/access/second-factor.zh-CN'
import { expectAccessible, password, signIn } from '../support'

const account = 'colleague@agency.example'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows for this secret, by the server's clock; `later` half minutes on. */
async function codeOf(page: Page, secret: string, later = 0): Promise<string> {
  const answer = await page.request.get('/api/Common/GetSignInOptions')
  const now = Date.parse(answer.headers()[serverNowHeader.toLowerCase()]!)
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + later))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The password, after which the page of the second step comes. */
async function firstStep(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/v/login')
  await page.locator('input[name="account"]').fill(account)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
  await expect(page).toHaveURL(/\/v\/login\/second$/)
  await expect(page.locator('input[name="code"]')).toBeVisible()
}

test('[S2.39] [S7.03] an agent turns two-step sign-in on, signs in with the phone, then with a recovery code, and turns it off', async ({
  page,
}) => {
  await signIn(page, account, '/v/center/personalInfo?section=secondFactor')
  await page.getByRole('button', { name: factorZh.enrol }).click()
  await page.locator('input[name="secret"]').fill(password)
  await page.locator('input[name="secret"]').press('Enter')
  await expect(page.getByAltText(factorZh.qr)).toBeVisible()
  await expectAccessible(page)
  const secret = (await page.getByRole('dialog').getByRole('code').innerText()).replaceAll(' ', '')
  await page.locator('input[name="code"]').fill(await codeOf(page, secret))
  await page.locator('input[name="code"]').press('Enter')
  await expect(page.getByText(factorZh.codesLead)).toBeVisible()
  await expectAccessible(page)
  const recoveryCode = await page.getByRole('dialog').getByRole('code').first().innerText()
  await page.getByRole('button', { name: factorZh.saved }).click()
  await expect(page.getByText(factorZh.codesLeft({ count: 10 }))).toBeVisible()

  await firstStep(page)
  await expectAccessible(page)
  await page.locator('input[name="code"]').fill('000000')
  await page.locator('input[name="code"]').press('Enter')
  await expect(page.locator('input[name="code"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('input[name="code"]').fill(await codeOf(page, secret, 1))
  await page.locator('input[name="code"]').press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/v/login'))

  await firstStep(page)
  await page.reload()
  await page.getByRole('button', { name: factorZh.useRecovery }).click()
  await page.locator('input[name="code"]').fill(recoveryCode)
  await page.locator('input[name="code"]').press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/v/login'))

  await page.goto('/v/center/personalInfo?section=secondFactor')
  await expect(page.getByText(factorZh.codesLeft({ count: 9 }))).toBeVisible()
  await page.getByRole('button', { name: factorZh.remove }).click()
  await page.locator('input[name="secret"]').fill(password)
  await page.locator('input[name="secret"]').press('Enter')
  await expect(page.getByText(factorZh.removed, { exact: true })).toBeVisible()
})
