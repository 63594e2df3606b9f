import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { text as applicationZh } from '@sojourn/text/booking/application/words.zh-CN'
import { text as listZh } from '@sojourn/text/booking/application/list.zh-CN'
import { text as formZh } from '@sojourn/text/booking/application/form.zh-CN'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { flightDay } from '../story-days'
import { password } from '../support'
import { words } from '../words'

const { home, list, check, book, order, decision, widgets } = words['zh-CN']

/** More stops than any page has between its head and its foot. */
const stopsAtMost = 250

/** Tab by tab to a control, forwards, as somebody goes who has no pointer; what has the focus is in sight. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.first().waitFor()
  for (let stop = 0; stop < stopsAtMost; stop++) {
    if (await hasFocus(control)) {
      await expect(control.first()).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`no key leads to ${String(control)}`)
}
const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluateAll((found) => found.some((element) => element === document.activeElement))

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control)
  await page.keyboard.press(key)
}

async function signInByKeyboard(page: Page, account: string): Promise<void> {
  await page.goto('/v/login')
  await reach(page, page.locator('input[name="account"]'))
  await page.keyboard.type(account)
  await reach(page, page.locator('input[name="password"]'))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/v/login'))
}

async function chooseCity(page: Page, field: Locator, typed: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.type(typed)
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(found).toHaveCount(0)
}

async function agreeByKeyboard(browser: Browser, orderNo: string): Promise<void> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const desk = await context.newPage()
  await signInByKeyboard(desk, 'manager@yuanxing.example')
  await press(desk, desk.getByRole('link', { name: shellZh.myApprovals }))
  await desk.waitForURL(/\/center\/myApproval/)
  await reach(desk, desk.getByRole('combobox').first())
  await desk.keyboard.type(orderNo)
  const cases = desk.locator('[href*="approvalDetail"]')
  await expect(cases).toHaveCount(1)
  await press(desk, cases)
  await press(desk, desk.getByRole('button', { name: decision.agree }))
  await press(desk, desk.getByRole('dialog').getByRole('button', { name: decision.agreeConfirm }))
  await expect(desk.getByText(decision.agreed).first()).toBeVisible()
  await context.close()
}

test('by keyboard alone: a flight is found and ordered, the manager finds the case and agrees', async ({ page, browser }) => {
  test.slow()
  await signInByKeyboard(page, 'employee@yuanxing.example')

  await test.step('search', async () => {
    await chooseCity(page, page.getByRole('combobox', { name: home.to, exact: true }), 'shanghai')
    await press(page, page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }))
    await expect(page.locator('[data-date]:focus')).toBeVisible()
    for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key)
    const day = page.locator(`[data-date$="-${flightDay('employee@yuanxing.example', 'keyboard-only')}"]:focus`)
    for (let moves = 0; moves < 31 && !(await day.isVisible()); moves++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: home.search, exact: true }))
    await page.waitForURL(/\/flight\/list/)
  })

  await test.step('a fare within the policy, and its rules', async () => {
    const flight = page.getByRole('button', { name: new RegExp(list.openFares) })
    await press(page, flight)
    const fares = page.getByRole('list', { name: new RegExp(list.fares({ flight: '' }).trim()) }).getByRole('listitem')
    const within = fares.filter({ has: page.getByText(widgets.within, { exact: true }) }).first()
    await press(page, within.getByRole('button', { name: new RegExp(`^${list.book}`) }))
    await page.waitForURL(/\/flight\/checkflightinfo/)
    await expect(page.getByText(check.verified)).toBeVisible()
    const next = page.getByRole('button', { name: check.next }).or(page.getByRole('link', { name: check.next }))
    await press(page, next)
    await page.waitForURL(/\/flight\/book/)
  })

  const orderNo = await test.step('the order', async () => {
    await press(page, page.getByRole('button', { name: book.submit }))
    await page.waitForURL(/\/order\/flight\/detail/)
    await expect(page.getByText(order.states.approving).first()).toBeVisible()
    return new URL(page.url()).searchParams.get('orderId') ?? ''
  })

  await test.step('the decision', () => agreeByKeyboard(browser, orderNo))
  await expect(page.getByText(order.states.awaitingPayment).first()).toBeVisible()
})

test('by keyboard alone: a travel application is written and submitted', async ({ page }) => {
  test.slow()
  await signInByKeyboard(page, 'hongkong@yuanxing.example')
  await page.goto('/v/center/travelForm')
  await press(page, page.getByRole('link', { name: listZh.create }))
  await page.waitForURL(/\/center\/travelForm\/apply/)
  const submit = page.getByRole('button', { name: formZh.submit })
  await press(page, submit)
  await expect(page.getByRole('textbox', { name: formZh.reason })).toBeFocused()
  await page.keyboard.type('成都产品发布')
  await chooseCity(page, page.getByRole('combobox', { name: formZh.from, exact: true }), 'beijing')
  await chooseCity(page, page.getByRole('combobox', { name: formZh.to, exact: true }), 'chengdu')
  await press(page, submit)
  await expect(page.getByRole('textbox', { name: formZh.budget({ product: '' }) })).toBeFocused()
  await page.keyboard.type('3000')
  await press(page, submit)
  await page.waitForURL(/\/center\/travelForm\/detail/)
  await expect(page.getByText(applicationZh.states.approving).first()).toBeVisible()
})
