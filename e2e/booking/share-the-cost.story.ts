import { text as costsZh } from '@sojourn/text/booking/placing/traveller-costs.zh-CN'
import { text as costsEn } from '@sojourn/text/booking/placing/traveller-costs.en'
import { expect, test } from '@playwright/test'
import { chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words, type StoryLanguage } from '../words'

const texts = { 'zh-CN': costsZh, en: costsEn }
const languages: [StoryLanguage, string[]][] = [
  ['zh-CN', ['CC1001 华东销售', 'CC2001 财务共享', 'YX-2026-01 智慧园区一期']],
  ['en', ['CC1001 East China sales', 'CC2001 Finance services', 'YX-2026-01 Smart campus, phase one']],
]

for (const [language, [own, other, project]] of languages) {
  const { book, widgets } = words[language]
  const costs = texts[language]

  test(`[handbook 10.1] ${language}: two cost centres share a trip by percent, and it belongs to a project`, async ({ page }) => {
    await signIn(page, 'employee@yuanxing.example', `/v/?lang=${language}`)
    await searchFlights(page, language, flightDay('employee@yuanxing.example', `share-the-cost ${language}`))
    await chooseFare(page, language, widgets.within)
    await page.getByRole('button', { name: book.shareCost }).click()
    await page.getByLabel(book.otherCostCentre).selectOption({ label: other! })
    await page.getByLabel(book.costPercent).fill('100')
    await page.getByRole('button', { name: book.submit }).click()
    await expect(page.getByText(book.costPercentWrong)).toBeVisible()
    await page.getByLabel(book.costPercent).fill('40')
    await expect(page.getByText(book.ownPercent({ percent: 60 }))).toBeVisible()
    await page.getByLabel(book.project, { exact: true }).selectOption({ label: project! })
    await expectAccessible(page)
    await page.getByRole('button', { name: book.submit }).click()
    await page.waitForURL(/\/order\/flight\/detail/)
    const shares = [
      { name: own!, percent: 60 },
      { name: other!, percent: 40 },
    ]
    await expect(page.getByText(costs.costCentres({ shares }))).toBeVisible()
    await expect(page.getByText(costs.project({ name: project! }))).toBeVisible()
  })
}
