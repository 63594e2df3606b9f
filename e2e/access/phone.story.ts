import { expect, test, type Page } from '@playwright/test'
import { text as phoneEn } from '@sojourn/text/app/phone.en'
import { text as phoneZh } from '@sojourn/text/app/phone.zh-CN'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { expectAccessible, signIn } from '../support'

const phone = { width: 390, height: 844 }
const finger = 44
const bar = (page: Page) => page.getByRole('navigation', { name: phoneZh.bar })

test('on a phone the main places stand at the bottom edge, and whoever approves has approvals among them', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'manager@yuanxing.example')
  await expect(bar(page)).toBeVisible()
  const box = (await bar(page).boundingBox())!
  expect(box.y + box.height, 'at the bottom edge').toBe(phone.height)
  for (const place of await bar(page).locator('a, button').all()) {
    const { width, height } = (await place.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(finger)
  }
  await expect(bar(page).locator('[aria-current=page]')).toHaveText(phoneZh.home)
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: phoneZh.book }).click()
  await page.getByRole('menuitem', { name: shellZh.train }).click()
  await page.waitForURL(/type=5/)
  await bar(page).getByRole('link', { name: phoneZh.approvals }).click()
  await page.waitForURL(/\/center\/myApproval/)
  await expect(bar(page).locator('[aria-current=page]')).toContainText(phoneZh.approvals)
  await bar(page).getByRole('link', { name: phoneZh.me }).click()
  await page.waitForURL(/\/center\/personalInfo/)
})

test('nothing lies under the bar, and it gives way to a keyboard, to an action of the page and to ?source=1', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, 'admin@yuanxing.example', '/v/center/feedback')
  await expect(bar(page)).toBeVisible()
  const tools = page.getByRole('complementary').last()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const end = (await tools.locator('button').first().boundingBox())!
  expect(end.y + end.height, 'the last buttons of the page').toBeLessThan((await bar(page).boundingBox())!.y)
  await page.locator('textarea').first().focus()
  await expect(bar(page)).toBeHidden()
  await page.locator('textarea').first().blur()
  await expect(bar(page)).toBeVisible()
  await page.goto('/v/manage/employee/add')
  await expect(page.locator('[data-bottom-action]')).toBeVisible()
  await expect(page.locator('[data-bottom-bar]')).toBeAttached()
  await expect(bar(page)).toBeHidden()
  await page.goto('/v/?source=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary').last()).toBeAttached()
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/v/')
  await expect(page.locator('[data-bottom-bar]')).toBeAttached()
  await expect(bar(page)).toBeHidden()
})

for (const [language, text] of [
  ['zh-CN', phoneZh],
  ['en', phoneEn],
] as const)
  test(`it can be put on the home screen, in ${language}`, async ({ page }) => {
    await signIn(page, 'employee@yuanxing.example', `/v/?lang=${language}`)
    const session = await page.context().newCDPSession(page)
    const { errors, data = '{}' } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data) as { name: string; shortcuts: { url: string }[]; icons: { src: string; sizes: string }[] }
    expect(manifest).toMatchObject({ name: text.installedName, display: 'standalone', start_url: '/v/', scope: '/v/' })
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/v/center/travelView', '/v/center/myApproval?type=1'])
    const touch = { src: 'icons/apple-touch-icon.png', sizes: '180x180' }
    for (const { src, sizes } of [...manifest.icons, touch].filter(({ sizes: size }) => size !== 'any')) {
      const found = await page.evaluate(async (address) => {
        const image = Object.assign(new Image(), { src: address })
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, `/v/${src}`)
      expect(found, src).toBe(sizes)
    }
    const colours = page.locator('meta[name=theme-color]')
    await expect(colours).toHaveCount(2)
  })
