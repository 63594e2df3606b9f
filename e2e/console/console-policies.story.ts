import { expect, test, type Browser, type Page } from '@playwright/test'
import { text as policiesEn } from '@sojourn/text/admin/policy/policies.en'
import { text as policiesZh } from '@sojourn/text/admin/policy/policies.zh-CN'
import { text as policyEn } from '@sojourn/text/admin/policy/policy.en'
import { text as policyZh } from '@sojourn/text/admin/policy/policy.zh-CN'
import { text as personZh } from '@sojourn/text/admin/people/person.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as menuZh } from '@sojourn/text/personal/menu.zh-CN'
import { text as policyWordsZh } from '@sojourn/text/booking/policy/words.zh-CN'
import { text as editorZh } from '@sojourn/text/booking/policy/edit.zh-CN'
import { text as standardsZh } from '@sojourn/text/booking/policy/standards.zh-CN'
import { text as flightEn } from '@sojourn/text/products/policy/flight.en'
import { text as flightZh } from '@sojourn/text/products/policy/flight.zh-CN'
import { text as hotelZh } from '@sojourn/text/products/policy/hotel.zh-CN'
import { text as warningsZh } from '@sojourn/text/products/policy/warnings.zh-CN'
import { asColleague, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { choose, expectAccessible, signIn } from '../support'
import { words } from '../words'

const administrator = 'admin@yuanxing.example'
/** The only director, whose standard no other story looks at, becomes the second administrator. */
const director = { account: 'director@yuanxing.example', detail: '/v/manage/employee/detail?employeeId=1-director' }
const policy = '总监差旅标准'
const detail = '/v/manage/control/detail?policyId=director'
const { cabins } = policyWordsZh
const stricter = policyWordsZh.withHandling({
  rule: policyWordsZh.cabinRule({ cabins: policyWordsZh.list({ items: [cabins.Y, cabins.W] }) }),
  handling: policyWordsZh.handlings.forbid,
})
const dialogOf = (page: Page) => page.getByRole('dialog')
const chip = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true })
const previewOf = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading', { level: 2 }) })

async function giveRole(page: Page): Promise<void> {
  await page.goto(director.detail)
  await page.getByRole('button', { name: personZh.give }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('combobox', { name: personZh.role, exact: true }).selectOption(personZh.roles.administrator)
  await dialog.getByRole('button', { name: personZh.giveConfirm }).click()
  await expect(page.getByText(personZh.given)).toBeVisible()
}

async function takeRole(page: Page): Promise<void> {
  await page.goto(director.detail)
  await page.getByRole('button', { name: personZh.takeOf({ role: personZh.roles.administrator }) }).click()
  await dialogOf(page).getByRole('button', { name: personZh.take }).click()
  await expect(page.getByText(personZh.taken)).toBeVisible()
}

/** The standard for flights, as the director reads it among his own. */
const ownStandard = (page: Page) => page.getByRole('tabpanel', { name: standardsZh.flight })

/** What a director meets once it is published: the sentence, and business class that cannot be booked. */
const asDirector = (browser: Browser, work: (page: Page) => Promise<void>) =>
  asColleague(browser, director.account, 'zh-CN', work)

test('[S2.46] [handbook 7.5] a stricter standard is written, warned of, proposed, published by a second person, met by a traveller, and taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, administrator)
  await giveRole(page)

  await test.step('the policy is found in the list, and its form for flights is opened', async () => {
    await page.getByRole('link', { name: menuZh.items.policies, exact: true }).first().click()
    const card = page.getByRole('list', { name: policiesZh.list }).getByRole('listitem').filter({ hasText: policy }).first()
    await expect(card).toContainText(policiesZh.people({ count: 1 }))
    await expectAccessible(page)
    await card.getByRole('link', { name: policy }).click()
    await page.getByRole('link', { name: policyZh.editOf({ product: standardsZh.flight }) }).click()
    await page.waitForURL(/\/manage\/control\/editFlight/)
  })

  await test.step('rules are sentences with values in them, and what is hardly meant is said while they are written', async () => {
    await page.getByRole('switch', { name: flightZh.duration.title }).check()
    await expect(previewOf(page)).toContainText(warningsZh.durationOfBarredCabin({ cabins: cabins.F }))
    await page.getByRole('switch', { name: flightZh.duration.title }).uncheck()
    await expect(previewOf(page)).toContainText(policyZh.noRemarks)
    await chip(page, flightZh.cabin.label, cabins.C).click()
    await page.getByRole('switch', { name: editorZh.advance.title }).check()
    await page.getByRole('textbox', { name: editorZh.advance.days }).fill('91')
    await expect(page.getByText(editorZh.between({ least: '0', most: '90' }))).toBeVisible()
    await page.getByRole('switch', { name: editorZh.advance.title }).uncheck()
    const handling = page.getByRole('combobox', { name: editorZh.beyondOf({ title: flightZh.cabin.title }) })
    await handling.selectOption('forbid')
    await expect(previewOf(page)).toContainText(stricter)
    await expectAccessible(page)
  })

  await test.step('it is proposed with what it changes', async () => {
    const bar = page.getByRole('region', { name: editZh.bar })
    await expect(bar).toContainText(stricter)
    await bar.getByRole('button', { name: policyZh.publish }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('region', { name: policyZh.changes })).toContainText(stricter)
    await dialog.getByRole('textbox', { name: policyZh.note }).fill('明年预算收紧')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: policyZh.send }).click()
    await page.waitForURL(/\/manage\/control\/detail/)
    await expect(page.getByRole('heading', { name: policyZh.proposal })).toBeVisible()
    await expect(page.getByText(policyZh.proposalMine)).toBeVisible()
    await expect(bar).toHaveCount(0)
  })

  await asDirector(browser, async (colleague) => {
    await colleague.goto(detail)
    await expect(colleague.getByText(policyZh.proposalNote({ note: '明年预算收紧' }))).toBeVisible()
    await expect(colleague.locator('dl').first()).toContainText(stricter)
    await expectAccessible(colleague)
    await colleague.getByRole('button', { name: policyZh.accept, exact: true }).click()
    await dialogOf(colleague).getByRole('button', { name: policyZh.accept, exact: true }).click()
    await expect(colleague.getByText(policyZh.published, { exact: true })).toBeVisible()
    await colleague.goto('/v/center/personalInfo?type=1')
    await expect(ownStandard(colleague)).toContainText(stricter)
    await colleague.goto('/v/')
    await searchFlights(colleague, 'zh-CN', flightDay('director@yuanxing.example', 'console-policies'))
    await choose(colleague.getByRole('checkbox', { name: new RegExp(`^${cabins.C}`) }))
    await expect(colleague.getByText(words['zh-CN'].widgets.forbidden).first()).toBeVisible()
  })

  await test.step('one press takes it back', async () => {
    await page.reload()
    await page.getByRole('button', { name: policyZh.takeBackOf({ version: 2 }) }).click()
    await dialogOf(page).getByRole('button', { name: policyZh.takeBack, exact: true }).click()
    await expect(page.getByText(policyZh.takenBack)).toBeVisible()
    await expect(page.getByRole('article', { name: standardsZh.flight })).toContainText(cabins.C)
    await expectAccessible(page)
  })

  await asDirector(browser, async (colleague) => {
    await colleague.goto('/v/center/personalInfo?type=1')
    await expect(ownStandard(colleague)).toContainText(cabins.C)
  })
  await takeRole(page)
})

