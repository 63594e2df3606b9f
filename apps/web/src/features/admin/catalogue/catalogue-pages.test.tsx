// @vitest-environment happy-dom
import type { CostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import type { LegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import type { Project } from '@sojourn/contract/admin/company/project.calls'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findOwners, getCompanyChoices } from '../../../api/calls/admin/company/company'
import { endCostCentre, saveCostCentre, searchCostCentres } from '../../../api/calls/admin/company/cost-centre'
import { endLegalEntity, saveLegalEntity, searchLegalEntities } from '../../../api/calls/admin/company/legal-entity'
import { endProject, saveProject, searchProjects } from '../../../api/calls/admin/company/project'
import { getRecordChanges } from '../../../api/calls/admin/record-change'
import type { WebCall } from '../../../api/web-call'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { namesOf } from '../../../testing/company'
import { savedFiles } from '../../../testing/files'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as costCentresPage from '../cost-centres/cost-centres-page'
import * as entitiesPage from '../legal-entities/legal-entities-page'
import * as projectsPage from '../projects/projects-page'

inBrowser(
  'admin/company/cost-centres',
  'admin/company/projects',
  'admin/company/legal-entities',
  'admin/company/catalogue',
  'admin/named',
  'admin/record',
  'kit/edit',
  'kit/drafts',
)

const common = () => readText('admin/company/catalogue')
const widgets = () => readText('kit/widgets')
const centre: CostCentre = {
  costCentreId: 'c1',
  version: 2,
  code: 'S01',
  name: '销售',
  names: namesOf('销售'),
  owner: { employeeId: 'e2', name: '陈志远' },
  departmentIds: ['d1'],
  people: 3,
}
const project: Project = { code: 'P1', version: 2, name: '北方机场', names: namesOf('北方机场'), from: '2026-10-01' }
const entity: LegalEntity = {
  entityId: 'l1',
  version: 2,
  name: '远行科技有限公司',
  taxNumber: '91350100M000100Y43',
  address: '',
  telephone: '',
  bank: '招商银行',
  account: '**** 1234',
  specialInvoices: false,
  isDefault: true,
  invoiceLimit: 100_000_00,
  mailTo: '',
  departmentIds: [],
}

const lists = [
  {
    what: 'cost centres',
    page: costCentresPage,
    address: paths.costCentres(),
    text: () => readText('admin/company/cost-centres'),
    search: searchCostCentres as WebCall<unknown>,
    row: centre,
  },
  {
    what: 'projects',
    page: projectsPage,
    address: paths.projects(),
    text: () => readText('admin/company/projects'),
    search: searchProjects as WebCall<unknown>,
    row: project,
  },
  {
    what: 'invoice titles',
    page: entitiesPage,
    address: paths.legalEntities(),
    text: () => readText('admin/company/legal-entities'),
    search: searchLegalEntities as WebCall<unknown>,
    row: entity,
  },
] as const
type List = (typeof lists)[number]

const listed = ({ search }: Pick<List, 'search'>, ...rows: object[]) => answer(search as typeof searchProjects, { list: rows })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'readCompany', 'manageCosts'] })
  answer(getCompanyChoices, {
    departments: [{ departmentId: 'd1', name: '销售部' }],
    costCentres: [
      { costCentreId: 'c1', name: '销售' },
      { costCentreId: 'c2', name: '研发' },
    ],
    legalEntities: [],
  })
  answer(getRecordChanges, { list: [] })
  for (const list of lists) listed(list, list.row)
})

async function open(list: List) {
  const page = openPage(list.page, list.address)
  await screen.findByRole('textbox', { name: list.text().keyword })
  const act = async (name: string, action: string) => {
    await page.user.click(await screen.findByRole('button', { name: common().actionsOf({ name }) }))
    await page.user.click(await screen.findByRole('menuitem', { name: action }))
  }
  return { ...page, act }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Part = Awaited<ReturnType<typeof dialog>>
const line = (part: Part, label: string) =>
  part.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.replaceAll(/[（）]/g, '.')}`) })
const nameIn = (part: Part) => line(part, readText('admin/named').fields['zh-CN'])
const saveIn = (part: Part) => part.getByRole('button', { name: readText('kit/edit').save })

describe.each(lists)('the list of $what', (list) => {
  const { row, search, text } = list
  const rowButton = () => screen.findByRole('button', { name: common().actionsOf({ name: row.name }) })

  test('is looked through by words, and those that have ended stand apart', async () => {
    const { user } = await open(list)
    await rowButton()
    await user.click(screen.getByRole('textbox', { name: text().keyword }))
    await user.paste('北')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(requestsOf(search).at(-1)).toEqual({ size: 20, keyword: '北' }))
    await user.selectOptions(screen.getByRole('combobox', { name: common().state }), common().ended)
    await waitFor(() => expect(requestsOf(search).at(-1)).toEqual({ size: 20, keyword: '北', ended: true }))
    await user.click(screen.getByRole('button', { name: widgets().clearFilters }))
    await waitFor(() => expect(requestsOf(search).at(-1)).toEqual({ size: 20 }))
  })

  test('may be empty, and then says how one is entered', async () => {
    listed(list)
    await open(list)
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: text().add })).toHaveLength(2)
  })

  test('may have none of the kind, and a press shows all', async () => {
    listed(list)
    const { user } = await open({ ...list, address: `${list.address}?ended=1` as never })
    await screen.findByText(common().noneFoundTitle)
    listed(list, row)
    await user.click(screen.getAllByRole('button', { name: common().reset }).at(-1)!)
    await rowButton()
  })

  test('is only read by whoever may not change it', async () => {
    signIn({ permissions: ['book', 'readCompany'] })
    const { user } = await open(list)
    expect(await screen.findByText(common().readOnly)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().add })).toBeNull()
    await user.click(await rowButton())
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    expect(items).toEqual([common().history])
  })

  test('offers nothing but the history of what has ended', async () => {
    listed(list, { ...row, endedOn: '2026-10-01' })
    const { user } = await open(list)
    await user.click(await rowButton())
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([common().history])
  })

  test('is had as a file of all that it shows', async () => {
    const files = savedFiles()
    const { user } = await open(list)
    await rowButton()
    await user.click(screen.getByRole('button', { name: widgets().export }))
    await waitFor(async () => expect(await files()).toHaveLength(1))
    const [file] = await files()
    expect(file?.lines.flat()).toContain(row.name)
    expect(requestsOf(search).at(-1)).toEqual({ size: 100 })
  })

  test('that could not be read is read again by a press', async () => {
    loseNetwork(search)
    const { user } = await open(list)
    const again = await screen.findByRole('button', { name: widgets().retry })
    listed(list, row)
    await user.click(again)
    await rowButton()
  })
})

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
