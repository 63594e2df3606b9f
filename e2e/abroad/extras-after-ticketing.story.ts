import { expect, test } from '@playwright/test'
import { text as extras } from '@sojourn/text/products/intl-flight/extras.zh-CN'
import { text as later } from '@sojourn/text/products/intl-flight/later-extras/words.zh-CN'
import { text as laterEn } from '@sojourn/text/products/intl-flight/later-extras/words.en'
import { text as rules } from '@sojourn/text/products/intl-flight/later-extras/rules.zh-CN'
import { text as refund } from '@sojourn/text/products/intl-flight/after-sale/refund.zh-CN'
import { dateOf, returnToSingapore } from '../intl-buyer'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { approve } from '../train-buyer'
import { today } from '../train-pages'
import { words } from '../words'

const { payment } = words['zh-CN']
const traveller = {
  account: 'hongkong@yuanxing.example',
  approver: 'manager@yuanxing.example',
  passport: { number: 'E55510077', name: 'LAI/KAHO', gender: 'male' },
} as const

test('a seat and bags are added to a ticket that is there: chosen, approved, paid, confirmed on the order, and given back with the ticket', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const start = await today(page)
  const day = (story: 'extras-after-ticketing' | 'extras-after-ticketing: back') =>
    dateOf(start, flightDay('hongkong@yuanxing.example', story))
  const days = { depart: day('extras-after-ticketing'), back: day('extras-after-ticketing: back') }
  const { orderNo, travellerList } = await returnToSingapore(traveller, days, '', false)

  await signIn(page, traveller.account, `/v/order/iflight/detail?orderId=${orderNo}`)
  await page.getByRole('link', { name: extras.more }).click()
  await page.waitForURL(/\/iflight\/extras/)
  await expect(page.getByText(later.choose)).toBeVisible()
  await page.getByLabel(/座位$/).first().selectOption('legroom')
  await page
    .getByLabel(/加购行李$/)
    .last()
    .selectOption('2')
  await expect(page.getByText(later.holdsUntil({ time: '' }).slice(0, 3)).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: later.submit }).click()

  await page.waitForURL(/orderId=IE|orderNos=IE/)
  const extrasNo = /IE\d+/.exec(page.url())![0]
  if (!page.url().includes('/pay/')) {
    await expect(page.getByRole('link', { name: new RegExp(orderNo) })).toBeVisible()
    await expectAccessible(page)
    await approve(traveller.approver, extrasNo)
    await page.goto(`/v/pay/index?orderNos=${extrasNo}`)
  }
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  await page.goto(`/v/order/iflight/detail?orderId=${extrasNo}`)
  await expect(page.getByText(rules.states.issued).first()).toBeVisible({ timeout: 30_000 })

  await page.goto(`/v/order/iflight/detail?orderId=${orderNo}`)
  await expect(page.getByText(extras.bags({ count: 2, kilograms: 23 })).first()).toBeVisible()
  await expect(page.getByRole('link', { name: extras.boughtIn({ orderNo: extrasNo }) }).first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/v/iflight/refund/apply?orderId=${orderNo}&tickets=${travellerList[0]!.tickets[0]!.ticketNo}`)
  await expect(page.getByText(refund.lines.extras).first()).toBeVisible({ timeout: 30_000 })

  await page.goto(`/v/iflight/extras?orderId=${orderNo}&lang=en`)
  await expect(page.getByRole('heading', { name: laterEn.title })).toBeVisible()
  await expect(page.getByText(laterEn.had)).toBeVisible()
})
