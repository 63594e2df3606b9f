import { expect, test, type Locator, type Page } from '@playwright/test'
import { text as paymentAppZh } from '@sojourn/text/access/payment-app/words.zh-CN'
import { text as overlaysZh } from '@sojourn/text/app/overlays.zh-CN'
import { text as problemsZh } from '@sojourn/text/kit/problems.zh-CN'
import { pressOnPhone, scan } from '../phone'
import { expectAccessible, signIn, stopPageClock } from '../support'

async function authorizationAsked(page: Page, account: string): Promise<{ dialog: Locator; code: Locator }> {
  await signIn(page, account)
  const dialog = page.getByRole('dialog', { name: overlaysZh.paymentApp })
  const code = dialog.getByRole('img', { name: overlaysZh.paymentAppCode })
  await expect(code, '[S2.63]').toBeVisible()
  return { dialog, code }
}

test('[S4.32] the payment app asks for authorization and sees within two seconds that it was given on the phone', async ({
  page,
  browser,
}) => {
  test.slow()
  let asked = 0
  let answered = 0
  await page.clock.install()
  page.on('request', (request) => void (request.url().includes('/GetEmployeeAlipayQiyema') && asked++))
  page.on('response', (response) => void (response.url().includes('/GetEmployeeAlipayQiyema') && answered++))
  const { dialog, code } = await authorizationAsked(page, 'manager@yunling.example')
  await expectAccessible(page)
  await stopPageClock(page)
  await page.clock.runFor(2_000)
  await expect.poll(() => answered, '[S7.59] asks again').toBeGreaterThan(1)
  for (const _ of [1, 2]) {
    const before = asked
    await page.clock.runFor(1_800)
    expect(asked, '[S9.16] not before 2000 ms').toBe(before)
    // The page counts from the moment when it has read the answer, a little after we have heard of it.
    const goOn = async (): Promise<number> => {
      await page.clock.runFor(100)
      return answered
    }
    await expect.poll(goOn, { message: '[S9.16] every 2000 ms', intervals: [250] }).toBe(before + 1)
  }
  await pressOnPhone(browser, await scan(code), paymentAppZh.agree, paymentAppZh.authorized)
  await page.clock.resume()
  await expect(page.getByText(overlaysZh.paymentAppDone)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const before = asked
  await page.clock.fastForward(10_000)
  expect(asked, 'and no longer once it is closed').toBe(before)
})

test('[S8.10] who scans the code and refuses reads why nothing was authorized, and the dialog closes', async ({
  page,
  browser,
}) => {
  const { dialog, code } = await authorizationAsked(page, 'colleague@yunling.example')
  await pressOnPhone(browser, await scan(code), paymentAppZh.refuse, paymentAppZh.refused)
  await expect(page.getByText(problemsZh.paymentAppRefused)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
