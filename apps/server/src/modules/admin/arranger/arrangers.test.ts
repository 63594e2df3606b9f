import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '@sojourn/contract/access/session.calls'
import {
  changeArrangerGrant,
  endArrangerGrant,
  giveArrangerGrants,
  searchArrangers,
} from '@sojourn/contract/admin/people/arranger.calls'
import { endEmployment } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { demoPassword } from '../../../seed/seed'
import { refusedAs } from '../../../testing/approvals'
import { arrangerOf, giveArranging, newArranger } from '../../../testing/arrangers'
import { expectResult } from '../../../testing/flights'
import { activated, enter, give, historyOf, newDepartment, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const search = async (request: RequestOf<typeof searchArrangers>, who = 'admin') =>
  expectResult(await server.call(who, searchArrangers, { size: 100, ...request })).list
const idsOf = async (request: RequestOf<typeof searchArrangers>) => (await search(request)).map(({ employeeId }) => employeeId)

/** Somebody who looks after a department with what is below it. */
async function departmentAdministrator(departmentId: string) {
  const employeeId = await enter(server, { name: '部门管理员', departmentId, abilities: ['book'] })
  const account = await activated(server, employeeId)
  await give(server, employeeId, 'departmentAdministrator', { departmentId })
  server.useToken(departmentId, expectResult(await server.call(null, login, { account, password: demoPassword })).loginToken)
  return departmentId
}

describe('[S2.45] rights to book for others', () => {
  test('are given to several at once, with the ability where it lacks, and the history says it in words', async () => {
    const able = await newArranger(server, '有能力')
    const unable = await enter(server, { name: '无能力', abilities: ['book'] })
    const request = {
      arrangerIds: [able.employeeId, unable],
      departmentId: 'finance',
      products: ['train' as const, 'flight' as const],
      until: '2026-12-31',
    }
    expect(expectResult(await server.call('admin', giveArrangerGrants, request))).toEqual({ given: 2 })
    const person = await personOf(server, unable)
    expect(person).toMatchObject({ arranging: 'covered', fields: { abilities: ['book', 'bookForOthers'] } })
    expect(await arrangerOf(server, unable)).toMatchObject({
      state: 'covered',
      able: true,
      grants: [
        {
          over: 'department',
          name: '财务部',
          products: ['flight', 'train'],
          until: '2026-12-31',
          giverName: '周雅琴',
          isOver: false,
        },
      ],
    })
    expect((await historyOf(server, unable))[0]).toMatchObject({
      act: 'arrangingGiven',
      byName: '周雅琴',
      changes: [
        { field: 'abilities', before: ['book'], after: ['book', 'bookForOthers'] },
        { field: 'arranging', before: '', after: '财务部 · 国内机票、火车票 · 至 2026-12-31' },
      ],
    })
    expect((await historyOf(server, able.employeeId, 'person', 'en'))[0]!.changes).toEqual([
      { field: 'arranging', before: '', after: 'Finance · Domestic flights, Trains · until 2026-12-31' },
    ])
  })

  test('given again get the new end in place of the former', async () => {
    const { employeeId } = await newArranger(server, '再授者')
    await giveArranging(server, employeeId, { departmentId: 'sales', until: '2026-12-01' })
    await giveArranging(server, employeeId, { departmentId: 'sales' })
    const { grants } = await arrangerOf(server, employeeId)
    expect(grants.map(({ name, until }) => [name, until])).toEqual([['销售部', undefined]])
  })

  test('get another end, are ended, and leave nobody then', async () => {
    const { employeeId } = await newArranger(server, '改期者')
    const grantId = await giveArranging(server, employeeId, { travellerId: '1-employee' })
    const { version } = await arrangerOf(server, employeeId)
    const changed = expectResult(await server.call('admin', changeArrangerGrant, { grantId, version, until: '2026-11-30' }))
    const again = { grantId, version, until: '2026-12-30' }
    expect(await server.call('admin', changeArrangerGrant, again)).toMatchObject(refusedAs('recordChanged'))
    const past = { grantId, version: changed.version, until: '2026-11-19' }
    expect(await server.call('admin', changeArrangerGrant, past)).toMatchObject(refusedAs('arrangerDayPast'))
    expectResult(await server.call('admin', endArrangerGrant, { grantId }))
    expect(await arrangerOf(server, employeeId)).toMatchObject({ state: 'nobody', grants: [] })
    expect(await server.call('admin', endArrangerGrant, { grantId })).toMatchObject(refusedAs('arrangerGrantUnknown'))
    const last = { grantId, version: changed.version + 1 }
    expect(await server.call('admin', changeArrangerGrant, last)).toMatchObject(refusedAs('arrangerGrantUnknown'))
    expect((await historyOf(server, employeeId)).map(({ act }) => act).slice(0, 3)).toEqual([
      'arrangingEnded',
      'arrangingChanged',
      'arrangingGiven',
    ])
  })

  test('ended by two administrators at once are ended by one', async () => {
    const { employeeId } = await newArranger(server, '同结束')
    const grantId = await giveArranging(server, employeeId, {})
    const answers = await Promise.all([1, 2].map(() => server.call('admin', endArrangerGrant, { grantId })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('arrangerGrantUnknown'))
  })

  test.each([
    ['to who has left or is unknown', { arrangerIds: ['nobody'] }, 'personUnknown'],
    ['over oneself', { arrangerIds: ['1-manager'], travellerId: '1-manager' }, 'arrangerOneself'],
    [
      'over a department and a person',
      { arrangerIds: ['1-manager'], travellerId: '1-employee', departmentId: 'sales' },
      'badRequest',
    ],
    ['over a department that is not there', { arrangerIds: ['1-manager'], departmentId: 'nowhere' }, 'departmentUnknown'],
    ['up to a day that is over', { arrangerIds: ['1-manager'], until: '2026-11-19' }, 'arrangerDayPast'],
    ['to several of whom one may not', { arrangerIds: ['1-manager', 'nobody'] }, 'personUnknown'],
  ] as const)('are not given %s', async (_whom, request, name) => {
    const asked: RequestOf<typeof giveArrangerGrants> = { ...request, arrangerIds: [...request.arrangerIds] }
    expect(await server.call('admin', giveArrangerGrants, asked)).toMatchObject(refusedAs(name))
    expect(await arrangerOf(server, '1-manager')).toMatchObject({ state: 'everybody', grants: [] })
  })
})

describe('[S2.45] the list of arrangers', () => {
  test('is narrowed by name, department, product and by what has ended or soon does', async () => {
    const departmentId = await newDepartment(server, '市场部')
    const one = async (name: string) => (await newArranger(server, name, departmentId)).employeeId
    const free = await one('不限者')
    const trains = await one('火车者')
    await giveArranging(server, trains, { departmentId: 'sales', products: ['train'], until: '2026-12-10' })
    const ended = await one('已结束')
    expectResult(await server.call('admin', endArrangerGrant, { grantId: await giveArranging(server, ended) }))
    const all = await idsOf({ departmentId })
    expect(new Set(all)).toEqual(new Set([free, trains, ended]))
    expect(new Set(await idsOf({ departmentId, product: 'train' }))).toEqual(new Set([free, trains]))
    expect(await idsOf({ departmentId, product: 'flight' })).toEqual([free])
    expect(await idsOf({ departmentId, state: 'everybody' })).toEqual([free])
    expect(await idsOf({ departmentId, state: 'covered' })).toEqual([trains])
    expect(await idsOf({ departmentId, state: 'expiring' })).toEqual([trains])
    expect(await idsOf({ departmentId, state: 'nobody' })).toEqual([ended])
    expect(await idsOf({ departmentId, keyword: '火车' })).toEqual([trains])
    expect(await idsOf({ keyword: '林晓雯' }), 'who books only for themselves').toEqual([])
    const { list, next } = expectResult(await server.call('admin', searchArrangers, { departmentId, size: 2 }))
    const rest = expectResult(await server.call('admin', searchArrangers, { departmentId, size: 2, cursor: next! }))
    expect([...list, ...rest.list].map(({ employeeId }) => employeeId)).toEqual(all)
  })
})

describe('[S2.45] an administrator of a department', () => {
  test('gives rights within it, to people of it, and reads what reaches beyond', async () => {
    const departmentId = await newDepartment(server, '西北区')
    const below = await newDepartment(server, '兰州组', departmentId)
    const who = await departmentAdministrator(departmentId)
    const inside = await newArranger(server, '区内助理', below)
    const give = (request: RequestOf<typeof giveArrangerGrants>) => server.call(who, giveArrangerGrants, request)
    const arrangerIds = [inside.employeeId]
    expect((await give({ arrangerIds, departmentId: below })).success).toBe(true)
    expect(await give({ arrangerIds })).toMatchObject(refusedAs('forbidden'))
    expect(await give({ arrangerIds, departmentId: 'sales' })).toMatchObject(refusedAs('departmentUnknown'))
    expect(await give({ arrangerIds, travellerId: '1-employee' })).toMatchObject(refusedAs('personUnknown'))
    expect(await give({ arrangerIds: ['1-manager'], departmentId: below })).toMatchObject(refusedAs('personUnknown'))

    const grantId = await giveArranging(server, inside.employeeId, { departmentId: 'sales' })
    const [seen] = await search({ employeeId: inside.employeeId }, who)
    expect(seen!.grants.map(({ name, mayChange }) => [name, mayChange])).toEqual([
      ['兰州组', true],
      ['销售部', false],
    ])
    expect(await server.call(who, endArrangerGrant, { grantId })).toMatchObject(refusedAs('forbidden'))
    expect(await search({ employeeId: '1-manager' }, who)).toEqual([])
  })
})

describe('[S2.45] with an employment', () => {
  const leave = async (employeeId: string) => {
    const { version } = await personOf(server, employeeId)
    return expectResult(await server.call('admin', endEmployment, { employeeId, version, lastDay: '2026-11-20', atOnce: true }))
  }
  const openRights = async (employeeId: string) =>
    (
      await server.database.pool.query(
        'SELECT FROM arranger_grant WHERE ended_at IS NULL AND $1 IN (arranger_id, traveller_id)',
        [employeeId],
      )
    ).rows.length

  test('end the rights of who leaves, and those over who leaves', async () => {
    const arranger = await newArranger(server, '将离助理')
    await giveArranging(server, arranger.employeeId, { departmentId: 'sales' })
    await leave(arranger.employeeId)
    expect(await openRights(arranger.employeeId)).toBe(0)

    const { employeeId } = await newArranger(server, '留任助理')
    const traveller = await enter(server, { name: '将离同事' })
    await giveArranging(server, employeeId, { travellerId: traveller })
    await leave(traveller)
    expect(await openRights(traveller)).toBe(0)
    expect(await arrangerOf(server, employeeId)).toMatchObject({ state: 'nobody', grants: [] })
    expect((await historyOf(server, employeeId))[0]).toMatchObject({ act: 'arrangingEnded', byName: '周雅琴' })
  })
})
