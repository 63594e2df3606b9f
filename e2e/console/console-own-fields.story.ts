import { expect, test, type Page } from '@playwright/test'
import { endCustomField, getCustomFields } from '@sojourn/contract/admin/company/custom-field.calls'
import { getPerson, savePerson } from '@sojourn/contract/admin/people/person.calls'
import { text as fieldsZh } from '@sojourn/text/admin/custom-field/words.zh-CN'
import { text as namedZh } from '@sojourn/text/admin/named.zh-CN'
import { text as peopleEn } from '@sojourn/text/admin/people/people.en'
import { text as peopleZh } from '@sojourn/text/admin/people/people.zh-CN'
import { text as personEn } from '@sojourn/text/admin/people/person.en'
import { text as personZh } from '@sojourn/text/admin/people/person.zh-CN'
import { text as policyZh } from '@sojourn/text/admin/policy/policy.zh-CN'
import { text as scopeZh } from '@sojourn/text/admin/policy/scope.zh-CN'
import { text as editZh } from '@sojourn/text/kit/edit.zh-CN'
import { expectAccessible, signIn } from '../support'
import { signedIn } from '../train-buyer'

const administrator = 'admin@yuanxing.example'
const colleague = { employeeId: '1-contractor', name: '吴思源' }
const office = '苏州工业园'

/** The company as it was: nobody is asked any more, and the colleague works nowhere in particular. */
async function undo(name: string): Promise<void> {
  const { send, leave } = await signedIn(administrator)
  const { list } = await send(getCustomFields, {})
  const { employeeId } = colleague
  const { version, fields } = await send(getPerson, { employeeId })
  await send(savePerson, { employeeId, version, fields: { ...fields, office: '', fields: [] } })
  for (const { key, version: at } of list.filter((each) => each.name === name && each.endedOn === undefined))
    await send(endCustomField, { key, version: at })
  await leave()
}

async function addField(page: Page, name: string): Promise<void> {
  await signIn(page, administrator, '/v/manage/enterprise/fields')
  await page.getByRole('button', { name: fieldsZh.add }).click()
  const dialog = page.getByRole('dialog', { name: fieldsZh.addTitle })
  await dialog.getByRole('textbox', { name: namedZh.fields['zh-CN'] }).fill(name)
  await dialog.getByRole('combobox', { name: fieldsZh.fields.kind }).selectOption(fieldsZh.kinds.one)
  await dialog.getByRole('textbox', { name: fieldsZh.fields.choices }).fill('外派\tPosted abroad\n驻场\tOn site')
  await dialog.getByRole('checkbox', { name: fieldsZh.formNames.person }).check()
  await dialog.getByRole('checkbox', { name: fieldsZh.formNames.order }).uncheck()
  await expect(dialog.getByText(fieldsZh.personHint)).toBeVisible()
  await expect(dialog.getByText(fieldsZh.fields.area)).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: editZh.save }).click()
  await expect(page.getByText(fieldsZh.added)).toBeVisible()
}

test('[S2.45] a field of people is added, filled in with an office, found by, and offered to a travel policy', async ({
  page,
}) => {
  test.slow()
  const name = `用工方式${test.info().retry || ''}`
  await page.setViewportSize({ width: 1440, height: 900 })
  await addField(page, name)
  try {
    await test.step('it stands on the person, whose history says what was filled in', async () => {
      await page.goto(`/v/manage/employee/detail?employeeId=${colleague.employeeId}`)
      await page.getByRole('combobox', { name }).selectOption('外派')
      await page.getByRole('combobox', { name: personZh.fields.office }).fill(office)
      await page.getByRole('button', { name: editZh.save, exact: true }).click()
      await expect(page.getByText(personZh.saved)).toBeVisible()
      await expect(page.getByText(`${name}：外派`)).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the list is narrowed by it, and by the office', async () => {
      await page.goto('/v/manage/employee/list')
      await page.getByRole('combobox', { name: peopleZh.ownField, exact: true }).selectOption(`${name}：外派`)
      await expect(page.getByRole('table', { name: peopleZh.table }).getByRole('row')).toHaveCount(2)
      await page.getByRole('combobox', { name: peopleZh.office, exact: true }).selectOption(office)
      await expect(page.getByRole('link', { name: colleague.name })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('a policy may name its values', async () => {
      await page.goto('/v/manage/control/detail')
      await page.getByRole('combobox', { name: policyZh.scopeType }).selectOption(scopeZh.scopes.field)
      const values = page.getByRole('combobox', { name: new RegExp(`^${scopeZh.scopes.field}`) })
      await values.selectOption(`${name}：驻场`)
      await expect(page.getByRole('main').getByText(`${name}：驻场`, { exact: true })).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('en, 390 px: who looks at the person reads it in English', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/v/manage/employee/detail?employeeId=${colleague.employeeId}&lang=en`)
      await expect(page.getByRole('heading', { name: personEn.sections.ownFields })).toBeVisible()
      await expect(page.getByRole('combobox', { name })).toContainText('Posted abroad')
      await expectAccessible(page)
      await page.goto('/v/manage/employee/list?lang=en')
      await expect(page.getByRole('heading', { level: 1, name: peopleEn.title })).toBeVisible()
    })
  } finally {
    await undo(name)
  }
})
