import { expect, type Browser, type Page } from '@playwright/test'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { asColleague, chooseFare, searchFlights } from './flight-pages'
import type { StoryDay } from './story-days'
import { turnClock } from './support'
import { approve, signedIn } from './train-buyer'
import { words } from './words'

const employee = 'employee@yuanxing.example'

/** A flight of the employee's, approved, on credit and ticketed, which reports have counted since. */
export async function reportedFlight(browser: Browser, day: StoryDay<'flight'>): Promise<string> {
  const { book, widgets } = words['zh-CN']
  const orderNo = await asColleague(browser, employee, 'zh-CN', async (page) => {
    await page.goto('/v/')
    await searchFlights(page, 'zh-CN', day)
    await chooseFare(page, 'zh-CN', widgets.within)
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/order\/flight\/detail/)
    return new URL(page.url()).searchParams.get('orderId') ?? ''
  })
  await approve('manager@yuanxing.example', orderNo)
  const { send, leave } = await signedIn(employee)
  const { total, methods } = await send(getPaymentInfo, { orderNos: [orderNo] })
  const credit = methods.find(({ settleType }) => settleType === 4)!
  await send(pay, { orderNos: [orderNo], settleType: credit.settleType, expectedTotal: total })
  const ticketed = async (): Promise<boolean> =>
    (await send(getFlightOrderDetail, { orderId: orderNo })).travellerList.some(({ tickets }) => tickets.length > 0)
  await expect.poll(ticketed).toBe(true)
  await leave()
  // Reports follow each minute.
  await turnClock(2)
  return orderNo
}

/** Reads on in the lines behind a figure, until those of the order are there. */
export async function readOnTo(page: Page, language: 'zh-CN' | 'en', orderNo: string): Promise<void> {
  const more = page.getByRole('button', { name: words[language].widgets.loadMore })
  const isThere = async (): Promise<boolean> => {
    if (await page.getByText(orderNo).first().isVisible()) return true
    if (await more.isVisible()) await more.click()
    return false
  }
  await expect.poll(isThere, { timeout: 40_000, intervals: [300] }).toBe(true)
}
