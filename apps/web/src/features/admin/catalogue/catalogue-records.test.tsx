// @vitest-environment happy-dom
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findOwners, getCompanyChoices } from '../../../api/calls/admin/company/company'
import { endCostCentre, saveCostCentre } from '../../../api/calls/admin/company/cost-centre'
import { endLegalEntity, saveLegalEntity } from '../../../api/calls/admin/company/legal-entity'
import { endProject, saveProject } from '../../../api/calls/admin/company/project'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser } from '../../../testing/browser'
import { namesOf } from '../../../testing/company'
import {
  catalogues,
  centre,
  dialogOf,
  entity,
  keepCatalogues,
  lineIn,
  listRecords,
  nameIn,
  openCatalogue,
  project,
  saveIn,
} from '../../../testing/catalogue'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'

inBrowser(
  'admin/cost-objects/cost-centres',
  'admin/cost-objects/projects',
  'admin/company/legal-entities',
  'admin/company/catalogue',
  'admin/named',
  'admin/record',
  'kit/edit',
  'kit/drafts',
)

const common = () => readText('admin/company/catalogue')
const lists = catalogues
const listed = listRecords
const open = openCatalogue
const dialog = dialogOf
const line = lineIn

beforeEach(keepCatalogues)

describe('a cost centre', () => {
  const [list] = lists
  const { text } = list

  test('without a code or a name is not sent: each field says so, the first has the focus', async () => {
    const { user } = await open(list)
    await user.click(screen.getByRole('button', { name: text().add }))
    const form = await dialog(text().addTitle)
    await user.click(saveIn(form))
    expect(form.getByText(text().nameMissing)).toBeTruthy()
    expect(form.getByText(companyFaultSentence('codeWrong', 'zh-CN'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(nameIn(form)))
    expect(requestsOf(saveCostCentre)).toEqual([])
  })

  test('is entered once with its owner and departments', async () => {
    answer(findOwners, { list: [{ employeeId: 'e2', name: '陈志远', number: 'Y100', departmentName: '销售部' }] })
    answer(saveCostCentre, { costCentreId: 'c3', version: 1 })
    const { user } = await open(list)
    await user.click(screen.getByRole('button', { name: text().add }))
    const form = await dialog(text().addTitle)
    await user.type(nameIn(form), ' 市场 ')
    await user.type(line(form, text().fields.code), 'M01')
    await user.click(form.getByRole('combobox', { name: new RegExp(`^${common().owner}`) }))
    await user.paste('陈')
    await user.click(await screen.findByRole('option', { name: /陈志远/ }))
    await user.click(form.getByRole('checkbox', { name: '销售部' }))
    const go = holdBack(saveCostCentre)
    await user.dblClick(saveIn(form))
    go()
    expect(await screen.findByText(text().added)).toBeTruthy()
    expect(requestsOf(saveCostCentre)).toEqual([
      { version: 0, code: 'M01', names: namesOf('市场'), ownerId: 'e2', departmentIds: ['d1'] },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['at its code', 'companyCodeTaken', 'code', true],
    ['as a whole, which is read out', 'costCentreUnknown', undefined, false],
  ] as const)('that is refused %s says so, with what was typed', async (_where, problem, field, atCode) => {
    refuse(saveCostCentre, problem, field ? { field } : {})
    const { user, act } = await open(list)
    await act('销售', common().edit)
    const form = await dialog(text().editTitle({ name: '销售' }))
    await user.clear(line(form, text().fields.code))
    await user.type(line(form, text().fields.code), 'S02')
    await user.click(saveIn(form))
    const sentence = await sentenceOf(problem)
    await form.findByText(sentence)
    expect(line(form, text().fields.code).getAttribute('aria-invalid') === 'true').toBe(atCode)
    expect(form.queryAllByRole('alert').some((alert) => alert.textContent === sentence)).toBe(!atCode)
    expect(line(form, text().fields.code).value).toBe('S02')
  })

  test('with people ends once they have another, in the same step', async () => {
    answer(endCostCentre, { costCentreId: 'c1', moved: 3 })
    const { user, act } = await open(list)
    await act('销售', common().end)
    const question = await dialog(text().endTitle({ name: '销售' }))
    const end = question.getByRole('button', { name: new RegExp(`^${text().endAndMove({ count: 3 })}`) })
    expect(end.getAttribute('aria-disabled')).toBe('true')
    await user.click(end)
    expect(requestsOf(endCostCentre)).toEqual([])
    const choices = question.getByRole('combobox', { name: text().endTo })
    expect(within(choices).queryByRole('option', { name: '销售' })).toBeNull()
    await user.selectOptions(choices, 'c2')
    await user.click(question.getByRole('button', { name: text().endAndMove({ count: 3 }) }))
    expect(await screen.findByText(text().endedMoved({ count: 3 }))).toBeTruthy()
    expect(requestsOf(endCostCentre)).toEqual([{ costCentreId: 'c1', version: 2, moveTo: 'c2' }])
  })

  test('that is the only one cannot give its people to another', async () => {
    answer(getCompanyChoices, { departments: [], costCentres: [{ costCentreId: 'c1', name: '销售' }], legalEntities: [] })
    const { act } = await open(list)
    await act('销售', common().end)
    expect((await dialog(text().endTitle({ name: '销售' }))).getByText(text().onlyOne)).toBeTruthy()
  })

  test('that somebody was written to meanwhile asks for another, and why is read out', async () => {
    listed(list, { ...centre, people: 0 })
    refuse(endCostCentre, 'costCentreInUse')
    const { user, act } = await open(list)
    await act('销售', common().end)
    const question = await dialog(text().endTitle({ name: '销售' }))
    expect(question.queryByRole('combobox')).toBeNull()
    await user.click(question.getByRole('button', { name: text().end }))
    expect((await question.findByRole('alert')).textContent).toBe(await sentenceOf('costCentreInUse'))
    expect(question.getByRole('combobox', { name: text().endTo })).toBeTruthy()
  })

  test('says for whom it is meant, or that it is for everybody', async () => {
    listed(list, centre, { ...centre, costCentreId: 'c9', code: 'R01', name: '研发', departmentIds: [], owner: undefined })
    await open(list)
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
    expect(rows[0]).toContain('陈志远销售部')
    expect(rows[1]).toContain(`${common().noOwner}${common().everybody}`)
  })
})

describe('a project', () => {
  const [, list] = lists
  const { text } = list

  test.each([
    [
      'from and to',
      { from: '2026-10-01', to: '2026-12-31' },
      (): string => text().span({ from: formatFullDate('2026-10-01'), to: formatFullDate('2026-12-31') }),
    ],
    ['from a day', { from: '2026-10-01' }, (): string => text().since({ from: formatFullDate('2026-10-01') })],
    ['until a day', { from: undefined, to: '2026-12-31' }, (): string => text().until({ to: formatFullDate('2026-12-31') })],
    ['always', { from: undefined }, (): string => text().always],
  ])('says its period: %s', async (_what, more, words) => {
    listed(list, { ...project, ...more })
    await open(list)
    await screen.findByRole('button', { name: common().actionsOf({ name: project.name }) })
    expect(screen.getAllByText(words()).length).toBeGreaterThan(0)
  })

  test('keeps its code for ever: an edit does not ask for it, and sends what changed', async () => {
    answer(saveProject, { code: 'P1', version: 3 })
    const { user, act } = await open(list)
    await act('北方机场', common().edit)
    const form = await dialog(text().editTitle({ name: '北方机场' }))
    expect(form.queryByRole('textbox', { name: new RegExp(`^${text().fields.code}`) })).toBeNull()
    await user.type(nameIn(form), '二期')
    await user.click(saveIn(form))
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveProject)).toEqual([
      { added: false, version: 2, code: 'P1', names: namesOf('北方机场二期'), from: '2026-10-01' },
    ])
  })

  test('that ends before it begins is not sent', async () => {
    const { user, act } = await open(list)
    await act('北方机场', common().edit)
    const form = await dialog(text().editTitle({ name: '北方机场' }))
    await user.type(form.getByLabelText(new RegExp(`^${text().to}`)), '2026-09-01')
    await user.tab()
    await user.click(saveIn(form))
    expect(form.getByText(companyFaultSentence('periodCrossed', 'zh-CN'))).toBeTruthy()
    expect(requestsOf(saveProject)).toEqual([])
  })

  test('ends after a question, and is not asked about twice', async () => {
    answer(endProject, { code: 'P1' })
    const { user, act } = await open(list)
    await act('北方机场', common().end)
    const question = await dialog(text().endTitle({ name: '北方机场' }))
    expect(requestsOf(endProject)).toEqual([])
    listed(list)
    await user.click(question.getByRole('button', { name: common().end }))
    expect(await screen.findByText(text().ended)).toBeTruthy()
    expect(requestsOf(endProject)).toEqual([{ code: 'P1', version: 2 }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that somebody changed meanwhile does not end, and why is told', async () => {
    refuse(endProject, 'recordChanged')
    const { user, act } = await open(list)
    await act('北方机场', common().end)
    await user.click((await dialog(text().endTitle({ name: '北方机场' }))).getByRole('button', { name: common().end }))
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
  })

  test('that is half written is there the next time', async () => {
    const { user, comeAgain } = await open(list)
    await user.click(screen.getByRole('button', { name: text().add }))
    await user.type(nameIn(await dialog(text().addTitle)), '南方')
    await comeAgain()
    await user.click(screen.getByRole('button', { name: text().add }))
    expect(nameIn(await dialog(text().addTitle)).value).toBe('南方')
  })
})

describe('an invoice title', () => {
  const [, , list] = lists
  const { text } = list
  async function edit() {
    const page = await open(list)
    await page.act(entity.name, common().edit)
    return { ...page, form: await dialog(text().editTitle({ name: entity.name })) }
  }

  test('keeps its account, which is known masked alone, unless another is typed whole', async () => {
    answer(saveLegalEntity, { entityId: 'l1', version: 3 })
    const { user, form } = await edit()
    expect(form.getByText(entity.account)).toBeTruthy()
    await user.type(line(form, text().fields.address), '世纪大道 1 号')
    await user.click(saveIn(form))
    await screen.findByText(text().saved)
    expect(requestsOf(saveLegalEntity)[0]).not.toHaveProperty('account')
    expect(requestsOf(saveLegalEntity)[0]).toMatchObject({ entityId: 'l1', version: 2, address: '世纪大道 1 号' })
  })

  test('has another account once it is typed', async () => {
    answer(saveLegalEntity, { entityId: 'l1', version: 3 })
    const { user, form } = await edit()
    await user.click(form.getByRole('button', { name: text().accountChange }))
    await user.type(line(form, text().fields.account), '6222020200112233445')
    await user.click(saveIn(form))
    await waitFor(() => expect(requestsOf(saveLegalEntity)[0]).toMatchObject({ account: '6222020200112233445' }))
  })

  test.each([
    ['nothing', ''],
    ['less than one yuan', '0.5'],
    ['no amount', '很多'],
  ])('of %s as its limit is refused at the field', async (_what, typed) => {
    const { user, form } = await edit()
    await user.clear(line(form, text().fields.invoiceLimit))
    if (typed) await user.type(line(form, text().fields.invoiceLimit), typed)
    await user.click(saveIn(form))
    expect(form.getByText(text().limitWrong)).toBeTruthy()
    expect(requestsOf(saveLegalEntity)).toEqual([])
  })

  test('that is the usual one stays it, and says how another becomes it', async () => {
    const { form } = await edit()
    const usual = form.getByRole<HTMLInputElement>('checkbox', { name: text().fields.isDefault })
    expect([usual.checked, usual.disabled]).toEqual([true, true])
    expect(document.getElementById(usual.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text().isTheDefault)
  })

  test('that is the usual one does not end, and why is told', async () => {
    refuse(endLegalEntity, 'legalEntityIsDefault')
    const { user, act } = await open(list)
    await act(entity.name, common().end)
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: common().end }))
    expect(await screen.findByText(await sentenceOf('legalEntityIsDefault'))).toBeTruthy()
  })
})
