// @vitest-environment happy-dom
import { mappingFaultSentence } from '@sojourn/domain/finance/accounting/mapping-faults'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  getAccountingBills,
  getAccountingMapping,
  makeAccountingExport,
  saveAccountingMapping,
  tryAccountingExport,
} from '../../../api/calls/finance/accounting'
import { getReportChoices } from '../../../api/calls/finance/report'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as billPage from './accounting-bill-page'
import * as accountingPage from './accounting-page'
import * as mappingPage from './mapping-page'

inBrowser('finance/accounting/page', 'finance/bill/page', 'admin/orders/words', 'kit/edit', 'kit/drafts')

const text = () => readText('finance/accounting/page')
const billNo = 'B202610'
const bill = { billNo, from: '2026-10-01', to: '2026-10-31', state: 'confirmed', total: 300_000 } as const
const madeBy = (version: number) => ({ version, from: '2026-01-01', savedBy: '王芳', savedAt: '2026-01-05T02:00:00Z' })
const trial = { bill, mapping: madeBy(2), lines: 3, accounts: [], gaps: [], exports: [] }
const made = {
  exportId: 'x1',
  billNo,
  mappingVersion: 2,
  entries: 3,
  rows: 6,
  amount: 300_000,
  hash: 'abc',
  madeBy: '王芳',
  madeAt: '2026-11-03T02:00:00Z',
}

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['finance'] })
})

