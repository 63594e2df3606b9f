import { expect, test, type Locator, type Page } from '@playwright/test'
import { text as floatingZh } from '@sojourn/text/app/floating.zh-CN'
import { text as overlaysZh } from '@sojourn/text/app/overlays.zh-CN'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { text as feedbackZh } from '@sojourn/text/personal/feedback.zh-CN'
import { text as mailsZh } from '@sojourn/text/personal/mails.zh-CN'
import { expectAccessible, signIn, stopPageClock } from '../support'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const header = (page: Page) => page.locator('header')

/** Answers a call as the server does, but for what the story changes. */
async function alter(page: Page, path: string, change: (result: Record<string, unknown>) => object): Promise<void> {
  await page.route(`**/${path}*`, async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { result: Record<string, unknown> }
    await route.fulfill({ response, json: { ...envelope, result: change(envelope.result) } })
  })
}

test('[S2.04] the header has the entries that the company opened, and each leads where it says', async ({ page }) => {
  await page.setViewportSize(wide)
  await signIn(page, 'employee@yuanxing.example')
  await expect(header(page).getByRole('link', { name: '远行商旅' }), '[S2.05]').toHaveAttribute('href', /^\/v\/?$/)
  await expect(page, 'a tab says its page and the portal').toHaveTitle(/^.+ · 远行商旅$/)
  await header(page).getByRole('button', { name: shellZh.bookingCenter }).click()
  await expect(page.getByRole('menuitem'), '[S2.06]').toHaveText([
    shellZh.domesticFlight,
    shellZh.intlFlight,
    shellZh.hotel,
    shellZh.intlHotel,
    shellZh.train,
    shellZh.meeting,
  ])
  await page.keyboard.press('Escape')
  await expect(header(page).getByRole('link', { name: shellZh.orderCenter }), '[S2.07]').toHaveAttribute(
    'href',
    '/v/center/tripOrderList',
  )
  for (const closed of [shellZh.management, shellZh.onlineReport, shellZh.costControl])
    await expect(header(page).getByText(closed)).toHaveCount(0)
})

test('[S1.04] [S2.10] a company that opened it finds its own links under cost control', async ({ page }) => {
  await page.setViewportSize(wide)
  await signIn(page, 'manager@yunling.example', '/v/center/mails')
  await header(page).getByRole('button', { name: shellZh.costControl }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: '出差申请与预算' }).click()
  await page.waitForURL(/\/v\/center\/travelForm$/)
})

test('[S2.11] [S4.40] the person’s menu has own pages, points, level and the way out', async ({ page }) => {
  await signIn(page, 'employee@yuanxing.example')
  await page.getByRole('button', { name: new RegExp(shellZh.account) }).click()
  const items = page.getByRole('menuitem')
  await expect(items.filter({ hasText: shellZh.profile })).toHaveAttribute('href', '/v/center/personalInfo')
  await expect(items.filter({ hasText: shellZh.standards })).toHaveAttribute('href', '/v/center/personalInfo?type=1')
  await expect(items.filter({ hasText: shellZh.wallet }), '[S7.07]').toHaveText(/\d+ 积分/)
  await expect(items.filter({ hasText: shellZh.memberLevel })).toHaveAttribute('href', '/v/activity/member')
  await expectAccessible(page)
  await items.filter({ hasText: shellZh.logout }).click()
  await page.waitForURL(/\/v\/login/)
})

test('[S2.03] no header with source=1, [S2.12] no language on lists', async ({ page }) => {
  await signIn(page, 'employee@yuanxing.example')
  await expect(header(page).getByRole('button', { name: shellZh.language })).toBeVisible()
  await page.goto('/v/?source=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  await page.goto('/v/hotel/list')
  await expect(header(page)).toBeVisible()
  await expect(header(page).getByRole('button', { name: shellZh.language })).toHaveCount(0)
})

test('[S2.30] [S4.39] [S6.06] the menu of the centre is read once, is 160 px wide or 64, and closes what is not in it', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => request.url().endsWith('/centermenu') && asked++)
  await page.setViewportSize(wide)
  await signIn(page, 'employee@yuanxing.example', '/v/center/tripOrderList')
  const menu = page.getByRole('navigation', { name: shellZh.centreMenu })
  const width = async () => Math.round((await menu.boundingBox())?.width ?? 0)
  await expect.poll(width, '[S9.18]').toBe(160)
  await expect(menu.locator('[aria-current=page]')).toHaveText('我的预订')
  await expectAccessible(page)
  await menu.getByRole('button', { name: shellZh.collapseMenu }).click()
  await expect.poll(width).toBe(64)
  await page.reload()
  await expect.poll(width, 'the choice is kept').toBe(64)
  expect(asked, 'read once in a session').toBe(1)
  await page.goto('/v/center/myApproval')
  await page.waitForURL(/\/v\/err\/index/)
  await page.goto('/v/manage/index')
  await page.waitForURL(/\/v\/err\/index/)
})

