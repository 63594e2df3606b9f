import { expect, test, type Locator, type Page } from '@playwright/test'
import { text as flowsEn } from '@sojourn/text/admin/approval/flows.en'
import { text as flowsZh } from '@sojourn/text/admin/approval/flows.zh-CN'
import { text as namedZh } from '@sojourn/text/admin/named.zh-CN'
import { text as personZh } from '@sojourn/text/admin/people/person.zh-CN'
import { text as wordsZh } from '@sojourn/text/booking/approval/flow.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as menuZh } from '@sojourn/text/personal/menu.zh-CN'
import { asColleague, chooseFare, searchFlights } from '../flight-pages'
import { flightDay } from '../story-days'
import { expectAccessible, signIn } from '../support'
import { words } from '../words'

const administrator = 'admin@yuanxing.example'
const second = 'director@yuanxing.example'
/** The only one of a grade, so that nobody else's bookings change their way meanwhile. */
const traveller = { account: 'consultant@yuanxing.example', name: '顾一鸣', grade: '顾问' } as const
const screen = '/v/manage/approval/index'

async function pick(field: Locator, typed: string, name: string): Promise<void> {
  await field.fill(typed)
  await field.page().getByRole('option', { name }).click()
}
const cardOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: flowsZh.listLabel })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const chainOf = (page: Page, name: string) => page.getByRole('list', { name: flowsZh.chain({ name }) })
const levelOf = (page: Page, level: number) => page.getByRole('region', { name: flowsZh.levelNo({ level }) })

test('[S2.46] a flow is added, tried out, proposed, published by a second person, followed by a booking, and taken back', async ({
  page,
  browser,
}) => {
  // Three people at their desks.
  test.setTimeout(240_000)
  const name = `大额预订${test.info().retry || ''}`
  const { fields, simulate, versions } = flowsZh
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, administrator)

  await test.step('a second person is in charge of approvals', async () => {
    await page.goto('/v/manage/employee/detail?employeeId=1-director')
    const roles = page.getByRole('region', { name: personZh.sections.roles })
    await expect(page.getByRole('button', { name: personZh.give })).toBeVisible()
    if (await roles.getByText(personZh.roles.approvalAdministrator).isVisible()) return
    await page.getByRole('button', { name: personZh.give }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: personZh.role, exact: true }).selectOption(personZh.roles.approvalAdministrator)
    await dialog.getByRole('button', { name: personZh.giveConfirm }).click()
    await expect(page.getByText(personZh.given)).toBeVisible()
  })

  await test.step('the flows stand in their order, as a chart', async () => {
    await page.getByRole('link', { name: menuZh.items.flows, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: flowsZh.title })).toBeVisible()
    await expect(chainOf(page, '超标审批')).toContainText('欧阳明哲')
    await expectAccessible(page)
  })

  await test.step('one is added: from ¥500 on, the head and then the director', async () => {
    await page.getByRole('button', { name: flowsZh.add }).click()
    await expect(page.getByRole('heading', { level: 1, name: flowsZh.newTitle })).toBeVisible()
    await page.getByRole('textbox', { name: namedZh.fields['zh-CN'] }).fill(name)
    await page.getByLabel(fields.policy).selectOption(flowsZh.policies.any)
    await page.getByRole('checkbox', { name: wordsZh.regions.domestic }).check()
    await page.getByRole('textbox', { name: fields.minAmount }).fill('500')
    await page.getByLabel(fields.grades, { exact: true }).selectOption(traveller.grade)
    const first = levelOf(page, 1)
    await first.getByRole('button', { name: flowsZh.taken({ name: wordsZh.approvers.manager }) }).click()
    await expect(
      page.getByText(flowsZh.faultAt({ level: 1, words: flowsZh.faults.levelEmpty({ names: [], count: 0 }) })),
    ).toBeVisible()
    await first.getByLabel(fields.approvers).selectOption(flowsZh.kinds.departmentHead)
    await page.getByRole('button', { name: flowsZh.addLevel }).click()
    await pick(levelOf(page, 2).getByRole('combobox', { name: flowsZh.orPerson }), 'ouyang', '欧阳明哲')
    await expect(chainOf(page, name)).toContainText(/部门负责人.*欧阳明哲/)
    await expectAccessible(page)
  })

  await test.step('it is tried out before anybody else sees it', async () => {
    await page.getByRole('link', { name: flowsZh.backToList }).click()
    await expect(cardOf(page, name)).toContainText(/前往内地.*金额在 ¥500 及以上/)
    await page.getByRole('tab', { name: flowsZh.parts.simulate }).click()
    await page.getByRole('button', { name: simulate.ask }).click()
    await expect(page.getByText(simulate.travellerMissing)).toBeVisible()
    await pick(page.getByRole('combobox', { name: simulate.traveller }), traveller.name, traveller.name)
    await page.getByRole('button', { name: simulate.ask }).click()
    await expect(chainOf(page, name)).toContainText(/陈志远.*欧阳明哲/)
    await page.getByLabel(simulate.product, { exact: true }).selectOption('intlFlight')
    await page.getByRole('button', { name: simulate.ask }).click()
    await expect(page.getByText(simulate.destinationMissing)).toBeVisible()
    await pick(page.getByRole('combobox', { name: simulate.destination }), '日本', '日本')
    await page.getByRole('button', { name: simulate.ask }).click()
    await expect(page.getByText(simulate.unmet({ words: '前往内地' }))).toBeVisible()
    await page.getByLabel(simulate.product, { exact: true }).selectOption('flight')
    await page.getByRole('radio', { name: simulate.live }).check()
    await page.getByRole('button', { name: simulate.ask }).click()
    await expect(chainOf(page, '标准内审批')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is proposed; what is in force stays', async () => {
    await page.getByRole('region', { name: editZh.bar }).getByRole('button', { name: flowsZh.publish }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(flowsZh.second)).toBeVisible()
    await dialog.getByLabel(flowsZh.note).fill('大额由负责人把关')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: flowsZh.send }).click()
    await expect(page.getByText(flowsZh.sent)).toBeVisible()
    await page.goto(screen)
    await expect(page.getByText(flowsZh.proposalNote({ note: '大额由负责人把关' }))).toBeVisible()
    await expect(cardOf(page, name)).toHaveCount(0)
  })

  await test.step('the second person publishes it', async () => {
    await asColleague(browser, second, 'zh-CN', async (colleague) => {
      await colleague.goto(screen)
      await expect(colleague.getByRole('heading', { name: flowsZh.proposalTitle })).toBeVisible()
      await expectAccessible(colleague)
      await colleague.getByRole('button', { name: flowsZh.accept }).click()
      await colleague.getByRole('dialog').getByRole('button', { name: flowsZh.accept }).click()
      await expect(colleague.getByText(flowsZh.published)).toBeVisible()
      await expect(cardOf(colleague, name)).toBeVisible()
    })
  })

  await test.step('a booking goes that way, and says so before and after', async () => {
    await asColleague(browser, traveller.account, 'zh-CN', async (colleague) => {
      await colleague.goto('/v/')
      await searchFlights(colleague, 'zh-CN', flightDay(traveller.account, 'console-flows'))
      await chooseFare(colleague, 'zh-CN')
      await expect(colleague.getByText(new RegExp(`（按「${name}」）`))).toBeVisible()
      await colleague.getByRole('button', { name: words['zh-CN'].book.submit }).click()
      await colleague.waitForURL(/\/order\/flight\/detail/)
      await expect(colleague.getByText(words['zh-CN'].order.states.approving).first()).toBeVisible()
      await expect(colleague.getByText(/陈志远/).first()).toBeVisible()
      await expect(colleague.getByText(/欧阳明哲/).first()).toBeVisible()
    })
  })

  await test.step('one press puts the former flows in force again', async () => {
    await page.goto(`${screen}?part=versions`)
    const list = page.getByRole('list', { name: versions.label })
    await expect(list.locator('> li').first()).toContainText(versions.proposedBy({ name: '周雅琴' }))
    await list.locator('> li').nth(1).getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: versions.restore }).click()
    await expect(page.getByText(versions.restored)).toBeVisible()
    await page.getByRole('tab', { name: flowsZh.parts.flows }).click()
    await expect(cardOf(page, name)).toHaveCount(0)
  })
})