describe('an export of a bill', () => {
  async function open(more: object = {}) {
    answer(tryAccountingExport, { ...trial, ...more })
    const page = openPage(billPage, paths.accountingBill({ billNo }))
    await screen.findByRole('heading', { name: text().history })
    return page
  }
  const make = (name = text().make) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

  test.each([
    [
      'the mapping lacks an account',
      { gaps: [{ lacks: 'account', category: 'flightFare', lines: 2, amount: 98_000 }] },
      () => text().makeBlocked.gaps,
    ],
    ['no mapping holds', { mapping: undefined }, () => text().makeBlocked.mapping],
  ] as const)('is not made where %s, which the button says', async (_case, more, reason) => {
    const { user } = await open(more)
    await user.click(await make())
    expect(within(await make()).getByText(reason())).toBeTruthy()
    expect(requestsOf(makeAccountingExport)).toEqual([])
  })

  test('is made once by the mapping that was seen, and stands in the history then', async () => {
    answer(makeAccountingExport, made)
    const { user } = await open()
    const go = holdBack(makeAccountingExport)
    await user.dblClick(await make())
    answer(tryAccountingExport, { ...trial, exports: [made] })
    go()
    expect(await screen.findByText(text().made)).toBeTruthy()
    expect(await screen.findByText(text().exportTitle({ version: 2 }))).toBeTruthy()
    expect(await make(text().again)).toBeTruthy()
    expect(requestsOf(makeAccountingExport)).toEqual([{ billNo, mappingVersion: 2 }])
  })

  test('by a mapping that somebody changed meanwhile is not made: the new one is shown and taken next', async () => {
    refuse(makeAccountingExport, 'accountingMappingChanged')
    const { user } = await open()
    answer(tryAccountingExport, { ...trial, mapping: madeBy(3) })
    await user.click(await make())
    expect(await screen.findByText(await sentenceOf('accountingMappingChanged'))).toBeTruthy()
    const lead = text().previewLead({ lines: 3, version: 3, from: formatFullDate('2026-01-01') })
    expect(await screen.findByText(lead)).toBeTruthy()
    answer(makeAccountingExport, made)
    await user.click(await make())
    await waitFor(() => expect(requestsOf(makeAccountingExport).map(({ mappingVersion }) => mappingVersion)).toEqual([2, 3]))
  })

  test('[S4.39] is read by an auditor, who makes none', async () => {
    signIn({ permissions: ['readCompany'] })
    await open({ exports: [made] })
    expect(await screen.findByText(text().exportTitle({ version: 2 }))).toBeTruthy()
    for (const name of [text().make, text().again]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('of a bill that is not confirmed says so, and the page can be tried again', async () => {
    refuse(tryAccountingExport, 'billUnconfirmed')
    const { user } = openPage(billPage, paths.accountingBill({ billNo }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(await sentenceOf('billUnconfirmed'))
    answer(tryAccountingExport, trial)
    await user.click(within(alert).getByRole('button'))
    expect(await make()).toBeTruthy()
  })
})

describe('the mapping of accounts', () => {
  const mapping = {
    rules: [{ account: '6601' }],
    inputTax: '2221',
    settlement: { companyCredit: '2241', deposit: '1123', companyAccount: '1002' },
    ledgers: [{ entityId: '', code: '001' }],
  }
  const answerOf = (version: number, rules = mapping.rules) => ({
    version,
    from: '2026-01-01',
    mapping: { ...mapping, rules },
    versions: [madeBy(version), madeBy(1)],
  })
  const edit = () => readText('kit/edit')
  async function open(query: { version?: string } = {}, rules = mapping.rules) {
    answer(getAccountingMapping, ({ version }) => ({ ...answerOf(2, rules), ...(version && { version: Number(version) }) }))
    answer(getReportChoices, { entities: [], costCentres: [], projects: [], departments: [] })
    const page = openPage(mappingPage, paths.accountingMapping(query))
    await screen.findByRole('heading', { name: text().edit.versions })
    return page
  }
  const rule = (place: number) => within(screen.getByRole('group', { name: text().edit.rule({ place }) }))
  const save = () => screen.getByRole('button', { name: new RegExp(`^${edit().save}`) })

  test('is saved with a rule for one category beside that for all, at the version that was read', async () => {
    answer(saveAccountingMapping, { version: 3 })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: text().edit.addRule }))
    await user.selectOptions(
      rule(2).getByRole('combobox', { name: text().edit.category }),
      readText('finance/bill/page').categories.flightFare,
    )
    await user.click(save())
    expect(screen.getByText(mappingFaultSentence('accountMissing', 'zh-CN'))).toBeTruthy()
    expect(requestsOf(saveAccountingMapping)).toEqual([])
    await user.click(rule(2).getByRole('textbox'))
    await user.paste('6602')
    await user.click(save())
    expect(await screen.findByText(text().edit.saved)).toBeTruthy()
    const rules = [{ account: '6601' }, { category: 'flightFare', account: '6602' }]
    expect(requestsOf(saveAccountingMapping)).toEqual([{ version: 2, from: '2026-01-01', mapping: { ...mapping, rules } }])
  })

  test('loses the rule that is taken away, and no other', async () => {
    answer(saveAccountingMapping, { version: 3 })
    const { user } = await open({}, [{ account: '6601' }, { account: '6602' }])
    await user.click(await screen.findByRole('button', { name: text().edit.removeRule({ place: 1 }) }))
    await user.click(save())
    await waitFor(() => expect(requestsOf(saveAccountingMapping)[0]?.mapping.rules).toEqual([{ account: '6602' }]))
  })

  test.each([
    [2, () => text().edit.latest({ version: 2 })],
    [0, () => text().edit.noVersions],
  ])('[S4.39] of version %i is read by an auditor as the latest, without a form', async (version, said) => {
    signIn({ permissions: ['readCompany'] })
    answer(getAccountingMapping, version === 0 ? { ...answerOf(0), versions: [] } : answerOf(version))
    answer(getReportChoices, { entities: [], costCentres: [], projects: [], departments: [] })
    openPage(mappingPage, paths.accountingMapping())
    expect((await screen.findAllByText(said())).length).toBeGreaterThan(0)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('link', { name: text().edit.toLatest })).toBeNull()
  })

  test('of a former version is only read, and leads to the latest', async () => {
    await open({ version: '1' })
    expect(await screen.findByRole('heading', { name: text().edit.old({ version: 1 }) })).toBeTruthy()
    expect(screen.queryByRole('button', { name: new RegExp(`^${edit().save}`) })).toBeNull()
    const latest = screen.getByRole('link', { name: text().edit.toLatest })
    expect(latest.getAttribute('href')).toBe(paths.accountingMapping())
  })
})

test('a company without confirmed bills is led to its bills', async () => {
  answer(getAccountingBills, { list: [] })
  openPage(accountingPage, paths.accounting())
  expect(await screen.findByText(text().noneWhy)).toBeTruthy()
  expect(screen.getByRole('link', { name: text().toBills }).getAttribute('href')).toBe(paths.bills())
})
