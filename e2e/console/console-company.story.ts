import { expect, test, type Browser, type Page } from '@playwright/test'
import { text as catalogueZh } from '@sojourn/text/admin/company/catalogue.zh-CN'
import { text as companyEn } from '@sojourn/text/admin/company/company.en'
import { text as companyZh } from '@sojourn/text/admin/company/company.zh-CN'
import { text as costCentresEn } from '@sojourn/text/admin/cost-objects/cost-centres.en'
import { text as costCentresZh } from '@sojourn/text/admin/cost-objects/cost-centres.zh-CN'
import { text as entitiesZh } from '@sojourn/text/admin/company/legal-entities.zh-CN'
import { text as namedZh } from '@sojourn/text/admin/named.zh-CN'
import { text as noticesZh } from '@sojourn/text/admin/company/notices.zh-CN'
import { text as personZh } from '@sojourn/text/admin/people/person.zh-CN'
import { text as recordZh } from '@sojourn/text/admin/record.zh-CN'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { text as menuZh } from '@sojourn/text/personal/menu.zh-CN'
import { ownPassword, registerCompany } from '../new-company'
import { expectAccessible, signIn } from '../support'

const dialogOf = (page: Page) => page.getByRole('dialog')
const history = (page: Page) => page.getByRole('list', { name: editZh.history }).locator('> li')
const tab = (page: Page, section: keyof typeof companyZh.tabs) => page.getByRole('tab', { name: companyZh.tabs[section] })
const save = async (page: Page) => {
  await page.getByRole('button', { name: editZh.save }).click()
  await expect(page.getByText(companyZh.saved).first()).toBeVisible()
  await expect(page.locator('[data-change-bar]')).toHaveCount(0)
}
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
async function chooseInMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: catalogueZh.actionsOf({ name }), exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A company of its own for each attempt: what it changes of itself gets in the way of no other story. */
async function newCompany(page: Page, which: number) {
  const nth = which * 10 + test.info().retry
  const company = {
    name: `云帆科技${nth}`,
    contact: '舒望',
    mail: `shuwang${nth}@yunfan.example`,
    mobile: `138666600${String(nth).padStart(2, '0')}`,
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerCompany(page, company)
  return company
}

/** Another browser of the same person. */
async function anotherBrowser(browser: Browser, account: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/v/login')
  await page.locator('input[name="account"]').fill(account)
  await page.locator('input[name="password"]').fill(ownPassword)
  await page.locator('input[name="password"]').press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/v/login'))
  return page
}
const homeTabs = (page: Page) => page.getByRole('tablist', { name: homeZh.products }).getByRole('tab')

test('[S2.48] [S4.01] [S4.02] what a company opens is what its people see; its name and colour reach them', async ({
  page,
  browser,
}) => {
  test.slow()
  const { mobile } = await newCompany(page, 1)
  const people = await anotherBrowser(browser, mobile)
  const title = '云帆出行'

  await test.step('hidden products go from home, and those that are opened come', async () => {
    await page.goto('/v/manage/index')
    await page.getByRole('link', { name: menuZh.items.company, exact: true }).first().click()
    await page.waitForURL(/\/manage\/enterprise\/index/)
    await expectAccessible(page)
    await tab(page, 'products').click()
    await expectAccessible(page)
    const shown = page.getByRole('checkbox', { name: companyZh.settings.productDisabledShow.name })
    await shown.uncheck()
    await save(page)
    await people.goto('/v/')
    await expect(homeTabs(people)).toHaveText([homeZh.flight])
    for (const field of ['personalHotelBookable', 'personalTrainBookable'] as const)
      await page.getByRole('checkbox', { name: companyZh.settings[field].name }).check()
    await page.getByRole('radio', { name: companyZh.personal }).check()
    await expect(page.getByRole('list', { name: companyZh.homeTabs }).getByRole('listitem')).toHaveCount(3)
    await save(page)
    await people.goto('/v/')
    await expect(homeTabs(people)).toHaveText([homeZh.flight, homeZh.hotel, homeZh.train])
  })

  await test.step('a product that is closed goes', async () => {
    await page.getByRole('checkbox', { name: companyZh.settings.personalTrainBookable.name }).uncheck()
    await save(page)
    await people.goto('/v/')
    await expect(homeTabs(people)).toHaveText([homeZh.flight, homeZh.hotel])
  })

  await test.step('the title and the colour are on every page; the history says what they were', async () => {
    await tab(page, 'profile').click()
    const field = namedZh.labelled({ label: companyZh.settings.appTitle.name, language: namedZh.languages['zh-CN'] })
    await page.getByRole('textbox', { name: field }).fill(title)
    const code = page.getByRole('textbox', { name: companyZh.colourCode })
    await code.fill('#ffd400')
    await code.blur()
    await expect(page.getByText(/白色文字在此颜色上不易读/)).toBeVisible()
    await expectAccessible(page)
    await save(page)
    await expect(page.getByRole('banner').getByText(title)).toBeVisible()
    await expect(history(page).first()).toContainText(title)
    await people.goto('/v/')
    await expect(people.getByRole('banner').getByText(title)).toBeVisible()
    await expectAccessible(people)
  })

  await test.step('reports are opened by a switch, and stand in the header of whoever may read orders', async () => {
    await tab(page, 'features').click()
    const reports = page.getByRole('checkbox', { name: companyZh.settings.onlineReportEnable.name })
    await reports.check()
    await page.getByRole('checkbox', { name: companyZh.settings.intlFlightDemandOrderEnable.name }).check()
    await expectAccessible(page)
    await save(page)
    await expect(reports).toBeChecked()
    await page.goto('/v/')
    await expect(page.getByRole('navigation').getByRole('link', { name: '在线报表' }).first()).toBeVisible()
  })
  await people.context().close()
})

test('[S2.48] a reason is added and another ends; both wait to be saved with the form', async ({ page }) => {
  test.slow()
  const name = '客户改期'
  await newCompany(page, 2)
  await page.goto('/v/manage/enterprise/index?tab=reasons')
  await page.getByRole('button', { name: companyZh.item.reasonAdd }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: companyZh.list.apply }).click()
  await expect(dialog.getByText('请填写原因')).toBeVisible()
  await dialog.getByRole('textbox', { name: namedZh.fields['zh-CN'] }).fill(name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: companyZh.list.apply }).click()
  await expect(dialog).toHaveCount(0)
  const list = page.getByRole('list', { name: companyZh.reasonList })
  await expect(list.getByRole('listitem').last()).toContainText(name)
  await save(page)
  await page.getByRole('button', { name: companyZh.list.actionsOf({ name }), exact: true }).click()
  await page.getByRole('menuitem', { name: companyZh.list.end }).click()
  await expect(list.getByRole('listitem').last()).toContainText(companyZh.list.ended)
  await save(page)
  await expect(history(page).first()).toContainText(name)
})

