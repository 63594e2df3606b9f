// @vitest-environment happy-dom
import type { InvoiceTitle } from '@sojourn/contract/finance/invoice.shapes'
import { invoiceRestAtMost } from '@sojourn/contract/finance/invoice-words'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getBills } from '../../../api/calls/finance/bill'
import { applyForBillInvoices, markInvoices, searchBillInvoiceable, searchBillInvoices } from '../../../api/calls/finance/invoice'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as manualPage from './bill-manual-page'
import * as specialPage from './bill-special-page'

inBrowser('finance/invoice', 'finance/bill/page')

const text = () => readText('finance/invoice')
const billNo = 'B202610'
const thing = (key: string, more: object = {}) => ({
  key,
  item: 'serviceFee' as const,
  orderNo: 'F1',
  service: 'MU5101',
  from: '北京',
  to: '上海',
  traveller: `出行人${key}`,
  travelDay: '2026-11-02',
  amount: 2000,
  ...more,
})
const [fee, stay] = [thing('fee'), thing('stay', { item: 'accommodation', amount: 50_000 })]
const [rail, done] = [thing('rail', { voucher: 'railInvoice' }), thing('done', { invoiceId: 'i0' })]
const titles = [
  { entityId: 'le1', name: '远行科技', specialInvoices: true, isDefault: true, mailTo: 'finance@yuanxing.example' },
  { entityId: 'le2', name: '远行香港', specialInvoices: false, isDefault: false, mailTo: '' },
] as const satisfies Sketch<InvoiceTitle>[]

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['finance'] })
  answer(searchBillInvoiceable, { list: [{ orderNo: 'F1', things: [fee, stay, rail, done] }], titles })
  answer(searchBillInvoices, { list: [] })
})

async function open() {
  const page = openPage(specialPage, paths.billSpecial({ billNo }))
  await screen.findByRole('region', { name: text().order({ orderNo: 'F1' }) })
  /** Goes on to the title with all that is left. */
  const goOn = async () => {
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${text().ofBill.chooseRest}`) }))
    await page.user.click(await screen.findByRole('button', { name: text().next }))
    return within(await screen.findByRole('dialog', { name: text().terms }))
  }
  return { ...page, goOn }
}
const mail = (dialog: Pick<typeof screen, 'getByRole'>) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${text().email}`) })

describe('what a bill may have invoiced', () => {
  test('is what has no invoice yet and is of the kind of the page, with its sum', async () => {
    const { user } = await open()
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes).toHaveLength(2)
    for (const box of boxes) await user.click(box)
    expect(screen.getByText(text().chosen({ count: 2 }))).toBeTruthy()
    expect(screen.getByText(text().chosenTotal({ amount: formatPrice(52_000) }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().clearChoice }))
    expect(screen.queryByText(text().chosen({ count: 2 }))).toBeNull()
  })

  test('is only looked at without the permission, which the button says', async () => {
    signIn({ permissions: ['readFinance'] as never })
    const { user } = await open()
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    const all = screen.getByRole('button', { name: new RegExp(`^${text().ofBill.chooseRest}`) })
    await user.click(all)
    expect(within(all).getByText(text().ofBill.noPermission)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().next })).toBeNull()
  })

  test('is nothing where all of it has invoices', async () => {
    answer(searchBillInvoiceable, { list: [{ orderNo: 'F1', things: [done] }], titles })
    openPage(specialPage, paths.billSpecial({ billNo }))
    expect(await screen.findByText(text().ofBill.none)).toBeTruthy()
    expect(await screen.findByText(text().ofBill.noInvoices)).toBeTruthy()
  })

  test('beside tickets and stays is asked for by its item', async () => {
    openPage(manualPage, paths.billManual({ billNo }))
    await screen.findByRole('heading', { level: 1, name: text().ofBill.manual })
    await waitFor(() => expect(requestsOf(searchBillInvoiceable)).toHaveLength(1))
    expect(requestsOf(searchBillInvoiceable)[0]).toMatchObject({ billNo, item: 'adjustment' })
    expect(requestsOf(searchBillInvoices)[0]).toMatchObject({ item: 'adjustment', kinds: ['special', 'ordinary'] })
  })
})

