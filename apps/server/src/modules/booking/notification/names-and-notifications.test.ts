import { getEmployeeConfig } from '@sojourn/contract/access/session.calls'
import { getTravelApplyDetail, getTravelApplyList } from '@sojourn/contract/booking/application/application.calls'
import {
  getApprovalDetail,
  getMyApprovalList,
  saveApprovalDelegate,
  transferApproval,
} from '@sojourn/contract/booking/approval/approval.calls'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { findTravellers, getTravellerCards, saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { getTravelView, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { chooseFlightTravellers } from '@sojourn/contract/products/flight/flight.calls'
import { getHotelBookInfo } from '@sojourn/contract/products/hotel/hotel.calls'
import type { Language } from '@sojourn/contract/kit/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { submitNew } from '../../../testing/applications'
import { answer as respond, flow, level, setFlows, submitted } from '../../../testing/approvals'
import { expectResult, outOfPolicy, saveDraft } from '../../../testing/flights'
import { saveStay } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const notificationTo = async (orderNo: string, language: Language = 'zh-CN', who = 'employee') => {
  const { rows } = await server.database.pool.query<{ body: string }>(
    `SELECT body FROM mail WHERE subject_no = $1 AND employee_id = $3 AND language = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [orderNo, language, `1-${who}`],
  )
  return rows[0]!.body
}
const speaks = (language: Language, who = 'employee') =>
  server.database.pool.query('UPDATE employee SET language = $1 WHERE enterprise_id = 1 AND employee_id = $2', [
    language,
    `1-${who}`,
  ])

describe('notifications of what happened to tickets', () => {
  test('a change says the new journey with its time, places and ticket; a refund the one that was given back', async () => {
    const order = await ticketedOrder(server)
    const changed = await change(server, order.orderNo, couponsOf(order), '2026-12-11')
    const notification = await notificationTo(changed.order.orderNo)
    const { flight } = changed
    expect(notification).toContain(`${flight.flightNo} `)
    expect(notification).toContain(`2026年12月11日 ${flight.departTime}`)
    expect(notification).toContain(changed.order.travellerList[0]!.tickets[0]!.ticketNo)

    const given = await refund(server, changed.order.orderNo, couponsOf(changed.order))
    const told = await notificationTo(given.order.orderNo)
    expect(told).toContain(`2026年12月11日 ${flight.departTime}`)
    expect(told).toContain(changed.order.travellerList[0]!.tickets[0]!.ticketNo)
  })
})

describe('who reads English reads the names of travellers in Latin letters', () => {
  let orderNo: string
  let approvalId: string
  beforeAll(async () => {
    await speaks('en')
    ;({ orderNo, approvalId } = await submitted(server, { date: '2026-12-20' }, outOfPolicy))
  })
  afterAll(() => speaks('zh-CN'))
  const inEnglish = { language: 'en' } as const
  const named = 'LIN/XIAOWEN'

  test('in lists, orders, approvals, trips, the choice of travellers and notifications', async () => {
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}, inEnglish))
    expect(list.find((order) => order.orderNo === orderNo)?.travellers).toEqual([named])
    const order = expectResult(await server.call('employee', getFlightOrderDetail, { orderId: orderNo }, inEnglish))
    expect(order.travellerList.map(({ name }) => name)).toEqual([named])
    const mine = expectResult(await server.call('manager', getMyApprovalList, { type: 1, size: 100 }, inEnglish))
    expect(mine.list.find(({ subjectNo }) => subjectNo === orderNo)?.travellers).toEqual([named])
    const seen = expectResult(await server.call('manager', getApprovalDetail, { approvalId }, inEnglish))
    expect(seen.order?.travellers).toEqual([named])
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [orderNo] }))
    const trip = expectResult(await server.call('employee', getTravelView, { travelOrderNo }, inEnglish))
    expect(trip.parts.flatMap(({ travellers }) => travellers)).toEqual([named])
    const asked = { employeeIds: ['1-employee'], productType: 1 as const }
    const cards = expectResult(await server.call('manager', getTravellerCards, asked, inEnglish))
    expect(cards.list.map(({ name }) => name)).toEqual([named])
    const notification = await notificationTo(orderNo, 'en')
    expect(notification).toContain(`Dear ${named}`)
    expect(notification).toContain(`for ${named}`)
  })
  test('in histories of orders and approvals, in applications with their people, and above the page', async () => {
    const order = expectResult(await server.call('employee', getFlightOrderDetail, { orderId: orderNo }, inEnglish))
    expect(order.history.length).toBeGreaterThan(0)
    expect(order.history[0]).toMatchObject({ actor: named, sentence: expect.stringContaining(named) as string })
    expect(JSON.stringify(order.history)).not.toContain('林晓雯')
    const { travelApplyNo } = await submitNew(server, 'employee')
    const { list } = expectResult(await server.call('employee', getTravelApplyList, {}, inEnglish))
    const listed = list.find((application) => application.travelApplyNo === travelApplyNo)
    expect(listed?.travelApplyPersonList).toEqual([{ name: named }])
    const shown = expectResult(await server.call('employee', getTravelApplyDetail, { travelApplyNo }, inEnglish))
    expect(shown.travellers.map(({ name }) => name)).toEqual([named])
    expect(shown.history.length).toBeGreaterThan(0)
    expect(JSON.stringify(shown.history)).not.toContain('林晓雯')
    const mine = expectResult(await server.call('manager', getMyApprovalList, { type: 1, size: 100 }, inEnglish))
    const asked = mine.list.find(({ subjectKind, travellers }) => subjectKind === 'application' && travellers.includes(named))
    expect(asked?.applicant).toBe(named)
    expect(expectResult(await server.call('employee', getEmployeeConfig, {}, inEnglish)).employeeName).toBe(named)
    expect(expectResult(await server.call('employee', getEmployeeConfig, {})).employeeName).toBe('林晓雯')
  })
  test('and likewise who booked, who is asked and who asks, in orders, lists and approvals', async () => {
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}, inEnglish))
    expect(list.find((order) => order.orderNo === orderNo)).toMatchObject({ booker: named, isOwn: true })
    const order = expectResult(await server.call('employee', getFlightOrderDetail, { orderId: orderNo }, inEnglish))
    expect(order.approval?.tasks.map(({ approver }) => approver)).toEqual(['CHEN/ZHIYUAN', 'OUYANG/MINGZHE'])
    expect(order.nextStep).toContain('CHEN/ZHIYUAN')
    const asked = expectResult(await server.call('manager', getMyApprovalList, { type: 1, size: 100 }, inEnglish))
    const approval = asked.list.find(({ subjectNo }) => subjectNo === orderNo)
    expect([approval?.applicant, approval?.waitsFor]).toEqual([named, ['CHEN/ZHIYUAN']])
    const seen = expectResult(await server.call('manager', getApprovalDetail, { approvalId }, inEnglish))
    expect(seen.current.tasks.map(({ approver }) => approver)).toEqual(['CHEN/ZHIYUAN', 'OUYANG/MINGZHE'])
    const chinese = expectResult(await server.call('manager', getApprovalDetail, { approvalId }))
    expect(chinese.current.tasks.map(({ approver }) => approver)).toEqual(['陈志远', '欧阳明哲'])
  })
  test('but a hotel at home is given the name as the identity card has it', async () => {
    const tempOrderNo = await saveStay(server, 'employee')
    const info = expectResult(await server.call('employee', getHotelBookInfo, { tempOrderNo }, inEnglish))
    expect(info.travellers.map(({ name, guestName }) => [name, guestName])).toEqual([[named, '林晓雯']])
  })
  test.each([named, 'xiaowen', 'Lin Xiaowen', '林晓'])('and finds them by %s, in orders and approvals', async (words) => {
    const { list } = expectResult(await server.call('employee', getTripOrderList, { traveller: words }, inEnglish))
    expect(list.map((order) => order.orderNo)).toContain(orderNo)
    const asked = expectResult(await server.call('manager', getMyApprovalList, { type: 1, size: 100, keyword: words }, inEnglish))
    expect(asked.list.map(({ subjectNo }) => subjectNo)).toContain(orderNo)
    const none = await server.call('employee', getTripOrderList, { traveller: `${words}x` }, inEnglish)
    expect(expectResult(none).list).toEqual([])
  })
  test('in Chinese they keep their signs', async () => {
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
    expect(list.find((order) => order.orderNo === orderNo)?.travellers).toEqual(['林晓雯'])
  })
  test('as the passport prints it, where there is one', async () => {
    await server.database.pool.query(
      `INSERT INTO credential (enterprise_id, credential_id, employee_id, type, name_on_credential, number_cipher, number_hash, number_masked)
       VALUES (1, 'own-passport', '1-employee', 2, 'LAM/HIUMAN', '', '', '')`,
    )
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}, inEnglish))
    expect(list.find((order) => order.orderNo === orderNo)?.travellers).toEqual(['LAM/HIUMAN'])
    await server.database.pool.query(`DELETE FROM credential WHERE credential_id = 'own-passport'`)
  })
  test('guests are read character by character, with or without a passport', async () => {
    const credential = { type: 2 as const, number: 'E12345670', expiresOn: '2030-01-01', birthDate: '1988-04-09' }
    const saved = await server.call('manager', saveGuest, { name: '单晓雯', mobile: '13900001111', credential })
    const { employeeId } = expectResult(saved)
    const { list } = expectResult(await server.call('manager', findTravellers, { from: 'guests' }, inEnglish))
    expect(list.map(({ name }) => name)).toEqual(['SHAN/XIAOWEN'])
    const tempOrderNo = await saveDraft(server, 'manager', { bookType: 1 })
    const chosen = { tempOrderNo, employeeIds: [employeeId, '1-employee'] }
    const answer = expectResult(await server.call('manager', chooseFlightTravellers, chosen, inEnglish))
    expect(answer.travellers.map(({ name }) => name)).toEqual(['SHAN/XIAOWEN', named])
    const found = expectResult(await server.call('manager', findTravellers, { keyword: '林晓雯' }, inEnglish))
    expect(found.list.map(({ name }) => name)).toEqual([named])
  })
  test('letters and histories say in the same letters who decided for whom, and who handed it over', async () => {
    const today = new Date(server.context.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    await setFlows(server, flow([level('any', 'manager')]))
    expectResult(await server.call('manager', saveApprovalDelegate, { employeeId: '1-admin', fromDate: today, toDate: today }))
    const asked = await submitted(server, { date: '2026-12-22' }, outOfPolicy)
    expect((await respond(server, 'admin', asked.approvalId)).success).toBe(true)
    expect(await notificationTo(asked.orderNo, 'en')).toContain('ZHOU/YAQIN for CHEN/ZHIYUAN')
    const { history } = expectResult(await server.call('employee', getFlightOrderDetail, { orderId: asked.orderNo }, inEnglish))
    expect(JSON.stringify(history)).toContain('ZHOU/YAQIN for CHEN/ZHIYUAN')
    expect(JSON.stringify(history)).not.toMatch(/\p{Script=Han}/u)

    await speaks('en', 'director')
    const passed = await submitted(server, { date: '2026-12-23' }, outOfPolicy)
    const handed = { approvalId: passed.approvalId, employeeId: '1-director', reason: 'on leave' }
    expectResult(await server.call('manager', transferApproval, handed))
    expect(await notificationTo(passed.orderNo, 'en', 'director')).toMatch(
      /Handed over: CHEN\/ZHIYUAN .*OUYANG\/MINGZHE.*; note: on leave/,
    )
    await speaks('zh-CN', 'director')
  })
})
