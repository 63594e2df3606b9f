import { expect, test } from '@playwright/test'
import { addresses } from '../addresses'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words, type StoryLanguage } from '../words'

const centre = addresses.filter((address) => address.startsWith('/center/'))
const lists = ['/center/tripOrderList?type=2', '/center/myApproval?type=1', '/center/myApproval?type=0']
const looks: { language: StoryLanguage; width: number; colorScheme: 'light' | 'dark' }[] = [
  { language: 'zh-CN', width: 1440, colorScheme: 'light' },
  { language: 'en', width: 390, colorScheme: 'dark' },
]

for (const { language, width, colorScheme } of looks) {
  test(`${language}, ${width} px, ${colorScheme}: every screen of the centre is accessible, fits its width and renders without a fault`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    expect(centre.length).toBeGreaterThan(20)
    const context = await browser.newContext({ locale: language, colorScheme, viewport: { width, height: 844 } })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`))
    await page.goto('/v/login')
    await expectAccessible(page)
    await signIn(page, 'manager@yuanxing.example')
    for (const path of ['/', ...centre, ...lists, '/err/index', '/nowhere']) {
      await page.goto(`/v${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0)
    }
    expect(faults, 'also those from which a page heals by itself').toEqual([])
    await context.close()
  })
}

test('an order of one company does not exist for another', async ({ page, browser }) => {
  test.slow()
  const { book, home } = words['zh-CN']
  await signIn(page, 'finance@yuanxing.example')
  const personal = page.getByRole('radio', { name: home.personal })
  await personal.click()
  await expect(personal).toBeChecked()
  await searchFlights(page, 'zh-CN', flightDay('finance@yuanxing.example', 'screens'))
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
