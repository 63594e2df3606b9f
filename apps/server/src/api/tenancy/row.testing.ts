import { saveTravelApplyDraft } from '@sojourn/contract/booking/application.calls'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { applicationContent } from '../../testing/applications'
import { book, choose, expectResult, orderRequest, saveDraft, within } from '../../testing/flights'
import { askForMoney } from '../../testing/payments'
import type { TestServer } from '../../testing/server'

/** What company 1 has, by the numbers that a stranger may have come to know. */
export async function companyOne(server: TestServer) {
  const trip = await book(server, 'employee', { travelType: 2 })
  const { paymentNo } = await askForMoney(server, 'employee', trip.created.orderNo, trip.request.expectedTotal)
  const { created } = await book(server, 'employee', { date: '2026-12-10' })
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-11' })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const { travelApplyNo } = expectResult(
    await server.call('employee', saveTravelApplyDraft, { version: 0, content: applicationContent() }),
  )
  const { rows } = await server.database.pool.query<{ approval_id: string }>('SELECT approval_id FROM approval')
  return { tempOrderNo, travelApplyNo, request, orderNo: created.orderNo, paymentNo, approvalId: rows[0]!.approval_id }
}
export type Numbers = Awaited<ReturnType<typeof companyOne>>

/** The request, and what a stranger to these numbers reads: a problem, or an answer about nobody but the caller. */
export interface Row {
  request: (numbers: Numbers) => object
  stranger: ProblemName | 'own'
  /** Where a colleague who is not concerned reads something else. */
  colleague?: ProblemName | 'own'
}
export const own = (request: object = {}): Row => ({ request: () => request, stranger: 'own' })
export const draft = (request: (numbers: Numbers) => object = () => ({})): Row => ({
  request: (numbers) => ({ tempOrderNo: numbers.tempOrderNo, ...request(numbers) }),
  stranger: 'tempOrderUnknown',
})
export const ofOrder = (request: (numbers: Numbers) => object): Row => ({ request, stranger: 'orderUnknown' })
export const ofApproval = (more: object = {}): Row => ({
  request: ({ approvalId }) => ({ approvalId, ...more }),
  stranger: 'approvalUnknown',
  colleague: 'approvalNotYours',
})
