import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findCustomers } from '@sojourn/contract/access/agent.calls'
import { markServedVip, markVip } from '@sojourn/contract/admin/people/person.calls'
import { getTrainBookInfo } from '@sojourn/contract/products/train/train.calls'
import { getMyTravelPreferences } from '@sojourn/contract/personal/travel-preference.calls'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { enter, historyOf, newDepartment, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'
import { saveTrainDraft } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const agent = 'agent@agency.example'
const mark = (employeeId: string, isVip: boolean, who = 'admin') => server.call(who, markVip, { employeeId, isVip })
const markServed = (enterpriseId: number, employeeId: string, who = agent) =>
  server.call(who, markServedVip, { enterpriseId, employeeId, isVip: true })
const feeOfEmployee = async (): Promise<number> => {
  const tempOrderNo = await saveTrainDraft(server, 'employee', { date: '2026-12-09' })
  return expectResult(await server.call('employee', getTrainBookInfo, { tempOrderNo })).travellers[0]!.serviceFee
}

describe('[S3.54] [handbook 6.4] the mark of a VIP', () => {
  test('is given and taken by the company: the next booking costs the VIP fee, and the history says who did it', async () => {
    const usual = await feeOfEmployee()
    const { version } = expectResult(await mark('1-employee', true))
    expect(await personOf(server, '1-employee')).toMatchObject({ isVip: true, version })
    expect([usual, await feeOfEmployee()]).toEqual([10_00, 15_00])
    const [newest] = await historyOf(server, '1-employee')
    expect(newest).toMatchObject({ act: 'changed', changes: [{ field: 'vip', before: '', after: 'marked' }] })
    expect(newest!.byName).not.toBe('')
    expect(expectResult(await mark('1-employee', true)), 'the same again is no change').toEqual({ version })
    expectResult(await mark('1-employee', false))
    expect([(await personOf(server, '1-employee')).isVip, await feeOfEmployee()]).toEqual([false, 10_00])
  })

  test('is given by the agency to people of the companies it serves, also of whom no likes are known; likes stay', async () => {
    const isVip = async (keyword: string) =>
      expectResult(await server.call(agent, findCustomers, { enterpriseId: 1, keyword })).list.map((each) => each.isVip)
    const likes = async () => expectResult(await server.call('manager', getMyTravelPreferences, {})).likes
    const [before, likedBefore] = [await isVip('陈志远'), await likes()]
    expectResult(await markServed(1, '1-manager'))
    expect([before, await isVip('陈志远'), await likes()]).toEqual([[false], [true], likedBefore])
    expect((await historyOf(server, '1-manager'))[0]).toMatchObject({ changes: [{ field: 'vip' }] })
    const unknown = await enter(server)
    expectResult(await markServed(1, unknown))
    expect(await personOf(server, unknown)).toMatchObject({ isVip: true })
  })

  test('by the agency is told to the administrators of the company, once', async () => {
    const person = await enter(server)
    const letters = async () => {
      const { rows } = await server.database.pool.query<{ employeeId: string; subject: string }>(
        `SELECT employee_id AS "employeeId", subject FROM mail WHERE enterprise_id = 1 AND body LIKE '%' || $1 || '%' AND subject LIKE '%贵宾%'`,
        [person],
      )
      return rows
    }
    expectResult(await mark(person, true))
    expectResult(await mark(person, false))
    expect(await letters(), 'marked by the company itself').toEqual([])
    expectResult(await markServed(1, person))
    expectResult(await markServed(1, person))
    const { name } = (await personOf(server, person)).fields
    expect(await letters()).toContainEqual({ employeeId: '1-admin', subject: `服务商已将${name}标为贵宾` })
    expect(await letters()).toHaveLength(1)
  })

  test('is refused to who may not, to agencies of others, and of nobody', async () => {
    const person = await enter(server, { departmentId: await newDepartment(server, '法务') })
    expect(await mark(person, true, 'employee')).toMatchObject(refusedAs('forbidden'))
    expect(await mark('nobody', true)).toMatchObject({ ...refusedAs('personUnknown'), field: 'employeeId' })
    expect(await markServed(4711, person)).toMatchObject({ ...refusedAs('customerNotServed'), field: 'enterpriseId' })
    expect(await markServed(2, person)).toMatchObject(refusedAs('personUnknown'))
    expect(await markServed(1, person, 'admin')).toMatchObject(refusedAs('forbidden'))
    expect((await personOf(server, person)).isVip).toBe(false)
  })
})
