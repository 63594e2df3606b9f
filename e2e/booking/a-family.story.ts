import { expect, test } from '@playwright/test'
import { text as orderPageText } from '@sojourn/text/booking/order/page.zh-CN'
import { text as travellerText } from '@sojourn/text/booking/traveller.zh-CN'
import { text as flightText } from '@sojourn/text/products/flight/words.zh-CN'
import { text as refundText } from '@sojourn/text/products/flight/after-sale/refund.zh-CN'
import { agree, asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { home, book, choice, order, payment, widgets } = words['zh-CN']
const { passengers } = travellerText

test('[handbook 1.2] a parent books a child and an infant, each at the own fare, and gives the child’s ticket back', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'admin@yuanxing.example')
  await page.getByRole('radio', { name: home.bookOthers }).click()
  await searchFlights(page, 'zh-CN', flightDay('admin@yuanxing.example', 'a-family'), /\/choice\/index/)
  await page.getByRole('searchbox').fill('周雅琴')
  await page.getByRole('button', { name: choice.add({ name: '周雅琴' }) }).click()
  await page.getByRole('tab', { name: choice.guests }).click()

  // A birth certificate says no date of birth, so the form asks for it.
  await page.getByRole('button', { name: choice.addGuest }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox', { name: choice.guestDocument })
    .selectOption({ label: travellerText.credentialTypes.birthCertificate })
  await expect(dialog.getByLabel(choice.guestBirthDate)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  for (const name of ['周小禾', '周小麦']) await page.getByRole('button', { name: choice.add({ name }) }).click()
  await page.getByRole('button', { name: choice.next[1] }).click()
  await page.waitForURL(/\/flight\/list/)
  await chooseFare(page, 'zh-CN', widgets.within)
  await expect(page.getByText(passengers.child, { exact: true })).toBeVisible()
  await expect(page.getByText(passengers.infant, { exact: true })).toBeVisible()
  await expect(page.getByText(flightText.prices.childFare).first()).toBeVisible()
  await expect(page.getByText(flightText.prices.infantFare).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await asColleague(browser, 'director@yuanxing.example', 'zh-CN', (director) => agree(director, 'zh-CN', orderNo))
  await page.getByRole('link', { name: orderPageText.actions.pay }).click()
  await page.getByRole('button', { name: new RegExp(payment.payNow({ amount: '' }).trim()) }).click()
  await page.waitForURL(/\/pay\/success/)
  await page.goto(`/v/order/flight/detail?orderId=${orderNo}`)
  await expect(page.getByText(order.states.issued).first()).toBeVisible()
  const named = (name: string, as: 'child' | 'infant') => travellerText.named({ name, passenger: passengers[as] })
  await expect(page.getByText(named('周小麦', 'infant')).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: orderPageText.actions.refund }).click()
  await page.waitForURL(/\/flight\/refund\/apply/)
  // The adult alone cannot leave.
  const of = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
  await of('周雅琴').check()
  await expect(page.getByText(/儿童和婴儿不能单独乘机/).first()).toBeVisible()
  await of('周雅琴').uncheck()
  await of('周小禾').check()
  await expect(page.getByText(refundText.shares)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: refundText.submit }).click()
  await page.getByRole('dialog').getByRole('button', { name: refundText.submit }).click()
  await page.waitForURL(/orderId=FR/)
  await expect(page.getByText(order.states.refunded).first()).toBeVisible()
  await expect(page.getByText(named('周小禾', 'child')).first()).toBeVisible()
})