for (const width of [1280, 1440, 1920])
  test(`header, menu, title and content share their left edges at ${width} px, and what has the focus is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await signIn(page, 'employee@yuanxing.example')
    const left = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? -1)
    const mark = header(page).getByRole('link', { name: '远行商旅' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(async () => {
      expect(await left(mark)).toBeGreaterThan(0)
      expect(await left(heading), 'home').toBe(await left(mark))
    }).toPass({ timeout: 10_000 })
    const logo = await left(mark)
    await page.goto('/v/center/tripOrderList')
    const menu = page.getByRole('navigation', { name: shellZh.centreMenu })
    await expect.poll(() => left(menu.locator('svg').first())).toBe(logo)
    const title = await left(heading)
    expect(await left(page.getByRole('tablist'))).toBe(title)
    expect(await left(page.getByRole('search').locator('input').first())).toBe(title)
    await page.goto('/v/center/personalInfo')
    await page.keyboard.press('End')
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Shift+Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement!
        const { top, bottom } = focused.getBoundingClientRect()
        const head = document.querySelector('header')!.getBoundingClientRect()
        const covered = bottom > 0 && top < head.bottom - 1
        return covered && focused.closest('main') ? focused.outerHTML : ''
      })
      expect(hidden).toBe('')
    }
  })

test('at twice the size a page of the centre fits its width and its menu is reached', async ({ page }) => {
  // A window of 1280 px at 200 % has as much room as one of 640 px.
  await page.setViewportSize({ width: 640, height: 400 })
  await signIn(page, 'employee@yuanxing.example')
  for (const path of ['/v/', '/v/center/tripOrderList', '/v/center/travelForm', '/v/center/mails']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(beyond, path).toBe(0)
  }
  await page.getByRole('button', { name: shellZh.centreMenu }).click()
  await expect(page.getByRole('dialog', { name: shellZh.centreMenu })).toBeVisible()
})

test('on a phone the menu is a drawer, and the tools stand at the end of the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'employee@yuanxing.example', '/v/center/mails')
  await page.getByRole('button', { name: shellZh.centreMenu }).click()
  const drawer = page.getByRole('dialog', { name: shellZh.centreMenu })
  await expectAccessible(page)
  await drawer.getByRole('link', { name: '我的预订' }).click()
  await page.waitForURL(/\/center\/tripOrderList/)
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: floatingZh.open })).toBeHidden()
  await expect(page.getByRole('button', { name: floatingZh.service })).toBeVisible()
})

// A menu fails only where the server does, which no person can bring about: the answer is forged.
test('[S8.06] a menu that cannot be read says why, under the title 提示', async ({ page }) => {
  await signIn(page, 'employee@yuanxing.example')
  await page.route('**/centermenu', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 300004, message: '菜单暂不可用', problem: 'transitionRefused', result: null },
    }),
  )
  await page.goto('/v/center/mails')
  const dialog = page.getByRole('dialog', { name: '提示' })
  await expect(dialog).toContainText('菜单暂不可用')
})

test('[S1.04] [S2.13] calendar, feedback and service stand at the edge, and the top after 10 px', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ ...wide, height: 500 })
  await signIn(page, 'employee@yuanxing.example')
  const tools = page.getByRole('complementary', { name: floatingZh.tools })
  await expect(tools.getByRole('link', { name: floatingZh.feedback })).toHaveAttribute('href', '/v/center/feedback')
  await expect(tools.getByRole('button', { name: floatingZh.likes }), '[S6.02] for agents only').toHaveCount(0)
  const top = tools.getByRole('button', { name: shellZh.backToTop })
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
  await expect(top, '[S9.16]').toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await tools.getByRole('button', { name: floatingZh.calendar }).click()
  await expect(page.getByRole('dialog', { name: floatingZh.calendar }).getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await tools.getByRole('button', { name: floatingZh.service }).click()
  const service = page.getByRole('dialog', { name: floatingZh.service })
  await expect(service.getByRole('link', { name: floatingZh.serviceOnline }), '[S7.10]').toHaveAttribute('href', /entrance=0/)
  await expectAccessible(page)
  await service.getByRole('button', { name: '复制' }).click()
  await expect(page.getByText('复制成功！'), '[S8.13]').toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('400-000-0000')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await service.getByRole('button', { name: '复制' }).click()
  await expect(page.getByText('复制失败！'), '[S8.13]').toBeVisible()
})

test('[S4.33] the membership banner opens once a day, then stays a tab at the side', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'employee@yuanxing.example')
  const banner = page.getByRole('complementary', { name: overlaysZh.bannerTitle })
  const tab = page.getByRole('button', { name: overlaysZh.bannerOpen })
  const motion = (part: Locator) =>
    part.evaluate((element) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(element)
      return [transitionDelay, transitionDuration].map((times) => Math.round(Number.parseFloat(times) * 1000))
    })
  await expect(banner.getByRole('link', { name: overlaysZh.bannerAction }), '[S2.62]').toBeVisible()
  await expectAccessible(page)
  await banner.getByRole('button', { name: overlaysZh.bannerClose }).click()
  await expect(tab).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const folded = page.getByRole('complementary', { name: overlaysZh.bannerTitle, includeHidden: true })
  expect(await motion(folded), '[S9.16] it moves 500 ms').toEqual([0, 500])
  expect(await motion(tab), '[S9.16] and the tab is out 1100 ms later').toEqual([500, 600])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(tab, 'not again on this day').toBeVisible()
  await expect(banner).toBeHidden()
  await tab.click()
  await expect(banner).toBeVisible()
})

test('[S8.09] without membership there is no banner, and no error', async ({ page }) => {
  const answered = page.waitForResponse(/GetMembershipInfo/)
  // Whoever books nothing collects no points.
  await signIn(page, 'contractor@yuanxing.example')
  expect(await (await answered).json()).toMatchObject({ code: 203002 })
  await expect(page.getByText(overlaysZh.bannerTitle)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[S4.31] notices open by themselves a second after loading, in tabs when there are more than two', async ({ page }) => {
  await alter(page, 'api/AlipayQiyema/GetEmployeeAlipayQiyema', () => ({ status: 2, enterpriseStatus: 2, qrImage: '' }))
  await page.clock.install()
  // The answer is kept back until the page's clock stands.
  let release = (): void => undefined
  const stopped = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/GetNoticeList', async (route) => {
    await stopped
    await route.continue()
  })
  const asked = page.waitForRequest(/GetNoticeList/)
  await signIn(page, 'manager@yunling.example')
  await asked
  await expect(page.getByRole('complementary', { name: floatingZh.tools })).toBeVisible()
  await stopPageClock(page)
  const answered = page.waitForResponse(/GetNoticeList/)
  release()
  await answered
  const dialog = page.getByRole('dialog', { name: '公告' })
  let waited = 0
  const opened = async () => {
    await page.clock.runFor(100)
    waited += 100
    return dialog.count()
  }
  await expect.poll(opened, { intervals: [50] }).toBe(1)
  expect(waited, '[S9.16] after 1000 ms').toBeGreaterThanOrEqual(1000)
  await expect(dialog, '[S2.64]').toBeVisible()
  await page.clock.resume()
  await expect(dialog.getByRole('tab')).toHaveCount(3)
  expect((await dialog.boundingBox())?.width, '[S9.18]').toBe(510)
  await dialog.getByRole('tab', { name: /年末差旅报销/ }).click()
  await expect(dialog.getByRole('link', { name: '查看我的行程' }), '[S3.17] the banner at its foot').toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: overlaysZh.understood }).click()
  await expect(dialog).toHaveCount(0)
})

test('[S7.58] notices that cannot be read are none', async ({ page }) => {
  await page.route('**/GetNoticeList', (route) =>
    route.fulfill({ status: 200, json: { success: false, code: 100500, message: 'x', result: null } }),
  )
  await page.clock.install()
  await signIn(page, 'employee@yuanxing.example')
  await expect(page.getByRole('complementary', { name: floatingZh.tools })).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /提醒（/ })).toHaveCount(0)
})

test('[S3.02] a company shows its own logo, title and colour', async ({ page }) => {
  await signIn(page, 'employee@beichen.example')
  await expect(header(page).getByText('北辰差旅')).toBeVisible()
  await expect(header(page).getByRole('img', { name: /北辰.*标志/ })).toBeVisible()
  const hero = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
  expect(await hero()).not.toBe('#007889')
  await expectAccessible(page)
})

test('[S8.18] a screen whose code does not come is loaded anew once, says so, and can be loaded again', async ({ page }) => {
  await signIn(page, 'employee@yuanxing.example', '/v/')
  await page.route('**/mails-page*.js', (route) => route.abort())
  // Code of an older release is fetched anew by loading the page once.
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: shellZh.messages }).click()])
  await expect(page.getByText(shellZh.chunkWhy)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/mails-page*.js')
  await page.getByRole('button', { name: shellZh.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: mailsZh.title })).toBeVisible()
})

test('[S8.18] without a network the portal shows its own page, and opens the screen by itself once the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee@yuanxing.example', '/v/')
  const messages = page.getByRole('link', { name: shellZh.messages })
  await expect(messages).toBeVisible()
  await context.setOffline(true)
  await messages.click()
  await expect(page.getByText(shellZh.awayWhy)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: mailsZh.title })).toBeVisible()
})

test('a read that failed says so and never that there is nothing, and is read again with the network', async ({
  page,
  context,
}) => {
  await signIn(page, 'employee@yuanxing.example')
  await page.route('**/api/Common/GetMyFeedback*', (route) => route.abort())
  await page.goto('/v/center/feedback')
  const failed = page.getByRole('alert').filter({ hasText: shellZh.offlineProblem })
  await expect(failed).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(feedbackZh.emptyTitle)).toHaveCount(0)
  await page.unroute('**/api/Common/GetMyFeedback*')
  await context.setOffline(true)
  await expect(page.getByText(shellZh.offline)).toBeVisible()
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('heading', { name: feedbackZh.history })).toBeVisible()
})
