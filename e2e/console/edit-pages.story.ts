import { expect, test, type Page } from '@playwright/test'
import { text as likesZh } from '@sojourn/text/personal/preference.zh-CN'
import { text as profileZh } from '@sojourn/text/personal/profile.zh-CN'
import { text as formZh } from '@sojourn/text/booking/application/form.zh-CN'
import { text as floatingZh } from '@sojourn/text/app/floating.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as draftsZh } from '@sojourn/text/kit/drafts.zh-CN'
import { expectAccessible, signIn } from '../support'

const likes = '/v/center/personalInfo?section=preferences'
const choice = (page: Page, kind: string, name: string) =>
  page.getByRole('group', { name: kind, exact: true }).getByRole('radio', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: editZh.bar })
const save = (page: Page) => bar(page).getByRole('button', { name: editZh.save })
const conflict = (page: Page, field: string) =>
  page.getByRole('group', { name: field, exact: true }).filter({ hasText: editZh.theirs })
const history = (page: Page) => page.getByRole('list', { name: editZh.history }).locator('> li')

test('[S3.54] likes changed in two tabs: the second is told what the first saved, keeps hers, and the history shows both', async ({
  page,
  browser,
}) => {
  test.slow()
  const { kinds, choices } = likesZh
  await signIn(page, 'hongkong@yuanxing.example', likes)
  await expect(page.getByText(profileZh.neverChanged)).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, 'hongkong@yuanxing.example', likes)
  await expect(choice(elsewhere, kinds.flightSeat, profileZh.noPreference)).toBeVisible()

  await test.step('saved here, with the keyboard alone', async () => {
    await choice(page, kinds.flightSeat, choices.window).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('status').getByText(editZh.unsaved({ count: 1 }))).toBeAttached()
    await choice(page, kinds.meal, choices.VGML).focus()
    await page.keyboard.press('Space')
    await save(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(profileZh.preferencesSaved)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect(history(page)).toHaveCount(1)
  })

  await test.step('refused there, both versions side by side, and what only the other changed is taken over', async () => {
    await choice(elsewhere, kinds.flightSeat, choices.aisle).check()
    await elsewhere.getByRole('checkbox', { name: choices.quiet }).check()
    await save(elsewhere).click()
    await expect(elsewhere.getByRole('heading', { name: editZh.conflict })).toBeFocused()
    await expect(conflict(elsewhere, kinds.flightSeat)).toContainText(editZh.theirs + choices.window)
    await expect(conflict(elsewhere, kinds.flightSeat)).toContainText(editZh.mine + choices.aisle)
    await expect(choice(elsewhere, kinds.meal, choices.VGML)).toBeChecked()
    await expect(elsewhere.getByRole('checkbox', { name: choices.quiet })).toBeChecked()
    await expect(save(elsewhere)).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(elsewhere)
  })

  await test.step('what is written waits over a reload, with what it was written on', async () => {
    await elsewhere.reload()
    await expect(elsewhere.getByText(draftsZh.restored)).toBeVisible()
    await expect(conflict(elsewhere, kinds.flightSeat)).toBeVisible()
  })

  await test.step('hers is kept and saved, and the history names both', async () => {
    await conflict(elsewhere, kinds.flightSeat).getByRole('button', { name: editZh.keepMine }).click()
    await save(elsewhere).click()
    await expect(elsewhere.getByText(profileZh.preferencesSaved)).toBeVisible()
    await expect(history(elsewhere)).toHaveCount(2)
    await expect(history(elsewhere).first()).toContainText(`${choices.window}${editZh.becomes}${choices.aisle}`)
    await expect(history(elsewhere).first()).toContainText(`${editZh.added}${choices.quiet}`)
    await expect(history(elsewhere).last()).toContainText(`${profileZh.noPreference}${editZh.becomes}${choices.window}`)
    await expectAccessible(elsewhere)
  })

  await test.step('what touches nothing of the other is saved with one press', async () => {
    await page.getByRole('textbox', { name: profileZh.note }).fill('靠近登机口')
    await save(page).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(choice(page, kinds.flightSeat, choices.aisle)).toBeChecked()
    await expect(history(page)).toHaveCount(3)
  })
  await elsewhere.context().close()
})

test('[S2.39] a cost centre and the language of notifications are saved with what they were, at 390 px too', async ({ page }) => {
  await signIn(page, 'finance@beichen.example')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/v/center/personalInfo?section=notifications')
  await page.getByLabel(profileZh.language, { exact: true }).last().selectOption('zh-TW')
  await page.getByRole('checkbox', { name: profileZh.groups.tickets.name }).uncheck()
  const tools = page.getByRole('complementary', { name: floatingZh.tools })
  await expect(bar(page)).toContainText(editZh.unsaved({ count: 2 }))
  await expect(tools).toBeHidden()
  await expectAccessible(page)
  await save(page).click()
  await expect(tools).toBeVisible()
  await expect(history(page)).toHaveCount(1)
  await expect(history(page)).toContainText(`${profileZh.mailed}${editZh.becomes}${profileZh.notMailed}`)
  await expect(page.getByText(draftsZh.elsewhere)).toHaveCount(0)
})

test('[S2.38] an application that was changed elsewhere is not overwritten, and nothing that was typed is lost', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, 'hongkong@yuanxing.example', '/v/center/travelForm/apply')
  const reason = (tab: Page) => tab.getByRole('textbox', { name: formZh.reason })
  const description = (tab: Page) => tab.getByRole('textbox', { name: formZh.description })
  await reason(page).fill('广州展会')
  await page.getByRole('button', { name: formZh.save }).click()
  await page.waitForURL(/\/center\/travelForm\/detail/)
  const travelApplyNo = new URL(page.url()).searchParams.get('travelApplyNo') ?? ''
  const address = `/v/center/travelForm/apply?travelApplyNo=${travelApplyNo}`
  await page.goto(address)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, 'hongkong@yuanxing.example', address)

  await test.step('saved elsewhere', async () => {
    await reason(elsewhere).fill('广州展会与客户拜访')
    await elsewhere.getByRole('button', { name: formZh.save }).click()
    await elsewhere.waitForURL(/\/center\/travelForm\/detail/)
  })

  await test.step('the same field here is asked, another is taken along', async () => {
    await expect(page.getByText(formZh.noChanges)).toBeVisible()
    await reason(page).fill('深圳展会')
    await description(page).fill('含展台搭建')
    await page.getByRole('button', { name: editZh.moreChanges({ count: 1 }) }).click()
    await expect(page.getByRole('listitem').filter({ hasText: editZh.becomes })).toHaveCount(2)
    await page.getByRole('button', { name: formZh.save }).click()
    await expect(page.getByRole('heading', { name: editZh.conflict })).toBeFocused()
    await expect(conflict(page, formZh.reason)).toContainText('广州展会与客户拜访')
    await expect(conflict(page, formZh.reason)).toContainText('深圳展会')
    await expect(description(page)).toHaveValue('含展台搭建')
    await expectAccessible(page)
    await conflict(page, formZh.reason).getByRole('button', { name: editZh.takeTheirs }).click()
    await expect(reason(page)).toHaveValue('广州展会与客户拜访')
    await page.getByRole('button', { name: formZh.save }).click()
    await page.waitForURL(/\/center\/travelForm\/detail/)
  })
  await elsewhere.context().close()
})
