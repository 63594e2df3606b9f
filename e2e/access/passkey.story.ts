import { expect, test, type Page } from '@playwright/test'
import { text as factorZh } from '@sojourn/text/access/second-factor.zh-CN'
import { expectAccessible, password, signIn } from '../support'

const account = 'expired@yuanxing.example'
const name = '办公电脑'

/** A device that keeps keys and is unlocked by the finger of whoever holds it. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function firstStep(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/v/login')
  await page.locator('input[name="account"]').fill(account)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
  await expect(page).toHaveURL(/\/v\/login\/second$/)
}

async function prove(page: Page): Promise<void> {
  await page.locator('input[name="secret"]').fill(password)
  await page.locator('input[name="secret"]').press('Enter')
}

test('[S2.39] [S7.03] an employee adds a passkey of this device, signs in with it, and takes it away', async ({ page }) => {
  await addDevice(page)
  await signIn(page, account, '/v/center/personalInfo?section=secondFactor')
  await expectAccessible(page)
  await page.getByRole('button', { name: factorZh.addPasskey }).click()
  await prove(page)
  await page.locator('input[name="name"]').fill(name)
  await expectAccessible(page)
  await page.getByRole('button', { name: factorZh.passkeyCreate }).click()
  await expect(page.getByText(factorZh.codesLead)).toBeVisible()
  await page.getByRole('button', { name: factorZh.saved }).click()
  await expect(page.getByText(factorZh.codesLeft({ count: 10 }))).toBeVisible()
  await expect(page.getByText(name, { exact: true })).toBeVisible()

  await firstStep(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: factorZh.usePasskey }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/v/login'))

  await page.goto('/v/center/personalInfo?section=secondFactor')
  await page.getByRole('button', { name: factorZh.removePasskeyOf({ name }) }).click()
  await prove(page)
  await expect(page.getByText(factorZh.noPasskeys)).toBeVisible()
  await expect(page.getByText(factorZh.off, { exact: true })).toBeVisible()
})
