// @vitest-environment happy-dom
import type { CompanyField } from '@sojourn/contract/admin/company/custom-field.calls'
import { customFieldFaultSentence } from '@sojourn/domain/admin/company/custom-field-faults'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import {
  endCustomField,
  getCustomFields,
  orderCustomFields,
  saveCustomField,
} from '../../../api/calls/admin/company/custom-field'
import { getCompanyChanges } from '../../../api/calls/admin/record-change'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as fieldsPage from './custom-fields-page'

inBrowser(
  'kit/edit',
  'kit/drafts',
  'admin/custom-field/words',
  'admin/company/catalogue',
  'admin/named',
  'admin/record',
  'booking/application/words',
  'booking/custom-field',
  'booking/policy/edit',
)

const text = () => readText('admin/custom-field/words')
const edit = () => readText('kit/edit')
const named = () => readText('admin/named')
const fault = (of: Parameters<typeof customFieldFaultSentence>[0]) => customFieldFaultSentence(of, 'zh-CN')
const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })
const field = (key: string, name: string, more: Partial<CompanyField> = {}): CompanyField => ({
  key,
  version: 3,
  name,
  names: names(name),
  hints: names(''),
  kind: 'text',
  required: false,
  perTraveller: false,
  forms: ['order'],
  products: [],
  area: 'anywhere',
  countries: [],
  cities: [],
  departmentIds: [],
  entityIds: [],
  limits: {},
  begins: { with: 'nothing', value: '' },
  choices: [],
  ...more,
})
const [client, region] = [
  field('client', '客户编号', { required: true }),
  field('region', '大区', {
    kind: 'one',
    choices: [
      { value: 'north', names: names('华北'), ended: false },
      { value: 'east', names: names('华东'), ended: false },
    ],
  }),
]
const gone = field('old', '旧字段', { endedOn: '2026-01-01' })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['manageCompany'] })
  answer(getCompanyChoices, { departments: [], costCentres: [], legalEntities: [] })
  answer(getCompanyChanges, { list: [] })
})

async function open(list: CompanyField[] = [client, region, gone], mayChange = true) {
  answer(getCustomFields, { list, orderVersion: 5, mayChange })
  const page = openPage(fieldsPage, '/manage/fields')
  await screen.findByRole('heading', { level: 1, name: text().title })
  const menuOf = (name: string) => screen.findByRole('button', { name: text().actionsOf({ name }) })
  const act = async (name: string, what: string) => {
    await page.user.click(await menuOf(name))
    await page.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${what}`) }))
  }
  return { ...page, menuOf, act }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Form = Awaited<ReturnType<typeof dialog>>
const line = (form: Form, label: string) => form.getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })[0]!
const choice = (form: Form, label: string) =>
  form.getAllByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${label}`) })[0]!
const save = (form: Form) => form.getByRole('button', { name: new RegExp(`^${edit().save}`) })
const sent = () => requestsOf(saveCustomField)
const rows = () =>
  within(screen.getByRole('table', { name: text().table }))
    .getAllByRole('row')
    .slice(1)

