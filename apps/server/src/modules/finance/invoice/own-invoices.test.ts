import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applyForInvoices,
  confirmInvoiceApplication,
  getInvoice,
  getInvoiceApplication,
  markInvoices,
  reissueInvoice,
  withdrawInvoiceApplication,
} from '@sojourn/contract/finance/invoice.calls'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import type { NotificationFile } from '@sojourn/supply/ports/mail'
import { unzip } from '../../../kit/sheet/unzip'
import { couponsOf, refund, settle } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'
import { turnTo } from '../bill/bill.testing'
import { findInvoiceLines } from './invoice-store'
import {
  amountOf,
  applicationOf,
  applyFor,
  confirmed,
  elementOf,
  fenOf,
  issuedFor,
  keysOf,
  ownFlight,
  ownInvoicesOf,
  thingsOf,
  wholeOf,
} from './invoice.testing'
import { findTicketDocuments } from './ticket-document-store'
import { ticketFacts } from './ticket-facts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
}, 120_000)
afterAll(() => server.close())

const refusedAs = (name: ProblemName) => ({ success: false, code: problems[name].code, status: problems[name].status })
const fileOf = async (who: string, path: string, query: Record<string, string>) =>
  server.app.inject({ method: 'GET', url: `/api/Invoice/${path}`, query, headers: { token: await server.tokenOf(who) } })
const xmlOf = async (invoiceId: string) => (await fileOf('employee', 'GetVoucherXml', { invoiceId })).body

