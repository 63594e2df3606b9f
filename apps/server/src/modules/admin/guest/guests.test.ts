import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '@sojourn/contract/access/session.calls'
import {
  addCompanyGuest,
  editCompanyGuest,
  handOverGuests,
  removeCompanyGuests,
  searchCompanyGuests,
} from '@sojourn/contract/admin/people/guest.calls'
import { endEmployment, getLeaving } from '@sojourn/contract/admin/people/person.calls'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import { findTravellers } from '@sojourn/contract/booking/traveller.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { demoPassword } from '../../../seed/seed'
import { settle } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { newArranger } from '../../../testing/arrangers'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { activated, enter, give, historyOf, newDepartment, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

let made = 0
const passport = (more: object = {}) => ({
  type: 2 as const,
  number: `E7${String((made += 1)).padStart(7, '0')}`,
  expiresOn: '2030-01-01',
  birthDate: '1988-04-09',
  ...more,
})
const add = (
  hostId: string,
  name: string,
  more: { mobile?: string; credential?: ReturnType<typeof passport> } = {},
  who = 'admin',
) => server.call(who, addCompanyGuest, { hostId, name, mobile: '13900007777', credential: passport(), ...more })
/** Each a minute after the one before. */
async function added(hostId: string, name: string, more = {}): Promise<string> {
  const { guestId } = expectResult(await add(hostId, name, more))
  await server.database.pool.query('UPDATE guest SET created_at = created_at + make_interval(mins => $2) WHERE guest_id = $1', [
    guestId,
    made,
  ])
  return guestId
}
const search = async (request: RequestOf<typeof searchCompanyGuests>, who = 'admin') =>
  expectResult(await server.call(who, searchCompanyGuests, request)).list
const namesOf = async (request: RequestOf<typeof searchCompanyGuests>) => (await search(request)).map(({ name }) => name)
const handOver = (guestIds: string[], hostId: string, who = 'admin') => server.call(who, handOverGuests, { guestIds, hostId })
const offeredTo = async (who: string) =>
  expectResult(await server.call(who, findTravellers, { from: 'guests' })).list.map(({ name }) => name)

describe('[S2.45] the list of guests', () => {
  test('says who keeps each, with what document, under whose standard, on how many orders', async () => {
    const guestId = await added('1-manager', '高远')
    expect(await search({ keyword: '高远' })).toMatchObject([
      {
        guestId,
        mobile: '139****7777',
        hostName: '陈志远',
        departmentName: '销售部',
        hostLeft: false,
        document: { typeName: '护照', expiresOn: '2030-01-01', isEnding: false },
        policyName: '经理差旅标准',
        orders: 0,
        removed: false,
      },
    ])
    expect((await search({ keyword: '高远' }))[0]!.document!.number).toContain('*')
    const tempOrderNo = await saveDraft(server, 'manager', { date: '2026-12-17', bookType: 1 })
    expectResult(await server.call('manager', chooseTravellers, { tempOrderNo, employeeIds: [guestId] }))
    const request = await orderRequest(server, 'manager', tempOrderNo, [await choose(server, 'manager', tempOrderNo, within)])
    const { orderNo } = expectResult(await server.call('manager', createFlightOrder, request))
    await settle(server, 'manager', orderNo)
    expect((await search({ keyword: '高远' }))[0]!.orders).toBe(1)
    const rule = (value: string) =>
      server.database.pool.query(
        `UPDATE enterprise SET config = jsonb_set(config, '{settings,guestStandard}', $1) WHERE enterprise_id = 1`,
        [JSON.stringify(value)],
      )
    await rule('unlimited')
    expect((await search({ keyword: '高远' }))[0]!.policyName).toBeUndefined()
    await rule('booker')
  })

  test('is narrowed by mobile, host, department, ending document and host who left', async () => {
    const departmentId = await newDepartment(server, '会展部')
    const host = await newArranger(server, '接待人', departmentId)
    await added(host.employeeId, '甲宾', { mobile: '13912340001' })
    await added(host.employeeId, '乙宾', { credential: passport({ expiresOn: '2026-12-24' }) })
    expect(await namesOf({ keyword: '13912340001' })).toEqual(['甲宾'])
    expect(await namesOf({ keyword: '接待人' })).toEqual(['乙宾', '甲宾'])
    expect(await namesOf({ departmentId })).toEqual(['乙宾', '甲宾'])
    expect(await namesOf({ departmentId, concern: 'endingDocuments' })).toEqual(['乙宾'])
    expect(await namesOf({ departmentId, concern: 'hostLeft' })).toEqual([])
    const { list, next } = expectResult(await server.call('admin', searchCompanyGuests, { departmentId, size: 1 }))
    const rest = expectResult(await server.call('admin', searchCompanyGuests, { departmentId, size: 1, cursor: next! }))
    expect([...list, ...rest.list].map(({ name }) => name)).toEqual(['乙宾', '甲宾'])
  })
})

describe('[S2.45] a guest', () => {
  test('is added for a host by the rules of the picker, and offered to the host at once', async () => {
    const host = await newArranger(server, '新主人')
    expect(await add(host.employeeId, '', {})).toMatchObject({ ...refusedAs('guestInvalid'), field: 'name' })
    const credential = passport()
    const guestId = await added(host.employeeId, '丙宾', { credential })
    expect(await add(host.employeeId, '丁宾', { credential })).toMatchObject(refusedAs('guestOnePerDocument'))
    expect(await add('1-employee', '丁宾')).toMatchObject(refusedAs('guestHostUnsuitable'))
    expect(await add('nobody', '丁宾')).toMatchObject(refusedAs('personUnknown'))
    expect(await offeredTo(host.name)).toEqual(['丙宾'])
    expect((await historyOf(server, guestId, 'guest'))[0]).toMatchObject({ act: 'added', byName: '周雅琴' })
  })

  test('gets another name, mobile and document; what is not written again stays, and the document of another guest is refused', async () => {
    const host = await newArranger(server, '改名人')
    const credential = passport()
    await added(host.employeeId, '旧宾', { credential })
    const guestId = await added(host.employeeId, '错宾')
    const shown = async () => (await search({ keyword: '改名人' })).find((each) => each.guestId === guestId)!
    const { version, document } = await shown()
    const edit = (more: Partial<RequestOf<typeof editCompanyGuest>>, who = 'admin') =>
      server.call(who, editCompanyGuest, { guestId, version, name: '对宾', ...more })
    expect(await edit({ name: '' })).toMatchObject({ ...refusedAs('guestInvalid'), field: 'name' })
    expect(await edit({ mobile: '123' })).toMatchObject({ ...refusedAs('guestInvalid'), field: 'mobile' })
    expect(await edit({ credential })).toMatchObject({ ...refusedAs('guestOnePerDocument'), field: 'credential.number' })
    expect(await edit({ guestId: 'nobody' })).toMatchObject(refusedAs('guestUnknown'))
    expect(await edit({ version: version + 1 })).toMatchObject(refusedAs('recordChanged'))
    expect(await edit({}, 'employee')).toMatchObject(refusedAs('forbidden'))
    expectResult(await edit({}))
    expect(await shown()).toMatchObject({ name: '对宾', mobile: '139****7777', document, version: version + 1 })
    const next = { version: version + 1, mobile: '13912345678', credential: passport({ expiresOn: '2031-02-03' }) }
    expectResult(await edit(next))
    expect(await shown()).toMatchObject({ mobile: '139****5678', document: { expiresOn: '2031-02-03' } })
    const [newest] = await historyOf(server, guestId, 'guest')
    expect(newest!.changes.map(({ field }) => field).toSorted()).toEqual(['document', 'mobile'])
  })

  test('is handed over with others, all or none, and follows the new host', async () => {
    const [one, two] = [await newArranger(server, '原主人'), await newArranger(server, '后主人')]
    const credential = passport()
    const guestIds = [await added(one.employeeId, '戊宾', { credential }), await added(one.employeeId, '己宾')]
    const same = await added(two.employeeId, '戊宾', { credential })
    expect(await handOver(guestIds, two.employeeId)).toMatchObject({
      ...refusedAs('guestTaken'),
      message: '接手人已有与戊宾证件相同的外部出行人',
    })
    expect(await offeredTo(one.name)).toEqual(['己宾', '戊宾'])
    expectResult(await server.call('admin', removeCompanyGuests, { guestIds: [same] }))
    expect(expectResult(await handOver(guestIds, two.employeeId))).toEqual({ changed: 2 })
    expect(await offeredTo(one.name)).toEqual([])
    expect(await offeredTo(two.name)).toEqual(['己宾', '戊宾'])
    expect((await historyOf(server, guestIds[0]!, 'guest'))[0]).toMatchObject({
      act: 'handedOver',
      changes: [{ field: 'host', before: '原主人', after: '后主人' }],
    })
    expect(expectResult(await handOver(guestIds, two.employeeId))).toEqual({ changed: 0 })
    expect(await handOver(guestIds, '1-employee')).toMatchObject(refusedAs('guestHostUnsuitable'))
  })

  test('removed is forgotten with the document, by one of two administrators', async () => {
    const host = await newArranger(server, '弃主人')
    const guestId = await added(host.employeeId, '庚宾')
    const remove = () => server.call('admin', removeCompanyGuests, { guestIds: [guestId] })
    const answers = await Promise.all([remove(), remove()])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('guestUnknown'))
    expect(await offeredTo(host.name)).toEqual([])
    expect(await namesOf({ keyword: '庚宾' })).toEqual([])
    const [gone] = await search({ keyword: '庚宾', removed: true })
    expect(gone).toMatchObject({ removed: true })
    expect(gone!.document).toBeUndefined()
    expect((await historyOf(server, guestId, 'guest'))[0]).toMatchObject({ act: 'ended' })
    const { rows } = await server.database.pool.query('SELECT FROM credential WHERE employee_id = $1', [guestId])
    expect(rows).toHaveLength(0)
  })

  test('goes to the successor when the host leaves; without one the host is shown as having left', async () => {
    const leave = async (employeeId: string, successorId?: string) => {
      const { version } = await personOf(server, employeeId)
      const last = { employeeId, version, lastDay: '2026-11-20', atOnce: true, ...(successorId && { successorId }) }
      return expectResult(await server.call('admin', endEmployment, last))
    }
    const [one, two] = [await newArranger(server, '离任甲'), await newArranger(server, '离任乙')]
    await added(one.employeeId, '辛宾')
    const guestId = await added(two.employeeId, '壬宾')
    expect(expectResult(await server.call('admin', getLeaving, { employeeId: one.employeeId }))).toMatchObject({ guests: 1 })
    await leave(one.employeeId, '1-manager')
    expect(await search({ keyword: '辛宾' })).toMatchObject([{ hostName: '陈志远', hostLeft: false }])
    await leave(two.employeeId)
    expect(await search({ concern: 'hostLeft' })).toMatchObject([{ name: '壬宾', hostName: '离任乙', hostLeft: true }])
    expect(expectResult(await handOver([guestId], '1-manager'))).toEqual({ changed: 1 })
  })
})

test('[S2.45] an administrator of a department reads and changes the guests of its people alone', async () => {
  const departmentId = await newDepartment(server, '东北区')
  const host = await newArranger(server, '东北主人', departmentId)
  const employeeId = await enter(server, { name: '东北管理员', departmentId, abilities: ['book'] })
  const account = await activated(server, employeeId)
  await give(server, employeeId, 'departmentAdministrator', { departmentId })
  server.useToken('northeast', expectResult(await server.call(null, login, { account, password: demoPassword })).loginToken)
  const guestId = expectResult(await add(host.employeeId, '癸宾', {}, 'northeast')).guestId
  const other = await added('1-manager', '外宾')
  expect((await search({}, 'northeast')).map(({ name }) => name)).toEqual(['癸宾'])
  expect(await add('1-manager', '子宾', {}, 'northeast')).toMatchObject(refusedAs('personUnknown'))
  expect(await handOver([guestId], '1-manager', 'northeast')).toMatchObject(refusedAs('personUnknown'))
  expect(await handOver([other], host.employeeId, 'northeast')).toMatchObject(refusedAs('guestUnknown'))
  expect(await server.call('northeast', removeCompanyGuests, { guestIds: [other] })).toMatchObject(refusedAs('guestUnknown'))
})
