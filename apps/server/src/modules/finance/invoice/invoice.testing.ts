import type { Invoice, InvoiceableThing } from '@sojourn/contract/finance/invoice.shapes'
import {
  applyForInvoices,
  confirmInvoiceApplication,
  getInvoice,
  getInvoiceApplication,
  searchInvoiceable,
  searchInvoices,
} from '@sojourn/contract/finance/invoice.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { sum } from '@sojourn/domain/kit/money'
import { book, expectResult } from '../../../testing/flights'
import { noticeOf, notify } from '../../../testing/payments'
import type { TestServer } from '../../../testing/server'

export const email = 'li@mail.example'

/** A flight that somebody pays alone and that is ticketed. */
export async function ownFlight(server: TestServer, date: string, who = 'employee') {
  const own = await book(server, who, { date, travelType: 2 })
  const { expectedTotal } = own.request
  const { orderNo } = own.created
  const asked = expectResult(await server.call(who, pay, { orderNos: [orderNo], settleType: 1, expectedTotal }))
  await notify(server, noticeOf(server, asked.paymentNo, expectedTotal))
  await server.context.drainJobs()
  return { orderNo, total: expectedTotal }
}

/** What an order has to invoice; nothing where it has none. */
export async function thingsOf(server: TestServer, orderNo: string, who = 'employee'): Promise<InvoiceableThing[]> {
  const { list } = expectResult(await server.call(who, searchInvoiceable, { size: 100 }))
  return list.find((order) => order.orderNo === orderNo)?.things ?? []
}

export const keysOf = (things: readonly InvoiceableThing[]): string[] => things.map(({ key }) => key)
export const amountOf = (things: readonly { amount: number }[]): number => sum(things.map(({ amount }) => amount))

export const applyFor = (server: TestServer, keys: string[], title = '李明', who = 'employee') =>
  server.call(who, applyForInvoices, { keys, title, email })

export const applicationOf = async (server: TestServer, applicationNo: string, who = 'employee') =>
  expectResult(await server.call(who, getInvoiceApplication, { applicationNo }))

/** Confirms what was planned, and has it issued. */
export async function confirmed(server: TestServer, applicationNo: string, who = 'employee') {
  const { version } = await applicationOf(server, applicationNo, who)
  expectResult(await server.call(who, confirmInvoiceApplication, { applicationNo, version }))
  await server.context.drainJobs()
  return applicationOf(server, applicationNo, who)
}

/** All that an order has to invoice, applied for and issued. */
export async function issuedFor(server: TestServer, orderNo: string): Promise<Invoice[]> {
  const { applicationNo } = expectResult(await applyFor(server, keysOf(await thingsOf(server, orderNo))))
  return (await confirmed(server, applicationNo)).invoices.map(({ invoice }) => invoice)
}

export const wholeOf = async (server: TestServer, invoiceId: string, who = 'employee') =>
  expectResult(await server.call(who, getInvoice, { invoiceId }))
export const ownInvoicesOf = async (server: TestServer, who = 'employee') =>
  expectResult(await server.call(who, searchInvoices, { size: 100 })).list

/** What stands between an element's tags, in fen where it is an amount. */
export const elementOf = (xml: string, name: string): string => new RegExp(`<(?:rai:)?${name}>([^<]*)<`).exec(xml)?.[1] ?? ''
export const fenOf = (xml: string, name: string): number => Math.round(Number(elementOf(xml, name)) * 100)
