// @vitest-environment happy-dom
import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { adjustBudget, endBudget, getBudgetPeriods, saveBudget, searchBudgets } from '../../../api/calls/admin/company/budget'
import { splitBudget } from '../../../api/calls/admin/company/budget-split'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { budget, quarters } from '../../../testing/budget'
import { openPage, showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import { BudgetCard } from './budget-card'
import * as budgetsPage from './budgets-page'

inBrowser('admin/budget/words', 'admin/company/catalogue', 'admin/named', 'kit/edit', 'kit/drafts')

const text = () => readText('admin/budget/words')
const common = () => readText('admin/company/catalogue')
const departments = [
  { departmentId: 'd1', name: '销售部' },
  ...['华东', '华南', '华北'].map((name, index) => ({ departmentId: `d1${index}`, name, parentId: 'd1' })),
]

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  answer(getBudgetPeriods, { periods: quarters })
  answer(getCompanyChoices, { departments })
})

async function open(list: Budget[] = [budget], permissions = ['manageCosts']) {
  signIn({ permissions })
  answer(searchBudgets, { list })
  const page = openPage(budgetsPage, paths.budgets())
  const menu = async () => {
    const [button] = await screen.findAllByRole('button', { name: common().actionsOf({ name: budget.name }) })
    await page.user.click(button!)
    return screen.findAllByRole('menuitem')
  }
  const act = async (what: string, title: string) => {
    const entries = await menu()
    await page.user.click(entries.find(({ textContent }) => textContent === what)!)
    return within(await screen.findByRole('dialog', { name: title }))
  }
  const write = async (field: HTMLElement, typed: string) => {
    await page.user.clear(field)
    if (typed) await page.user.paste(typed)
  }
  return { ...page, menu, act, write }
}

describe('what is offered of a budget', () => {
  const nameOf = {
    entries: () => text().entries,
    edit: () => common().edit,
    adjust: () => text().adjust,
    split: () => text().split,
    history: () => common().history,
    end: () => common().end,
  }
  const all = ['entries', 'edit', 'adjust', 'split', 'history', 'end'] as const
  test.each([
    ['with a limit', {}, ['manageCosts'], all],
    ['without a limit', { amount: -1 }, ['manageCosts'], ['entries', 'edit', 'history', 'end']],
    [
      'of a month of one person',
      { period: 'month', object: { kind: 'person', id: 'e1', name: '林晓雯' } },
      ['manageCosts'],
      all.filter((entry) => entry !== 'split'),
    ],
    ['that has ended', { endedOn: '2026-11-01' }, ['manageCosts'], ['entries', 'history']],
    ['to who only reads it', {}, ['readCosts'], ['entries', 'history']],
  ] as const)('%s', async (_which, more, permissions, offered) => {
    const { menu } = await open([{ ...budget, ...more }], [...permissions])
    expect((await menu()).map(({ textContent }) => textContent)).toEqual(offered.map((entry) => nameOf[entry]()))
  })
})

describe('adjusting a period', () => {
  test('wants an amount and a reason, and takes away what is taken away', async () => {
    answer(adjustBudget, { available: 0 })
    const { user, act, write } = await open()
    const dialog = await act(text().adjust, text().adjustTitle(budget))
    const adjust = () => user.click(dialog.getByRole('button', { name: text().adjust }))
    const amount = dialog.getByRole('textbox', { name: new RegExp(`^${text().adjustAmount.slice(0, 2)}`) })
    await write(amount, '0')
    await adjust()
    expect(dialog.getByText(text().adjustAmountWrong)).toBeTruthy()
    expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
    expect(requestsOf(adjustBudget)).toEqual([])
    await user.selectOptions(dialog.getByRole('combobox', { name: text().adjustPeriod }), '2026-07-01')
    await user.selectOptions(dialog.getByRole('combobox', { name: text().direction }), text().directions.less)
    await write(amount, '120.5')
    await write(dialog.getByRole('textbox', { name: new RegExp(`^${text().reason}`) }), ' 项目取消 ')
    const go = holdBack(adjustBudget)
    await adjust()
    await adjust()
    go()
    expect(await screen.findByText(text().adjusted)).toBeTruthy()
    expect(requestsOf(adjustBudget)).toEqual([{ planId: 'p1', from: '2026-07-01', amount: -12_050, reason: '项目取消' }])
    await waitFor(() => expect(requestsOf(searchBudgets).length).toBeGreaterThan(1))
  })
})

