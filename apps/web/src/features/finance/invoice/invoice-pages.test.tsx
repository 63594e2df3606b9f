// @vitest-environment happy-dom
import { invoiceLinesAtMost } from '@sojourn/contract/finance/invoice-words'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  applyForInvoices,
  confirmInvoiceApplication,
  getInvoice,
  getInvoiceApplication,
  reissueInvoice,
  searchInvoiceable,
  searchInvoices,
  withdrawInvoiceApplication,
} from '../../../api/calls/finance/invoice'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as termsPage from './apply-next-page'
import * as choosePage from './apply-page'
import * as confirmPage from './confirm-page'
import * as detailPage from './detail-page'
import * as listPage from './list-page'

inBrowser('finance/invoice')

const text = () => readText('finance/invoice')
const thing = (key: string, more: object = {}) => ({
  key,
  item: 'airFare' as const,
  orderNo: 'F1',
  service: 'MU5101',
  from: '北京',
  to: '上海',
  traveller: `出行人${key}`,
  travelDay: '2026-11-02',
  amount: 98_000,
  voucher: 'airItinerary' as const,
  ...more,
})
const fare = thing('a')
const fee = thing('b', { item: 'serviceFee', amount: 2000, voucher: undefined })
const invoiced = thing('c', { invoiceId: 'i0' })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})
const button = (name: string) => screen.getByRole('button', { name })
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox')

describe('what is to be invoiced', () => {
  test('is chosen of what has no invoice yet, with its sum, and goes on to the title', async () => {
    answer(searchInvoiceable, { list: [{ orderNo: 'F1', things: [fare, fee, invoiced] }] })
    const { user, router } = openPage(choosePage, paths.invoiceApply())
    expect(await boxes()).toHaveLength(2)
    for (const box of await boxes()) await user.click(box)
    expect(screen.getByText(text().chosenTotal({ amount: formatPrice(100_000) }))).toBeTruthy()
    await user.click((await boxes())[0]!)
    expect(screen.getByText(text().chosenTotal({ amount: formatPrice(2000) }))).toBeTruthy()
    await user.click(button(text().next))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.invoiceTerms()))
    expect(router.state.location.state).toMatchObject({ things: [{ key: 'b' }] })
  })

  test('is chosen from the start where its order is asked for, and reads on past pages with nothing left', async () => {
    answer(searchInvoiceable, ({ cursor }) =>
      cursor ? { list: [{ orderNo: 'F1', things: [fare] }] } : { list: [{ orderNo: 'F0', things: [invoiced] }], next: 'second' },
    )
    openPage(choosePage, paths.invoiceApply({ orderNo: 'F1' }))
    expect(await screen.findByText(text().chosen({ count: 1 }))).toBeTruthy()
    expect((await boxes())[0]!.checked).toBe(true)
  })

  test('is all chosen, shown or not, but no more than one application holds', async () => {
    const many = Array.from({ length: invoiceLinesAtMost + 5 }, (_, index) => thing(`n${index}`))
    answer(searchInvoiceable, ({ size }) =>
      size === 100
        ? { list: [{ orderNo: 'F1', things: many }] }
        : { list: [{ orderNo: 'F1', things: many.slice(0, 2) }], next: 'x' },
    )
    const { user } = openPage(choosePage, paths.invoiceApply())
    await user.click(await screen.findByRole('button', { name: text().chooseAll }))
    expect(await screen.findByText(text().chosenMost({ count: invoiceLinesAtMost }))).toBeTruthy()
    await user.click(button(text().clearChoice))
    expect(screen.queryByText(text().chosenMost({ count: invoiceLinesAtMost }))).toBeNull()
  })

  test('[handbook 1.10] is shown without a box where its carrier writes no voucher any more, and all leaves it out', async () => {
    const lapsed = thing('d', { lastDay: '2026-11-01', lapsed: true })
    answer(searchInvoiceable, { list: [{ orderNo: 'F1', things: [fare, lapsed] }] })
    const { user } = openPage(choosePage, paths.invoiceApply())
    expect(await boxes()).toHaveLength(1)
    expect(screen.getByText(text().lapsed({ day: formatFullDate('2026-11-01') }))).toBeTruthy()
    await user.click(button(text().chooseAll))
    expect(await screen.findByText(text().chosen({ count: 1 }))).toBeTruthy()
  })

  test('is nothing where all have invoices, which the page leads to', async () => {
    answer(searchInvoiceable, { list: [{ orderNo: 'F0', things: [invoiced] }] })
    openPage(choosePage, paths.invoiceApply())
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().myInvoices }).getAttribute('href')).toBe(paths.invoiceList())
  })
})

