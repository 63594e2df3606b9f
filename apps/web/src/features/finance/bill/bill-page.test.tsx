// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  closeVariance,
  confirmBill,
  decideBillLines,
  getBill,
  getBillLineEvents,
  raiseVariance,
  searchBillLines,
} from '../../../api/calls/finance/bill'
import { correctCostCentre, getOrderChoices } from '../../../api/calls/admin/orders/order'
import { getBillInvoiced } from '../../../api/calls/finance/invoice'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as billPage from './bill-page'

inBrowser('finance/bill/page', 'admin/orders/orders')

const text = () => readText('finance/bill/page')
const billNo = 'B202610'
const told = { traveller: '林晓雯', costCentreId: 'c1', costCentre: '销售' }
const line = (lineId: string, more: object = {}) => ({
  lineId,
  at: '2026-10-12T02:00:00Z',
  orderNo: `F${lineId}`,
  category: 'flightFare' as const,
  method: 'companyCredit' as const,
  voucher: 'airItinerary' as const,
  company: 98_000,
  entityId: 'le1',
  told,
  ...more,
})
const [plain, other, correction] = [line('1'), line('2'), line('3', { adjusts: '1' })]
const bill = {
  billNo,
  from: '2026-10-01',
  to: '2026-10-31',
  state: 'preBill',
  version: 4,
  lines: 3,
  undecided: 2,
  total: 300_000,
  due: 250_000,
  paid: 0,
} as const
const variance = {
  varianceId: 'v1',
  kind: 'amount',
  orderNo: 'F1',
  claimed: 5000,
  proof: '合同价为 930 元',
  state: 'adopted',
  raisedBy: '王芳',
  raisedAt: '2026-11-02T02:00:00Z',
} as const
const whole = { bill, sums: [], open: [], payments: [], variances: [] }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['finance'] })
  answer(getBill, whole)
  answer(searchBillLines, { list: [plain, other, correction] })
  answer(getBillLineEvents, { events: [] })
  answer(getBillInvoiced, {
    invoiced: { count: 2, amount: 90_000 },
    awaiting: { count: 3, amount: 7_000 },
    left: { count: 1, amount: 8_000 },
    missing: { count: 0, amount: 0 },
  })
})

