import { expect, test, type Page } from '@playwright/test'
import { openWorkbench, type Workbench } from '../storybook'
import { expectAccessible } from '../support'

let workbench: Workbench
test.beforeAll(async () => {
  test.setTimeout(120_000)
  workbench = await openWorkbench()
})
test.afterAll(() => workbench.stop())

async function show(page: Page, story: string): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${workbench.url}/iframe.html?id=overlays--${story}&viewMode=story&lang=zh-CN`)
  await page.locator('#storybook-root main').waitFor()
}

/** The dialog with a form, opened from its button. */
async function openForm(page: Page) {
  await show(page, 'form')
  const opener = page.getByRole('button', { name: '新增行程' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: '新增行程' })
  await expect(dialog).toBeVisible()
  return { opener, dialog, field: dialog.getByLabel('出差事由') }
}

test('the focus goes to the first field of a dialog, stays inside, and returns to its opener', async ({ page }) => {
  const { opener, dialog, field } = await openForm(page)
  await expect(field).toBeFocused()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    // At either end the focus passes over a guard, which hands it on a moment later.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('Escape closes the innermost alone: a panel, a question, a dialog above a dialog', async ({ page }) => {
  const { dialog } = await openForm(page)
  const help = dialog.getByRole('button', { name: '填写说明' })
  await help.click()
  await expect(page.getByRole('dialog', { name: '填写说明' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: '填写说明' })).toHaveCount(0)
  await expect(help).toBeFocused()

  const remove = dialog.getByRole('button', { name: '删除' })
  await remove.click()
  const inner = page.getByRole('dialog', { name: '删除行程' })
  await expect(inner.getByRole('button', { name: '删除这一段' }), 'without a field, the first button').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(inner).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(remove).toBeFocused()

  const last = dialog.getByRole('button', { name: '用上次的' })
  await last.click()
  const question = page.getByRole('dialog', { name: '温馨提示' })
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(last).toBeFocused()
})

const questions = [
  { opener: '询问', title: '温馨提示', buttons: ['取消', '确认'] },
  { opener: '告知', title: '温馨提示', buttons: ['确认'] },
  { opener: '自定', title: '提示', buttons: ['再想想', '确定'] },
]
test('[S8.17] a dialog without words of its own is titled 温馨提示, its buttons say 取消 and 确认', async ({ page }) => {
  await show(page, 'questions')
  for (const { opener, title, buttons } of questions) {
    await page.getByRole('button', { name: opener }).click()
    const question = page.getByRole('dialog', { name: title })
    await expect(question).toContainText('确认取消？')
    await expect(question.locator('[data-part=foot]').getByRole('button')).toHaveText(buttons)
    await question.getByRole('button', { name: buttons[0]!, exact: true }).click()
    await expect(question).toHaveCount(0)
  }
})

test('what is behind a dialog stands still, and a drag that ends outside closes nothing', async ({ page }) => {
  const { dialog, field } = await openForm(page)
  await page.mouse.move(500, 650)
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await field.fill('拜访客户')
  const from = (await field.boundingBox())!
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(20, 20, { steps: 4 })
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('dialog', { name: '离开前' })).toHaveCount(0)
})

test('a form in which something was typed asks before it closes; one that is as it was does not', async ({ page }) => {
  const { opener, dialog, field } = await openForm(page)
  await page.mouse.click(20, 20)
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await field.fill('拜访客户')
  const question = page.getByRole('dialog', { name: '离开前' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 20),
    () => dialog.getByRole('button', { name: '关闭' }).click(),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: '继续填写' }).click()
    await expect(question).toHaveCount(0)
    await expect(field).toHaveValue('拜访客户')
  }
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await question.getByRole('button', { name: '放弃内容' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a message lies above a dialog, waits while the pointer is on it, and closing it closes nothing else', async ({ page }) => {
  await page.clock.install()
  const { dialog } = await openForm(page)
  await dialog.getByRole('button', { name: '存草稿' }).click()
  const message = page.getByText('已保存草稿')
  await expect(message).toBeVisible()
  const { x, y } = (await message.boundingBox())!
  const above = await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.textContent, [x + 4, y + 4])
  expect(above).toContain('已保存草稿')
  await message.hover()
  await page.clock.runFor(20_000)
  await expect(message).toBeVisible()
  await page.mouse.move(500, 400)
  await page.clock.runFor(6_000)
  await expect(message).toHaveCount(0)
  await dialog.getByRole('button', { name: '存草稿' }).click()
  await message.hover()
  await expectAccessible(page)
  await page.locator('[data-toasts]').getByRole('button', { name: '关闭' }).click()
  await expect(message).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('a menu answers arrows, ends, first letters and Escape, and gives the focus back', async ({ page }) => {
  await show(page, 'menus')
  const button = page.getByRole('button', { name: '预订中心' })
  await button.focus()
  await page.keyboard.press('ArrowDown')
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expect(item('国内机票')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('Sign out')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('国内机票')).toBeFocused()
  await page.keyboard.press('r')
  await expect(item('Reports')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('上移'), 'what cannot be done is reached, too').toBeFocused()
  await expect(item('上移')).toContainText('已是第一个')
  await page.keyboard.press('Enter')
  await expect(item('上移')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.getByRole('button', { name: '显示' }).click()
  await expect(page.getByRole('menuitemradio', { name: '全部' })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('button', { name: '显示' }).click()
  await expect(page.getByRole('menu'), 'its button closes it again').toHaveCount(0)
})

test('panels turn at every edge and are never cut off by what they stand in', async ({ page }) => {
  await show(page, 'edges')
  for (const name of ['左上', '右上', '左下', '右下']) {
    await page.getByRole('button', { name }).click()
    const { x, y, width, height } = (await page.getByRole('dialog', { name }).boundingBox())!
    expect(x, name).toBeGreaterThanOrEqual(0)
    expect(y, name).toBeGreaterThanOrEqual(0)
    expect(x + width, name).toBeLessThanOrEqual(1000)
    expect(y + height, name).toBeLessThanOrEqual(700)
    await page.keyboard.press('Escape')
  }
})

test('a tooltip comes to the pointer, the keyboard and the finger, and Escape takes it away', async ({ page, browser }) => {
  await show(page, 'tooltips')
  const button = page.getByRole('button', { name: '对调' })
  const words = page.getByRole('tooltip', { name: '把出发和到达对调' }).or(page.getByText('把出发和到达对调'))
  await page.keyboard.press('Tab')
  await expect(words).toBeVisible()
  await expect(button).toHaveAccessibleDescription('把出发和到达对调')
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  await button.hover()
  await expect(words).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(words).toHaveCount(0)

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } })
  const screen = await phone.newPage()
  await screen.goto(page.url())
  const touched = screen.getByRole('button', { name: '对调' })
  await touched.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect(screen.getByText('把出发和到达对调')).toBeVisible()
  await phone.close()
})
