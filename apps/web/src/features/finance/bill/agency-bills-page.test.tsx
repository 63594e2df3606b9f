// @vitest-environment happy-dom
import type { Bill, BillVariance } from '@sojourn/contract/finance/bill.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { addBillCharge, answerVariance, getServedBills, recordBillPayment, setBillTerms } from '../../../api/calls/finance/bill'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as agencyPage from './agency-bills-page'

inBrowser('finance/bill/page')

const text = () => readText('finance/bill/page')
const agency = () => text().agency
const bill = {
  billNo: 'B202610',
  from: '2026-10-01',
  to: '2026-10-31',
  state: 'confirmed',
  due: 250_000,
  paid: 50_000,
} as const satisfies Sketch<Bill>
const variance = {
  varianceId: 'v1',
  kind: 'amount',
  orderNo: 'F1',
  category: 'flightFare',
  company: 98_000,
  traveller: '林晓雯',
  service: 'MU5101',
  from: '北京',
  to: '上海',
  ticketNo: '781-2160000001',
  departAt: '2026-10-12T02:00:00Z',
  claimed: 5000,
  proof: '合同价为 930 元',
  state: 'pending',
  raisedBy: '王芳',
  raisedAt: '2026-11-02T02:00:00Z',
} as const
const terms = { cutOffDay: 1, dueDays: 30 }
const unbilled = { from: '2026-11-01', cutOff: '2026-12-01', total: 76_500, due: 70_000, deferredLines: 0, deferredTotal: 0 }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