describe('what a person paid', () => {
  test('[handbook 10.5] is offered by what was sold, and sums to what was paid', async () => {
    const { orderNo, total } = await ownFlight(server, '2027-01-05')
    const things = await thingsOf(server, orderNo)
    expect(amountOf(things)).toBe(total)
    expect(things).toContainEqual(
      expect.objectContaining({ item: 'airFare', voucher: 'airItinerary', travelDay: '2027-01-05', lastDay: '2027-07-04' }),
    )
    expect(await thingsOf(server, orderNo, 'manager')).toEqual([])
  })

  test('[handbook 10.5] is planned line by line with its tax, issued once it is confirmed, and told in a notification', async () => {
    const { orderNo, total } = await ownFlight(server, '2027-01-06')
    const things = await thingsOf(server, orderNo)
    const { applicationNo } = expectResult(await applyFor(server, keysOf(things)))
    const planned = await applicationOf(server, applicationNo)
    expect(planned.invoices).toAllSatisfy(({ invoice }) => invoice.state === 'applied' && invoice.number === undefined)
    expect(amountOf(planned.invoices.map(({ invoice }) => invoice))).toBe(total)
    for (const { invoice, lines } of planned.invoices) {
      expect(invoice.net + invoice.tax + invoice.untaxed).toBe(invoice.amount)
      expect(amountOf(lines)).toBe(invoice.amount)
    }
    await server.context.drainJobs()
    expect((await applicationOf(server, applicationNo)).invoices).toAllSatisfy(({ invoice }) => invoice.state === 'applied')
    const done = await confirmed(server, applicationNo)
    const receipt = done.invoices.find(({ invoice }) => invoice.kind === 'airItinerary')!.invoice
    expect(receipt).toMatchObject({ state: 'issued', titleName: '李明', titleTaxNumber: '' })
    // No invoice of the tax office begins so.
    expect(receipt.number).toMatch(/^0000\d{16}$/)
    // However many invoices: one notification tells of them.
    const notifications = expectResult(await server.call('employee', getMyMails, {})).list.filter(({ body }) =>
      body.includes(applicationNo),
    )
    expect(notifications).toMatchObject([{ subject: expect.stringContaining(`${done.invoices.length} 张发票已开具`) }])
    expect(await thingsOf(server, orderNo)).toContainEqual(expect.objectContaining({ invoiceId: receipt.invoiceId }))
  })

  test('[handbook 10.5] goes out with its letter: all as one PDF, and the XML of each', async () => {
    const sent: { file?: NotificationFile }[] = []
    const { mail } = server.context
    server.context.mail = { delivers: true, send: async (letter) => void sent.push(letter) }
    const { orderNo } = await ownFlight(server, '2027-01-20')
    const issued = await issuedFor(server, orderNo)
    await server.context.drainJobs()
    server.context.mail = mail
    const [file, ...others] = sent.flatMap((letter) => (letter.file ? [letter.file] : []))
    expect(others).toEqual([])
    expect(file).toMatchObject({ name: `${issued[0]!.applicationNo}.zip`, type: 'application/zip' })
    const files = unzip(file!.content, () => true, { entries: 50, bytes: 20_000_000 })
    if (typeof files === 'string') throw new Error(files)
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      [`${issued[0]!.applicationNo}.pdf`, ...issued.map(({ number }) => `${number}.xml`)].toSorted(),
    )
    const receipt = issued.find(({ kind }) => kind === 'airItinerary')!
    const xml = files.find(({ name }) => name === `${receipt.number}.xml`)!.content
    expect(xml.toString()).toBe(await xmlOf(receipt.invoiceId))
  })

  test('[handbook 1.10] the itinerary receipt says fare and fuel without tax, tax, fund and total, and they agree', async () => {
    const { orderNo } = await ownFlight(server, '2027-01-07')
    const receipt = (await issuedFor(server, orderNo)).find(({ kind }) => kind === 'airItinerary')!
    const xml = await xmlOf(receipt.invoiceId)
    const [fare, fuel, tax, fund, other, total] = [
      'Fare',
      'FuelSurcharge',
      'VatTaxAmount',
      'CivilAviationDevelopmentFund',
      'OtherTaxes',
      'TotalAmount',
    ].map((name) => fenOf(xml, name)) as [number, number, number, number, number, number]
    expect(fare + fuel + tax + fund + other).toBe(total)
    expect(total).toBe(receipt.amount)
    expect(fund).toBeGreaterThan(0)
    expect(tax).toBe(Math.round(((total - fund) * 9) / 109))
    expect(elementOf(xml, 'VatRate')).toBe('0.09')
    expect(elementOf(xml, 'ElectronicInvoiceAirTransportReceiptNumber')).toBe(receipt.number)
    const told = await inCompany(server.context, 1, async (work) => {
      const [line] = await findInvoiceLines(work, [receipt.invoiceId])
      const documents = await findTicketDocuments(work, [line!.ticketNo])
      return ticketFacts(line!, documents.get(line!.ticketNo))
    })
    expect(told.find(({ name }) => name === '有效身份证件号码')!.value).toMatch(/^(?:居民)?身份证 \d+\*+\w+$/)
    const pdf = await fileOf('employee', 'GetVoucherPdf', { invoiceIds: receipt.invoiceId })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.toString('latin1')).toMatch(/^%PDF-[^]*EmbeddedFile/)
  })

  test('stands on one living invoice: asked for twice, the second is refused; withdrawn it is free again', async () => {
    const { orderNo } = await ownFlight(server, '2027-01-08')
    const keys = keysOf(await thingsOf(server, orderNo))
    const { applicationNo } = expectResult(await applyFor(server, keys))
    expect(await applyFor(server, keys)).toMatchObject(refusedAs('invoiceThingTaken'))
    const { version } = await applicationOf(server, applicationNo)
    expectResult(await server.call('employee', withdrawInvoiceApplication, { applicationNo, version }))
    expect(await server.call('employee', confirmInvoiceApplication, { applicationNo, version: version + 1 })).toMatchObject(
      refusedAs('invoiceMoved'),
    )
    const [first, second] = await Promise.all([applyFor(server, keys), applyFor(server, keys)])
    expect([first, second].filter(({ success }) => success)).toHaveLength(1)
    expect([first, second].find(({ success }) => !success)).toMatchObject(refusedAs('invoiceThingTaken'))
  })

  test.each([
    ['a title of blanks', { title: '  ' }, 'invoiceTitleMissing'],
    ['an address that is none', { email: 'li@' }, 'invoiceEmailWrong'],
    ['two addresses', { email: 'a@mail.example,b@mail.example' }, 'invoiceEmailWrong'],
    ['a thing that nobody sold', { keys: ['person:F1:0:0:airFare'] }, 'invoiceThingUnknown'],
    ['what a company pays', { keys: ['company:F1:0:0:airFare'] }, 'invoiceThingUnknown'],
  ] as const)('is not applied for with %s', async (_what, wrong, name) => {
    const request = { keys: ['person:F1:0:0:airFare'], title: '李明', email: 'li@mail.example', ...wrong }
    expect(await server.call('employee', applyForInvoices, { ...request, keys: [...request.keys] })).toMatchObject(
      refusedAs(name),
    )
  })
})

