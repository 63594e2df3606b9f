import { expect, test, type Page } from '@playwright/test'
import { text as arrangersZh } from '@sojourn/text/admin/people/arrangers.zh-CN'
import { text as fileEn } from '@sojourn/text/admin/file-import.en'
import { text as fileZh } from '@sojourn/text/admin/file-import.zh-CN'
import { text as importEn } from '@sojourn/text/admin/people/import.en'
import { text as importZh } from '@sojourn/text/admin/people/import.zh-CN'
import { text as peopleEn } from '@sojourn/text/admin/people/people.en'
import { text as peopleZh } from '@sojourn/text/admin/people/people.zh-CN'
import { text as shellEn } from '@sojourn/text/app/shell.en'
import { text as shellZh } from '@sojourn/text/app/shell.zh-CN'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { text as articleEn } from '@sojourn/text/manual/people/import.en'
import { text as articleZh } from '@sojourn/text/manual/people/import.zh-CN'
import { text as arrangersArticle } from '@sojourn/text/manual/people/arrangers.zh-CN'
import { text as manualEn } from '@sojourn/text/personal/manual.en'
import { text as manualZh } from '@sojourn/text/personal/manual.zh-CN'
import { expectAccessible, signIn } from '../support'

const administrator = 'admin@yuanxing.example'
const words = {
  'zh-CN': { manual: manualZh, article: articleZh, shell: shellZh, screen: importZh, file: fileZh, sought: peopleZh.import },
  en: {
    manual: manualEn,
    article: articleEn,
    shell: shellEn,
    screen: importEn,
    file: fileEn,
    sought: `${peopleEn.import} people`,
  },
}
const search = (page: Page, name: string) => page.getByRole('search').getByRole('textbox', { name })

for (const language of ['zh-CN', 'en'] as const)
  for (const width of [1440, 390])
    test(`[S2.50] ${language}, ${width} px: how to import people is found in the manual, read, and done`, async ({ browser }) => {
      test.slow()
      const { manual, article, shell, screen, file, sought } = words[language]
      const context = await browser.newContext({ locale: language, viewport: { width, height: 844 } })
      const page = await context.newPage()
      await signIn(page, administrator)
      await page.goto(`/v/manage/index?lang=${language}`)

      await test.step('the header leads to the manual, which begins with the first article', async () => {
        await page.getByRole('link', { name: shell.manual, exact: true }).first().click()
        await page.waitForURL(/\/manage\/help\/manual/)
        await expect(page.getByRole('heading', { level: 2, name: manual.articles['set-up'] })).toBeVisible()
        await expectAccessible(page)
      })

      await test.step('nothing found says what to do', async () => {
        await search(page, manual.search).fill('xyzzy')
        await expect(page.getByText(manual.noneTitle({ query: 'xyzzy' }))).toBeVisible()
        await page.getByRole('button', { name: manual.clearSearch }).click()
        await expect(page.getByRole('heading', { level: 2, name: manual.articles['set-up'] })).toBeVisible()
      })

      await test.step('the search finds the article; the keyboard walks through what it found', async () => {
        await search(page, manual.search).fill(sought)
        const results = page.getByRole('region', { name: manual.results })
        await expect(results.getByRole('link').first()).toContainText(manual.articles.import)
        await expect(results.locator('mark').first()).toBeVisible()
        await expectAccessible(page)
        await search(page, manual.search).press('ArrowDown')
        await expect(results.getByRole('link').first()).toBeFocused()
        await page.keyboard.press('ArrowUp')
        await expect(search(page, manual.search)).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await page.waitForURL(/article=import/)
      })

      await test.step('the article names what the screen says, with its picture', async () => {
        await expect(page.getByRole('heading', { level: 2, name: manual.articles.import })).toBeVisible()
        await expect(page.getByRole('listitem').filter({ hasText: file.template }).first()).toBeVisible()
        const picture = page.getByRole('img', { name: article.sections.steps.picture })
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(960)
        await expectAccessible(page)
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(surplus).toBeLessThanOrEqual(0)
      })

      await test.step('a part has an address of its own, which brings it into sight', async () => {
        await page.goto('/v/manage/help/manual?article=import#invite')
        await expect(page.getByRole('heading', { level: 3, name: article.sections.invite.title })).toBeInViewport()
      })

      await test.step('it leads to the screen', async () => {
        await page.getByRole('link', { name: manual.openScreen }).click()
        await page.waitForURL(/\/manage\/employee\/import/)
        await expect(page.getByRole('heading', { level: 1, name: screen.title })).toBeVisible()
      })
      await context.close()
    })

test('[S2.50] a field has a question mark, whose answer comes from the manual and leads to it', async ({ page }) => {
  await signIn(page, administrator)
  await page.goto('/v/manage/employee/arrangers')
  await page.getByRole('button', { name: arrangersZh.give, exact: true }).first().click()
  const mark = page.getByRole('button', { name: widgetsZh.helpOf({ field: arrangersZh.givenProducts }) })
  await mark.focus()
  await page.keyboard.press('Enter')
  const answer = page.getByRole('dialog', { name: widgetsZh.helpOf({ field: arrangersZh.givenProducts }) })
  await expect(answer).toContainText(arrangersArticle.sections.products.hint.slice(0, 8))
  await expectAccessible(page)
  const more = answer.getByRole('link', { name: widgetsZh.readManual })
  await expect(more).toHaveAttribute('href', '/v/manage/help/manual?article=arrangers#products')
  await page.keyboard.press('Escape')
  await expect(answer).toHaveCount(0)
  await expect(mark).toBeFocused()
  const [manual] = await Promise.all([page.context().waitForEvent('page'), openMore(page)])
  await expect(manual.getByRole('heading', { level: 3, name: arrangersArticle.sections.products.title })).toBeInViewport()

  async function openMore(from: Page) {
    await mark.click()
    await from.getByRole('link', { name: widgetsZh.readManual }).click()
  }
})

test('[S2.50] whoever has no part of the console has no manual; others read of what they may open', async ({ browser }) => {
  for (const [account, sees, not] of [
    ['employee@yuanxing.example', undefined, undefined],
    ['finance@yuanxing.example', manualZh.articles.orders, manualZh.articles.flows],
  ] as const) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await signIn(page, account)
    await page.goto('/v/manage/help/manual')
    if (sees === undefined) await page.waitForURL(/\/err\/index/)
    else {
      const contents = page.getByRole('navigation', { name: manualZh.contents })
      await expect(contents.getByRole('link', { name: sees, exact: true })).toBeVisible()
      await expect(contents.getByRole('link', { name: not, exact: true })).toHaveCount(0)
      await page.goto('/v/manage/help/manual?article=flows')
      await expect(page.getByText(manualZh.closedTitle)).toBeVisible()
    }
    await context.close()
  }
})
