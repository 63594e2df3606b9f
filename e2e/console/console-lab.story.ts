import { expect, test, type Page } from '@playwright/test'
import { text as goldenEn } from '@sojourn/text/admin/policy/golden.en'
import { text as goldenZh } from '@sojourn/text/admin/policy/golden.zh-CN'
import { text as labEn } from '@sojourn/text/admin/policy/lab.en'
import { text as labZh } from '@sojourn/text/admin/policy/lab.zh-CN'
import { text as policyZh } from '@sojourn/text/admin/policy/policy.zh-CN'
import { text as editorZh } from '@sojourn/text/booking/policy/edit.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as standardsZh } from '@sojourn/text/booking/policy/standards.zh-CN'
import { asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const administrator = 'admin@yuanxing.example'
const lab = '/v/manage/control/lab'
const dialogOf = (page: Page) => page.getByRole('dialog')
/** What a run found. */
const worst = (page: Page) => page.getByRole('table', { name: labZh.worst })
const orderLink = (page: Page, orderNo: string) => worst(page).locator(`a[href*="${orderNo}"]`)

/** Within the standard, on a day of its own. */
async function bookFlight(page: Page): Promise<string> {
  const { book, widgets } = words['zh-CN']
  await page.goto('/v/?lang=zh-CN')
  await searchFlights(page, 'zh-CN', flightDay('employee@yuanxing.example', 'console-lab'))
  await chooseFare(page, 'zh-CN', widgets.within)
  await page.getByRole('button', { name: book.submit }).click()
  await page.waitForURL(/\/order\/flight\/detail/)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

test('[S2.46] a stricter draft is tried in the lab, hits a booked trip that becomes golden, is published for one department and taken back', async ({
  page,
  browser,
}) => {
  test.slow()
  const orderNo = await asColleague(browser, 'employee@yuanxing.example', 'zh-CN', bookFlight)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, administrator)

  await test.step('a rule is written and, before anybody is asked, tried in the lab', async () => {
    await page.goto('/v/manage/control/editFlight?policyId=staff')
    await page.getByRole('switch', { name: editorZh.advance.title }).check()
    await page.getByRole('textbox', { name: editorZh.advance.days }).fill('90')
    await page.getByRole('combobox', { name: editorZh.beyondOf({ title: editorZh.advance.title }) }).selectOption('forbid')
    await page.getByRole('link', { name: goldenZh.tryInLab }).click()
    await page.waitForURL(/\/manage\/control\/lab/)
    await expect(page.getByRole('combobox', { name: labZh.subject, exact: true })).toHaveValue('draft')
    await expectAccessible(page)
    await page.getByRole('button', { name: labZh.start }).click()
  })

  await test.step('the trip that was booked would have been refused', async () => {
    await expect(orderLink(page, orderNo)).toBeVisible()
    await expect(page.getByText(labZh.tiles.refused, { exact: true })).toBeVisible()
    await expect(worst(page)).toContainText(/提前.*90/)
    await expectAccessible(page)
  })

  await test.step('the policies of the time judge everything as they did', async () => {
    await page.getByRole('button', { name: labZh.replay }).click()
    await expect(page.getByText(labZh.allSame)).toBeVisible()
    await page.getByRole('list', { name: labZh.runs }).getByRole('button').nth(1).click()
    await expect(orderLink(page, orderNo)).toBeVisible()
  })

  await test.step('the trip becomes golden: it must stay within', async () => {
    const row = worst(page)
      .getByRole('row')
      .filter({ has: page.locator(`a[href*="${orderNo}"]`) })
    await row.getByRole('button').click()
    const dialog = dialogOf(page)
    await dialog.getByRole('textbox', { name: goldenZh.name }).fill('京沪出差')
    await expect(dialog.getByRole('combobox', { name: goldenZh.verdict })).toHaveValue('within')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: goldenZh.save }).click()
    await expect(page.getByRole('table', { name: goldenZh.title })).toContainText('京沪出差')
    await expect(page.getByText(goldenZh.kept, { exact: true })).toBeVisible()
  })

  await test.step('it is not published for everybody unless it is said why', async () => {
    await page.getByRole('link', { name: labZh.toPolicy }).click()
    await page.getByRole('region', { name: editZh.bar }).getByRole('button', { name: policyZh.publish }).click()
    await sendAlone(page)
    const asked = page.getByRole('dialog', { name: goldenZh.brokenTitle })
    await expect(asked).toContainText('京沪出差')
    await expectAccessible(page)
    await asked.getByRole('button', { name: goldenZh.cancel }).click()
  })

  await test.step('it is published for one department, and taken back with one press', async () => {
    await dialogOf(page).getByRole('radio', { name: policyZh.wides.pilot }).check()
    await dialogOf(page).getByRole('combobox', { name: policyZh.pilotDepartments }).selectOption({ label: '财务部' })
    await sendAlone(page)
    await expect(page.getByText(policyZh.published, { exact: true })).toBeVisible()
    await expect(page.getByText(policyZh.proposalPilot({ departments: '财务部' }))).toBeVisible()
    await page.getByRole('button', { name: policyZh.takeBackOf({ version: 2 }) }).click()
    await dialogOf(page).getByRole('button', { name: policyZh.takeBack, exact: true }).click()
    await expect(page.getByText(policyZh.takenBack)).toBeVisible()
    await expect(page.getByRole('article', { name: standardsZh.flight })).not.toContainText('90')
  })

  await test.step('the golden trip is watched no longer', async () => {
    await page.goto(lab)
    await page.getByRole('button', { name: `${goldenZh.actions}: 京沪出差` }).click()
    await page.getByRole('menuitem', { name: goldenZh.end }).click()
    await dialogOf(page).getByRole('button', { name: goldenZh.end }).click()
    await expect(page.getByText(goldenZh.ended)).toBeVisible()
    await page.getByRole('button', { name: goldenZh.shows.ended }).click()
    await expect(page.getByRole('table', { name: goldenZh.title })).toContainText('京沪出差')
  })
})

/** Without a second person: there is none, or somebody else of these stories is one meanwhile. */
async function sendAlone(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: policyZh.publishTitle })
  const send = dialog.getByRole('button', { name: new RegExp(`^(${policyZh.send}|${policyZh.sendNow})$`) })
  await expect(send).toBeVisible()
  const alone = dialog.getByRole('checkbox', { name: policyZh.alone })
  if ((await alone.isVisible()) && !(await alone.isChecked())) {
    await alone.check()
    await dialog.getByRole('textbox', { name: policyZh.aloneReason }).fill('本月预算已用完，必须今天开始控制')
  }
  await send.click()
}

test('[S2.46] en, 390 px: the lab says what there is to try, and that nothing was searched on some days', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, administrator)
  await page.goto(`${lab}?lang=en&policyId=staff&from=2020-01-01&to=2020-01-31`)
  await expect(page.getByRole('heading', { level: 1, name: labEn.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: goldenEn.title })).toBeVisible()
  await expect(page.getByRole('combobox', { name: labEn.subject, exact: true })).toBeVisible()
  await page.getByRole('button', { name: labEn.start }).click()
  await expect(page.getByText(labEn.none)).toBeVisible()
  await expectAccessible(page)
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(surplus, page.url()).toBeLessThanOrEqual(0)
  await context.close()
})
