import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmBill, decideBillLines } from '@sojourn/contract/finance/bill.calls'
import {
  applyForBillInvoices,
  getBillInvoiced,
  markInvoices,
  reissueInvoice,
  searchBillInvoiceable,
  searchBillInvoices,
  withdrawInvoiceApplication,
} from '@sojourn/contract/finance/invoice.calls'
import { getVoucherRadar } from '@sojourn/contract/finance/voucher.calls'
import { products } from '@sojourn/contract/booking/codes'
import { billCategories } from '@sojourn/contract/finance/bill-words'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { couponsOf, refund } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'
import { linesOf, newestBill, november, turnTo } from '../bill/bill.testing'
import { findRestRoots } from './billed-store'
import { amountOf, applicationOf, confirmed, email, keysOf, wholeOf } from './invoice.testing'

let server: TestServer
let billNo: string
/** What was answered before the bill was confirmed. */
let unconfirmed: object
let late: Awaited<ReturnType<typeof november>>['late']
const finance = 'finance'
const refusedAs = (name: ProblemName) => ({ success: false, code: problems[name].code, status: problems[name].status })

const thingsOfBill = async () =>
  expectResult(await server.call(finance, searchBillInvoiceable, { billNo, size: 100 })).list.flatMap(({ things }) => things)
const apply = (request: Partial<RequestOf<typeof applyForBillInvoices>>, who = finance) =>
  server.call(who, applyForBillInvoices, { billNo, kind: 'special', email, ...request })

/** The trains were those of a department that is the second legal entity's. */
async function trainsOfAnotherEntity(): Promise<void> {
  const { pool } = server.database
  const { rows } = await pool.query<{ id: string }>(
    `SELECT department_id AS id FROM department d WHERE enterprise_id = 1
       AND NOT EXISTS (SELECT FROM department child WHERE child.enterprise_id = 1 AND child.parent_id = d.department_id)
       AND NOT EXISTS (SELECT FROM order_traveller t WHERE t.enterprise_id = 1 AND t.department_id = d.department_id) ORDER BY 1 LIMIT 1`,
  )
  const { id } = rows[0]!
  await pool.query('UPDATE legal_entity SET department_ids = ARRAY[$1] WHERE enterprise_id = 1 AND NOT is_default', [id])
  await pool.query(
    `UPDATE order_traveller t SET department_id = $1 FROM orders o
     WHERE t.enterprise_id = 1 AND o.enterprise_id = 1 AND o.order_no = t.order_no AND o.product = $2`,
    [id, products.code('train')],
  )
}

beforeAll(async () => {
  server = await openTestServer()
  ;({ late } = await november(server))
  await turnTo(server, '2026-11-30T17:00:00Z')
  const bill = await newestBill(server, finance)
  ;({ billNo } = bill)
  unconfirmed = await server.call(finance, searchBillInvoiceable, { billNo })
  const { version } = expectResult(
    await server.call(finance, decideBillLines, { billNo, version: bill.version, decision: 'thisPeriod', rest: true }),
  )
  expectResult(await server.call(finance, confirmBill, { billNo, version }))
  await trainsOfAnotherEntity()
}, 180_000)
afterAll(() => server.close())