describe('the fields of a company', () => {
  test('stand in the order in which they are asked, those that have ended last', async () => {
    await open()
    await screen.findByText(client.name)
    const states = rows().map((row) =>
      [text().required, text().optional, text().endedState].find((word) => within(row).queryByText(word)),
    )
    expect(states).toEqual([text().required, text().optional, text().endedState])
  })

  test('are moved one place, in the version of the order that was seen', async () => {
    answer(orderCustomFields, { version: 6, keys: [] })
    const { act, menuOf } = await open()
    await menuOf(region.name)
    answer(getCustomFields, { list: [region, client, gone], orderVersion: 6, mayChange: true })
    await act(region.name, text().moveUp)
    await waitFor(() => expect(rows()[0]!.textContent).toContain(region.name))
    expect(requestsOf(orderCustomFields)).toEqual([{ version: 5, keys: ['region', 'client'] }])
  })

  test('that are first or last go no further', async () => {
    const { act } = await open()
    await act(client.name, text().moveUp)
    expect(requestsOf(orderCustomFields)).toEqual([])
  })

  test('that a colleague moved first stand as they are by now', async () => {
    refuse(orderCustomFields, 'recordChanged')
    const { act, menuOf } = await open()
    await menuOf(region.name)
    answer(getCustomFields, { list: [field('new', '新字段'), client, region], orderVersion: 8, mayChange: true })
    await act(region.name, text().moveUp)
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(await screen.findByText('新字段')).toBeTruthy()
  })

  test('end after a question only', async () => {
    answer(endCustomField, { key: 'client' })
    const { user, act } = await open()
    await act(client.name, text().end)
    const question = await dialog(text().endTitle({ name: client.name }))
    expect(requestsOf(endCustomField)).toEqual([])
    answer(getCustomFields, { list: [region], orderVersion: 5, mayChange: true })
    await user.click(question.getByRole('button', { name: text().end }))
    expect(await screen.findByText(text().ended)).toBeTruthy()
    expect(requestsOf(endCustomField)).toEqual([{ key: 'client', version: 3 }])
    await waitFor(() => expect(screen.queryByText(client.name)).toBeNull())
  })

  test.each([
    ['whoever may only read them', false, client],
    ['everybody once they have ended', true, gone],
  ] as const)('have nothing but their history for %s', async (_who, mayChange, of) => {
    const { user, menuOf } = await open(undefined, mayChange)
    await user.click(await menuOf(of.name))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([text().history])
  })

  test('are none yet, which leads to the first; what cannot be read can be tried again', async () => {
    refuse(getCustomFields, 'forbidden')
    const { user } = openPage(fieldsPage, '/manage/fields')
    const alert = await screen.findByRole('alert')
    answer(getCustomFields, { list: [], orderVersion: 0, mayChange: true })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().add }))
    expect(await dialog(text().addTitle)).toBeTruthy()
  })
})

describe('a new field', () => {
  async function add(list?: CompanyField[]) {
    const page = await open(list)
    await page.user.click(await screen.findByRole('button', { name: text().add }))
    const form = await dialog(text().addTitle)
    const kind = (of: keyof ReturnType<typeof text>['kinds']) =>
      page.user.selectOptions(choice(form, text().fields.kind), text().kinds[of])
    const name = (typed: string) => page.user.type(line(form, named().fields['zh-CN']), typed)
    return { ...page, form, kind, name }
  }

  test('is named, and sent once with what its kind knows', async () => {
    answer(saveCustomField, { key: 'k', version: 1 })
    const { user, form, name } = await add()
    await user.click(save(form))
    expect(form.getByText(fault('nameMissing'))).toBeTruthy()
    expect(document.activeElement).toBe(line(form, named().fields['zh-CN']))
    expect(sent()).toEqual([])
    await name('合同编号')
    await user.type(line(form, text().fields.most), '12')
    await user.type(line(form, text().fields.pattern), 'AA-9999')
    const go = holdBack(saveCustomField)
    await user.dblClick(save(form))
    go()
    expect(await screen.findByText(text().added)).toBeTruthy()
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({
      version: 0,
      field: {
        names: { 'zh-CN': '合同编号' },
        kind: 'text',
        forms: ['order'],
        limits: { most: 12, pattern: 'AA-9999' },
        choices: [],
      },
    })
  })

  test.each([
    ['are no figures', 'abc', '', () => text().limitsWrong],
    ['are no figures at the other end', '', '1e', () => text().limitsWrong],
    ['cross', '9', '3', () => fault('limitsCrossed')],
  ])('with limits that %s is not sent', async (_how, least, most, sentence) => {
    const { user, form, name } = await add()
    await name('合同编号')
    if (least) await user.type(line(form, text().fields.least), least)
    if (most) await user.type(line(form, text().fields.most), most)
    await user.click(save(form))
    expect(form.getByText(sentence())).toBeTruthy()
    expect(sent()).toEqual([])
  })

  test('that is a list has a choice a line, with its English name', async () => {
    answer(saveCustomField, { key: 'k', version: 1 })
    const { user, form, kind, name } = await add()
    await name('项目阶段')
    await kind('one')
    await user.click(save(form))
    expect(form.getByText(fault('choicesMissing'))).toBeTruthy()
    await user.click(line(form, text().fields.choices))
    await user.paste('立项\tStart\n\n验收')
    await user.click(save(form))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]!.field.choices.map(({ names: said, value }) => [said['zh-CN'], said.en, value])).toEqual([
      ['立项', 'Start', ''],
      ['验收', '验收', ''],
    ])
  })

  test('that is a list with one choice twice is not sent', async () => {
    const { user, form, kind, name } = await add()
    await name('项目阶段')
    await kind('one')
    await user.click(line(form, text().fields.choices))
    await user.paste('立项\n立项')
    await user.click(save(form))
    expect(form.getByText(fault('choiceTwice'))).toBeTruthy()
    expect(sent()).toEqual([])
  })

  test('that depends on another list names a choice of that for each of its own', async () => {
    answer(saveCustomField, { key: 'k', version: 1 })
    const { user, form, kind, name } = await add()
    await name('城市')
    await kind('one')
    await user.selectOptions(choice(form, text().fields.parentKey), region.name)
    await user.click(line(form, text().fields.choices))
    await user.paste('北京')
    await user.click(save(form))
    expect(form.getByText(fault('choiceParentMissing'))).toBeTruthy()
    await user.clear(line(form, text().fields.choices))
    await user.paste('北京\t华北\tBeijing')
    await user.click(save(form))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]!.field).toMatchObject({ parentKey: 'region', choices: [{ parent: 'north', names: { en: 'Beijing' } }] })
  })

  test('can be tried as people see it, which sends nothing', async () => {
    const { user, form, kind, name } = await add()
    await name('项目阶段')
    await kind('one')
    await user.click(line(form, text().fields.choices))
    await user.paste('立项\n验收')
    const preview = within(form.getByRole('group', { name: text().preview }))
    await user.selectOptions(preview.getByRole('combobox', { name: /项目阶段/ }), '验收')
    expect(preview.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe('验收')
    expect(sent()).toEqual([])
  })

  test('that is refused at a part says so there', async () => {
    refuse(saveCustomField, 'badRequest', { field: 'limits' })
    const { user, form, name } = await add()
    await name('合同编号')
    await user.click(save(form))
    expect(await form.findAllByText(await sentenceOf('badRequest'))).toBeTruthy()
    await waitFor(() => expect(line(form, text().fields.most).getAttribute('aria-invalid')).toBe('true'))
    expect(line(form, named().fields['zh-CN']).value).toBe('合同编号')
  })
})

