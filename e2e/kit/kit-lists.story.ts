import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { openWorkbench, type Workbench } from '../storybook'

let workbench: Workbench
test.beforeAll(async () => {
  test.setTimeout(120_000)
  workbench = await openWorkbench()
})
test.afterAll(() => workbench.stop())

async function show(page: Page, story: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${workbench.url}/iframe.html?id=lists-of-work--${story}&viewMode=story&lang=zh-CN&theme=light`)
  await page.locator('#storybook-root main').waitFor()
}
const field = (page: Page) => page.getByRole('combobox', { name: '关键词' })
const meanings = (page: Page) => page.getByRole('listbox').getByRole('option')
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

test('what is typed narrows the list at once; what it may mean is named below', async ({ page }) => {
  await show(page, 'few')
  await field(page).fill('志远')
  await expect(meanings(page)).toHaveText(['出行人陈志远'])
  await expect(rows(page)).toHaveCount(2)
  await field(page).press('Escape')
  await expect(meanings(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('志远')
  await page.getByRole('button', { name: '清除' }).click()
  await expect(rows(page)).toHaveCount(6)
})

test('a state that is typed becomes a filter of its own, and is taken off alone or with all others', async ({ page }) => {
  await show(page, 'few')
  await field(page).fill('支付')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('status').filter({ hasText: '状态：已选待支付' })).toBeAttached()
  await expect(rows(page)).toHaveCount(3)
  const set = page.getByRole('group', { name: '已选条件' })
  await set.getByRole('button', { name: /待支付/ }).click()
  await expect(rows(page)).toHaveCount(6)
  await page.getByLabel('状态', { exact: true }).selectOption('已出票')
  await field(page).fill('0003')
  await expect(rows(page)).toHaveCount(1)
  await set.getByRole('button', { name: '清除条件' }).click()
  await expect(rows(page)).toHaveCount(6)
  await expect(field(page)).toHaveValue('')
})

test('columns that nobody wants and rows near each other stay so after a reload', async ({ page }) => {
  await show(page, 'few')
  const amount = page.getByRole('columnheader', { name: '金额' })
  await page.getByRole('button', { name: '显示' }).click()
  await page.getByRole('checkbox', { name: '金额' }).uncheck()
  await page.getByRole('radio', { name: '紧凑' }).check()
  await expect(amount).toHaveCount(0)
  const tall = await rows(page).first().boundingBox()
  await page.reload()
  await expect(rows(page)).toHaveCount(6)
  await expect(amount).toHaveCount(0)
  expect((await rows(page).first().boundingBox())?.height).toBe(tall?.height)
  expect(tall?.height).toBeLessThan(45)
})

test('what the list shows is kept as a file, however long it is', async ({ page }) => {
  await show(page, 'few')
  await field(page).fill('志远')
  await expect(rows(page)).toHaveCount(2)
  await field(page).press('Escape')
  const exported = async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    const file = await coming
    const [sheet] = (await readXlsx(await readFile(await file.path()))).sheets
    return { name: file.suggestedFilename(), lines: sheet!.rows }
  }
  expect(await exported()).toEqual({
    name: '订单.xlsx',
    lines: [
      ['筛选条件：关键词“志远”', null, null],
      ['订单号', '出行人', '金额'],
      ['F2026112000000002', '陈志远', 101],
      ['F2026112000000005', '陈志远', 104],
    ],
  })
  await expect(page.getByText('已导出2条')).toBeVisible()
  await show(page, 'thousand')
  expect((await exported()).lines).toHaveLength(1001)
  await expect(page.getByText('已导出1000条')).toBeVisible()
})

test('all that may be chosen are chosen by one box; what may not says why', async ({ page }) => {
  await show(page, 'few')
  await page.getByRole('checkbox', { name: '全选' }).check()
  await expect(page.getByRole('status').getByText('已选3单')).toBeVisible()
  const refused = page.getByRole('checkbox', { name: '选择 F2026112000000002' })
  await expect(refused).toBeDisabled()
  await expect(refused).toHaveAttribute('title', '已出票的订单不能一起支付')
  await page.getByRole('checkbox', { name: '选择 F2026112000000003' }).uncheck()
  await expect(page.getByRole('checkbox', { name: '全选' })).not.toBeChecked()
  await page.getByRole('button', { name: '取消选择' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('choosing one row of a thousand draws that row alone', async ({ page }) => {
  await show(page, 'thousand')
  await expect(rows(page)).toHaveCount(1000)
  const drawn = await page.evaluate(async () => {
    const bodies = document.querySelectorAll('#storybook-root tbody')
    const changed = new Set<Node>()
    const seen = new MutationObserver((records) =>
      records.forEach(({ target }) => changed.add((target as Element).closest('tr') ?? target)),
    )
    for (const body of bodies) seen.observe(body, { subtree: true, childList: true, attributes: true, characterData: true })
    bodies[0]!.querySelector<HTMLElement>('input[type=checkbox]:not(:disabled)')!.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return changed.size
  })
  expect(drawn).toBeLessThanOrEqual(1)
  await expect(page.getByRole('status').getByText('已选1单')).toBeVisible()
})

test('on a phone the choices unfold, and rows are cards that can be chosen', async ({ page }) => {
  await show(page, 'few', 390)
  await expect(page.getByLabel('状态', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '筛选条件' }).click()
  await page.getByLabel('状态', { exact: true }).selectOption('待支付')
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('checkbox', { name: '选择 F2026112000000001' }).check()
  await expect(page.getByRole('status').getByText('已选1单')).toBeVisible()
})
