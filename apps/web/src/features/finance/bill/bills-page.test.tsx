// @vitest-environment happy-dom
import type { Bill, BillVariance, Unbilled } from '@sojourn/contract/finance/bill.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeVariance, getBills, getUnbilled, getVariances, searchUnbilledLines } from '../../../api/calls/finance/bill'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as billsPage from './bills-page'
import * as confirmListPage from './confirm-list-page'
import * as variancesPage from './variances-page'

inBrowser('finance/bill/page', 'admin/orders/words')

const text = () => readText('finance/bill/page')
const bill = {
  billNo: 'B202610',
  from: '2026-10-01',
  to: '2026-10-31',
  state: 'preBill',
  total: 300_000,
  due: 250_000,
  paid: 0,
  lines: 3,
  undecided: 2,
} as const satisfies Sketch<Bill>
const unbilled = {
  from: '2026-11-01',
  cutOff: '2026-11-30',
  total: 120_000,
  due: 100_000,
  deferredLines: 0,
  deferredTotal: 0,
} as const satisfies Sketch<Unbilled>
const variance = {
  varianceId: 'v1',
  billNo: bill.billNo,
  kind: 'amount',
  orderNo: 'F1',
  claimed: 5000,
  proof: '合同价为 930 元',
  state: 'adopted',
  raisedBy: '王芳',
  raisedAt: '2026-11-02T02:00:00Z',
} as const satisfies Sketch<BillVariance>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['finance'] })
  answer(getBills, { list: [bill] })
  answer(getUnbilled, unbilled)
})
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the bills of a company', () => {
  test('lead to each of them, and are narrowed by what stands in the address', async () => {
    const { user, address } = openPage(billsPage, paths.bills())
    await waitFor(() => expect(links()).toContain(paths.bill({ billNo: bill.billNo })))
    answer(getBills, { list: [] })
    await user.click(screen.getByRole('tab', { name: text().states.overdue }))
    expect(await screen.findByText(text().noneIn)).toBeTruthy()
    expect(requestsOf(getBills).map(({ state }) => state)).toEqual([undefined, 'overdue'])
    expect(address()).toContain('overdue')
  })

  test('that are none yet say when the first comes', async () => {
    answer(getBills, { list: [] })
    openPage(billsPage, paths.bills())
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(screen.getByText(text().noneWhy)).toBeTruthy()
  })

  test('come after what would stand on the next, whose lines are read by whoever wants them', async () => {
    answer(getUnbilled, { ...unbilled, deferredLines: 2, deferredTotal: 30_000 })
    answer(searchUnbilledLines, { list: [] })
    const { user } = openPage(billsPage, paths.bills())
    expect(await screen.findByText(text().unbilledDeferred({ count: 2, amount: formatPrice(30_000) }))).toBeTruthy()
    expect(requestsOf(searchUnbilledLines)).toEqual([])
    const more = screen.getByRole('button', { name: text().unbilledLines })
    await user.click(more)
    expect(await screen.findByText(text().unbilledNone)).toBeTruthy()
    expect(more.getAttribute('aria-expanded')).toBe('true')
    await user.click(more)
    expect(screen.queryByText(text().unbilledNone)).toBeNull()
  })

  test('are there although what is not billed yet cannot be read, which can be tried again', async () => {
    refuse(getUnbilled, 'unexpected')
    const { user } = openPage(billsPage, paths.bills())
    await waitFor(() => expect(links()).toContain(paths.bill({ billNo: bill.billNo })))
    const alert = await screen.findByRole('alert')
    answer(getUnbilled, unbilled)
    await user.click(within(alert).getByRole('button'))
    expect((await screen.findAllByText(text().unbilledTotal)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('pre-bills that wait are asked for by their state; where none waits it says so', async () => {
  answer(getBills, { list: [] })
  openPage(confirmListPage, paths.billsToConfirm())
  expect(await screen.findByText(text().confirmListNone)).toBeTruthy()
  expect(requestsOf(getBills)).toMatchObject([{ state: 'preBill' }])
})

describe('variances of all bills', () => {
  const close = () => screen.queryByRole('button', { name: text().closeIt })
  const open = (list: Sketch<BillVariance>[] = [variance]) => {
    answer(getVariances, { list })
    return openPage(variancesPage, paths.variances())
  }

  test('say what was claimed and answered, and lead to their bill', async () => {
    open([{ ...variance, answeredBy: '赵敏', answeredAt: '2026-11-03T02:00:00Z', adjusted: -5000, answer: '已核对' }])
    expect(await screen.findByText(variance.proof)).toBeTruthy()
    expect(screen.getByText(new RegExp(`${text().varianceKinds.amount} · `))).toBeTruthy()
    expect(screen.getByText(/已核对/).textContent).toContain(text().adjusted({ amount: formatPrice(-5000) }))
    expect(screen.getByRole('link', { name: text().toBill }).getAttribute('href')).toBe(paths.bill({ billNo: bill.billNo }))
  })

  test.each([
    ['answered, by the finance', ['finance'], 'adopted', true],
    ['put away already', ['finance'], 'closed', false],
    ['answered, by whoever only reads', ['approve'], 'adopted', false],
  ] as const)('are put away where they are %s', async (_what, permissions, state, may) => {
    signIn({ permissions })
    open([{ ...variance, state }])
    await screen.findByText(variance.proof)
    expect(close() !== null).toBe(may)
  })

  test('that cannot be put away stay, with why', async () => {
    refuse(closeVariance, 'varianceAnswered')
    const { user } = open()
    await screen.findByText(variance.proof)
    const press = close()!
    await user.click(press)
    expect(await screen.findByText(await sentenceOf('varianceAnswered'))).toBeTruthy()
    expect([press.isConnected, press.getAttribute('aria-busy')]).toEqual([true, null])
  })

  test('are narrowed by their state, and none is a good sign', async () => {
    const { user } = open()
    await screen.findByText(variance.proof)
    answer(getVariances, { list: [] })
    await user.click(screen.getByRole('tab', { name: text().varianceStates.pending }))
    expect(await screen.findByText(text().noVariances)).toBeTruthy()
    expect(requestsOf(getVariances)).toEqual([{}, { state: 'pending' }])
  })
})