test('[S2.46] by keyboard a flow moves up and back; nothing is published that is not changed', async ({ page }) => {
  await signIn(page, administrator, screen)
  const cards = page.getByRole('list', { name: flowsZh.listLabel }).locator('> li')
  const menu = page.getByRole('button', { name: flowsZh.actionsOf({ name: '标准内审批' }), exact: true })
  const bar = page.getByRole('region', { name: editZh.bar })
  await expect(cards.last()).toContainText('标准内审批')
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: flowsZh.moveUp }).press('Enter')
  await expect(cards.last()).toContainText('超标审批')
  await expect(menu).toBeFocused()
  await expect(bar).toBeVisible()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: flowsZh.moveDown }).press('Enter')
  await expect(cards.last()).toContainText('标准内审批')
  await expect(bar).toHaveCount(0)
})

for (const { language, width, text } of [
  { language: 'zh-CN', width: 1440, text: flowsZh },
  { language: 'en', width: 390, text: flowsEn },
]) {
  test(`[S2.46] ${language}, ${width} px: every part of approval flows is accessible and fits`, async ({ browser }) => {
    test.slow()
    const context = await browser.newContext({ locale: language, viewport: { width, height: 844 } })
    const page = await context.newPage()
    await signIn(page, administrator)
    for (const query of ['', '&part=simulate', '&part=versions', '&part=delegates', '&flow=out-of-policy']) {
      await page.goto(`${screen}?lang=${language}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(query === '&flow=out-of-policy' ? text.sections.conditions : text.title).first()).toBeVisible()
      await expectAccessible(page)
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(surplus, page.url()).toBeLessThanOrEqual(0)
    }
    await context.close()
  })
}