test('[S2.48] a cost centre is added, given to a person, and ends once its people have another', async ({ page }) => {
  test.slow()
  const code = 'ST-1'
  const name = '新业务'
  const { contact } = await newCompany(page, 3)

  await test.step('it is added', async () => {
    await page.goto('/v/manage/enterprise/costCentres')
    await page.getByRole('button', { name: costCentresZh.add }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: editZh.save }).click()
    await expect(dialog.getByText(costCentresZh.nameMissing)).toBeVisible()
    await dialog.getByRole('textbox', { name: namedZh.fields['zh-CN'] }).fill(name)
    await dialog.getByRole('textbox', { name: costCentresZh.fields.code }).fill(code)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: editZh.save }).click()
    await expect(page.getByText(costCentresZh.added)).toBeVisible()
    await expect(rowOf(page, name)).toContainText(costCentresZh.people({ count: 0 }))
    await expectAccessible(page)
  })

  await test.step('somebody is written to it', async () => {
    await page.goto('/v/manage/employee/list')
    await page.getByRole('link', { name: contact, exact: true }).click()
    await page.getByRole('combobox', { name: personZh.fields.costCentre }).selectOption({ label: `${code} ${name}` })
    await page.getByRole('button', { name: editZh.save }).click()
    await expect(page.getByText(personZh.saved)).toBeVisible()
  })

  await test.step('it ends in one step with whom it leaves', async () => {
    await page.goto('/v/manage/enterprise/costCentres')
    await expect(rowOf(page, name)).toContainText(costCentresZh.people({ count: 1 }))
    await chooseInMenu(page, name, catalogueZh.end)
    const dialog = dialogOf(page)
    await expect(dialog).toContainText(costCentresZh.endPeople({ count: 1 }))
    await dialog.getByRole('combobox', { name: costCentresZh.endTo }).selectOption({ index: 1 })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: costCentresZh.endAndMove({ count: 1 }) }).click()
    await expect(page.getByText(costCentresZh.endedMoved({ count: 1 }))).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
    await page.getByRole('combobox', { name: catalogueZh.state }).selectOption('1')
    await page.waitForURL(/ended=1/)
    await chooseInMenu(page, name, catalogueZh.history)
    await expect(history(page)).toHaveCount(2)
    await expect(history(page).first()).toContainText(recordZh.acts.ended.costCentre)
  })
})

