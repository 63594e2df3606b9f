import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findTravellers,
  getDepartmentTree,
  getTravellerCards,
  removeGuest,
  saveGuest,
} from '@sojourn/contract/booking/traveller.calls'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { settle } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { inChinese } from '../../../testing/company'
import { choose, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const find = async (request: object, who = 'manager') => expectResult(await server.call(who, findTravellers, request)).list
const guest = (number: string, change: object = {}) => ({
  name: '高远',
  mobile: '13900001111',
  credential: { type: 2 as const, number, expiresOn: '2030-01-01', birthDate: '1988-04-09' },
  ...change,
})

describe('[S2.24] choosing travellers', () => {
  test('by name, pinyin, mobile and department; a department counts those below it', async () => {
    const tree = async () => expectResult(await server.call('manager', getDepartmentTree, {})).list
    const [whole, part] = (await tree()).filter(({ people }) => people > 0)
    await server.database.pool.query('UPDATE department SET parent_id = $1 WHERE enterprise_id = 1 AND department_id = $2', [
      whole!.departmentId,
      part!.departmentId,
    ])
    const joined = (await tree()).find(({ departmentId }) => departmentId === whole!.departmentId)!
    expect(joined.people).toBe(whole!.people + part!.people)
    expect(await find({ departmentId: joined.departmentId })).toHaveLength(joined.people)
    const below = await find({ departmentId: part!.departmentId })
    expect(below).toHaveLength(part!.people)
    expect(below).toAllSatisfy(({ departmentName }) => departmentName === part!.name)
    expect((await find({ keyword: 'linxiaowen' }))[0]?.name).toBe('林晓雯')
  })

  test('who may book only for themselves finds only themselves', async () => {
    expect((await find({}, 'employee')).map(({ name }) => name)).toEqual(['林晓雯'])
    expect(expectResult(await server.call('employee', getDepartmentTree, {})).list).toEqual([])
    const cards = await server.call('employee', getTravellerCards, { employeeIds: ['1-manager'], productType: 1 })
    expect(cards).toMatchObject(refusedAs('travellerNotAllowed'))
  })

  test('those who are chosen come with masked documents and their standard', async () => {
    const { list } = expectResult(
      await server.call('manager', getTravellerCards, { employeeIds: ['1-manager', '1-employee'], productType: 1 }),
    )
    expect(list.map(({ employeeId }) => employeeId)).toEqual(['1-manager', '1-employee'])
    expect(list[1]).toMatchObject({ name: '林晓雯', policyName: '员工差旅标准' })
    expect(list[1]!.standards[0]).toContain('经济舱')
    for (const [productType, words] of [
      [3, /一线城市.*\/间夜/],
      [5, /二等座/],
    ] as const) {
      const cards = await server.call('manager', getTravellerCards, { employeeIds: ['1-employee'], productType })
      expect(expectResult(cards).list[0]!.standards.join('\n')).toMatch(words)
    }
    expect(list.flatMap(({ credentials }) => credentials)).toAllSatisfy(({ number }) => number.includes('*'))
  })
})

describe('guests', () => {
  let guestId: string

  test('are kept with name, mobile and a document that must be right', async () => {
    const save = (request: ReturnType<typeof guest>) => server.call('manager', saveGuest, request)
    expect(await save(guest('E12345678', { name: '' }))).toMatchObject(refusedAs('guestInvalid'))
    expect(await save(guest('E12345678', { mobile: '12' }))).toMatchObject({ field: 'mobile' })
    expect(await save(guest('x', { credential: { type: 1, number: '110101199003070000' } }))).toMatchObject({
      field: 'credential.number',
    })
    const saved = expectResult(await save(guest('E12345678')))
    expect(saved).toMatchObject({ guest: true, departmentName: '外部出行人' })
    guestId = saved.employeeId
    expect(await save(guest('e12345678'))).toMatchObject(refusedAs('guestOnePerDocument'))
    const { rows } = await server.database.pool.query('SELECT mobile_cipher, mobile_masked FROM guest')
    expect(JSON.stringify(rows)).not.toContain('13900001111')
  })

  test('are found by their host alone, and nobody else may book for them', async () => {
    expect((await find({ from: 'guests' })).map(({ employeeId }) => employeeId)).toEqual([guestId])
    expect(await find({ from: 'guests' }, 'director')).toEqual([])
    const tempOrderNo = await saveDraft(server, 'director', { bookType: 1 })
    const chosen = await server.call('director', chooseTravellers, { tempOrderNo, employeeIds: [guestId] })
    expect(chosen).toMatchObject(refusedAs('travellerUnknown'))
    const cards = await server.call('director', getTravellerCards, { employeeIds: [guestId], productType: 1 })
    expect(cards).toMatchObject(refusedAs('travellerNotAllowed'))
    expect((await server.call('contractor', saveGuest, guest('E87654321'))).code).toBe(200009)
  })

  test('[handbook 7.3] travel by the booker’s standard, or without one where the company says so', async () => {
    const card = async () =>
      expectResult(await server.call('manager', getTravellerCards, { employeeIds: [guestId], productType: 1 })).list[0]!
    expect((await card()).policyName).toBe('经理差旅标准')
    const set = (rule: string) =>
      server.database.pool.query(
        `UPDATE enterprise SET config = jsonb_set(config, '{settings,guestStandard}', $1) WHERE enterprise_id = 1`,
        [JSON.stringify(rule)],
      )
    await set('unlimited')
    expect((await card()).policyName).toBeUndefined()
    await set('own')
    expect((await card()).policyName, 'no policy names guests').toBeUndefined()
    const body = { policyId: 'guests', version: 1, scope: { type: 'role', ids: ['guest'] }, name: inChinese('外宾标准') }
    await server.database.pool.query(
      `INSERT INTO travel_policy (enterprise_id, policy_id, version, effective_from, body)
       SELECT enterprise_id, $1, 1, min(effective_from), $2 FROM travel_policy WHERE enterprise_id = 1 GROUP BY 1`,
      ['guests', JSON.stringify(body)],
    )
    expect((await card()).policyName).toBe('外宾标准')
    await server.database.pool.query("DELETE FROM travel_policy WHERE policy_id = 'guests'")
    await set('booker')
  })

  test('are booked for beside a colleague, from search to ticket', async () => {
    const tempOrderNo = await saveDraft(server, 'manager', { date: '2026-12-17', bookType: 1 })
    expectResult(await server.call('manager', chooseTravellers, { tempOrderNo, employeeIds: ['1-employee', guestId] }))
    const info = expectResult(await server.call('manager', getFlightBookInfo, { tempOrderNo }))
    expect(info.travellers.map(({ guest: outside }) => outside)).toEqual([undefined, true])
    expect(info.travellers[1]).toMatchObject({ name: '高远', credentials: [{ usable: true }] })
    const choice = await choose(server, 'manager', tempOrderNo, within)
    const request = await orderRequest(server, 'manager', tempOrderNo, [choice])
    const { orderNo } = expectResult(await server.call('manager', createFlightOrder, request))
    await settle(server, 'manager', orderNo)
    const order = await detail(server, 'manager', orderNo)
    expect(order).toMatchObject({ state: 1800, travellers: ['林晓雯', '高远'] })
    expect((await find({ from: 'frequent' })).map(({ employeeId }) => employeeId).toSorted()).toEqual(['1-employee', guestId])
  })

  test('once removed are no longer offered, and orders keep what they were booked with', async () => {
    expect(await server.call('director', removeGuest, { guestId })).toMatchObject(refusedAs('guestUnknown'))
    expectResult(await server.call('manager', removeGuest, { guestId }))
    expect(await find({ from: 'guests' })).toEqual([])
    expect((await find({ from: 'frequent' })).map(({ employeeId }) => employeeId)).toEqual(['1-employee'])
    const { rows } = await server.database.pool.query('SELECT FROM credential WHERE employee_id = $1', [guestId])
    expect(rows).toHaveLength(0)
  })
})

test('[S3.24] fast mode: straight to the list with the booker’s view, travellers chosen on the book page and judged there', async () => {
  const tempOrderNo = await saveDraft(server, 'manager', { date: '2026-12-18', bookMode: 1 })
  const choice = await choose(server, 'manager', tempOrderNo, within)
  expect(expectResult(await server.call('manager', getFlightBookInfo, { tempOrderNo })).canChooseTravellers).toBe(true)
  const alone = await saveDraft(server, 'employee', { date: '2026-12-18' })
  const own = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo: alone }))
  expect(own.canChooseTravellers, 'without the right to book for others').toBe(false)
  expectResult(await server.call('manager', chooseTravellers, { tempOrderNo, employeeIds: ['1-employee', '1-manager'] }))
  const request = await orderRequest(server, 'manager', tempOrderNo, [choice])
  expect(request.travellers.map(({ employeeId }) => employeeId)).toEqual(['1-employee', '1-manager'])
  const { orderNo } = expectResult(await server.call('manager', createFlightOrder, request))
  expect((await detail(server, 'manager', orderNo)).travellers).toHaveLength(2)
})
