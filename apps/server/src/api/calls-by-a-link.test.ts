import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@sojourn/contract/kit/call'
import { decideByLink, readApprovalLink } from '@sojourn/contract/booking/approval/approval.calls'
import { getEnterpriseCurrency } from '@sojourn/contract/access/session.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { readSharedCarRide } from '@sojourn/contract/products/car/shared-ride.calls'
import { answerMeetingInvitation, readMeetingInvitation } from '@sojourn/contract/products/meeting/invitation.calls'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ callsPerMinute: 60 })
})
afterAll(() => server.close())

let made = 0
const newLink = (): string => `1.${String((made += 1)).padStart(43, 'A')}`

interface Visit {
  token: string
  address: string
}

/** The status that a visitor of this address is answered with. */
async function follow({ path, method }: Pick<Call, 'path' | 'method'>, { address }: Visit, given: object): Promise<number> {
  const headers = { langtype: 'zh-CN', version: '4.9.9' }
  const sent = method === 'GET' ? { query: given as Record<string, string> } : { payload: given }
  const answer = await server.app.inject({ method, url: `/${path}`, headers, remoteAddress: address, ...sent })
  if (answer.statusCode === problems.tooManyRequests.status) {
    expect(answer.json()).toMatchObject({ code: problems.tooManyRequests.code })
    expect(answer.headers['retry-after']).toBe('1')
  }
  return answer.statusCode
}
const read = (visit: Visit): Promise<number> => follow(readApprovalLink, visit, { token: visit.token })
const times = <Result>(count: number, visit: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => visit(index)))
const answered = (statuses: readonly number[]): number =>
  statuses.filter((status) => status !== problems.tooManyRequests.status).length

const guest = { name: '来宾', mobile: '13900000000', comes: false }
const byLink: { call: Pick<Call, 'path' | 'method'>; given: (token: string) => object }[] = [
  { call: readApprovalLink, given: (token) => ({ token }) },
  { call: decideByLink, given: (token) => ({ token, decision: 'agree', version: 1 }) },
  { call: getEnterpriseCurrency, given: (approvetoken) => ({ approvetoken }) },
  { call: readSharedCarRide, given: (token) => ({ token }) },
  { call: readMeetingInvitation, given: (token) => ({ token }) },
  { call: answerMeetingInvitation, given: (token) => ({ token, answer: guest }) },
]

test.each(byLink)('$call.path is answered so often a minute, wherever its link is followed', async ({ call, given }) => {
  const token = newLink()
  const visits = await times(20, (index) => follow(call, { token, address: `203.0.${made}.${index}` }, given(token)))
  expect(answered(visits)).toBe(15)
  await server.turn(1 / 60)
  const later = await times(2, (index) => follow(call, { token, address: `203.0.${made}.${100 + index}` }, given(token)))
  expect(answered(later)).toBe(1)
})

test('whoever makes links up is told to wait for all of them, and keeps nobody else from theirs', async () => {
  const address = '198.51.100.7'
  expect(answered(await times(20, () => read({ token: newLink(), address })))).toBe(15)
  expect(await read({ token: newLink(), address: '198.51.100.8' })).toBe(problems.approvalLinkUnknown.status)
})
