// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getMonthSpend } from '../../../api/calls/admin/orders/spend'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer } from '../../../testing/server'
import { SpendCard } from './spend-card'

inBrowser('admin/home', 'admin/budget/words', 'booking/application/words')

const text = () => readText('admin/home')
const days = { from: '2026-11-01', to: '2026-11-20', beforeFrom: '2025-11-01', beforeTo: '2025-11-20' }
const budget = { kind: 'costCentre', count: 5, names: ['研发', '销售'] } as const
const spend = { ...days, products: [], amount: 900_00, before: 0 }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readOrders', 'readCompany'] })
})
const open = () => openPage({ Component: SpendCard }, paths.management())

test.each([
  [800_00, 1_000_00, 80],
  [1_300_00, 1_000_00, 130],
  [1_004_00, 1_000_00, 100],
  [-50_00, 1_000_00, -5],
])(
  '[S2.44] %i fen of a budget of %i for the month are %i percent of it, which leads to the budgets',
  async (spent, amount, percent) => {
    answer(getMonthSpend, { ...spend, budget: { ...budget, amount, spent } })
    open()
    await screen.findByText(text().monthBudget({ amount: formatPrice(amount), spent: formatPrice(spent) }))
    const words = text().budgetsCounted({ ...budget, object: readText('admin/budget/words').objects.costCentre })
    expect(words).toContain('研发、销售')
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(`${paths.budgets()}?counted=1`)
    expect(screen.getByText(text().budgetUsed({ percent }))).toBeTruthy()
    expect(screen.getByTitle(text().budgetUsed({ percent })).textContent).toContain(`${percent}%`)
  },
)

test('of a month without an amount no share is told, whatever is spent', async () => {
  answer(getMonthSpend, { ...spend, budget: { ...budget, amount: 0, spent: 500_00 } })
  open()
  await screen.findByText(text().monthBudget({ amount: formatPrice(0), spent: formatPrice(500_00) }))
  expect(screen.queryByText(/%/)).toBeNull()
})

test('the figure leads to the orders that it sums', async () => {
  answer(getMonthSpend, spend)
  open()
  const link = await screen.findByRole('link', { name: text().orders })
  const { from, to } = days
  expect(link.getAttribute('href')).toBe(paths.companyOrders({ dateKind: 'transacted', from, to }))
})

test('without budgets nothing is said of them', async () => {
  answer(getMonthSpend, spend)
  open()
  expect(await screen.findByText(text().noSpend)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /预算/ })).toBeNull()
})
