import { expect, test, type Locator, type Page } from '@playwright/test'
import { openWorkbench, type Workbench } from '../storybook'
import { expectAccessible } from '../support'

// Many widgets on one page: what is recorded of each would take longer than the test.
test.use({ trace: 'off' })

let workbench: Workbench
test.beforeAll(async () => {
  test.setTimeout(120_000)
  workbench = await openWorkbench()
})
test.afterAll(() => workbench.stop())

/** Ready once the widget stands in the frame. */
async function show(page: Page, story: string, look = ''): Promise<void> {
  await page.goto(`${workbench.url}/iframe.html?id=${story}&viewMode=story${look}`)
  await page.locator('#storybook-root main').waitFor()
}

/** The next story in the same frame, which need not load again. */
const turnTo = (page: Page, storyId: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
        channel.once('storyRendered', () => resolve())
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    storyId,
  )
interface Channel {
  once(event: string, listener: () => void): void
  emit(event: string, what: object): void
}

const looks = [
  { name: 'light', look: '&lang=zh-CN&theme=light', width: 1000 },
  { name: 'dark', look: '&lang=en&theme=dark', width: 390 },
]

for (const { name, look, width } of looks) {
  test(`[S2.65] [S2.66] [S2.67] every widget in its states is photographed and accessible, ${name}`, async ({ page }, info) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const [first = '', ...others] = workbench.stories
    await show(page, first, look)
    for (const story of [first, ...others]) {
      if (story !== first) await turnTo(page, story)
      await page.screenshot({ path: info.outputPath(`${story}.png`) })
      await expectAccessible(page)
    }
  })
}

test('[S2.65] [S5.21] a dialling code is found by its words, chosen by keyboard, and the panel opens to where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await show(page, 'pickers--dialling')
  const button = page.getByRole('button', { name: /选择国家或地区区号: 中国 \+86/ })
  await button.click()
  const panel = page.getByRole('dialog', { name: '选择国家或地区区号' })
  const search = panel.getByRole('combobox')
  await expect(search).toBeFocused()
  await expect(search).toHaveAttribute('maxlength', '50')
  const place = await panel.boundingBox()
  expect(place?.width, '[S9.18]').toBe(340)
  expect(place?.y).toBeGreaterThan((await button.boundingBox())!.y)
  await expectAccessible(page)

  await search.fill('不存在')
  await expect(panel.getByRole('status')).toHaveText('抱歉，暂无搜索结果')
  await search.fill('+44')
  await search.press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: /英国.*\+44/ })).toBeFocused()

  await show(page, 'pickers--dialling-at-the-foot')
  await button.click()
  const above = await panel.boundingBox()
  expect(above!.y + above!.height, '[S9.18] less than 408 px under the button').toBeLessThanOrEqual(
    (await button.boundingBox())!.y,
  )
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a city that was typed is announced once it is taken, also when the field is left before its answer', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await show(page, 'pickers--city', looks[0]!.look)
  const city = page.getByRole('combobox', { name: '出发城市' })
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()
  await city.fill('虹桥')
  await city.press('Enter')
  await said('出发城市：已选上海虹桥')
  await city.fill('首都')
  await page.mouse.click(900, 800)
  await said('出发城市：已选北京首都')
  await expect(city).toHaveValue('北京首都')
})

test('a form that is refused leads to its first gap, and leaves the focus to whoever fills one of several', async ({ page }) => {
  await show(page, 'fields--wrong', looks[0]!.look)
  const [name, phone, mail] = ['姓名', '手机', '邮箱'].map((label) => page.getByLabel(label)) as [Locator, Locator, Locator]
  const submit = page.getByRole('button', { name: '提交' })
  await submit.click()
  await expect(name).toBeFocused()
  await page.keyboard.type('林晓雯')
  await expect(name).toHaveValue('林晓雯')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(mail).toBeFocused()
  await page.keyboard.type('lin@example.com')
  await expect(mail).toHaveValue('lin@example.com')
  await page.keyboard.press('Enter')
  await expect(phone).toBeFocused()
})

test('[S8.14] an image that cannot be had leaves its placeholder after one more try', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/missing.jpg') && asked.push(request.url()))
  await show(page, 'lazy-image--broken')
  await expect(page.getByRole('img', { name: '没有图片的酒店' }).and(page.locator('svg'))).toBeVisible()
  expect(asked.length, '[S9.19] one retry').toBeLessThanOrEqual(2)
  await expect(page.locator('img')).toHaveCount(0)
})

test('[S9.19] an image further than a third of the window below is not fetched yet', async ({ page }) => {
  await show(page, 'lazy-image--far')
  await expect(page.locator('img')).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('img')).toHaveCount(2)
})

test('[S9.15] two panes of 42 cells, 229 px wide, one on a phone; the week may begin on Monday', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await show(page, 'pickers--month')
  await expect(page.getByRole('grid')).toHaveCount(2)
  await expect(page.getByRole('grid').first().getByRole('gridcell')).toHaveCount(42)
  expect((await page.getByRole('grid').first().boundingBox())?.width).toBe(229)
  await show(page, 'pickers--monday-first')
  await expect(page.getByRole('columnheader').first()).toHaveText('一')
  await page.setViewportSize({ width: 390, height: 700 })
  await show(page, 'pickers--month')
  await expect(page.getByRole('grid')).toHaveCount(1)
})

test('the focus stays in the calendar: from a month to its year, along the months, and back to a day', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await show(page, 'pickers--month')
  const focused = page.locator(':focus')
  await page.getByRole('button', { name: '2026年11月' }).press('Enter')
  await expect(focused).toHaveText('11月')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveText('12月')
  await page.getByRole('button', { name: '2026', exact: true }).press('Enter')
  await expect(focused).toHaveText('2026')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(focused, 'the last two months that are sold').toHaveText('10月')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAttribute('data-date', '2027-09-01')
})

test('[S9.18] an info dialog is 510 px wide, a tips dialog 480 px, and a long one takes 80 percent of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const size = () => page.getByRole('dialog').boundingBox()
  await show(page, 'overlays--tips')
  expect((await size())?.width).toBe(480)
  await expect(page.getByRole('heading', { name: '温馨提示' }), '[S8.17]').toBeVisible()
  await show(page, 'overlays--long-info')
  const { width, height } = (await size())!
  expect([width, height]).toEqual([510, 560])
})
