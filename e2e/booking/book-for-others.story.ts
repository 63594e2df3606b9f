import { expect, test } from '@playwright/test'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { home, book, choice, order, widgets } = words['zh-CN']

test('[S1.01] [S4.14] booking for others chooses the people first, then every fare is judged for them', async ({ page }) => {
  test.slow()
  await signIn(page, 'guest-booker@yuanxing.example')
  await page.getByRole('radio', { name: home.bookOthers }).click()
  await searchFlights(page, 'zh-CN', flightDay('employee@yuanxing.example', 'book-for-others'), /\/choice\/index/)
  await expectAccessible(page)
  for (const name of ['林晓雯', '黎家豪']) {
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: choice.add({ name }) }).click()
  }
  await page.getByRole('button', { name: choice.next[1] }).click()
  await page.waitForURL(/\/flight\/list/)
  await chooseFare(page, 'zh-CN', widgets.within)
  await expect(page.getByText('黎家豪').first()).toBeVisible()
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  await expect(page.getByText(order.states.approving).first()).toBeVisible()
})