test('[S2.48] an invoice title with a wrong number is refused; a notice is published, previewed and taken down', async ({
  page,
}) => {
  test.slow()
  await newCompany(page, 4)

  await test.step('the check character of a tax number is checked before it is sent', async () => {
    await page.goto('/v/manage/enterprise/entities')
    await page.getByRole('button', { name: entitiesZh.add }).first().click()
    const dialog = dialogOf(page)
    await dialog.getByRole('textbox', { name: entitiesZh.fields.name }).fill('云帆分公司')
    const number = dialog.getByRole('textbox', { name: entitiesZh.fields.taxNumber })
    await number.fill('91350100M000100Y44')
    await dialog.getByRole('button', { name: editZh.save }).click()
    await expect(dialog.getByText('统一社会信用代码的校验位不符，请核对')).toBeVisible()
    await expectAccessible(page)
    await number.fill('91350100M000100Y43')
    await dialog.getByRole('button', { name: editZh.save }).click()
    await expect(page.getByText(entitiesZh.added)).toBeVisible()
    await expect(rowOf(page, '云帆分公司')).toContainText(entitiesZh.isDefault)
  })

  await test.step('a notice is seen before it is published, and taken down', async () => {
    const title = '停电通知'
    await page.goto('/v/manage/enterprise/notices')
    await page.getByRole('button', { name: noticesZh.add }).first().click()
    const dialog = dialogOf(page)
    const labelled = (label: string) => namedZh.labelled({ label, language: namedZh.languages['zh-CN'] })
    await dialog.getByRole('textbox', { name: labelled(noticesZh.fields.title) }).fill(title)
    await dialog.getByRole('textbox', { name: labelled(noticesZh.fields.content) }).fill('今晚停电。')
    await expect(dialog.getByRole('region', { name: noticesZh.preview })).toContainText('今晚停电。')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: editZh.save }).click()
    await expect(page.getByText(noticesZh.added)).toBeVisible()
    await expect(rowOf(page, title)).toContainText(noticesZh.states.shown)
    await chooseInMenu(page, title, noticesZh.end)
    await dialogOf(page).getByRole('button', { name: noticesZh.end }).click()
    await expect(page.getByText(noticesZh.ended)).toBeVisible()
    await expect(rowOf(page, title)).toHaveCount(0)
    await page.goto('/v/manage/enterprise/notices?ended=1')
    await page.getByRole('checkbox', { name: catalogueZh.choose({ name: title }) }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: noticesZh.resume, exact: true }).click()
    await dialogOf(page).getByRole('button', { name: noticesZh.resume }).click()
    await expect(page.getByText(catalogueZh.togetherDone({ count: 1 }))).toBeVisible()
    await page.goto('/v/manage/enterprise/notices')
    await expect(rowOf(page, title)).toContainText(noticesZh.states.shown)
  })
})

test('[S6.06] who looks after the money changes costs and reads the switches', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'finance@yuanxing.example', '/v/manage/enterprise/index?tab=booking')
  await expect(page.getByText(companyZh.readOnly)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/v/manage/enterprise/costCentres')
  await expect(page.getByRole('button', { name: costCentresZh.add })).toBeVisible()
  await page.goto('/v/manage/enterprise/notices')
  await expect(page.getByText(catalogueZh.readOnly)).toBeVisible()
  await expect(page.getByRole('button', { name: noticesZh.add })).toHaveCount(0)
})

test('[S2.48] en, 390 px: the company and its cost centres are accessible and fit', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await signIn(page, 'admin@yuanxing.example')
  for (const section of Object.keys(companyEn.tabs)) {
    await page.goto(`/v/manage/enterprise/index?tab=${section}&lang=en`)
    await expect(page.getByRole('heading', { level: 1, name: companyEn.title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page)
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(surplus).toBeLessThanOrEqual(0)
  }
  await page.goto('/v/manage/enterprise/costCentres?lang=en')
  await expect(page.getByRole('list', { name: costCentresEn.table })).toBeVisible()
  await expectAccessible(page)
  await context.close()
})
