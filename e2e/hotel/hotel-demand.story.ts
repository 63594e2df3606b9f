import { expect, test, type Page } from '@playwright/test'
import { text as agent } from '@sojourn/text/access/agency/agent.zh-CN'
import { text as shell } from '@sojourn/text/app/shell.zh-CN'
import { text as demand } from '@sojourn/text/products/hotel/demand.zh-CN'
import { asColleague } from '../flight-pages'
import { hotelWords } from '../hotel-pages'
import { expectAccessible, expectForgotten, signIn } from '../support'
import { text as widgets } from '@sojourn/text/kit/widgets.zh-CN'

const { form, words } = hotelWords['zh-CN']
const hotel = '古城小院'

/** From the list of requests to one that the agency has. */
async function askForHotel(page: Page): Promise<string> {
  await page.goto('/v/center/hotelDemand/index?lang=zh-CN')
  await page.getByRole('link', { name: demand.ask }).first().click()
  await page.getByRole('button', { name: demand.submit }).click()
  await expect(page.getByText(demand.cityMissing)).toBeVisible()
  await expect(page.getByText(demand.wordsMissing)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: demand.city }).fill('hangzhou')
  await page.getByRole('option', { name: '杭州' }).click()
  await page.getByLabel(demand.hotelName).fill('会场附近')
  await page.getByLabel(demand.budget).fill('500')
  await page.getByLabel(demand.wishes).fill('安静，含早餐')
  await page.getByRole('button', { name: demand.submit }).click()
  await page.waitForURL(/hotelDemandDetail/)
  await expect(page.getByText(demand.noPlans)).toBeVisible()
  return new URL(page.url()).searchParams.get('demandNo') ?? ''
}

/** A second tab of a session. */
async function secondTab(tab: Page): Promise<Page> {
  const opened = tab.waitForEvent('popup')
  await tab.evaluate(() => void window.open(window.location.href))
  return opened
}

/** The agency's desk opens the session of whoever asked, and offers a hotel there while a colleague is typing an offer too. */
async function quoteFor(desk: Page, name: string, demandNo: string): Promise<void> {
  await desk.goto('/v/agent/desk?lang=zh-CN')
  await desk.locator('input[name="keyword"]').fill(name)
  await desk.locator('input[name="reason"]').fill('酒店需求')
  await desk.locator('input[name="reference"]').fill(demandNo)
  const opened = desk.waitForEvent('popup')
  await desk.getByRole('button', { name: agent.assistName({ name }) }).click()
  const session = await opened
  await session.waitForURL((url) => /^\/v\/?$/.test(url.pathname))
  await session.goto(`/v/order/hotel/hotelDemandDetail/index?demandNo=${demandNo}&lang=zh-CN`)
  const colleague = await secondTab(session)
  await colleague.getByLabel(demand.plan.address).fill('西湖区北山街 1 号')
  await session.getByRole('button', { name: demand.sendQuote }).click()
  await expect(session.getByText(demand.needed).first()).toBeVisible()
  await expect(session.getByLabel(demand.plan.address)).toBeFocused()
  for (const [label, value] of [
    [demand.plan.hotelName, hotel],
    [demand.plan.address, '西湖区曙光路 8 号'],
    [demand.plan.roomName, '庭院大床房'],
    [demand.plan.reservationNo, 'R-2048'],
    [demand.plan.price, '420'],
    [demand.plan.freeHours, '24'],
  ] as const)
    await session.getByLabel(label).fill(value)
  await expectAccessible(session)
  await session.getByRole('button', { name: demand.sendQuote }).click()
  // Says what was answered, should it be something else.
  await expect(session.getByRole('region', { name: widgets.messages })).toContainText(demand.quoted)
  await expect(session.getByRole('heading', { name: hotel })).toBeVisible()
  await expect(session.getByText('R-2048')).toHaveCount(0)
  await expect(session.getByLabel(demand.plan.address)).toHaveValue('')
  // Whoever comes back to a tab sees what happened meanwhile.
  await colleague.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(colleague.getByRole('heading', { name: hotel })).toBeVisible()
  await expect(colleague.getByLabel(demand.plan.address)).toHaveValue('西湖区北山街 1 号')
}

/** The server reckons one yuan more than the page: nothing is ordered before that is accepted, then at that total. */
async function submitAtNewPrice(page: Page): Promise<string> {
  const refusal = { success: false, code: 400012, problem: 'priceChanged', message: form.priceChangedTitle }
  const asked: number[] = []
  await page.route(
    '**/api/Hotel/AcceptDemand',
    async (route) => {
      const order = route.request().postDataJSON() as { expectedTotal: number }
      asked.push(order.expectedTotal)
      const [first = 0] = asked
      if (asked.length === 1) await route.fulfill({ status: 409, json: { ...refusal, detail: { price: first + 100 } } })
      // What the server really reckons is what the page said first.
      else await route.continue({ postData: JSON.stringify({ ...order, expectedTotal: first }) })
    },
    { times: 2 },
  )
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByRole('dialog').getByText(form.priceChangedTitle)).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.getByRole('dialog').getByRole('button', { name: form.priceAccept }).click()
  await page.waitForURL(/\/pay\/index|\/order\/hotel\/detail/)
  expect(asked).toEqual([asked[0], (asked[0] ?? 0) + 100])
  await expectForgotten(page)
  const address = new URL(page.url()).searchParams
  return address.get('orderId') ?? address.get('orderNos') ?? ''
}

test('[S2.25] [S2.37] [S4.34] a hotel that the list lacks is asked for, quoted by the agency, announced by a red dot and booked', async ({
  page,
  browser,
}, { retry }) => {
  test.slow()
  // The same guest cannot ask for the same days twice, so whoever tries again is somebody else.
  const asker = retry === 0 ? { account: 'employee', name: '林晓雯' } : { account: 'manager', name: '陈志远' }
  await signIn(page, `${asker.account}@yuanxing.example`)
  const demandNo = await askForHotel(page)
  const redDot = page.locator('header').getByRole('img', { name: shell.unconfirmed({ count: 1 }) })
  await expect(redDot).toHaveCount(0)
  await asColleague(browser, 'agent@agency.example', 'zh-CN', (desk) => quoteFor(desk, asker.name, demandNo))
  await page.goto('/v/center/hotelDemand/index?group=quoted&lang=zh-CN')
  await expect(redDot).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: demand.openOf({ number: demandNo }) }).click()
  await expect(page.getByText(demand.free({ hours: 24 }))).toBeVisible()
  await expectAccessible(page)
  // The network is lost while the offer is checked: submitting checks it again.
  await page.route('**/api/Hotel/CheckOutsideRate', (route) => route.abort())
  await page.getByRole('button', { name: demand.acceptPlan({ hotel }) }).click()
  await page.waitForURL(/tempOrderNo=/)
  await expect(page.getByText(words.payments[2]).first()).toBeVisible()
  await expect(page.getByText(shell.offlineProblem)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/Hotel/CheckOutsideRate')
  const orderNo = await submitAtNewPrice(page)
  await page.goto(`/v/order/hotel/detail?orderId=${orderNo}`)
  await expect(page.getByRole('heading', { name: hotel })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/v/order/hotel/hotelDemandDetail/index?demandNo=${demandNo}`)
  await expect(page.getByRole('link', { name: demand.toOrder })).toBeVisible()
  await expect(redDot).toHaveCount(0)
})