describe('a field that is there', () => {
  async function change(of: CompanyField) {
    const page = await open()
    await page.act(of.name, text().edit)
    return { ...page, form: await dialog(text().editTitle(of)) }
  }

  test('keeps its kind, and tells what differs, each with its way back', async () => {
    const { user, form } = await change(client)
    expect(form.queryByRole('combobox', { name: new RegExp(`^${text().fields.kind}`) })).toBeNull()
    await user.type(line(form, text().fields.most), '8')
    const changes = within(form.getByRole('region', { name: edit().bar }))
    expect(changes.getByText(edit().unsaved({ count: 1 }))).toBeTruthy()
    await user.click(changes.getByRole('button', { name: edit().undoOf({ name: text().fields.most }) }))
    expect(line(form, text().fields.most).value).toBe('')
  })

  test('of which nothing was changed is closed, not sent', async () => {
    const { user, form } = await change(client)
    await user.click(save(form))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([])
  })

  test('keeps the value of a choice that stays, and ends one whose line is taken away', async () => {
    answer(saveCustomField, { key: 'region', version: 4 })
    const { user, form } = await change(region)
    await user.clear(line(form, text().fields.choices))
    await user.paste('华东\n西南')
    await user.click(save(form))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ key: 'region', version: 3 })
    expect(sent()[0]!.field.choices.map(({ value, ended }) => [value, ended])).toEqual([
      ['east', false],
      ['', false],
      ['north', true],
    ])
  })

  test('that a colleague changed elsewhere is saved with both', async () => {
    const { user, form } = await change(client)
    await user.type(line(form, text().fields.most), '8')
    refuse(saveCustomField, 'recordChanged')
    answer(getCustomFields, () => {
      answer(saveCustomField, { key: 'client', version: 9 })
      return { list: [{ ...client, version: 8, required: false }, region], orderVersion: 5, mayChange: true }
    })
    await user.click(save(form))
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(sent().at(-1)).toMatchObject({ version: 8, field: { required: false, limits: { most: 8 } } })
  })
})
