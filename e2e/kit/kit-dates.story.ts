import { expect, test, type Page } from '@playwright/test'
import { openWorkbench, type Workbench } from '../storybook'

let workbench: Workbench
test.beforeAll(async () => {
  test.setTimeout(120_000)
  workbench = await openWorkbench()
})
test.afterAll(() => workbench.stop())

async function show(page: Page, story: string): Promise<void> {
  await page.goto(`${workbench.url}/iframe.html?id=dates--${story}&viewMode=story&lang=zh-CN&theme=light`)
  await page.locator('#storybook-root main').waitFor()
}
const calendarOf = (page: Page) => page.getByRole('button', { name: '打开日历' })

test('a day is typed as people write it, and stands as one form once the field is left', async ({ page }) => {
  await show(page, 'days')
  const day = page.getByRole('textbox', { name: '生效日期' })
  for (const [typed, shown] of [
    ['2027/1/5', '2027-01-05'],
    ['20270131', '2027-01-31'],
    ['2026年12月9日', '2026-12-09'],
  ] as const) {
    await day.fill(typed)
    await day.blur()
    await expect(day).toHaveValue(shown)
  }
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('status')).toHaveText('2026-12-09 –')
})

test('what is no day stays, is named, and is never sent as another one', async ({ page }) => {
  await show(page, 'days')
  const [birth, send, sent] = [
    page.getByRole('textbox', { name: '出生日期' }),
    page.getByRole('button', { name: '提交' }),
    page.getByRole('status'),
  ]
  await birth.fill('1990-03-07')
  await birth.fill('1990-02-30')
  await send.click()
  await expect(birth).toBeFocused()
  await expect(birth).toHaveValue('1990-02-30')
  await expect(birth).toHaveAccessibleDescription(/年-月-日/)
  await expect(sent).toHaveText('')
  await birth.fill('1990-02-28')
  await expect(birth).not.toHaveAttribute('aria-invalid')
  await birth.press('Enter')
  await expect(sent).toHaveText('2026-12-31 1990-02-28')
})

test('a day outside of what the field takes is refused with the limit', async ({ page }) => {
  await show(page, 'days')
  const day = page.getByRole('textbox', { name: '生效日期' })
  await day.fill('2026-11-30')
  await day.press('Enter')
  await expect(day).toHaveAccessibleDescription(/不能早于2026年12月1日/)
  await day.fill('2027-03-01')
  await day.blur()
  await expect(day).toHaveAccessibleDescription(/不能晚于2027年2月28日/)
  await expect(page.getByRole('status')).toHaveText('')
})

test('the calendar opens at the day, is gone through by keyboard, and gives the focus back', async ({ page }) => {
  await show(page, 'days')
  const opener = calendarOf(page).first()
  await opener.click()
  await expect(page.locator('[data-date="2026-12-31"]')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-date="2027-01-01"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '生效日期' })).toHaveValue('2027-01-01')
  await expect(page.getByRole('status').filter({ hasText: '生效日期：已选1月1日' })).toBeAttached()
  await expect(opener).toBeFocused()
  await page.getByRole('textbox', { name: '生效日期' }).press('ArrowDown')
  await expect(page.locator('[data-date="2027-01-01"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '生效日期' })).toHaveValue('2027-01-01')
})

test('a birthday decades ago is found by its year', async ({ page }) => {
  await show(page, 'days')
  const birth = page.getByRole('textbox', { name: '出生日期' })
  await birth.fill('1988-03-07')
  await calendarOf(page).nth(1).click()
  await page.getByRole('button', { name: '1988年3月' }).click()
  await page.getByRole('button', { name: '1988', exact: true }).click()
  await page.getByRole('button', { name: '1985', exact: true }).click()
  await page.getByRole('button', { name: '11月', exact: true }).click()
  await page.locator('[data-date="1985-11-20"]').click()
  await expect(birth).toHaveValue('1985-11-20')
})

test('of two days the second never lies before the first, and either may be open', async ({ page }) => {
  await show(page, 'range')
  const [from, to, told] = [
    page.getByRole('textbox', { name: '出差日期，从' }),
    page.getByRole('textbox', { name: '出差日期，到' }),
    page.getByRole('status'),
  ]
  await to.fill('2026-11-30')
  await to.blur()
  await expect(to).toHaveAccessibleDescription(/不能早于2026年12月1日/)
  await expect(told).toHaveText('2026-12-01 –')
  await to.fill('2026-12-05')
  await expect(told).toHaveText('2026-12-01 2026-12-05')
  await from.fill('2026-12-10')
  await expect(told).toHaveText('2026-12-10 –')
  await from.fill('')
  await expect(told).toHaveText('– –')
})

test('in a dialog Escape closes the calendar alone', async ({ page }) => {
  await show(page, 'in-dialog')
  await calendarOf(page).click()
  await expect(page.locator('[data-date="2026-12-31"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: '修改有效期' })).toBeVisible()
  await expect(calendarOf(page)).toBeFocused()
})
