import { expect, test } from '@playwright/test'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as provider } from '@sojourn/text/booking/payment-provider.zh-CN'
import { text as bookZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as policyZh } from '@sojourn/text/booking/policy/words.zh-CN'
import { text as payZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as pagesZh } from '@sojourn/text/products/car/pages.zh-CN'
import { text as rulesZh } from '@sojourn/text/products/car/rules.zh-CN'
import { text as searchZh } from '@sojourn/text/products/car/search.zh-CN'
import { pickPlace } from '../car-pages'
import { beSignedIn, expectAccessible } from '../support'
import { approve } from '../train-buyer'
import { words } from '../words'

const { order, widgets } = words['zh-CN']
const account = 'consultant@yuanxing.example'

test('[handbook 5.3] a class beyond the standard is chosen: the company pays what its own class costs, the difference is paid personally', async ({
  page,
}) => {
  test.slow()
  await beSignedIn(page, account, 'zh-CN')
  await page.goto('/v/')
  await page.getByRole('tab', { name: homeZh.car }).click()
  await pickPlace(page, searchZh.from, '首都国际机场')
  await pickPlace(page, searchZh.to, '国贸')
  await page.getByRole('button', { name: searchZh.search }).click()
  await page.waitForURL(/\/car\/list/)
  const { economy, comfort } = policyZh.carClasses
  const dearer = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${pagesZh.choose} ${comfort}` }) })
  await expect(dearer.getByText(widgets.payExcess).first()).toBeVisible()
  await expect(dearer.getByText(policyZh.carClassBroken({ actual: comfort, expected: economy }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `${pagesZh.choose} ${comfort}` }).click()
  await page.waitForURL(/\/car\/book/)
  await expectAccessible(page)
  await page.getByRole('button', { name: bookZh.submit }).click()
  await page.waitForURL(/\/order\/car\/detail/)
  const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
  await approve('director@yuanxing.example', orderNo)

  await page.goto(`/v/pay/index?orderNos=${orderNo}`)
  const payers = page.getByLabel(payZh.total)
  await expect(payers.getByText(payZh.companyPays({ method: order.settleTypes.companyCredit }))).toBeVisible()
  await expect(payers.getByText(payZh.youPay)).toBeVisible()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(payZh.payOwn({ amount: '' }).trim()) }).click()
  await (await opened).getByRole('button', { name: provider.pay }).click()
  await page.waitForURL(/\/pay\/success/)
  await page.goto(`/v/order/car/detail?orderId=${orderNo}`)
  await expect(page.getByText(rulesZh.states.searching).first()).toBeVisible()
  await expectAccessible(page)
})
