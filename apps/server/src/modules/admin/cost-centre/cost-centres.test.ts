import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOwners } from '@sojourn/contract/admin/company/company.calls'
import {
  endCostCentre,
  saveCostCentre,
  searchCostCentres,
  switchCostCentres,
} from '@sojourn/contract/admin/company/cost-centre.calls'
import { addPerson, getPersonChoices, savePerson } from '@sojourn/contract/admin/people/person.calls'
import { getMyProfile, saveDefaultCostCentre } from '@sojourn/contract/personal/profile.calls'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, costCentreOf, inChinese } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { enter, give, historyOf, newDepartment, newFields, newMobile, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const save = (code: string, more: object = {}, who = 'admin') =>
  server.call(who, saveCostCentre, { version: 0, code, names: inChinese(`中心${code}`), departmentIds: [], ...more })
const add = async (code: string, more: object = {}) => expectResult(await save(code, more)).costCentreId
const end = async (code: string, moveTo?: string) => {
  const { costCentreId, version } = (await costCentreOf(server, code))!
  return server.call('admin', endCostCentre, { costCentreId, version, ...(moveTo && { moveTo }) })
}

describe('[S2.48] cost centres', () => {
  test('are entered with an owner and their departments, found by code and name, and offered for people', async () => {
    const costCentreId = await add('ZX-01', { names: inChinese('创新中心'), ownerId: '1-manager', departmentIds: ['sales'] })
    expect(await costCentreOf(server, 'ZX-01')).toMatchObject({
      costCentreId,
      name: '创新中心',
      names: { en: '创新中心' },
      owner: { employeeId: '1-manager', name: '陈志远' },
      departmentIds: ['sales'],
      people: 0,
      version: 1,
    })
    const found = expectResult(await server.call('admin', searchCostCentres, { keyword: '创新' })).list
    expect(found.map(({ code }) => code)).toEqual(['ZX-01'])
    const { costCentres } = expectResult(await server.call('admin', getPersonChoices, {}))
    expect(costCentres).toContainEqual({ costCentreId, name: 'ZX-01 创新中心' })
    expect((await companyHistory(server, costCentreId, 'costCentre'))[0]).toMatchObject({
      act: 'added',
      changes: expect.arrayContaining([{ field: 'departments', before: '', after: ['销售部'] }]) as unknown,
    })
  })

  test.each([
    ['without a code', '', {}, 'companyInvalid', 'code'],
    ['without a name', 'ZX-90', { names: inChinese(' ') }, 'companyInvalid', 'names'],
    ['of a code that another has', 'CC1001', {}, 'companyCodeTaken', 'code'],
    ['with an owner who is not there', 'ZX-91', { ownerId: 'nobody' }, 'ownerUnsuitable', 'ownerId'],
    ['for a department that is not there', 'ZX-92', { departmentIds: ['nowhere'] }, 'departmentUnknown', 'departmentIds'],
    ['that is not there', 'ZX-93', { costCentreId: 'cc-none' }, 'costCentreUnknown', 'costCentreId'],
  ] as const)('one %s is not saved', async (_name, code, more, problem, field) => {
    expect(await save(code, more)).toMatchObject({ ...refusedAs(problem), field })
  })

  test('are read in pages by their codes', async () => {
    for (const code of ['ZY-01', 'ZY-02', 'ZY-03']) await add(code)
    const first = expectResult(await server.call('admin', searchCostCentres, { keyword: 'ZY-', size: 2 }))
    expect(first.list.map(({ code }) => code)).toEqual(['ZY-01', 'ZY-02'])
    const second = expectResult(await server.call('admin', searchCostCentres, { keyword: 'ZY-', size: 2, cursor: first.next! }))
    expect(second.list.map(({ code }) => code)).toEqual(['ZY-03'])
    expect(second.next).toBeUndefined()
  })

  test('one that is meant for other departments is not offered, nor taken', async () => {
    const elsewhere = await newDepartment(server, '海外部')
    const abroad = await add('ZX-02', { departmentIds: [elsewhere] })
    const near = await add('ZX-03', { departmentIds: ['sales'] })
    const { costCentres, version } = expectResult(await server.call('employee', getMyProfile, {}))
    const offered = costCentres.map(({ id }) => id)
    expect(offered).toContain(near)
    expect(offered).not.toContain(abroad)
    expect(await server.call('employee', saveDefaultCostCentre, { version, costCentreId: abroad })).toMatchObject(
      refusedAs('costCentreUnknown'),
    )
  })

  test('end once their people are written to another, in one step; then nobody gets them, and their history stays', async () => {
    const from = await add('ZX-04')
    const to = await add('ZX-05')
    const holders = [await enter(server, { costCentreId: from }), await enter(server, { costCentreId: from })]
    expect(await end('ZX-04')).toMatchObject(refusedAs('costCentreInUse'))
    expect(await end('ZX-04', from)).toMatchObject(refusedAs('costCentreUnknown'))
    expect(expectResult(await end('ZX-04', to))).toMatchObject({ moved: 2 })
    for (const employeeId of holders) {
      expect((await personOf(server, employeeId)).fields.costCentreId).toBe(to)
      expect((await historyOf(server, employeeId))[0]).toMatchObject({
        act: 'changed',
        byName: '周雅琴',
        changes: [{ field: 'costCentre', before: 'ZX-04 中心ZX-04', after: 'ZX-05 中心ZX-05' }],
      })
    }
    const { fields, version } = await personOf(server, holders[0]!)
    const back = { employeeId: holders[0]!, version, fields: { ...fields, costCentreId: from } }
    expect(await server.call('admin', savePerson, back)).toMatchObject(refusedAs('costCentreUnknown'))
    const request = { fields: newFields({ costCentreId: from }), mobile: newMobile() }
    expect(await server.call('admin', addPerson, request)).toMatchObject(refusedAs('costCentreUnknown'))
    expect(await costCentreOf(server, 'ZX-04')).toBeUndefined()
    const ended = expectResult(await server.call('admin', searchCostCentres, { keyword: 'ZX-04', ended: true })).list
    expect(ended).toMatchObject([{ costCentreId: from, people: 0 }])
    expect((await companyHistory(server, from, 'costCentre')).map(({ act }) => act)).toEqual(['ended', 'added'])
  })

  test('one in which people begin who join by themselves gives that to another', async () => {
    await server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{joining,costCentreId}', to_jsonb($1::text)) WHERE enterprise_id = 1`,
      [await add('ZX-06')],
    )
    const to = await add('ZX-07')
    expect(await end('ZX-06')).toMatchObject(refusedAs('costCentreInUse'))
    expectResult(await end('ZX-06', to))
    const { rows } = await server.database.pool.query(
      `SELECT config #>> '{joining,costCentreId}' AS id FROM enterprise WHERE enterprise_id = 1`,
    )
    expect(rows).toEqual([{ id: to }])
  })

  test('end together and are taken up again together: all of them or none, each with its history', async () => {
    for (const code of ['ZZ-01', 'ZZ-02', 'ZZ-03']) await add(code)
    const recordsOf = async (ended: boolean, ...codes: string[]) => {
      const { list } = expectResult(await server.call('admin', searchCostCentres, { keyword: 'ZZ-', ended }))
      return list.filter(({ code }) => codes.includes(code)).map(({ costCentreId: id, version }) => ({ id, version }))
    }
    const openCount = async () => (await recordsOf(false, 'ZZ-01', 'ZZ-02', 'ZZ-03')).length
    const used = (await recordsOf(false, 'ZZ-03'))[0]!
    await enter(server, { costCentreId: used.id })
    const all = await recordsOf(false, 'ZZ-01', 'ZZ-02', 'ZZ-03')
    const refused = await server.call('admin', switchCostCentres, { records: all, resumed: false })
    expect(refused).toMatchObject({ ...refusedAs('togetherRefused'), message: expect.stringContaining('中心ZZ-03') as unknown })
    expect(await openCount()).toBe(3)

    const two = await recordsOf(false, 'ZZ-01', 'ZZ-02')
    expect(expectResult(await server.call('admin', switchCostCentres, { records: two, resumed: false }))).toEqual({ count: 2 })
    expect(await openCount()).toBe(1)
    // Seen before they ended: somebody else was quicker.
    expect(await server.call('admin', switchCostCentres, { records: two, resumed: true })).toMatchObject(
      refusedAs('togetherRefused'),
    )
    const back = await recordsOf(true, 'ZZ-01', 'ZZ-02')
    expectResult(await server.call('admin', switchCostCentres, { records: back, resumed: true }))
    expect(await openCount()).toBe(3)
    const acts = (await companyHistory(server, back[0]!.id, 'costCentre')).map(({ act }) => act)
    expect(acts).toEqual(['resumed', 'ended', 'added'])
  })

  test('[S6.06] who looks after the money changes them and finds who answers for them; an auditor reads', async () => {
    await give(server, '1-finance', 'finance')
    expectResult(await save('ZX-08', {}, 'finance'))
    const { list } = expectResult(await server.call('finance', findOwners, { keyword: '陈志远' }))
    expect(list.map(({ employeeId }) => employeeId)).toEqual(['1-manager'])
    await give(server, '1-director', 'auditor')
    expectResult(await server.call('director', searchCostCentres, {}))
    expect(await save('ZX-09', {}, 'director')).toMatchObject(refusedAs('forbidden'))
  })
})
