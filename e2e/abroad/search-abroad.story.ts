import { expect, test, type Page } from '@playwright/test'
import { text as listEn } from '@sojourn/text/products/intl-flight/search/list.en'
import { text as listZh } from '@sojourn/text/products/intl-flight/search/list.zh-CN'
import { text as searchEn } from '@sojourn/text/products/intl-flight/search.en'
import { dayOfMonth, toMonthOfFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { choose, expectAccessible, signIn } from '../support'
import { words } from '../words'

/** The first search of a server plans its timetable. */
const planned = { timeout: 30_000 }

async function pick(page: Page, field: string, nth: number, typed: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).nth(nth).click()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: option }).first().click()
}

test('[S2.23] [S2.52] a return to Singapore for two: out, then back by what it adds, as far as the check', async ({ page }) => {
  test.slow()
  const { home, choice, widgets } = words['zh-CN']
  await signIn(page, 'guest-booker@yuanxing.example', '/v/?type=2&lang=zh-CN')
  await page.getByRole('radio', { name: home.bookOthers }).click()
  await page.getByRole('radio', { name: home.return }).click()
  await pick(page, home.from, 0, 'shanghai', /^上海/)
  await pick(page, home.to, 0, 'xinjiapo', /^新加坡/)
  await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
  await toMonthOfFlights(page, widgets.nextMonth)
  const day = dayOfMonth(page, flightDay('guest-booker@yuanxing.example', 'search-abroad'))
  await day.click()
  await day.click()
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/choice\/index/)
  for (const name of ['林晓雯', '黎家豪']) {
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('button', { name: choice.add({ name }) }).click()
  }
  await page.getByRole('button', { name: choice.next[2] }).click()

  await page.waitForURL(/\/iflight\/list/)
  await expect(page.getByRole('heading', { name: listZh.chooseOutbound })).toBeVisible()
  await expect(page.getByText(new RegExp(listZh.partyPrice({ count: 2, price: '' }).trim())).first()).toBeVisible(planned)
  await choose(page.getByRole('checkbox', { name: listZh.changes[0] }).first())
  await page
    .getByRole('button', { name: new RegExp(`^${listZh.openFares}`) })
    .first()
    .click()
  await page.getByRole('button', { name: listZh.rules, exact: true }).first().click()
  await expect(page.getByRole('table', { name: listZh.rules }).getByRole('rowheader', { name: /^退票/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: new RegExp(`^${listZh.choose.out}`) })
    .first()
    .click()

  await expect(page.getByRole('heading', { name: listZh.chooseInbound })).toBeVisible()
  await expect(page.getByRole('region', { name: listZh.chosenOutbound })).toBeVisible()
  await choose(page.getByRole('radio', { name: listZh.modes.difference }))
  await choose(page.getByRole('checkbox', { name: listZh.changes[0] }).first())
  await expect(page.getByText('+', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: new RegExp(`^${listZh.openFares}`) })
    .first()
    .click()
  await page
    .getByRole('button', { name: new RegExp(`^${listZh.choose.last} `) })
    .first()
    .click()
  await page.waitForURL(/\/iflight\/checkinfo/)
})

test('[S2.52] [S5.06] several cities in English, leg by leg, with any of them chosen again', async ({ page }) => {
  test.slow()
  const { home } = words.en
  await signIn(page, 'employee@yuanxing.example', '/v/?type=2&lang=en')
  await page.getByRole('radio', { name: searchEn.multi }).click()
  await pick(page, home.from, 0, 'shanghai', /^Shanghai/)
  await pick(page, home.to, 0, 'singapore', /^Singapore/)
  await pick(page, home.to, 1, 'shanghai', /^Shanghai/)
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/iflight\/list/)
  await expect(page.getByRole('heading', { name: listEn.chooseLeg({ index: 1, count: 2 }) })).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`^${listEn.openFares}`) })
    .first()
    .click(planned)
  await page
    .getByRole('button', { name: new RegExp(`^${listEn.choose.leg}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: listEn.chooseLeg({ index: 2, count: 2 }) })).toBeVisible()
  await page.getByRole('button', { name: listEn.changeChosenOf({ name: listEn.chosenLeg({ index: 1 }) }) }).click()
  await expect(page.getByRole('heading', { name: listEn.chooseLeg({ index: 1, count: 2 }) })).toBeVisible()
})
