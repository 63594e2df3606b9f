import { expect, test } from '@playwright/test'
import { agree, asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, onAllDates, overHttp, signIn } from '../support'
import { words } from '../words'

for (const language of ['zh-CN', 'en'] as const) {
  const { list, book, order, payment, widgets } = words[language]

  test(
    `${language}: an employee books within policy, the manager agrees, the company pays, the ticket is issued`,
    { tag: language === 'zh-CN' ? [onAllDates, overHttp] : [] },
    async ({ page, browser }) => {
      test.slow()
      await signIn(page, 'employee@yuanxing.example', `/v/?lang=${language}`)
      await expectAccessible(page)
      await searchFlights(page, language, flightDay('employee@yuanxing.example', `book-a-flight ${language}`))
      await expect(page.getByText(list.lowestCompliant)).toBeVisible()
      await expectAccessible(page)
      await chooseFare(page, language, widgets.within)
      await expect(page.getByRole('button', { name: book.submit })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: book.submit }).click()
      await page.waitForURL(/\/order\/flight\/detail/)
      const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
      await expect(page.getByText(order.states.approving).first()).toBeVisible()
      await expectAccessible(page)

      await asColleague(browser, 'manager@yuanxing.example', language, (colleague) => agree(colleague, language, orderNo))

      await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
      await page.goto(`/v/pay/index?orderNos=${orderNo}`)
      await expectAccessible(page)
      await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
      await page.waitForURL(/\/pay\/success/)
      await expectAccessible(page)
      await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
      await expect(page.getByText(order.states.issued).first()).toBeVisible()
      await expect(page.getByText(/\d{3}-\d{10}/).first()).toBeVisible()
      await expectAccessible(page)
    },
  )
}
