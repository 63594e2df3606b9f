import { expect, test, type Page } from '@playwright/test'
import { text as phoneZh } from '@sojourn/text/app/phone.zh-CN'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { text as listZh } from '@sojourn/text/booking/order/list.zh-CN'
import { text as linkZh } from '@sojourn/text/booking/trip/link.zh-CN'
import { payAlone } from '../own-trip'
import { flightDay } from '../story-days'
import { expectAccessible } from '../support'

const who = 'admin@yuanxing.example'
const phone = { width: 390, height: 844 }
const asOf = new RegExp(phoneZh.offlineAsOf({ moment: String.raw`\d\d:\d\d` }))

// What is kept is kept by the worker, which other stories do without.
test.use({ serviceWorkers: 'allow' })

const bar = (page: Page) => page.getByRole('navigation', { name: phoneZh.bar })
const note = (page: Page) => page.getByRole('status').filter({ hasText: asOf })
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('sojourn.answer.')))

/** The files of the pages that were open are there for the next time. */
async function untilFilesAreKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const missing = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const needed = files.filter((name) => name.includes('/v/assets/'))
      const found = await Promise.all(needed.map((name) => caches.match(name)))
      return needed.filter((_, place) => !found[place])
    })
  await expect.poll(missing).toEqual([])
}

test('orders, a trip and the next journey are read on a phone without a network, and signing out takes them away', async ({
  page,
  context,
}) => {
  test.slow()
  const orderNo = await payAlone(page, who, flightDay(who, 'without-a-network'))
  await page.setViewportSize(phone)
  const journey = page.locator(`a[href*="orderId=${orderNo}"]`).first()
  const ticket = page.getByText(/\d{3}-\d{10}/).first()

  await test.step('seen once', async () => {
    await page.goto('/v/')
    await expect(journey).toBeVisible()
    await bar(page).getByRole('link', { name: phoneZh.orders }).click()
    // The page before shows the same journey as long as it stands.
    await expect(page.getByRole('heading', { level: 1, name: listZh.title })).toBeVisible()
    await journey.click()
    await expect(ticket).toBeVisible()
    await page.getByRole('button', { name: linkZh.make }).click()
    await page.waitForURL(/\/center\/travelView\?/)
    await expect(journey).toBeVisible()
    await untilFilesAreKept(page)
    await expect.poll(async () => (await kept(page)).length).toBeGreaterThanOrEqual(4)
  })

  await test.step('read again with the network off, the page loaded anew', async () => {
    const trip = page.url()
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(journey).toBeVisible()
    await expect(note(page)).toBeVisible()
    await expectAccessible(page)
    await bar(page).getByRole('link', { name: phoneZh.orders }).click()
    // The page before shows the same journey as long as it stands.
    await expect(page.getByRole('heading', { level: 1, name: listZh.title })).toBeVisible()
    await journey.click()
    await expect(ticket).toBeVisible()
    await expect(note(page)).toBeVisible()
    await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
    await expect(ticket).toBeVisible()
    await page.goto('/v/')
    await expect(journey).toBeVisible()
    await expect(note(page)).toBeVisible()
    await page.goto(trip)
    await expect(journey).toBeVisible()
  })

  await test.step('read anew with the network', async () => {
    await context.setOffline(false)
    await expect(note(page)).toHaveCount(0)
    await expect(journey).toBeVisible()
  })

  await test.step('gone at sign-out', async () => {
    await page.getByRole('button', { name: new RegExp(shellZh.account) }).click()
    await page.getByRole('menuitem', { name: shellZh.logout }).click()
    await page.waitForURL(/\/v\/login/)
    expect(await kept(page)).toEqual([])
  })
})