test('[S2.46] prices of hotels are pasted from a sheet, each line with what is wrong with it, and discarded again', async ({
  page,
}) => {
  await signIn(page, administrator, '/v/manage/control/editHotel?policyId=manager')
  const { pasting } = hotelZh
  await page.getByRole('button', { name: hotelZh.price.paste }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: pasting.label }).fill('城市\t房价\nXiamen\t480\n無錫\t420\n亚特兰蒂斯\t500')
  await expect(dialog.getByText(pasting.faults.cityUnknown({ name: '亚特兰蒂斯' }))).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: pasting.add({ count: 2 }) }).click()
  await expect(previewOf(page)).toContainText('厦门：¥480/间夜')
  await expect(previewOf(page)).toContainText('无锡：¥420/间夜')
  const bar = page.getByRole('region', { name: editZh.bar })
  await bar.getByRole('button', { name: editZh.undoAll }).click()
  await expect(bar).toHaveCount(0)
  await expect(previewOf(page)).not.toContainText('厦门')
})

test('[S2.46] which policy binds somebody is said with every step of the order', async ({ page }) => {
  await signIn(page, administrator, '/v/manage/control/list')
  const field = page.getByRole('combobox', { name: policiesZh.who })
  await field.fill('顾一鸣')
  await page.getByRole('option', { name: '顾一鸣' }).click()
  await expect(page.getByText(policiesZh.bound({ name: '顾一鸣', policy: '顾问差旅标准', why: '职级：顾问' }))).toBeVisible()
  await expect(page.getByRole('list', { name: policiesZh.ladder({ name: '顾一鸣' }) }).getByRole('listitem')).not.toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel(policiesZh.state, { exact: true }).selectOption(policiesZh.states.future)
  await expect(page).toHaveURL(/state=future/)
  await expect(page.getByRole('list', { name: policiesZh.list }).getByRole('heading')).toHaveText(['高管差旅标准'])
})

test('[S2.46] en, 390 px: a rule is switched on, kept over a reload, and switched off', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, administrator, '/v/manage/control/list?lang=en')
  await expect(page.getByRole('heading', { level: 1, name: policiesEn.title })).toBeVisible()
  await page.goto('/v/manage/control/editFlight?policyId=manager')
  await page.getByRole('switch', { name: flightEn.lowCost.title }).check()
  await expect(previewOf(page)).toContainText('Low-cost carriers: not allowed')
  await page.reload()
  await expect(page.getByRole('switch', { name: flightEn.lowCost.title })).toBeChecked()
  await page.getByRole('button', { name: policyEn.publish }).click()
  await expect(dialogOf(page).getByRole('heading', { name: policyEn.publishTitle })).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: policyEn.cancel }).click()
  await page.getByRole('switch', { name: flightEn.lowCost.title }).uncheck()
  await expect(page.getByRole('button', { name: policyEn.publish })).toHaveCount(0)
  await context.close()
})

const screens = [
  '/manage/control/list',
  '/manage/control/detail?policyId=executive',
  '/manage/control/detail',
  ...['Flight', 'IFlight', 'Hotel', 'IHotel', 'Train', 'Car'].map((name) => `/manage/control/edit${name}?policyId=staff`),
]

for (const { language, width } of [
  { language: 'zh-CN', width: 1440 },
  { language: 'en', width: 390 },
]) {
  test(`[S2.46] ${language}, ${width} px: every screen of travel policies is accessible and fits`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ locale: language, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await signIn(page, administrator)
    for (const path of screens) {
      await page.goto(`/v${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main').getByRole('combobox').or(page.locator('main').getByRole('article')).first()).toBeVisible()
      await expectAccessible(page)
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(surplus, page.url()).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
}
