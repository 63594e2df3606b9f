import { expect, test } from '@playwright/test'
import { chooseFare, searchFlights } from './flight-pages'
import { expectAccessible, signIn } from './support'
import { words, type StoryLanguage } from './words'

const centre = ['/', '/center/tripOrderList', '/center/tripOrderList?type=2', '/center/mails', '/err/index', '/nowhere']
const looks: { language: StoryLanguage; width: number; colorScheme: 'light' | 'dark' }[] = [
  { language: 'zh-CN', width: 1440, colorScheme: 'light' },
  { language: 'en', width: 390, colorScheme: 'dark' },
]

for (const { language, width, colorScheme } of looks) {
  test(`[S2.32] ${language}, ${width} px, ${colorScheme}: every screen of the centre is accessible and fits its width`, async ({
    browser,
  }) => {
    test.slow()
    const context = await browser.newContext({ locale: language, colorScheme, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await page.goto('/v/login')
    await expectAccessible(page)
    await signIn(page, 'manager@yuanxing.example')
    for (const path of [...centre, '/center/myApproval?type=1', '/center/myApproval?type=0']) {
      await page.goto(`/v${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
}

test('[S6.06] an order of one company does not exist for another', async ({ page, browser }) => {
  test.slow()
  const { book, home } = words['zh-CN']
  await signIn(page, 'finance@yuanxing.example')
  const personal = page.getByRole('radio', { name: home.personal })
  await personal.click()
  await expect(personal).toBeChecked()
  await searchFlights(page, 'zh-CN', '15')
  await chooseFare(page, 'zh-CN')
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/pay\/index/)
  const orderNo = new URL(page.url()).searchParams.get('orderNos') ?? ''

  const context = await browser.newContext()
  const stranger = await context.newPage()
  await signIn(stranger, 'manager@beichen.example')
  for (const path of [`/order/flight/detail?orderId=${orderNo}`, `/pay/index?orderNos=${orderNo}`]) {
    const answer = stranger.waitForResponse((response) => response.url().includes('/api/') && response.status() === 404)
    await stranger.goto(`/v${path}`)
    await answer
    await expect(stranger.getByText(orderNo)).toHaveCount(0)
  }
  await context.close()
})
