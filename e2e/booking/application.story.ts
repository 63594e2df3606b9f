import { dayInWords } from '@sojourn/domain/kit/day-words'
import { expect, test, type Page } from '@playwright/test'
import { text as applicationZh } from '@sojourn/text/booking/application/words.zh-CN'
import { text as detailZh } from '@sojourn/text/booking/application/detail.zh-CN'
import { text as dateSectionZh } from '@sojourn/text/booking/placing/date-section.zh-CN'
import { text as formZh } from '@sojourn/text/booking/application/form.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as draftsZh } from '@sojourn/text/kit/drafts.zh-CN'
import { text as balanceZh } from '@sojourn/text/booking/application/balance.zh-CN'
import { text as listZh } from '@sojourn/text/booking/application/list.zh-CN'
import { agreeByLink, linkOf } from '../approval-links'
import { agree, asColleague, chooseFare } from '../flight-pages'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const { book, check, choice, home, order, widgets } = words['zh-CN']
const applicant = 'hongkong@yuanxing.example'
const title = '上海渠道大会'

/** The day of the month after next that the search of the story will take, and two days later. */
function storyDays(today: string, day: number): { start: string; end: string } {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const next = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}`
  return { start: `${next}-${day}`, end: `${next}-${day + 2}` }
}

async function chooseCity(page: Page, label: string, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).first().click()
  await page.keyboard.type(typed)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

test('[S1.01] [S1.04] [S2.38] a trip is applied for, approved, booked under its application, and its use is shown', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, applicant, '/v/center/travelForm')
  await expectAccessible(page)
  await page.getByRole('link', { name: listZh.create }).first().click()

  const trip = await test.step('written, kept over a reload, and submitted', async () => {
    await page.getByRole('textbox', { name: formZh.reason }).fill(title)
    const start = page.getByLabel(formZh.startDate)
    const { start: from, end: until } = storyDays(await start.inputValue(), 20)
    await start.fill(from)
    await page.getByLabel(formZh.endDate).fill(until)
    await page.reload()
    await expect(page.getByText(draftsZh.restored)).toBeVisible()
    await expect(page.getByRole('textbox', { name: formZh.reason })).toHaveValue(title)
    await chooseCity(page, formZh.from, 'beijing', '北京')
    await chooseCity(page, formZh.to, 'shanghai', '上海')
    await page.getByLabel(formZh.departDate).fill(from)
    await page.getByLabel(formZh.returnDate).fill(until)
    await expect(page.getByText(formZh.basis.supply)).toBeVisible()
    await page.getByRole('button', { name: formZh.fromEstimate }).click()
    // From its beginning, so that no field lies half under the bar on top.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await page.getByRole('button', { name: formZh.submit }).click()
    await page.waitForURL(/\/center\/travelForm\/detail/)
    await expect(page.getByText(applicationZh.states.approving).first()).toBeVisible()
    return { from, to: until }
  })
  const number = (await page.getByText(/^SQ\d{14}$/).textContent()) ?? ''

  await test.step('the manager agrees', () =>
    asColleague(browser, 'manager@yuanxing.example', 'zh-CN', (desk) => agree(desk, 'zh-CN', number)))

  await test.step('booked from the application', async () => {
    await expect(page.getByText(applicationZh.states.approved).first()).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    const address = page.url()
    await page.getByRole('button', { name: applicationZh.buttons.book, exact: true }).click()
    await page.waitForURL(/travelApplyNo=/)
    await expect(page.getByRole('note', { name: balanceZh.label })).toContainText(balanceZh.trips({ left: 2, planned: 2 }))
    // Route and days are those of the application; this time only the way out is booked.
    await expect(page.getByRole('radio', { name: home.return })).toBeChecked()
    await page.getByRole('radio', { name: home.single }).check()
    await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
    const days = page.getByRole('dialog', { name: home.departDate })
    await expect(days, '[S3.19] what binds the days').toContainText(
      dateSectionZh.withinApplication({ from: dayInWords(trip.from, 'zh-CN'), to: dayInWords(trip.to, 'zh-CN') }),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: home.search, exact: true }).click()
    await page.waitForURL(/\/flight\/list/)
    await expect(page.getByRole('link', { name: balanceZh.number({ number }) })).toBeVisible()
    await expectAccessible(page)
    await chooseFare(page, 'zh-CN', widgets.within)
    const balance = page.getByRole('region', { name: balanceZh.label })
    await expect(balance).toContainText(balanceZh.trips({ left: 2, planned: 2 }))
    await page.goBack()
    await page.waitForURL(/\/flight\/checkflightinfo/)
    await expect(balance).toContainText(balanceZh.trips({ left: 2, planned: 2 }))
    await page.getByRole('button', { name: check.next }).click()
    await page.waitForURL(/\/flight\/book/)
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/order\/flight\/detail/)
    await expect(page.getByText(order.states.approving).first()).toBeVisible()
    await expect(page.getByRole('link', { name: balanceZh.trips({ left: 1, planned: 2 }) })).toBeVisible()
    await page.goto(address)
  })

  await test.step('what it used is shown', async () => {
    await expect(page.getByText(detailZh.orderStates.encumbered)).toBeVisible()
    await expect(page.getByText(detailZh.used({ count: 1 }))).toBeVisible()
    await page.goto(`/v/center/travelForm?keyword=${number}`)
    await expect(page.getByRole('link', { name: title })).toHaveCount(1)
    await expect(page.getByText(new RegExp(`^${listZh.left({ amount: '' })}`))).toBeVisible()
  })

  await test.step('modified: what changes of what holds is shown before it is sent', async () => {
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: applicationZh.buttons.modify, exact: true }).click()
    const submit = page.getByRole('button', { name: formZh.submit })
    await expect(page.getByText(formZh.noChanges).first()).toBeVisible()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('textbox', { name: formZh.reason }).fill('上海渠道大会与客户拜访')
    const change = page.getByRole('listitem').filter({ hasText: editZh.becomes })
    await expect(change).toContainText(`${title}${editZh.becomes}上海渠道大会与客户拜访`)
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await change.getByRole('button', { name: editZh.undoOf({ name: formZh.reason }) }).click()
    await expect(page.getByRole('textbox', { name: formZh.reason })).toHaveValue(title)
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  })
})

test('[S2.38] [handbook 8.2] two colleagues travel under one application; above the standard, two levels agree by the links of their notifications', async ({
  page,
  browser,
}) => {
  test.slow()
  const colleagues = ['林晓雯', '黎家豪']
  await signIn(page, 'guest-booker@yuanxing.example', '/v/center/travelForm/apply')

  await test.step('applied for both, and agreed to by the link of a notification', async () => {
    await page.getByRole('textbox', { name: formZh.reason }).fill('华东客户巡访')
    const start = page.getByLabel(formZh.startDate)
    const { start: from, end: until } = storyDays(await start.inputValue(), 25)
    await start.fill(from)
    await page.getByLabel(formZh.endDate).fill(until)
    await page.getByRole('button', { name: formZh.addPeople }).click()
    const drawer = page.getByRole('dialog', { name: formZh.addTitle })
    for (const name of colleagues) {
      await drawer.getByRole('searchbox').fill(name)
      await drawer.getByRole('button', { name: choice.add({ name }) }).click()
    }
    await drawer.getByRole('button', { name: formZh.done }).click()
    await page.getByRole('button', { name: formZh.remove({ name: '苏婉清' }) }).click()
    await chooseCity(page, formZh.from, 'beijing', '北京')
    await chooseCity(page, formZh.to, 'shanghai', '上海')
    await page.getByLabel(formZh.departDate).fill(from)
    await page.getByLabel(formZh.returnDate).fill(until)
    await page.getByRole('button', { name: formZh.fromEstimate }).click()
    await page.getByRole('button', { name: formZh.submit }).click()
    await page.waitForURL(/\/center\/travelForm\/detail/)
    const number = (await page.getByText(/^SQ\d{14}$/).textContent()) ?? ''
    await agreeByLink(browser, await linkOf(page, 'manager@yuanxing.example', number), '陈志远')
    await expect(page.getByText(applicationZh.states.approved).first()).toBeVisible()
  })

  await test.step('booked for both above the standard', async () => {
    await page.getByRole('button', { name: applicationZh.buttons.book, exact: true }).click()
    await page.waitForURL(/travelApplyNo=/)
    await page.getByRole('radio', { name: home.single }).check()
    await page.getByRole('button', { name: home.search, exact: true }).click()
    await page.waitForURL(/\/choice\/index/)
    // The travellers of the application are chosen already.
    for (const name of colleagues) await expect(page.getByRole('button', { name: choice.remove({ name }) })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: choice.next[1] }).click()
    await page.waitForURL(/\/flight\/list/)
    await chooseFare(page, 'zh-CN', widgets.approval)
    const reasons = page.getByLabel(new RegExp(book.reason))
    for (let index = 0; index < colleagues.length; index++) await reasons.nth(index).selectOption({ index: 2 })
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/order\/flight\/detail/)
  })

  await test.step('the manager, then the director', async () => {
    const orderNo = new URL(page.url()).searchParams.get('orderId') ?? ''
    await agreeByLink(browser, await linkOf(page, 'manager@yuanxing.example', orderNo), '陈志远')
    await agreeByLink(browser, await linkOf(page, 'director@yuanxing.example', orderNo), '欧阳明哲')
    await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
    for (const name of colleagues) await expect(page.getByText(name).first()).toBeVisible()
  })
})