describe('an issued invoice', () => {
  test('[handbook 10.5] is taken back in red by itself when its ticket is refunded, and the fee is invoiced apart', async () => {
    const { orderNo } = await ownFlight(server, '2027-01-11')
    const invoices = await issuedFor(server, orderNo)
    const receipt = invoices.find(({ kind }) => kind === 'airItinerary')!
    await refund(server, orderNo, couponsOf(await settle(server, 'employee', orderNo)))
    await server.context.drainJobs()
    await server.turn(61)
    const { invoice, reversedBy, replacedBy } = await wholeOf(server, receipt.invoiceId)
    expect(invoice.state).toBe('redLettered')
    expect(reversedBy).toMatchObject({ state: 'issued', amount: -receipt.amount, net: -receipt.net, tax: -receipt.tax })
    expect(replacedBy).toEqual([])
    const xml = await xmlOf(reversedBy!.invoiceId)
    expect(elementOf(xml, 'NumberOfOriginalInvoice')).toBe(receipt.number)
    expect(fenOf(xml, 'TotalAmount')).toBe(-receipt.amount)
    const left = await thingsOf(server, orderNo)
    expect(left.map(({ item }) => item)).not.toContain('airFare')
    expect(left.filter(({ item }) => item === 'refundFee')).toAllSatisfy(({ invoiceId }) => invoiceId === undefined)
    // Nothing is taken back a second time.
    const before = (await ownInvoicesOf(server)).length
    await server.turn(120)
    expect(await ownInvoicesOf(server)).toHaveLength(before)
  })

  test('[handbook 10.5] is written to another title: the former in red, the new one in its place', async () => {
    const { orderNo } = await ownFlight(server, '2027-01-12')
    const receipt = (await issuedFor(server, orderNo)).find(({ kind }) => kind === 'airItinerary')!
    const { version } = (await wholeOf(server, receipt.invoiceId)).invoice
    const ask = (title: string) => server.call('employee', reissueInvoice, { invoiceId: receipt.invoiceId, version, title })
    expect(await ask('李明')).toMatchObject(refusedAs('invoiceTitleSame'))
    expect(await ask(' ')).toMatchObject(refusedAs('invoiceTitleMissing'))
    const both = await Promise.all([ask('李小明'), ask('李小明')])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    await server.context.drainJobs()
    const whole = await wholeOf(server, receipt.invoiceId)
    expect(whole.invoice.state).toBe('reissued')
    expect(whole.reversedBy).toMatchObject({ state: 'issued', amount: -receipt.amount })
    expect(whole.replacedBy).toMatchObject([{ state: 'issued', amount: receipt.amount, titleName: '李小明' }])
    expect(whole.replacedBy[0]!.number).not.toBe(receipt.number)
    expect(await ask('李大明')).toMatchObject(refusedAs('invoiceMoved'))
  })

  test('[handbook 10.5] is noted as printed and as sent, by its owner alone', async () => {
    const { orderNo } = await ownFlight(server, '2027-01-13')
    const invoiceIds = (await issuedFor(server, orderNo)).map(({ invoiceId }) => invoiceId)
    expect(await server.call('manager', markInvoices, { invoiceIds, mark: 'printed' })).toMatchObject(refusedAs('invoiceUnknown'))
    expectResult(await server.call('employee', markInvoices, { invoiceIds, mark: 'printed' }))
    expectResult(await server.call('employee', markInvoices, { invoiceIds, mark: 'mailed' }))
    const { invoice } = await wholeOf(server, invoiceIds[0]!)
    expect(invoice).toMatchObject({ state: 'delivered', printedAt: expect.any(String), mailedAt: expect.any(String) })
  })

  test('is unknown to colleagues, to finance and to strangers, with its application and files', async () => {
    const { orderNo } = await ownFlight(server, '2027-01-14')
    const [first] = await issuedFor(server, orderNo)
    const { invoiceId, applicationNo } = first!
    for (const who of ['manager', 'finance', 'employee@beichen.example']) {
      expect(await server.call(who, getInvoice, { invoiceId })).toMatchObject(refusedAs('invoiceUnknown'))
      expect(await server.call(who, getInvoiceApplication, { applicationNo })).toMatchObject(
        refusedAs('invoiceApplicationUnknown'),
      )
      expect((await fileOf(who, 'GetVoucherPdf', { invoiceIds: invoiceId })).statusCode).toBe(404)
      expect((await fileOf(who, 'GetVoucherXml', { invoiceId })).statusCode).toBe(404)
    }
  })

  test('waits while its issuer cannot be reached, and is issued once however often it is asked', async () => {
    const { orderNo } = await ownFlight(server, '2027-01-15')
    const { applicationNo } = expectResult(await applyFor(server, keysOf(await thingsOf(server, orderNo))))
    const { invoicing } = server.context
    const issue = invoicing.issue.bind(invoicing)
    let asked = 0
    invoicing.issue = async (request) => {
      asked += 1
      const answer = await issue(request)
      if (asked <= 1) throw new Error('silence')
      return answer
    }
    const { invoices } = await confirmed(server, applicationNo)
    expect(invoices.some(({ invoice }) => invoice.state === 'issuing')).toBe(true)
    await server.turn(60)
    const done = (await applicationOf(server, applicationNo)).invoices.map(({ invoice }) => invoice)
    invoicing.issue = issue
    expect(done).toAllSatisfy(({ state }) => state === 'issued')
    expect(new Set(done.map(({ number }) => number)).size).toBe(done.length)
  })
})

