import { expect, test, type Page } from '@playwright/test'
import { text as caseZh } from '@sojourn/text/booking/approval/page.zh-CN'
import { agreeByLink, expectUsed, linkOf } from '../approval-links'
import { asColleague, chooseFare, searchFlights, openCase } from '../flight-pages'
import { flightDay, type StoryDay } from '../story-days'
import { choose, expectAccessible, signIn } from '../support'
import { text as orderTextZh } from '@sojourn/text/booking/order/text.zh-CN'
import { words } from '../words'

const { approvals, book, decision, order, widgets } = words['zh-CN']

/** Books, and answers with the order's number. */
async function submit(page: Page, day: StoryDay<'flight'>, verdict: string, remark = ''): Promise<string> {
  await searchFlights(page, 'zh-CN', day)
  await chooseFare(page, 'zh-CN', verdict)
  if (verdict !== widgets.within) await page.getByLabel(new RegExp(book.reason)).first().selectOption({ index: 2 })
  if (remark) await page.getByLabel(orderTextZh.names.remark).fill(remark)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

test('[S2.38] [handbook 8.2] two levels: the first is handed over, the second decides by the link of a notification without signing in', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'employee@yuanxing.example')
  const orderNo = await submit(page, flightDay('employee@yuanxing.example', 'approvals: two levels'), widgets.approval)

  await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', async (colleague) => {
    await openCase(colleague, orderNo)
    await colleague.getByRole('button', { name: decision.transfer }).click()
    const dialog = colleague.getByRole('dialog')
    await choose(dialog.getByRole('radio', { name: /周雅琴/ }))
    await expectAccessible(colleague)
    await dialog.getByRole('button', { name: decision.transferConfirm }).click()
    await expect(colleague.getByText(decision.transferred).first()).toBeVisible()
  })
  await asColleague(browser, 'admin@yuanxing.example', 'zh-CN', async (colleague) => {
    await openCase(colleague, orderNo)
    await colleague.keyboard.press('a')
    await colleague.getByRole('dialog').getByRole('button', { name: decision.agreeConfirm }).click()
    await expect(colleague.getByText(decision.agreed).first()).toBeVisible()
  })
  const link = await linkOf(page, 'director@yuanxing.example', orderNo)
  await agreeByLink(browser, link, '欧阳明哲')
  await expectUsed(browser, link)
  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()

  await page.goto('/v/center/approvalOrder/list')
  await expectAccessible(page)
  await page.getByLabel(approvals.keyword).fill(orderNo)
  await page.waitForURL(new RegExp(`keyword=${orderNo}`))
  const found = page.getByRole('link', { name: new RegExp(`^${approvals.view}`) })
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(page.getByText('陈志远转交给周雅琴')).toBeVisible()
  await expect(page.getByText('欧阳明哲同意')).toBeVisible()
  await expectAccessible(page)
})

test('[handbook 1.5] a fare that rises while the approver thinks does not cost the seats: an envelope is accepted', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'employee@yuanxing.example')
  const orderNo = await submit(
    page,
    flightDay('employee@yuanxing.example', 'approvals: a fare rises'),
    widgets.within,
    '#PRICE_RISE',
  )
  await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', async (colleague) => {
    await openCase(colleague, orderNo)
    await colleague.getByRole('button', { name: decision.agree }).first().click()
    await colleague.getByRole('dialog').getByRole('button', { name: decision.agreeConfirm }).click()
    await expect(colleague.getByText(decision.priceChanged).first()).toBeVisible()
    await colleague.getByRole('button', { name: decision.agree }).first().click()
    const dialog = colleague.getByRole('dialog')
    await dialog.getByText(decision.envelopeOpen).click()
    await dialog.getByLabel(decision.tolerance).selectOption('20000')
    await dialog.getByLabel(decision.hours).selectOption('2')
    await expectAccessible(colleague)
    await dialog.getByRole('button', { name: decision.agreeConfirm }).click()
    await expect(colleague.getByText(decision.agreed).first()).toBeVisible()
  })
  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
  await expect(page.getByText(/在批准范围内/).first()).toBeVisible()
})

test('[S2.33] what breaks no rule is agreed to together, and the submitter withdraws another', async ({ page, browser }) => {
  test.slow()
  await signIn(page, 'hongkong@yuanxing.example')
  const first = await submit(page, flightDay('hongkong@yuanxing.example', 'approvals: together'), widgets.within)
  const second = await backHome(page, flightDay('hongkong@yuanxing.example', 'approvals: withdrawn'))
  await asColleague(browser, 'manager@yuanxing.example', 'zh-CN', async (colleague) => {
    await colleague.goto(`/v/center/myApproval?type=1&keyword=${first}`)
    await colleague.getByRole('checkbox', { name: new RegExp(approvals.chooseAll) }).check()
    await colleague.getByRole('button', { name: approvals.agreeTogether }).click()
    await expectAccessible(colleague)
    await colleague.getByRole('dialog').getByRole('button', { name: approvals.agreeTogetherConfirm }).click()
    await expect(colleague.getByText(approvals.agreedCount({ count: 1 })).first()).toBeVisible()
  })
  await page.goto(`/v/center/approvalOrder/list?keyword=${second}`)
  await page.getByRole('link', { name: new RegExp(`^${approvals.view}`) }).click()
  await page.getByRole('button', { name: caseZh.urge }).click()
  await expect(page.getByText(caseZh.urged({ names: '陈志远' })).first()).toBeVisible()
  await page.getByRole('button', { name: caseZh.withdraw }).click()
  await page.getByRole('dialog').getByRole('button', { name: caseZh.withdrawConfirm }).click()
  await expect(page.getByText(approvals.states[4]).first()).toBeVisible()
})

async function backHome(page: Page, day: StoryDay<'flight'>): Promise<string> {
  await page.goto('/v/')
  return submit(page, day, widgets.within)
}