describe('splitting a budget', () => {
  async function split(by: 'departments' | 'months' = 'departments') {
    const page = await open()
    const dialog = await page.act(text().split, text().splitTitle(budget))
    const part = (name: string) => dialog.findByRole<HTMLInputElement>('textbox', { name: text().splitAmountOf({ name }) })
    if (by === 'months')
      await page.user.selectOptions(dialog.getByRole('combobox', { name: text().splitBy }), text().splits.months)
    const send = () => page.user.click(dialog.getByRole('button', { name: text().split }))
    return { ...page, dialog, part, send }
  }

  test('over departments counts what is left, sends only those that have a part, and not before it is whole', async () => {
    answer(splitBudget, { planIds: ['p2', 'p3'] })
    const { dialog, part, send, write } = await split()
    const left = () => dialog.getByRole('status').textContent
    await write(await part('华东'), '6000')
    expect(left()).toBe(text().splitLeft({ left: formatPrice(400_000) }))
    await write(await part('华南'), '4000.01')
    expect(left()).toBe(text().splitOver({ over: formatPrice(1) }))
    await send()
    expect(requestsOf(splitBudget)).toEqual([])
    await write(await part('华南'), '4000')
    expect(left()).toBe(text().splitWhole)
    await send()
    expect(await screen.findByText(text().splitDone({ count: 2 }))).toBeTruthy()
    const parts = [
      { of: 'd10', amount: 600_000 },
      { of: 'd11', amount: 400_000 },
    ]
    expect(requestsOf(splitBudget)).toEqual([{ planId: 'p1', version: 2, by: 'departments', parts }])
  })

  test('over the months of a quarter is equal to the fen at one press', async () => {
    answer(splitBudget, { planIds: ['p2', 'p3', 'p4'] })
    const { user, dialog, part, send } = await split('months')
    await part('2026-12')
    await user.click(dialog.getByRole('button', { name: text().splitEqually }))
    await send()
    await screen.findByText(text().splitDone({ count: 3 }))
    const [sent] = requestsOf(splitBudget)
    expect(sent).toMatchObject({ by: 'months', from: '2026-10-01' })
    const amounts = sent!.parts.map(({ amount }) => amount)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1_000_000)
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
  })

  test('that is no amount says so at its part; one that the server refuses keeps all that was typed', async () => {
    refuse(splitBudget, 'budgetOverlaps')
    const { user, dialog, part, send, write } = await split()
    await write(await part('华北'), '一万')
    expect(dialog.getByText(text().adjustAmountWrong)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: text().splitEqually }))
    await send()
    expect(await dialog.findByText(await sentenceOf('budgetOverlaps'))).toBeTruthy()
    expect((await part('华北')).value).toBe('3333.33')
  })
})

describe('a budget that is written', () => {
  test('anew is refused field by field before it is sent', async () => {
    const { user } = await open([])
    const [add] = await screen.findAllByRole('button', { name: text().add })
    await user.click(add!)
    const dialog = within(await screen.findByRole('dialog', { name: text().addTitle }))
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${readText('kit/edit').save}`) }))
    expect(dialog.getByText(text().nameMissing)).toBeTruthy()
    for (const fault of ['budgetObjectMissing', 'budgetDayMissing'] as const)
      expect(dialog.getAllByText(companyFaultSentence(fault, 'zh-CN')).length).toBeGreaterThan(0)
    expect(requestsOf(saveBudget)).toEqual([])
  })

  test('is changed at the version that was read; no amount is no limit', async () => {
    answer(saveBudget, { planId: 'p1', version: 3 })
    const { user, act, write } = await open()
    const dialog = await act(common().edit, text().editTitle(budget))
    await write(dialog.getByRole('textbox', { name: text().fields.amount }), '')
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${readText('kit/edit').save}`) }))
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(saveBudget)).toEqual([expect.objectContaining({ planId: 'p1', version: 2, amount: -1, warnFirst: 60 })])
  })

  test('is ended after a question; one that somebody changed meanwhile is not', async () => {
    refuse(endBudget, 'recordChanged')
    const { user, act } = await open()
    const question = await act(common().end, text().endTitle(budget))
    expect(requestsOf(endBudget)).toEqual([])
    await user.click(question.getByRole('button', { name: common().end }))
    expect(await screen.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    expect(requestsOf(endBudget)).toEqual([{ planId: 'p1', version: 2 }])
  })
})

test('those that are counted for the month are found by the address, and all again', async () => {
  signIn({ permissions: ['manageCosts'] })
  answer(searchBudgets, { list: [budget] })
  const { user, address } = openPage(budgetsPage, paths.budgets({ counted: '1' }))
  await screen.findAllByText(budget.name)
  expect(requestsOf(searchBudgets).at(-1)).toMatchObject({ counted: true })
  await user.click(screen.getByRole('button', { name: new RegExp(text().countedOnly) }))
  await waitFor(() => expect(address()).toBe(paths.budgets()))
  await waitFor(() => expect(requestsOf(searchBudgets).at(-1)).not.toHaveProperty('counted'))
})

test('on a narrow screen a budget says what it has set aside, spent and left', () => {
  const current = { ...budget.current, pending: 1_000_00, spent: 2_000_00, available: 7_000_00 }
  showPart(<BudgetCard row={{ ...budget, current }} menu={null} />)
  for (const [word, fen] of [
    ['pending', 1_000_00],
    ['spent', 2_000_00],
    ['available', 7_000_00],
  ] as const) {
    expect(screen.getByText(text().columns[word])).toBeTruthy()
    expect(screen.getByText(formatPrice(fen))).toBeTruthy()
  }
})

test('budgets are narrowed by the address, each narrowing can be taken off, and all at once where nothing is found', async () => {
  const { user, address } = await open()
  await screen.findAllByText(budget.name)
  answer(searchBudgets, { list: [] })
  await user.selectOptions(screen.getByRole('combobox', { name: text().fields.period }), text().periods.year)
  await user.selectOptions(screen.getByRole('combobox', { name: text().warned }), text().warnedOnly)
  expect(await screen.findByText(common().noneFoundTitle)).toBeTruthy()
  expect(requestsOf(searchBudgets).at(-1)).toMatchObject({ period: 'year', warned: true })
  expect(address()).toContain('period=year')
  const [reset] = screen.getAllByRole('button', { name: common().reset })
  await user.click(reset!)
  await waitFor(() => expect(address()).toBe(paths.budgets()))
  expect(await screen.findByText(text().noneText)).toBeTruthy()
})