async function open(address = paths.bill({ billNo })) {
  const page = openPage(billPage, address)
  await screen.findByRole('heading', { name: text().detail })
  return page
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
async function drawer({ user }: Awaited<ReturnType<typeof open>>) {
  const [first] = await screen.findAllByRole('button', { name: text().more })
  await user.click(first!)
  return within(await screen.findByRole('dialog'))
}

test('[handbook 10.5] a confirmed bill says what has its invoices and what is left', async () => {
  answer(getBill, { ...whole, bill: { ...bill, state: 'confirmed' } })
  await open()
  expect(await screen.findByText(text().invoiced({ count: 2 }))).toBeTruthy()
  expect(screen.getByText(text().toConfirm({ count: 3 }))).toBeTruthy()
  expect(screen.getByText(formatPrice(7_000))).toBeTruthy()
  expect(screen.getByText(text().toInvoice({ count: 1 }))).toBeTruthy()
  expect(screen.getByText(formatPrice(8_000))).toBeTruthy()
})

test('[handbook 10.3] all that the filter leaves is decided at once', async () => {
  answer(decideBillLines, { billNo, version: 5, count: 7 })
  const { user } = await open(`${paths.bill({ billNo })}&category=flightFare&orderNo=F1`)
  const group = within(await screen.findByRole('group', { name: text().allFound }))
  await user.click(group.getByRole('button', { name: text().decideNext }))
  const filter = { category: 'flightFare', orderNo: 'F1' }
  await waitFor(() => expect(requestsOf(decideBillLines)).toEqual([{ billNo, version: 4, decision: 'nextPeriod', filter }]))
  expect(requestsOf(searchBillLines)[0]).toMatchObject(filter)
})

test('[handbook 10.1] a cost centre is corrected at its line by whoever looks after costs', async () => {
  signIn({ permissions: ['finance', 'manageCosts'] })
  answer(getOrderChoices, {
    costCentres: [
      { costCentreId: 'c1', name: 'C1 销售' },
      { costCentreId: 'c2', name: 'C2 市场' },
    ],
    projects: [],
  })
  answer(correctCostCentre, { orderNo: 'F1' })
  // Another bears this part of the traveller's cost.
  answer(searchBillLines, { list: [line('1', { told: { ...told, position: 0, costCentreId: 'c9', projectCode: '' } })] })
  answer(getBillLineEvents, { ownCostCentreId: 'c1', events: [] })
  const { user } = await open().then(async (page) => ({ ...page, opened: await drawer(page) }))
  const orders = readText('admin/orders/orders')
  await user.click(await screen.findByRole('button', { name: orders.correctTitle }))
  await user.selectOptions(await screen.findByRole('combobox', { name: orders.costCentre }), 'C2 市场')
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${orders.reason}`) }), '调岗')
  await user.click(screen.getByRole('button', { name: orders.correctConfirm }))
  await waitFor(() =>
    expect(requestsOf(correctCostCentre)).toEqual([
      { orderNo: 'F1', position: 0, before: 'c1', costCentreId: 'c2', reason: '调岗' },
    ]),
  )
})

test('[handbook 10.3] what is open leads to where it is seen to, and after confirming what came later is told', async () => {
  const deferred = { item: 'linesDeferred', count: 2, blocks: false } as const
  answer(getBill, { ...whole, bill: { ...bill, state: 'confirmed' }, open: [deferred] })
  await open()
  expect(screen.getByRole('heading', { name: text().openLater })).toBeTruthy()
  expect(screen.queryByText(text().ready)).toBeNull()
  const link = screen.getByRole('link', { name: text().open.linesDeferred({ count: 2 }) })
  expect(link.getAttribute('href')).toBe(paths.bill({ billNo, decision: 'nextPeriod' }))
})

describe('confirming a bill', () => {
  test('asks with both sums first, and sends once the version that was seen', async () => {
    answer(confirmBill, {})
    const { user } = await open()
    await user.click(button(text().confirm))
    const question = within(await screen.findByRole('dialog', { name: text().confirm }))
    const sums = { total: formatPrice(300_000), due: formatPrice(250_000) }
    expect(question.getByText(text().confirmAsk(sums))).toBeTruthy()
    expect(requestsOf(confirmBill)).toEqual([])
    const go = holdBack(confirmBill)
    await user.click(question.getByRole('button', { name: text().confirm }))
    await user.click(button(text().confirm))
    go()
    expect(await screen.findByText(text().confirmNow)).toBeTruthy()
    expect(requestsOf(confirmBill)).toEqual([{ billNo, version: 4 }])
  })

  test('that is refused says why, and the bill can be confirmed still', async () => {
    refuse(confirmBill, 'billChanged')
    const { user } = await open()
    await user.click(button(text().confirm))
    const question = within(await screen.findByRole('dialog', { name: text().confirm }))
    await user.click(question.getByRole('button', { name: text().confirm }))
    expect(await screen.findByText(await sentenceOf('billChanged'))).toBeTruthy()
    expect(button(text().confirm).getAttribute('aria-disabled')).toBeNull()
  })

  test('that is refused, as the bill has changed meanwhile, is confirmed as it is now', async () => {
    refuse(confirmBill, 'billChanged')
    const { user } = await open()
    const press = async () => {
      await user.click(button(text().confirm))
      const question = within(await screen.findByRole('dialog', { name: text().confirm }))
      await user.click(question.getByRole('button', { name: text().confirm }))
    }
    answer(getBill, { ...whole, bill: { ...bill, version: 5 } })
    await press()
    await waitFor(() => expect(requestsOf(getBill).length).toBeGreaterThan(1))
    await screen.findByText(await sentenceOf('billChanged'))
    await press()
    await waitFor(() => expect(requestsOf(confirmBill).map(({ version }) => version)).toEqual([4, 5]))
  })

  test.each([
    ['something is open', ['finance'], [{ item: 'linesUndecided', count: 2, blocks: true }], () => text().confirmBlocked],
    ['somebody is not of the finance', ['book'], [], () => text().noPermission],
  ] as const)('says why it waits where %s', async (_case, permissions, items, reason) => {
    signIn({ permissions })
    answer(getBill, { ...whole, open: items })
    const { user } = await open()
    await user.click(button(text().confirm))
    expect(within(button(text().confirm)).getByText(reason())).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('waits for nothing that does not block, which is told nevertheless', async () => {
    answer(getBill, { ...whole, open: [{ item: 'ordersUnderWay', count: 3, blocks: false }] })
    await open()
    expect(screen.getByText(text().ready)).toBeTruthy()
    expect(screen.getByText(text().open.ordersUnderWay({ count: 3 }))).toBeTruthy()
    expect(button(text().confirm).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('the lines of a bill', () => {
  test('are decided together, at the version that was seen', async () => {
    answer(decideBillLines, { count: 2 })
    const { user } = await open()
    await user.click(await box('F1'))
    await user.click(await box('F2'))
    expect(screen.getByText(text().selected({ count: 2 }))).toBeTruthy()
    await user.dblClick(button(text().decideNext))
    expect(await screen.findByText(text().decided({ count: 2 }))).toBeTruthy()
    expect(requestsOf(decideBillLines)).toEqual([{ billNo, version: 4, decision: 'nextPeriod', lineIds: ['1', '2'] }])
    expect(screen.queryByText(text().selected({ count: 2 }))).toBeNull()
  })

  test('stay chosen where the decision is refused', async () => {
    refuse(decideBillLines, 'billChanged')
    const { user } = await open()
    await user.click(await box('F1'))
    answer(getBill, { ...whole, bill: { ...bill, version: 5 } })
    await user.click(button(text().decideThis))
    expect(await screen.findByText(await sentenceOf('billChanged'))).toBeTruthy()
    expect((await box('F1')).checked).toBe(true)
    await waitFor(() => expect(requestsOf(getBill).length).toBeGreaterThan(1))
    await user.click(button(text().decideThis))
    await waitFor(() => expect(requestsOf(decideBillLines).map(({ version }) => version)).toEqual([4, 5]))
  })

  test('are narrowed by the address, and the filter stands in it; what nothing is found by can be cleared', async () => {
    answer(searchBillLines, ({ decision }) => ({ list: decision ? [] : [plain] }))
    const { user, address } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: text().filters.decision }), text().undecidedOne)
    expect(await screen.findByText(text().narrowed)).toBeTruthy()
    expect(requestsOf(searchBillLines).at(-1)).toMatchObject({ billNo, decision: 'undecided' })
    expect(address()).toContain('undecided')
    await user.click(screen.getByRole('button', { name: text().reset }))
    expect(await box('F1')).toBeTruthy()
    expect(address()).not.toContain('undecided')
  })

  test('are decided with all of the same order from the drawer of one', async () => {
    answer(decideBillLines, { count: 2 })
    const opened = await open()
    const asked = await drawer(opened)
    expect(asked.queryByRole('group', { name: text().ofApplication }), 'it has no application').toBeNull()
    const ofOrder = within(asked.getByRole('group', { name: text().ofOrder }))
    await opened.user.click(ofOrder.getByRole('button', { name: text().decideThis }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(decideBillLines)).toEqual([{ billNo, version: 4, decision: 'thisPeriod', orderNo: 'F1' }])
  })

  test('of a confirmed bill are only looked at', async () => {
    answer(getBill, { ...whole, bill: { ...bill, state: 'confirmed' } })
    await open()
    await screen.findAllByText('F1')
    expect(screen.queryByRole('checkbox')).toBeNull()
    for (const name of [text().confirm, text().restThis]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('a variance', () => {
  test('without an amount or a proof is not sent, and says which is wrong', async () => {
    const opened = await open()
    const asked = await drawer(opened)
    await opened.user.click(asked.getByRole('button', { name: text().raise }))
    const [amount, words] = asked.getAllByRole('textbox')
    for (const [claimed, proof, faults] of [
      ['', '', ['amountWrong', 'proofMissing']],
      ['12.345', '合同价', ['amountWrong']],
      ['12', '  ', ['proofMissing']],
    ] as const) {
      for (const [field, typed] of [[amount!, claimed] as const, [words!, proof] as const]) {
        await opened.user.clear(field)
        await opened.user.paste(typed)
      }
      await opened.user.click(asked.getByRole('button', { name: text().submit }))
      const shown = (['amountWrong', 'proofMissing'] as const).filter((fault) => asked.queryByText(text()[fault]))
      expect(shown, `${claimed} ${proof}`).toEqual(faults)
    }
    expect(requestsOf(raiseVariance)).toEqual([])
  })

  test('is sent once with fen, less where the line should be more; what is refused keeps its words', async () => {
    refuse(raiseVariance, 'billConfirmed')
    const opened = await open()
    const { user } = opened
    const asked = await drawer(opened)
    await user.click(asked.getByRole('button', { name: text().raise }))
    await user.selectOptions(asked.getByRole('combobox'), text().varianceKinds.twice)
    const [amount, words] = asked.getAllByRole<HTMLInputElement>('textbox')
    await user.click(amount!)
    await user.paste('-12.5')
    await user.click(words!)
    await user.paste(' 与 F2 重复 ')
    await user.click(asked.getByRole('button', { name: text().submit }))
    expect(await asked.findByText(await sentenceOf('billConfirmed'))).toBeTruthy()
    expect(words!.value).toBe(' 与 F2 重复 ')
    answer(raiseVariance, {})
    await user.dblClick(asked.getByRole('button', { name: text().submit }))
    expect(await screen.findByText(text().raised)).toBeTruthy()
    const sent = { billNo, lineId: '1', kind: 'twice', claimed: -1250, proof: '与 F2 重复' }
    expect(requestsOf(raiseVariance)).toEqual([sent, sent])
  })

  test('that was answered is put away by the finance', async () => {
    answer(getBill, { ...whole, variances: [variance] })
    answer(closeVariance, {})
    const { user } = await open()
    expect(screen.getByText(variance.proof)).toBeTruthy()
    answer(getBill, { ...whole, variances: [{ ...variance, state: 'closed' }] })
    const go = holdBack(searchBillLines)
    await user.click(screen.getByRole('button', { name: text().closeIt }))
    await waitFor(() => expect(screen.queryByRole('button', { name: text().closeIt })).toBeNull())
    go()
    expect(await screen.findByText(text().closed), 'although the button is gone').toBeTruthy()
    expect(requestsOf(closeVariance)).toEqual([{ varianceId: 'v1' }])
  })

  test('that a colleague has put away meanwhile says so, and stands as it is now', async () => {
    answer(getBill, { ...whole, variances: [variance] })
    refuse(closeVariance, 'varianceAnswered')
    const { user } = await open()
    answer(getBill, { ...whole, variances: [{ ...variance, state: 'closed' }] })
    await user.click(screen.getByRole('button', { name: text().closeIt }))
    expect(await screen.findByText(await sentenceOf('varianceAnswered'))).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: text().closeIt })).toBeNull())
  })
})

test('a bill that cannot be read can be tried again', async () => {
  refuse(getBill, 'unexpected')
  const { user } = openPage(billPage, paths.bill({ billNo }))
  const alert = await screen.findByRole('alert')
  answer(getBill, whole)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('heading', { name: text().detail })).toBeTruthy()
})

test('a bill that is not there leads back to the bills', async () => {
  refuse(getBill, 'billUnknown')
  openPage(billPage, paths.bill({ billNo }))
  const link = await screen.findByRole('link', { name: text().bills })
  expect(link.getAttribute('href')).toBe(paths.bills())
})