describe('[handbook 1.10] 180 days after travel', () => {
  test('a ticket is applied for, confirmed and written to another title no more; fees are', async () => {
    const [late, planned, written] = [
      await ownFlight(server, '2027-01-18'),
      await ownFlight(server, '2027-01-17'),
      await ownFlight(server, '2027-01-16'),
    ]
    const { applicationNo } = expectResult(await applyFor(server, keysOf(await thingsOf(server, planned.orderNo))))
    const receipt = (await issuedFor(server, written.orderNo)).find(({ kind }) => kind === 'airItinerary')!
    await turnTo(server, '2027-07-17T15:00:00Z')
    expect((await thingsOf(server, late.orderNo)).filter(({ lapsed }) => lapsed)).toEqual([])
    await turnTo(server, '2027-07-17T17:00:00Z')
    const things = await thingsOf(server, late.orderNo)
    const [fares, fees] = [things.filter(({ item }) => item === 'airFare'), things.filter(({ item }) => item !== 'airFare')]
    expect(fares).toAllSatisfy(({ lapsed, lastDay }) => lapsed === true && lastDay === '2027-07-17')
    expect(fees).toAllSatisfy(({ lapsed }) => lapsed === undefined)
    expect(await applyFor(server, keysOf(things))).toMatchObject(refusedAs('invoiceLapsed'))
    expectResult(await applyFor(server, keysOf(fees)))
    const { version } = await applicationOf(server, applicationNo)
    expect(await server.call('employee', confirmInvoiceApplication, { applicationNo, version })).toMatchObject(
      refusedAs('invoiceLapsed'),
    )
    const { invoice } = await wholeOf(server, receipt.invoiceId)
    const other = { invoiceId: receipt.invoiceId, version: invoice.version, title: '李小明' }
    expect(await server.call('employee', reissueInvoice, other)).toMatchObject(refusedAs('invoiceLapsed'))
    expect((await wholeOf(server, receipt.invoiceId)).invoice.state).toBe('issued')
  })

  test('a refund of a part takes no ticket’s voucher back that would not be written anew; its owner is told once', async () => {
    const { orderNo } = await ownFlight(server, '2027-08-02')
    const receipt = (await issuedFor(server, orderNo)).find(({ kind }) => kind === 'airItinerary')!
    const { pool } = server.database
    // As if the voucher had been written before something was given back.
    const review = async (): Promise<void> => {
      await pool.query('DELETE FROM invoice_account')
      await server.turn(61)
    }
    await turnTo(server, '2028-01-30T02:00:00Z')
    await pool.query('UPDATE invoice_line SET amount = amount + 100, net = net + 100 WHERE invoice_id = $1', [receipt.invoiceId])
    for (let time = 0; time < 2; time++) await review()
    const whole = await wholeOf(server, receipt.invoiceId)
    expect(whole.invoice.state).toBe('issued')
    expect(whole).not.toHaveProperty('reversedBy')
    const letters = expectResult(await server.call('employee', getMyMails, {})).list
    expect(letters.filter(({ subject }) => subject.includes('未红冲'))).toHaveLength(1)
    await pool.query('UPDATE invoice_line SET amount = amount - 100, net = net - 100 WHERE invoice_id = $1', [receipt.invoiceId])
  })
})