describe('the title of an invoice', () => {
  async function open() {
    const page = openPage(termsPage, paths.invoiceTerms())
    await screen.findByText(text().nothingChosen)
    await page.router.navigate(paths.invoiceTerms(), { state: { things: [fare, fee] } })
    await screen.findByRole('textbox', { name: new RegExp(text().personTitle) })
    return page
  }
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(text().personTitle) })
  const mail = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(text().email) })

  test('begins with the own name; a missing title and a wrong address are said at once and not sent', async () => {
    const { user } = await open()
    expect(title().value).toBe('林晓雯')
    await user.clear(title())
    await user.click(mail())
    await user.paste('linxiaowen@')
    await user.click(button(text().next))
    expect(screen.getByText(text().titleMissing)).toBeTruthy()
    expect(screen.getByText(text().emailWrong)).toBeTruthy()
    expect(document.activeElement).toBe(title())
    expect(requestsOf(applyForInvoices)).toEqual([])
  })

  test('is sent once with what was chosen, and leads to what it comes to', async () => {
    answer(applyForInvoices, { applicationNo: 'AP1' })
    const { user, address } = await open()
    await user.click(mail())
    await user.paste(' lin@yuanxing.example ')
    const go = holdBack(applyForInvoices)
    await user.dblClick(button(text().next))
    go()
    await waitFor(() => expect(address()).toBe(paths.invoiceConfirm({ applicationNo: 'AP1' })))
    expect(requestsOf(applyForInvoices)).toEqual([{ keys: ['a', 'b'], title: '林晓雯', email: 'lin@yuanxing.example' }])
  })

  test('that is refused keeps what was typed beside the reason', async () => {
    refuse(applyForInvoices, 'forbidden')
    const { user } = await open()
    await user.click(mail())
    await user.paste('lin@yuanxing.example')
    await user.click(button(text().next))
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(mail().value).toBe('lin@yuanxing.example')
  })
})

const invoice = {
  invoiceId: 'i1',
  applicationNo: 'AP1',
  payer: 'person',
  kind: 'ordinary',
  state: 'applied',
  titleName: '林晓雯',
  titleTaxNumber: '',
  amount: 100_000,
  net: 94_340,
  tax: 5660,
  untaxed: 0,
  appliedAt: '2026-11-20T02:00:00Z',
  version: 2,
} as const

describe('an application for invoices', () => {
  const application = { applicationNo: 'AP1', version: 6, invoices: [{ invoice, lines: [] }] } as const
  async function open() {
    answer(getInvoiceApplication, application)
    const page = openPage(confirmPage, paths.invoiceConfirm({ applicationNo: 'AP1' }))
    await screen.findByText(text().confirmLead({ count: 1, amount: formatPrice(100_000) }))
    return page
  }

  test('is confirmed once at the version that was seen, and leads to the invoices', async () => {
    answer(confirmInvoiceApplication, {})
    const { user, address } = await open()
    const go = holdBack(confirmInvoiceApplication)
    await user.dblClick(button(text().confirm))
    go()
    await waitFor(() => expect(address()).toBe(paths.invoiceList()))
    expect(requestsOf(confirmInvoiceApplication)).toEqual([{ applicationNo: 'AP1', version: 6 }])
  })

  test('is withdrawn only after a question', async () => {
    answer(withdrawInvoiceApplication, {})
    const { user, address } = await open()
    await user.click(button(text().withdraw))
    const question = within(await screen.findByRole('dialog', { name: text().withdraw }))
    expect(requestsOf(withdrawInvoiceApplication)).toEqual([])
    await user.click(question.getByRole('button', { name: text().withdraw }))
    await waitFor(() => expect(address()).toBe(paths.invoiceList()))
    expect(requestsOf(withdrawInvoiceApplication)).toEqual([{ applicationNo: 'AP1', version: 6 }])
  })

  test('that a colleague has decided meanwhile says so, and only leads to the invoices', async () => {
    refuse(confirmInvoiceApplication, 'invoiceMoved')
    const { user } = await open()
    answer(getInvoiceApplication, { ...application, invoices: [{ invoice: { ...invoice, state: 'issued' }, lines: [] }] })
    await user.click(button(text().confirm))
    expect(await screen.findByText(await sentenceOf('invoiceMoved'))).toBeTruthy()
    expect(await screen.findByText(text().applicationDone)).toBeTruthy()
  })

  test('that was decided before only leads to the invoices', async () => {
    answer(getInvoiceApplication, { ...application, invoices: [{ invoice: { ...invoice, state: 'issued' }, lines: [] }] })
    openPage(confirmPage, paths.invoiceConfirm({ applicationNo: 'AP1' }))
    expect(await screen.findByText(text().applicationDone)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().confirm })).toBeNull()
  })
})

