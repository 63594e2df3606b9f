import { expect, test, type Browser, type Page } from '@playwright/test'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { signIn } from '../support'
import { now, today } from '../train-pages'
import { words } from '../words'

const { book, home, widgets } = words['zh-CN']
const hour = 3_600_000
const day = 24 * hour

/** Somebody's PC, whose clock is so many milliseconds ahead of the server's. */
async function onPc(browser: Browser, ahead: number, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install({ time: new Date(Date.parse(await now(page)) + ahead) })
  await signIn(page, 'employee@beichen.example')
  await work(page)
  await context.close()
}

/** The half hour to pay in, less what the story took. */
const halfAnHour = new RegExp(`^${widgets.remaining({ time: '(?:2[5-9]:\\d\\d|30:00)' })}$`)

test('deadlines and days are the server’s on a PC whose clock is eight days behind, five hours ahead or a year ahead', async ({
  browser,
}) => {
  test.slow()
  let orderNo = ''
  await onPc(browser, -8 * day, async (page) => {
    const personal = page.getByRole('radio', { name: home.personal })
    await personal.click()
    await expect(personal).toBeChecked()
    await searchFlights(page, 'zh-CN', flightDay('employee@beichen.example', 'wrong-clock'))
    await chooseFare(page, 'zh-CN')
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/pay\/index/)
    orderNo = new URL(page.url()).searchParams.get('orderNos') ?? ''
    await expect(page.getByRole('timer')).toHaveText(halfAnHour)
  })
  for (const ahead of [5 * hour, 366 * day])
    await onPc(browser, ahead, async (page) => {
      await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
      await expect(page.getByRole('timer').first()).toHaveText(halfAnHour)
      await page.goto('/v/')
      await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
      // On the last day of a month the calendar opens at the next, where the chosen day is.
      const back = page.getByRole('button', { name: widgets.previousMonth })
      if (await back.isEnabled()) await back.click()
      await expect(page.locator('[data-date][aria-current=date]')).toHaveAttribute('data-date', await today(page))
    })
})