describe('the invoices of a confirmed bill', () => {
  test('[handbook 10.3] wait until it is confirmed', () => {
    expect(unconfirmed).toMatchObject(refusedAs('billUnconfirmed'))
  })

  test('[handbook 10.5] are of what it charges and did not come back, at the rates of what was sold', async () => {
    const things = await thingsOfBill()
    expect(things.length).toBeGreaterThan(3)
    expect(things).toAllSatisfy(({ amount }) => amount > 0)
    // What was bought and given back within the period leaves its fee.
    expect(things.map(({ item }) => item)).toEqual(expect.arrayContaining(['airFare', 'railFare']))
    expect(new Set(things.map(({ entityId }) => entityId))).toEqual(new Set(['e-1', 'e-2']))
  })

  test.each([
    ['manager', 'forbidden'],
    ['employee@beichen.example', 'forbidden'],
  ] as const)('are applied for by finance alone: %s', async (who, name) => {
    expect(await apply({ keys: keysOf(await thingsOfBill()) }, who)).toMatchObject(refusedAs(name))
  })

  test('[handbook 10.5] a title without bank details takes no special invoices', async () => {
    const keys = keysOf(await thingsOfBill())
    expect(await apply({ keys })).toMatchObject(refusedAs('invoiceSpecialRefused'))
    expect(await apply({ keys, entityId: 'e-9', kind: 'ordinary' })).toMatchObject(refusedAs('invoiceTitleUnknown'))
  })

  test('[handbook 10.5] are applied for by one press, all that is left of some vouchers; whoever names things too is refused', async () => {
    const things = await thingsOfBill()
    const tickets = things.filter(({ voucher }) => voucher === 'railTicket')
    const rest = { kinds: ['railTicket' as const] }
    expect(await apply({ rest, keys: keysOf(tickets) })).toMatchObject(refusedAs('invoiceChoiceMissing'))
    expect(await apply({})).toMatchObject(refusedAs('invoiceChoiceMissing'))
    const { invoiced, left, missing } = expectResult(await server.call('admin', getBillInvoiced, { billNo }))
    // All that the company paid stands in this bill.
    const { total } = expectResult(await server.call(finance, getVoucherRadar, { groupedBy: 'item' }))
    expect(missing.count).toBeGreaterThan(0)
    expect(missing).toEqual({ count: total.count, amount: total.amount })
    expect(invoiced).toEqual({ count: 0, amount: 0 })
    expect(left).toEqual({ count: things.length, amount: amountOf(things) })
    const applied = expectResult(await apply({ rest }))
    expect(applied).not.toHaveProperty('more')
    const { applicationNo } = applied
    const { invoices, version } = await applicationOf(server, applicationNo, finance)
    expect(amountOf(invoices.map(({ invoice }) => invoice))).toBe(amountOf(tickets))
    expect(await apply({ rest })).toMatchObject(refusedAs('invoiceThingUnknown'))
    const after = expectResult(await server.call('admin', getBillInvoiced, { billNo }))
    expect(after.invoiced).toEqual({ count: 0, amount: 0 })
    expect(after.awaiting).toEqual({ count: tickets.length, amount: amountOf(tickets) })
    expect(after.left).toEqual({ count: things.length - tickets.length, amount: amountOf(things) - amountOf(tickets) })
    expectResult(await server.call(finance, withdrawInvoiceApplication, { applicationNo, version }))
    // Fees of the title that takes no special invoices wait for ordinary ones.
    const special = expectResult(await apply({ rest: { kinds: ['special'] } }))
    const planned = await applicationOf(server, special.applicationNo, finance)
    expect(planned.invoices).toAllSatisfy(({ invoice }) => invoice.kind === 'special' && !invoice.titleName.includes('北京'))
    const other = { applicationNo: special.applicationNo, version: planned.version }
    expectResult(await server.call(finance, withdrawInvoiceApplication, other))
  })

  test('[handbook 10.5] are split by title and kind, one for each ticket, and sum to the bill', async () => {
    const things = await thingsOfBill()
    const { applicationNo } = expectResult(await apply({ keys: keysOf(things), kind: 'ordinary' }))
    const planned = (await applicationOf(server, applicationNo, finance)).invoices
    expect(amountOf(planned.map(({ invoice }) => invoice))).toBe(amountOf(things))
    expect(new Set(planned.map(({ invoice }) => invoice.titleName)).size).toBe(2)
    for (const { invoice, lines } of planned) {
      if (invoice.kind === 'airItinerary' || invoice.kind === 'railTicket') expect(lines).toHaveLength(1)
      expect(amountOf(lines)).toBe(invoice.amount)
    }
    const done = (await confirmed(server, applicationNo, finance)).invoices.map(({ invoice }) => invoice)
    const after = expectResult(await server.call('admin', getBillInvoiced, { billNo }))
    expect(after.missing).toEqual({ count: 0, amount: 0 })
    expect(after.awaiting).toEqual({ count: 0, amount: 0 })
    expect(after.invoiced).toEqual({ count: things.length, amount: amountOf(things) })
    expect(done).toAllSatisfy(({ state, titleTaxNumber }) => state === 'issued' && titleTaxNumber.length === 18)
    const issued = { billNo, states: ['issued' as const], size: 100 }
    const { list } = expectResult(await server.call('admin', searchBillInvoices, issued))
    expect(list).toHaveLength(done.length)
    expect(await server.call('employee', searchBillInvoices, { billNo })).toMatchObject(refusedAs('forbidden'))
    // Orders of which nothing is left are not read again.
    expect(await inCompany(server.context, 1, (work) => findRestRoots(work, billNo, billCategories))).toEqual([])
  })

  test('[handbook 10.5] are noted as printed by finance, and each line of the bill says its voucher', async () => {
    const { list } = expectResult(
      await server.call(finance, searchBillInvoices, { billNo, kinds: ['railTicket'], states: ['issued'], size: 100 }),
    )
    const invoiceIds = list.map(({ invoiceId }) => invoiceId)
    expect(await server.call('admin', markInvoices, { invoiceIds, mark: 'printed' })).toMatchObject(refusedAs('invoiceUnknown'))
    expectResult(await server.call(finance, markInvoices, { invoiceIds, mark: 'printed' }))
    const proven = (voucher: 'railTicket' | 'airItinerary' | 'special') => linesOf(server, finance, billNo, { voucher })
    const numbers = new Map(list.map(({ invoiceId, number }) => [invoiceId, number]))
    const rail = (await proven('railTicket')).filter(({ proof }) => proof)
    expect(rail.length).toBeGreaterThan(0)
    for (const { proof } of rail) {
      expect(proof).toMatchObject({ state: 'issued', printedAt: expect.any(String) })
      expect(proof!.number).toBe(numbers.get(proof!.invoiceId!))
    }
    const [air, fees] = [await proven('airItinerary'), await proven('special')]
    expect(air.some(({ proof }) => proof?.number !== undefined && proof.printedAt === undefined)).toBe(true)
    expect(fees.some(({ proof }) => proof?.number !== undefined)).toBe(true)
  })

  test('[handbook 10.5] one is reissued to the other title, and its sums stay', async () => {
    const { list } = expectResult(await server.call(finance, searchBillInvoices, { billNo, kinds: ['airItinerary'], size: 100 }))
    const first = list.find(({ state, titleName }) => state === 'issued' && !titleName.includes('北京'))!
    const { titles, invoice } = await wholeOf(server, first.invoiceId, finance)
    const other = titles.find(({ name }) => name !== invoice.titleName)!
    const request = { invoiceId: first.invoiceId, version: invoice.version, entityId: other.entityId }
    expect(await server.call('admin', reissueInvoice, request)).toMatchObject(refusedAs('invoiceUnknown'))
    expectResult(await server.call(finance, reissueInvoice, request))
    await server.context.drainJobs()
    const whole = await wholeOf(server, first.invoiceId, finance)
    expect(whole.invoice.state).toBe('reissued')
    expect(whole.reversedBy).toMatchObject({ state: 'issued', amount: -first.amount })
    expect(whole.replacedBy).toMatchObject([
      { state: 'issued', titleName: other.name, amount: first.amount, net: first.net, tax: first.tax },
    ])
  })

  test('[handbook 10.5] one is reissued as special in place of ordinary where its title takes those, and tickets stay what they are', async () => {
    const { list } = expectResult(await server.call(finance, searchBillInvoices, { billNo, kinds: ['ordinary'], size: 100 }))
    const issued = list.filter(({ state }) => state === 'issued')
    const [own, other] = [
      issued.find(({ titleName }) => !titleName.includes('北京'))!,
      issued.find(({ titleName }) => titleName.includes('北京'))!,
    ]
    const ask = (of: typeof own, kind: 'special' | 'ordinary') =>
      server.call(finance, reissueInvoice, { invoiceId: of.invoiceId, version: of.version, kind })
    expect(await ask(own, 'ordinary')).toMatchObject(refusedAs('invoiceTitleSame'))
    expect(await ask(other, 'special')).toMatchObject(refusedAs('invoiceSpecialRefused'))
    expectResult(await ask(own, 'special'))
    await server.context.drainJobs()
    const { invoice, replacedBy } = await wholeOf(server, own.invoiceId, finance)
    expect(invoice.state).toBe('reissued')
    expect(replacedBy).toMatchObject([{ kind: 'special', state: 'issued', titleName: own.titleName, amount: own.amount }])
    const rail = expectResult(
      await server.call(finance, searchBillInvoices, { billNo, kinds: ['railTicket'], states: ['issued'] }),
    ).list[0]!
    expect(await ask(rail, 'special')).toMatchObject(refusedAs('invoiceTitleSame'))
  })

  test('[handbook 10.5] a refund in a later period takes the voucher back; what is left of the order stays', async () => {
    await refund(server, late.orderNo, couponsOf(late).slice(0, 1))
    await server.turn(61)
    const { list } = expectResult(await server.call(finance, searchBillInvoices, { billNo, size: 100 }))
    const whole = await Promise.all(list.map(({ invoiceId }) => wholeOf(server, invoiceId, finance)))
    const ofOrder = whole.filter(({ lines }) => lines.some(({ orderNo }) => orderNo === late.orderNo))
    const taken = ofOrder.filter(({ invoice }) => invoice.state === 'redLettered')
    expect(taken.map(({ invoice }) => invoice.kind)).toContain('airItinerary')
    expect(taken).toAllSatisfy(({ reversedBy }) => reversedBy?.state === 'issued')
    const valid = ofOrder.filter(({ invoice }) => invoice.state === 'issued' && invoice.reverses === undefined)
    const lines = valid.flatMap((one) => one.lines).filter(({ orderNo }) => orderNo === late.orderNo)
    const left = (await thingsOfBill()).filter(({ orderNo, invoiceId }) => orderNo === late.orderNo && invoiceId)
    expect(amountOf(lines)).toBe(amountOf(left))
  })
})
