// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addBillCharge, getServedBill, searchServedBillLines } from '../../../api/calls/finance/bill'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf } from '../../../testing/server'
import * as agencyBillPage from './agency-bill-page'

inBrowser('finance/bill/page', 'finance/invoice', 'admin/orders/words')

const text = () => readText('finance/bill/page')
const billNo = 'B202610'
const bill = {
  billNo,
  from: '2026-10-01',
  to: '2026-10-31',
  state: 'preBill',
  version: 1,
  total: 98_000,
  due: 98_000,
  paid: 0,
} as const
const line = {
  lineId: '1',
  at: '2026-10-12T02:00:00Z',
  orderNo: 'F1',
  category: 'flightFare' as const,
  method: 'companyCredit' as const,
  voucher: 'airItinerary' as const,
  company: 98_000,
  told: { traveller: '林晓雯', service: 'MU5101', from: '北京', to: '上海', department: '销售部', ticketNo: '781-2160000001' },
}

beforeEach(() => {
  signIn()
  answer(getServedBill, {
    bill,
    sums: [],
    open: [{ item: 'linesUndecided', count: 1, blocks: true }],
    payments: [],
    variances: [],
  })
  answer(searchServedBillLines, { list: [line] })
})

async function open() {
  const page = openPage(agencyBillPage, paths.agentBill({ enterpriseId: 7, billNo }))
  await screen.findByRole('heading', { name: text().detail })
  return page
}

test('[handbook 10.3] the agency sees the lines of a bill, without links to what it may not open', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: text().detail }))
  expect(table.getByText('林晓雯')).toBeTruthy()
  expect(table.getByText(/MU5101/)).toBeTruthy()
  expect(table.queryByRole('link', { name: 'F1' })).toBeNull()
  expect(screen.getByText(text().open.linesUndecided({ count: 1 }))).toBeTruthy()
  expect(requestsOf(searchServedBillLines)[0]).toMatchObject({ enterpriseId: 7, billNo })
})

test('[handbook 10.3] a charge is begun at the line of its order', async () => {
  answer(addBillCharge, { billNo, lineId: '2' })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: text().agency.add }))
  const dialog = within(await screen.findByRole('dialog', { name: text().agency.add }))
  const field = (name: string) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name.replace(/[（）]/g, '.')}`) })
  expect(field(text().filters.orderNo).value).toBe('F1')
  await user.type(field(text().agency.amount), '20')
  await user.type(field(text().agency.reason), '快递')
  await user.click(dialog.getByRole('button', { name: text().agency.add }))
  await waitFor(() =>
    expect(requestsOf(addBillCharge)).toEqual([
      { enterpriseId: 7, billNo, orderNo: 'F1', charge: 'mailing', amount: 2_000, reason: '快递' },
    ]),
  )
})

test('lines are narrowed by an order', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText(text().filters.orderNo), 'F1')
  await waitFor(() => expect(requestsOf(searchServedBillLines).at(-1)).toMatchObject({ orderNo: 'F1' }))
})

test('a bill that is not there leads back to those of the company', async () => {
  refuse(getServedBill, 'billUnknown')
  openPage(agencyBillPage, paths.agentBill({ enterpriseId: 7, billNo }))
  const back = await screen.findByRole('link', { name: text().bills })
  expect(back.getAttribute('href')).toContain(paths.agentBills({ enterpriseId: 7 }))
})