describe('an invoice that was issued', () => {
  const issued = { ...invoice, state: 'issued', number: '2642000001', issuedAt: '2026-11-20T02:00:00Z' } as const
  const whole = { invoice: issued, lines: [], replacedBy: [], mayReissue: true, titles: [] }

  test('is written anew to the title that was typed, at its version', async () => {
    answer(getInvoice, whole)
    answer(reissueInvoice, { invoiceId: 'i2' })
    const { user } = openPage(detailPage, paths.invoice({ invoiceId: 'i1' }))
    await user.click(await screen.findByRole('button', { name: text().reissue }))
    const dialog = within(await screen.findByRole('dialog', { name: text().reissueTitle }))
    await user.click(dialog.getByRole('button', { name: text().reissue }))
    expect(dialog.getByText(text().titleMissing)).toBeTruthy()
    await user.click(dialog.getByRole('textbox'))
    await user.paste(' 林晓雯工作室 ')
    await user.dblClick(dialog.getByRole('button', { name: text().reissue }))
    expect(await screen.findByText(text().reissueDone)).toBeTruthy()
    expect(requestsOf(reissueInvoice)).toEqual([{ invoiceId: 'i1', version: 2, title: '林晓雯工作室' }])
  })

  test('and moved meanwhile keeps the title that was typed, and is written anew at its version of now', async () => {
    answer(getInvoice, whole)
    refuse(reissueInvoice, 'invoiceMoved')
    const { user } = openPage(detailPage, paths.invoice({ invoiceId: 'i1' }))
    await user.click(await screen.findByRole('button', { name: text().reissue }))
    const dialog = within(await screen.findByRole('dialog', { name: text().reissueTitle }))
    await user.type(dialog.getByRole('textbox'), '林晓雯工作室')
    answer(getInvoice, { ...whole, invoice: { ...issued, version: 5, number: '2642000009' } })
    await user.click(dialog.getByRole('button', { name: text().reissue }))
    expect(await dialog.findByText(await sentenceOf('invoiceMoved'))).toBeTruthy()
    await screen.findByText('2642000009')
    answer(reissueInvoice, { invoiceId: 'i2' })
    await user.click(dialog.getByRole('button', { name: text().reissue }))
    await screen.findByText(text().reissueDone)
    expect(requestsOf(reissueInvoice).map(({ version, title }) => [version, title])).toEqual([
      [2, '林晓雯工作室'],
      [5, '林晓雯工作室'],
    ])
  })

  test('of a company may go to its other titles only, for a special one to those that take it', async () => {
    const titles = [
      { entityId: 'e1', name: '远行科技', specialInvoices: true },
      { entityId: 'e2', name: '远行香港', specialInvoices: false },
      { entityId: 'e3', name: '远行上海', specialInvoices: true },
    ]
    answer(getInvoice, { ...whole, titles, invoice: { ...issued, payer: 'company', kind: 'special', titleName: '远行科技' } })
    answer(reissueInvoice, { invoiceId: 'i2' })
    const { user } = openPage(detailPage, paths.invoice({ invoiceId: 'i1' }))
    await user.click(await screen.findByRole('button', { name: text().reissue }))
    const dialog = within(await screen.findByRole('dialog', { name: text().reissueTitle }))
    const field = (name: string) => dialog.getByRole('combobox', { name: new RegExp(`^${name}`) })
    const titlesNow = () =>
      within(field(text().newTitle))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(titlesNow()).toEqual(['远行上海', '远行科技'])
    await user.click(dialog.getByRole('button', { name: text().reissue }))
    await waitFor(() => expect(requestsOf(reissueInvoice)).toEqual([{ invoiceId: 'i1', version: 2, entityId: 'e3' }]))
  })

  test('[handbook 10.5] of a company may be written as the other kind, also to its own title', async () => {
    const titles = [
      { entityId: 'e1', name: '远行科技', specialInvoices: true },
      { entityId: 'e2', name: '远行香港', specialInvoices: false },
    ]
    answer(getInvoice, { ...whole, titles, invoice: { ...issued, payer: 'company', kind: 'ordinary', titleName: '远行科技' } })
    answer(reissueInvoice, { invoiceId: 'i2' })
    const { user } = openPage(detailPage, paths.invoice({ invoiceId: 'i1' }))
    await user.click(await screen.findByRole('button', { name: text().reissue }))
    const dialog = within(await screen.findByRole('dialog', { name: text().reissueTitle }))
    // The title that stood there takes no special invoices, so the first that does stands in its place.
    await user.selectOptions(dialog.getByRole('combobox', { name: text().columns.voucher }), text().kinds.special)
    await user.click(dialog.getByRole('button', { name: text().reissue }))
    await waitFor(() =>
      expect(requestsOf(reissueInvoice)).toEqual([{ invoiceId: 'i1', version: 2, entityId: 'e1', kind: 'special' }]),
    )
  })
})

test('the list of invoices is narrowed by the address and says when there is none of the kind', async () => {
  answer(searchInvoices, { list: [] })
  const { user, address } = openPage(listPage, paths.invoiceList())
  expect(await screen.findByText(text().listNone)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: text().groups.valid }))
  expect(await screen.findByText(text().listNoneIn)).toBeTruthy()
  expect(requestsOf(searchInvoices).map(({ states }) => states)).toEqual([undefined, ['issued', 'delivered']])
  expect(address()).toContain('valid')
})
