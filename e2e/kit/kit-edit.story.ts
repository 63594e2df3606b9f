import { expect, test, type Page } from '@playwright/test'
import { text } from '@sojourn/text/kit/edit.zh-CN'
import { openWorkbench, type Workbench } from '../storybook'
import { expectAccessible } from '../support'

let workbench: Workbench
test.beforeAll(async () => {
  test.setTimeout(120_000)
  workbench = await openWorkbench()
})
test.afterAll(() => workbench.stop())

async function show(page: Page, story: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${workbench.url}/iframe.html?id=edit-pages--${story}&viewMode=story&lang=zh-CN&theme=light`)
  await page.locator('#storybook-root main').waitFor()
}
const bar = (page: Page) => page.getByRole('region', { name: text.bar })
const seat = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const otherSaves = (page: Page) => page.getByRole('button', { name: '别处保存' }).click()
const conflict = (page: Page, field: string) =>
  page.getByRole('group', { name: field, exact: true }).filter({ hasText: text.theirs })

test('what differs is said field by field, undone alone or together, and the bar goes with the last of it', async ({ page }) => {
  await show(page, 'form')
  await expect(bar(page)).toHaveCount(0)
  await seat(page, '靠过道').check()
  await page.getByRole('combobox').selectOption('market')
  await page.getByRole('checkbox', { name: '高楼层' }).check()
  await page.getByRole('checkbox', { name: '安静房间' }).uncheck()
  await expect(page.getByRole('status').getByText(text.unsaved({ count: 3 }))).toBeAttached()
  await expect(bar(page).getByRole('listitem')).toHaveText([
    /常用成本中心：1001 研发部改为1002 市场部/,
    /飞机座位：靠窗改为靠过道/,
    /酒店：增加高楼层去掉安静房间/,
  ])
  await expectAccessible(page)
  await bar(page)
    .getByRole('button', { name: text.undoOf({ name: '酒店' }) })
    .click()
  await expect(page.getByRole('checkbox', { name: '安静房间' })).toBeChecked()
  await bar(page).getByRole('button', { name: text.undoAll }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.undoAll }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(seat(page, '靠窗')).toBeChecked()
  await page.reload()
  await expect(seat(page, '靠窗')).toBeChecked()
})

test('what was typed is there after a reload with what it was written on, until it is saved', async ({ page }) => {
  await show(page, 'form')
  await seat(page, '靠过道').check()
  await page.reload()
  await expect(seat(page, '靠过道')).toBeChecked()
  await expect(bar(page).getByRole('listitem')).toHaveCount(1)
  await bar(page).getByRole('button', { name: text.save }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('group', { name: '个人设置' })).toBeFocused()
})

test('fields that somebody else alone changed are taken over; where both changed one chooses', async ({ page }) => {
  await show(page, 'form')
  await seat(page, '靠过道').check()
  await page.getByRole('textbox', { name: '备注' }).fill('行动不便')
  await otherSaves(page)
  await expect(page.getByRole('combobox'), 'taken over').toHaveValue('long')
  await expect(page.getByRole('checkbox', { name: '高楼层' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: '备注' }), 'mine').toHaveValue('行动不便')
  await expect(conflict(page, '飞机座位')).toContainText(`${text.theirs}无特别要求`)
  await expect(conflict(page, '飞机座位')).toContainText(`${text.mine}靠过道`)
  await expect(bar(page).getByRole('button', { name: text.save })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await conflict(page, '飞机座位').getByRole('button', { name: text.keepMine }).click()
  await expect(page.getByRole('heading', { name: text.conflict })).toHaveCount(0)
  await expect(page.getByRole('group', { name: '个人设置' })).toBeFocused()
  await expect(bar(page).getByRole('listitem')).toHaveText([/飞机座位：无特别要求改为靠过道/, /备注：无改为行动不便/])
  await bar(page).getByRole('button', { name: text.save }).click()
  await expect(bar(page)).toHaveCount(0)
})

test('theirs is taken with one press, and then nothing differs', async ({ page }) => {
  await show(page, 'form')
  await seat(page, '靠过道').check()
  await otherSaves(page)
  await conflict(page, '飞机座位').getByRole('button', { name: text.takeTheirs }).click()
  await expect(seat(page, '无特别要求')).toBeChecked()
  await expect(bar(page)).toHaveCount(0)
})

for (const width of [1440, 390])
  test(`${width} px: the bar never hides what has the focus`, async ({ page }) => {
    await show(page, 'form', width)
    await page.setViewportSize({ width, height: 620 })
    await seat(page, '靠过道').focus()
    await page.keyboard.press('Space')
    await expect(bar(page)).toBeVisible()
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate((name) => {
        const over = document.querySelector(`section[aria-label="${name}"]`)!
        const focused = document.activeElement!
        const [top, bottom] = [over.getBoundingClientRect().top, focused.getBoundingClientRect().bottom]
        return over.contains(focused) ? 0 : Math.max(0, bottom - top)
      }, text.bar)
      expect(hidden).toBe(0)
    }
  })

test('the history folds after the newest, stands beside the form where there is room, and says when there is none', async ({
  page,
}) => {
  await show(page, 'form')
  const history = page.getByRole('list', { name: text.history })
  await expect(history.locator('> li')).toHaveCount(5)
  await page.getByRole('button', { name: text.earlier({ count: 3 }) }).click()
  await expect(history.locator('> li')).toHaveCount(8)
  const left = async () => (await history.boundingBox())!.x
  expect(await left()).toBeGreaterThan(1000)
  await page.setViewportSize({ width: 1200, height: 800 })
  expect(await left()).toBeLessThan(100)
  await show(page, 'never-changed')
  await expect(page.getByText('还没有修改过。')).toBeVisible()
  await show(page, 'history-failed')
  await expect(page.getByRole('alert')).toBeVisible()
})
