import { expect, test } from '@playwright/test'
import { text as changeText } from '@sojourn/text/booking/change.zh-CN'
import { text } from '@sojourn/text/products/intl-flight/after-sale/manual-quote.zh-CN'
import { text as rules } from '@sojourn/text/products/intl-flight/after-sale/manual-quote-rules.zh-CN'
import { dateOf, managerAbroad, returnToSingapore } from '../intl-buyer'
import { answerDesk, askDesk, openOrderAtDesk, quoted } from '../quote-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { approve } from '../train-buyer'
import { today } from '../train-pages'
import { words } from '../words'

const { order: states, payment } = words['zh-CN']
const traveller = managerAbroad
const { account, approver } = traveller

test('a change that nobody can price online: the desk is asked, quotes, and carries out what was accepted, approved and paid', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const start = await today(page)
  const day = (story: 'manual-quote' | 'manual-quote: back' | 'manual-quote: later') =>
    dateOf(start, flightDay('manager@yuanxing.example', story))
  const bought = await returnToSingapore(traveller, { depart: day('manual-quote'), back: day('manual-quote: back') })
  const changes = `/v/order/iflight/changes?orderId=${bought.orderNo}`
  await signIn(page, account, `/v/order/iflight/detail?orderId=${bought.orderNo}`)
  await askDesk(page, day('manual-quote: later'))
  await expect(page.getByText(rules.states.asked, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, 'agent@agency.example', '/v/agent/desk?lang=zh-CN')
  const session = await openOrderAtDesk(desk, bought.orderNo)
  await answerDesk(session, day('manual-quote: later'))

  await page.goto(changes)
  await expect(page.getByText('SQ830').first()).toBeVisible()
  await expectAccessible(page)
  const reason = page.getByRole('combobox', { name: changeText.reason })
  if (await reason.isVisible()) await reason.selectOption({ index: 1 })
  await page.getByRole('button', { name: text.accept.change, exact: true }).click()
  await page.waitForURL(/\/pay\/index|orderId=IC/)
  const changeNo = /IC\d+/.exec(page.url())![0]
  if (!page.url().includes('/pay/')) {
    await page.getByText(states.states.approving).first().waitFor()
    await approve(approver, changeNo)
    await page.goto(`/v/pay/index?orderNos=${changeNo}`)
  }
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)

  await expect(async () => {
    await session.reload()
    await expect(session.getByLabel(text.record)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await session.getByLabel(text.record).fill('DESK01')
  const [former] = bought.travellerList[0]!.tickets
  const newTicketNo = `${former!.ticketNo.slice(0, 3)}-2345678901`
  await session.getByLabel(text.newTicket({ name: quoted, number: former!.ticketNo })).fill(newTicketNo)
  await expectAccessible(session)
  await session.getByRole('button', { name: text.done.change }).click()
  await expect(session.getByText(rules.events.carriedOut)).toBeVisible()

  await page.goto(`/v/order/iflight/detail?orderId=${changeNo}`)
  await expect(page.getByText(states.states.changed).first()).toBeVisible()
  await expect(page.getByText(newTicketNo)).toBeVisible()
})
