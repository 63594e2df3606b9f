import { expect, test, type Locator, type Page } from '@playwright/test'
import { text as policiesZh } from '@sojourn/text/admin/policy/policies.zh-CN'
import { text as policyZh } from '@sojourn/text/admin/policy/policy.zh-CN'
import { text as namedZh } from '@sojourn/text/admin/named.zh-CN'
import { text as scopeZh } from '@sojourn/text/admin/policy/scope.zh-CN'
import { text as policyWordsZh } from '@sojourn/text/booking/policy/words.zh-CN'
import { text as standardsZh } from '@sojourn/text/booking/policy/standards.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as flightZh } from '@sojourn/text/products/policy/flight.zh-CN'
import { text as warningsZh } from '@sojourn/text/products/policy/warnings.zh-CN'
import { asColleague, dayOfMonth, toMonthOfFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const administrator = 'admin@yuanxing.example'
/** Whom no other story sees look for flights. */
const colleague = { name: '何文静', account: 'finance@yuanxing.example' }
const policy = '先乘火车'
/** So much of the sentence is the standard's; how long the train takes is the day's. */
const sentence = '标准为 4 小时以内乘火车'
const { home, widgets, list } = words['zh-CN']

const dialogOf = (page: Page) => page.getByRole('dialog')
const previewOf = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading', { level: 2 }) })

const sending = (dialog: Locator) => dialog.getByRole('button', { name: new RegExp(`^(${policyZh.send}|${policyZh.sendNow})$`) })

/** What is published takes nobody else, or an emergency where another story has made a second administrator. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('region', { name: editZh.bar }).getByRole('button', { name: policyZh.publish }).click()
  const dialog = dialogOf(page)
  await expect(sending(dialog)).toBeVisible()
  const alone = dialog.getByRole('checkbox', { name: policyZh.alone })
  if ((await alone.count()) > 0) {
    await alone.check()
    await dialog.getByRole('textbox', { name: policyZh.aloneReason }).fill('高铁开通，即日起优先乘火车')
  }
  await dialog.getByRole('button', { name: policyZh.sendNow, exact: true }).click()
  await page.waitForURL(/\/manage\/control\/detail\?policyId=/)
}

/** From Beijing to a city that the train reaches in less than four hours. */
async function searchNanjing(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: home.to, exact: true }).click()
  await page.keyboard.type('nanjing')
  await page.getByRole('option', { name: /^南京/ }).first().click()
  await page.getByRole('button', { name: new RegExp(`^${home.departDate}`) }).click()
  await toMonthOfFlights(page, widgets.nextMonth)
  await dayOfMonth(page, flightDay('finance@yuanxing.example', 'console-rules')).click()
  await page.getByRole('button', { name: home.search, exact: true }).click()
  await page.waitForURL(/\/flight\/list/)
}

test('[S2.46] the train goes first for one colleague: written as a sentence, published, and met on the list of flights', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, administrator)

  await test.step('a policy of its own for one colleague', async () => {
    await page.goto('/v/manage/control/detail')
    await page.getByRole('textbox', { name: namedZh.fields['zh-CN'] }).fill(policy)
    await page.getByRole('combobox', { name: policyZh.scopeType, exact: true }).selectOption(scopeZh.scopes.person)
    await page.getByRole('combobox', { name: policyZh.addPerson }).fill(colleague.name)
    await page.getByRole('option', { name: colleague.name }).first().click()
    await page.getByRole('link', { name: policyZh.addSectionOf({ product: standardsZh.flight }) }).click()
    await page.waitForURL(/\/manage\/control\/editFlight/)
    await page.getByRole('button', { name: policyZh.addSection }).click()
  })

  await test.step('rules are sentences, and what leaves nothing to book is said while it is written', async () => {
    await page.getByRole('switch', { name: flightZh.trainFirst.title }).check()
    await page.getByRole('textbox', { name: flightZh.trainFirst.hours }).fill('4')
    await page.getByRole('checkbox', { name: flightZh.trainFirst.unlessCheaper }).check()
    // Whatever flight comes first on the list.
    await page.getByRole('checkbox', { name: flightZh.trainFirst.late }).uncheck()
    await expect(previewOf(page)).toContainText(
      policyWordsZh.trainFirstRule({ duration: policyWordsZh.duration({ minutes: 240 }) }),
    )
    await expect(previewOf(page)).toContainText(policyWordsZh.exceptCheaper)
    await page.getByRole('switch', { name: flightZh.refundable.title }).check()
    await page.getByRole('textbox', { name: flightZh.refundable.percent }).fill('5')
    await expect(previewOf(page)).toContainText(warningsZh.noFareSoFree({ percent: 10 }))
    await page.getByRole('switch', { name: flightZh.refundable.title }).uncheck()
    await expect(previewOf(page)).toContainText(policyZh.noRemarks)
    await expectAccessible(page)
    await publish(page)
  })

  await asColleague(browser, colleague.account, 'zh-CN', async (own) => {
    await own.goto('/v/?lang=zh-CN')
    await searchNanjing(own)
    await own
      .getByRole('button', { name: new RegExp(list.openFares) })
      .first()
      .click()
    await expect(own.getByText(sentence).first()).toBeVisible()
  })

  await test.step('the console says why, and the policy ends', async () => {
    await page.getByRole('button', { name: policyZh.actions }).click()
    await page.getByRole('menuitem', { name: policyZh.end }).click()
    const dialog = dialogOf(page)
    await expect(sending(dialog)).toBeVisible()
    const alone = dialog.getByRole('checkbox', { name: policyZh.alone })
    if ((await alone.count()) > 0) {
      await alone.check()
      await dialog.getByRole('textbox', { name: policyZh.aloneReason }).fill('故事结束，恢复原来的标准')
    }
    await dialog.getByRole('button', { name: policyZh.sendNow, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.goto('/v/manage/control/list')
    await page.getByRole('combobox', { name: policiesZh.who }).fill(colleague.name)
    await page.getByRole('option', { name: colleague.name }).first().click()
    await expect(page.getByText(`${colleague.name}适用`)).not.toContainText(policy)
  })
})
