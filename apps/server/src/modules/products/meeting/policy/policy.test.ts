import { createMeetingOrder, getMeetingBookInfo, openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
import { getMeetingRuleViolate } from '@sojourn/contract/products/meeting/policy.calls'
import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import { getMeetingDemand } from '@sojourn/contract/products/meeting/requirement.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedAs } from '../../../../testing/approvals'
import { expectResult } from '../../../../testing/flights'
import { meetingOrder, orderOf, quotedMeeting } from '../../../../testing/meetings'
import { changed, publishAlone } from '../../../../testing/policies'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let demandNo: string
beforeAll(async () => {
  server = await openTestServer()
  demandNo = (await quotedMeeting(server)).demandNo
})
afterAll(() => server.close())

const standard = async (meeting: MeetingSection) => publishAlone(server, await changed(server, 'staff', { meeting }))
const plansNow = async () => expectResult(await server.call('employee', getMeetingDemand, { demandNo })).plans
async function formOf(planId: string) {
  const { tempOrderNo } = expectResult(await server.call('employee', openMeetingPlan, { demandNo, planId }))
  return expectResult(await server.call('employee', getMeetingBookInfo, { tempOrderNo }))
}

test('[S2.46] offers within the standard say nothing', async () => {
  expect((await plansNow()).map(({ verdict }) => verdict)).toEqual((await plansNow()).map(() => 'within'))
  const { items } = expectResult(await server.call('employee', getMeetingRuleViolate, {}))
  expect(JSON.stringify(items)).toContain('一线城市会议：每人每天不超过 ¥1,500（超标需审批）')
})

test('[S2.46] what a standard forbids is seen beside each offer and cannot be chosen', async () => {
  await standard({ maxTotal: 1_00, handling: { meetingTotal: 'forbid' } })
  const [plan] = await plansNow()
  expect(plan).toMatchObject({ verdict: 'forbidden', violations: [{ rule: 'meetingTotal' }] })
  const info = await formOf(plan!.planId)
  expect(info.violations).toMatchObject([{ rule: 'meetingTotal', handling: 'forbid' }])
  expect(await server.call('employee', createMeetingOrder, orderOf(info))).toMatchObject(refusedAs('policyForbids'))
})

test('[S2.46] [handbook 7.4] what a day of a person comes to goes to approvers with its reason', async () => {
  const low = { first: 1_00, newFirst: 1_00, other: 1_00 }
  await standard({ dailyPrices: low, handling: { meetingPrice: 'payExcess' } })
  const [plan] = await plansNow()
  // Nobody pays a part of a meeting personally.
  expect(plan).toMatchObject({ verdict: 'approval', violations: [{ rule: 'meetingPrice', handling: 'approval' }] })
  const request = orderOf(await formOf(plan!.planId))
  expect((await server.call('employee', createMeetingOrder, request)).field).toBe('travellers.0.reasonCode')
  const travellers = request.travellers.map((each) => ({ ...each, reasonCode: 'urgent' }))
  const { orderNo } = expectResult(await server.call('employee', createMeetingOrder, { ...request, travellers }))
  const order = await meetingOrder(server, orderNo)
  expect(order.travellerList[0]!.violations[0]!.sentence).toContain('标准为不超过 ¥1')
  expect(order.approval?.tasks.length).toBeGreaterThan(0)
  // What was chosen was judged then; another standard later says nothing of it.
  const later = await plansNow()
  expect(later.map(({ verdict, violations }) => [verdict, violations])).toEqual(later.map(() => [undefined, []]))
})