describe('invoices that were issued', () => {
  const invoice = (invoiceId: string, more: object = {}) => ({
    invoiceId,
    kind: 'special' as const,
    state: 'issued' as const,
    number: `000000000000000000${invoiceId}`,
    about: `服务费 ${invoiceId}`,
    titleName: '远行科技',
    appliedAt: '2026-11-10T02:00:00Z',
    ...more,
  })
  beforeEach(() => {
    const printed = invoice('02', { printedAt: '2026-11-11T02:00:00Z' })
    answer(searchBillInvoices, { list: [invoice('01'), printed, invoice('03', { state: 'issuing' })] })
  })

  test('are noted together as sent, those alone that have their number', async () => {
    answer(markInvoices, { count: 2 })
    const { user } = openPage(specialPage, paths.billSpecial({ billNo }))
    const list = within(await screen.findByRole('table', { name: text().list }))
    expect(list.getByText(text().notPrinted)).toBeTruthy()
    const boxes = await list.findAllByRole('checkbox', { name: new RegExp(text().kinds.special) })
    expect(boxes).toHaveLength(2)
    for (const box of boxes) await user.click(box)
    await user.click(screen.getByRole('button', { name: text().markMailed }))
    await waitFor(() => expect(requestsOf(markInvoices)).toEqual([{ invoiceIds: ['01', '02'], mark: 'mailed' }]))
  })

  test('are only looked at without the permission', async () => {
    signIn({ permissions: ['readCompany'] })
    openPage(specialPage, paths.billSpecial({ billNo }))
    const list = within(await screen.findByRole('table', { name: text().list }))
    expect(list.getByText(text().notPrinted)).toBeTruthy()
    expect(list.queryAllByRole('checkbox')).toEqual([])
  })
})

describe('the application', () => {
  test('is sent once: to the title of each line, and where the invoice goes', async () => {
    answer(applyForBillInvoices, { applicationNo: 'A1' })
    const { user, address, goOn } = await open()
    const dialog = await goOn()
    expect(
      dialog.getByText(text().ofBill.mailedTo({ address: titles[0].mailTo })),
      'the default title has an address',
    ).toBeTruthy()
    const send = dialog.getByRole('button', { name: text().next })
    await user.click(send)
    expect(dialog.getByText(text().emailWrong)).toBeTruthy()
    expect(document.activeElement).toBe(mail(dialog))
    expect(requestsOf(applyForBillInvoices)).toEqual([])
    await user.type(mail(dialog), ' a@yuanxing.example ')
    const go = holdBack(applyForBillInvoices)
    await user.dblClick(send)
    go()
    await waitFor(() => expect(address()).toBe(paths.invoiceConfirm({ applicationNo: 'A1' })))
    expect(requestsOf(applyForBillInvoices)).toEqual([
      { billNo, keys: ['fee', 'stay'], kind: 'special', email: 'a@yuanxing.example' },
    ])
  })

  test('[handbook 10.5] is sent for all that is left of the page by one press, and says where one holds no more', async () => {
    answer(applyForBillInvoices, { applicationNo: 'A1', more: true })
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: text().ofBill.applyRest }))
    const dialog = within(await screen.findByRole('dialog', { name: text().terms }))
    expect(dialog.getByText(text().ofBill.restLead({ billNo, kinds: text().kinds.special }))).toBeTruthy()
    await user.type(mail(dialog), 'a@yuanxing.example')
    await user.click(dialog.getByRole('button', { name: text().next }))
    expect(await screen.findByText(text().ofBill.restMore({ count: invoiceRestAtMost }))).toBeTruthy()
    await waitFor(() => expect(address()).toBe(paths.invoiceConfirm({ applicationNo: 'A1' })))
    expect(requestsOf(applyForBillInvoices)).toEqual([
      { billNo, rest: { kinds: ['special'] }, kind: 'special', email: 'a@yuanxing.example' },
    ])
  })

  test('may be all to one title; a refusal keeps the words and the choice', async () => {
    refuse(applyForBillInvoices, 'invoiceTitleUnknown')
    const { user, goOn } = await open()
    const dialog = await goOn()
    await user.selectOptions(dialog.getByRole('combobox'), '远行香港')
    expect(dialog.queryByText(text().ofBill.mailedTo({ address: titles[0].mailTo }))).toBeNull()
    await user.type(mail(dialog), 'a@yuanxing.example')
    await user.click(dialog.getByRole('button', { name: text().next }))
    expect(await dialog.findByText(await sentenceOf('invoiceTitleUnknown'))).toBeTruthy()
    expect(requestsOf(applyForBillInvoices)[0]).toMatchObject({ entityId: 'le2' })
    expect(mail(dialog).value).toBe('a@yuanxing.example')
    await user.click(dialog.getByRole('button', { name: text().cancel }))
    expect(screen.getByText(text().chosen({ count: 2 }))).toBeTruthy()
  })
})

test('which bill is invoiced is chosen of those that are confirmed', async () => {
  const bill = { billNo, from: '2026-10-01', to: '2026-10-31', due: 250_000, paid: 0, total: 250_000 }
  answer(getBills, {
    list: [
      { ...bill, state: 'confirmed' },
      { ...bill, billNo: 'B202611', state: 'preBill' },
    ],
  })
  openPage(specialPage, paths.billSpecial({ billNo }).split('?')[0]!)
  await screen.findByText(text().ofBill.chooseLead)
  await waitFor(() => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(paths.billSpecial({ billNo }))
    expect(links).not.toContain(paths.billSpecial({ billNo: 'B202611' }))
  })
})
