import { expect, test, type Page } from '@playwright/test'
import { searchTrips } from '@sojourn/contract/admin/orders/order.calls'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'

const administrator = 'admin@yuanxing.example'

/** The newest trip of the company. */
async function someTrip(): Promise<string> {
  const { send, leave } = await signedIn(administrator)
  const { list } = await send(searchTrips, { size: 1 })
  await leave()
  return list[0]?.travelOrderNo ?? 'none'
}

/** Each screen with what stands on it once it has been read. */
const screensWith = (travelOrderNo: string) => [
  { path: '/manage/employee/account', shown: (page: Page) => page.getByRole('button', { name: /的账号$|^Account of/ }) },
  { path: '/manage/employee/account?employeeId=1-employee', shown: (page: Page) => page.getByRole('dialog') },
  { path: '/manage/employee/detail?employeeId=1-manager', shown: (page: Page) => page.getByRole('combobox') },
  { path: '/manage/alipayCode/index', shown: (page: Page) => page.getByRole('heading', { level: 2 }) },
  { path: '/center/travelOrder', shown: (page: Page) => page.getByRole('search') },
  { path: `/center/travelOrder/detail?travelOrderNo=${travelOrderNo}`, shown: (page: Page) => page.locator('main h1, main h2') },
]

for (const { language, width } of [
  { language: 'zh-CN', width: 1440 },
  { language: 'en', width: 390 },
])
  test(`${language}, ${width} px: accounts, the payment app and a trip are accessible and fit`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ locale: language, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await signIn(page, administrator)
    for (const { path, shown } of screensWith(await someTrip())) {
      await page.goto(`/v${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(shown(page).first()).toBeVisible()
      await expectAccessible(page)
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(surplus, page.url()).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
