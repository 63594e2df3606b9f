import { expect, test } from '@playwright/test'
import { agree, asColleague, chooseFare, reject, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { book, order, widgets } = words['zh-CN']

test('[handbook 7.4] a fare over the standard needs a reason and two approvers; the second rejects and the seats go back', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'employee@yuanxing.example')
  await searchFlights(page, 'zh-CN', flightDay('employee@yuanxing.example', 'out-of-policy'))
  await chooseFare(page, 'zh-CN', widgets.approval)
  await page.getByRole('button', { name: book.submit }).click()
  await expect(page.getByText(book.errorCount({ count: 1 })).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(new RegExp(book.reason)).first().selectOption({ index: 2 })
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''

  await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', (colleague) => agree(colleague, 'zh-CN', orderNo))
  await expect(page.getByText(order.states.approving).first()).toBeVisible()
  await asColleague(browser, 'director@yuanxing.example', 'zh-CN', (colleague) =>
    reject(colleague, 'zh-CN', orderNo, '请改乘早班'),
  )
  await expect(page.getByText(order.states.rejected).first()).toBeVisible()
  await expect(page.getByText('请改乘早班').first()).toBeVisible()
})