async function open(list: Sketch<Bill>[] = [bill], variances: Sketch<BillVariance>[] = []) {
  answer(getServedBills, { companyName: '远行科技', terms, unbilled, list, variances })
  const page = openPage(agencyPage, paths.agentBills({ enterpriseId: 7 }))
  await screen.findByRole('heading', { level: 1, name: '远行科技' })
  const write = async (field: HTMLElement, typed: string) => {
    await page.user.clear(field)
    if (typed) await page.user.paste(typed)
  }
  const dialogOf = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  return { ...page, write, dialogOf }
}
type Within = Pick<typeof screen, 'getByRole'>
const field = (part: Within, label: string) =>
  part.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.replace(/[（）]/g, '.')}`) })

describe('a payment of a bill', () => {
  test('begins with what is left, wants a day and a receipt, and is recorded once in fen', async () => {
    answer(recordBillPayment, { billNo: bill.billNo, state: 'paid' })
    const { user, write, dialogOf } = await open()
    const dialog = await dialogOf(agency().record)
    const record = dialog.getByRole('button', { name: agency().record })
    expect(field(dialog, agency().amount).value).toBe('2000')
    await user.click(record)
    expect(dialog.getByText(agency().receiptMissing)).toBeTruthy()
    expect(document.activeElement).toBe(field(dialog, agency().receivedOn))
    await write(field(dialog, agency().receivedOn), '2026-11-18')
    await write(field(dialog, agency().amount), '1500.5')
    await write(field(dialog, agency().receiptNo), ' R1 ')
    const go = holdBack(recordBillPayment)
    await user.dblClick(record)
    go()
    expect(await screen.findByText(agency().recorded({ amount: formatPrice(150_050) }))).toBeTruthy()
    expect(requestsOf(recordBillPayment)).toEqual([
      { enterpriseId: 7, billNo: bill.billNo, amount: 150_050, receivedOn: '2026-11-18', receipt: 'R1' },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of one below nought begins with what goes back', async () => {
    const { dialogOf } = await open([{ ...bill, due: -30_000, paid: 0 }])
    const dialog = await dialogOf(agency().record)
    expect(field(dialog, agency().amount).value).toBe('-300')
    expect(dialog.getByText(agency().refundHint)).toBeTruthy()
  })

  test.each([
    ['preBill', [true, false]],
    ['confirmed', [false, true]],
    ['partlyPaid', [false, true]],
    ['overdue', [false, true]],
    ['paid', [false, false]],
  ] as const)('is recorded, or something is added, as a bill stands: %s', async (state, may) => {
    await open([{ ...bill, state }])
    const offered = [agency().add, agency().record].map((name) => screen.queryByRole('button', { name }) !== null)
    expect(offered).toEqual(may)
  })
})

test('what is added to a pre-bill is named with its order, sign and reason; a refusal keeps all of it', async () => {
  refuse(addBillCharge, 'billConfirmed')
  const { user, write, dialogOf } = await open([{ ...bill, state: 'preBill' }])
  const dialog = await dialogOf(agency().add)
  const add = dialog.getByRole('button', { name: agency().add })
  await user.click(add)
  for (const fault of [agency().orderMissing, text().amountWrong, agency().addReasonMissing])
    expect(dialog.getByText(fault)).toBeTruthy()
  expect(requestsOf(addBillCharge)).toEqual([])
  await write(field(dialog, text().filters.orderNo), ' F1 ')
  await user.selectOptions(dialog.getByRole('combobox', { name: text().filters.category }), text().categories.compensation)
  expect(dialog.getByText(agency().addHint.compensation)).toBeTruthy()
  await write(field(dialog, agency().amount), '-88')
  await write(field(dialog, agency().reason), '航班取消')
  await user.click(add)
  expect(await dialog.findByText(await sentenceOf('billConfirmed'))).toBeTruthy()
  expect(field(dialog, agency().amount).value).toBe('-88')
  answer(addBillCharge, { billNo: bill.billNo })
  await user.click(add)
  expect(await screen.findByText(agency().addedNow)).toBeTruthy()
  const sent = { enterpriseId: 7, billNo: bill.billNo, orderNo: 'F1', charge: 'compensation', amount: -8800, reason: '航班取消' }
  expect(requestsOf(addBillCharge)).toEqual([sent, sent])
})

describe('a variance that waits', () => {
  test('is adopted with what corrects it, which begins as the opposite of what is claimed', async () => {
    answer(answerVariance, { varianceId: 'v1', state: 'adopted' })
    const { user } = await open([], [variance])
    expect(field(screen, agency().adjustBy).value).toBe('-50')
    answer(getServedBills, { companyName: '远行科技', terms, unbilled, list: [], variances: [] })
    const go = holdBack(answerVariance)
    await user.dblClick(screen.getByRole('button', { name: agency().adopt }))
    go()
    expect(await screen.findByText(agency().adopted)).toBeTruthy()
    expect(requestsOf(answerVariance)).toEqual([
      { enterpriseId: 7, varianceId: 'v1', answer: 'adopt', reason: '', adjusted: -5000 },
    ])
    expect(await screen.findByText(agency().noWaiting)).toBeTruthy()
  })

  test('that claims less begins with what makes up for it', async () => {
    await open([], [{ ...variance, claimed: -5000 }])
    expect(field(screen, agency().adjustBy).value).toBe('50')
  })

  test('is rejected with a reason only, and adopted with an amount only', async () => {
    answer(answerVariance, { varianceId: 'v1', state: 'rejected' })
    const { user, write } = await open([], [variance])
    await write(field(screen, agency().adjustBy), '')
    await user.click(screen.getByRole('button', { name: agency().adopt }))
    expect(screen.getByText(text().amountWrong)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: agency().reject }))
    expect(screen.getByText(agency().reasonMissing)).toBeTruthy()
    expect(screen.queryByText(text().amountWrong)).toBeNull()
    expect(requestsOf(answerVariance)).toEqual([])
    await write(field(screen, agency().reason), ' 与合同一致 ')
    await user.click(screen.getByRole('button', { name: agency().reject }))
    expect(await screen.findByText(agency().rejected)).toBeTruthy()
    expect(requestsOf(answerVariance)).toEqual([{ enterpriseId: 7, varianceId: 'v1', answer: 'reject', reason: '与合同一致' }])
  })
})

describe('what a colleague did meanwhile', () => {
  test('to a variance is said, and its form is gone', async () => {
    refuse(answerVariance, 'varianceAnswered')
    const { user } = await open([], [variance])
    answer(getServedBills, { companyName: '远行科技', terms, unbilled, list: [], variances: [] })
    await user.click(screen.getByRole('button', { name: agency().adopt }))
    expect(await screen.findByText(await sentenceOf('varianceAnswered'))).toBeTruthy()
    expect(await screen.findByText(agency().noWaiting)).toBeTruthy()
  })

  test('to a bill is seen behind the dialog, which keeps what was typed', async () => {
    refuse(recordBillPayment, 'billPaymentTooMuch')
    const { user, write, dialogOf } = await open()
    const dialog = await dialogOf(agency().record)
    await write(field(dialog, agency().receivedOn), '2026-11-18')
    await write(field(dialog, agency().receiptNo), 'R1')
    answer(getServedBills, {
      companyName: '远行科技',
      terms,
      unbilled,
      list: [{ ...bill, paid: 200_000, state: 'partlyPaid' }],
      variances: [],
    })
    await user.click(dialog.getByRole('button', { name: agency().record }))
    expect(await dialog.findByText(await sentenceOf('billPaymentTooMuch'))).toBeTruthy()
    await waitFor(() => expect(document.body.textContent).toContain(`${text().figures.left} ${formatPrice(50_000)}`))
    expect(field(dialog, agency().receiptNo).value).toBe('R1')
  })

  test('to a pre-bill that is confirmed by now leaves nothing to add to', async () => {
    refuse(addBillCharge, 'billConfirmed')
    const { user, write, dialogOf } = await open([{ ...bill, state: 'preBill' }])
    const dialog = await dialogOf(agency().add)
    await write(field(dialog, text().filters.orderNo), 'F1')
    await write(field(dialog, agency().amount), '15')
    await write(field(dialog, agency().reason), '快递')
    answer(getServedBills, { companyName: '远行科技', terms, unbilled, list: [bill], variances: [] })
    await user.click(dialog.getByRole('button', { name: agency().add }))
    expect(await dialog.findByText(await sentenceOf('billConfirmed'))).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: text().cancel }))
    await waitFor(() => expect(screen.queryByRole('button', { name: agency().add })).toBeNull())
  })
})

describe('the terms of a company', () => {
  test('are refused where they are no day of a month or no number of days', async () => {
    const { user, write } = await open()
    for (const [cutOff, due, wrong] of [
      ['0', '30', ['cutOffDay']],
      ['29', '30', ['cutOffDay']],
      ['一', '', ['cutOffDay']],
      ['1', '三十', ['dueDays']],
    ] as const) {
      await write(field(screen, agency().cutOffDay), cutOff)
      await write(field(screen, agency().dueDays), due)
      await user.click(screen.getByRole('button', { name: agency().save }))
      const invalid = (['cutOffDay', 'dueDays'] as const).filter(
        (each) => field(screen, agency()[each]).getAttribute('aria-invalid') === 'true',
      )
      expect(invalid, `${cutOff} ${due}`).toEqual(wrong)
    }
    expect(requestsOf(setBillTerms)).toEqual([])
  })

  test('without days to pay have no end', async () => {
    answer(setBillTerms, {})
    const { user, write } = await open()
    await write(field(screen, agency().cutOffDay), '28')
    await write(field(screen, agency().dueDays), '')
    await user.click(screen.getByRole('button', { name: agency().save }))
    expect(await screen.findByText(agency().saved)).toBeTruthy()
    expect(requestsOf(setBillTerms)).toEqual([{ enterpriseId: 7, cutOffDay: 28 }])
  })
})

test('bills of no company lead back to the desk; those that cannot be read can be tried again', async () => {
  const { user, router } = openPage(agencyPage, paths.agentBills())
  expect(await screen.findByText(agency().noCompanyWhy)).toBeTruthy()
  expect(requestsOf(getServedBills)).toEqual([])
  refuse(getServedBills, 'unexpected')
  await router.navigate(paths.agentBills({ enterpriseId: 7 }))
  const alert = await screen.findByRole('alert')
  answer(getServedBills, { companyName: '远行科技', terms, unbilled, list: [], variances: [] })
  await user.click(within(alert).getByRole('button'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '远行科技' })).toBeTruthy())
})

test('[handbook 10.3] what is not billed yet is shown, and what a variance is about', async () => {
  await open([bill], [variance])
  expect(screen.getByText(formatPrice(76_500))).toBeTruthy()
  const about = [text().categories.flightFare, formatPrice(98_000)].join(' ')
  expect(
    screen.getByText(new RegExp(`^${about.replace(/[¥.]/g, '.')} · MU5101 · 北京 → 上海 · 林晓雯 · 781-2160000001`)),
  ).toBeTruthy()
})
