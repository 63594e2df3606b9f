import { afterAll, beforeAll, expect, test } from 'vitest'
import { reissueInvoice } from '@sojourn/contract/finance/invoice.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { couponsOf, refund, settle } from '../../../testing/after-sales'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { applyFor, issuedFor, keysOf, ownFlight, ownInvoicesOf, thingsOf, wholeOf } from './invoice.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
}, 120_000)
afterAll(() => server.close())

/** Runs something while the issuer takes nothing back. */
async function whileRefused(run: () => Promise<void>): Promise<void> {
  const { invoicing } = server.context
  const issue = invoicing.issue.bind(invoicing)
  invoicing.issue = (request) => (request.reverses ? Promise.resolve({ refusal: 'titleRefused' }) : issue(request))
  await run()
  invoicing.issue = issue
}

const receiptOf = async (orderNo: string) => (await issuedFor(server, orderNo)).find(({ kind }) => kind === 'airItinerary')!
const subjects = async () => expectResult(await server.call('employee', getMyMails, {})).list.map(({ subject }) => subject)

test('[handbook 10.5] an invoice whose red-letter invoice was refused stands again, and is reissued when asked again', async () => {
  const { orderNo } = await ownFlight(server, '2027-01-12')
  const receipt = await receiptOf(orderNo)
  const reissue = async (title: string) => {
    const { version } = (await wholeOf(server, receipt.invoiceId)).invoice
    expectResult(await server.call('employee', reissueInvoice, { invoiceId: receipt.invoiceId, version, title }))
    await server.context.drainJobs()
    return wholeOf(server, receipt.invoiceId)
  }
  await whileRefused(async () => {
    const refused = await reissue('李小明')
    expect(refused).toMatchObject({
      invoice: { state: 'issued' },
      reversedBy: { state: 'refused' },
      replacedBy: [{ state: 'voided' }],
    })
    expect(await subjects()).toContainEqual(expect.stringContaining('红冲失败'))
    const keys = keysOf((await thingsOf(server, orderNo)).filter(({ item }) => item === 'airFare'))
    expect(await applyFor(server, keys)).toMatchObject({ success: false })
  })
  const again = await reissue('李小明')
  expect(again).toMatchObject({ invoice: { state: 'reissued' }, reversedBy: { state: 'issued', amount: -receipt.amount } })
  expect(again.replacedBy.map(({ state }) => state).toSorted()).toEqual(['issued', 'voided'])
})

test('[handbook 10.5] a refund whose red-letter invoice was refused is tried again a day later, not every hour', async () => {
  const { orderNo } = await ownFlight(server, '2027-01-13')
  const receipt = await receiptOf(orderNo)
  await refund(server, orderNo, couponsOf(await settle(server, 'employee', orderNo)))
  await server.context.drainJobs()
  const letters = async () => (await ownInvoicesOf(server)).filter(({ reverses }) => reverses === receipt.invoiceId)
  await whileRefused(async () => {
    await server.turn(180)
    expect(await letters()).toMatchObject([{ state: 'refused' }])
    expect((await wholeOf(server, receipt.invoiceId)).invoice.state).toBe('issued')
  })
  await server.turn(25 * 60)
  expect((await letters()).map(({ state }) => state).toSorted()).toEqual(['issued', 'refused'])
  expect((await wholeOf(server, receipt.invoiceId)).invoice.state).toBe('redLettered')
})
