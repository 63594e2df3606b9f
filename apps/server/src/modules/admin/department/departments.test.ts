import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endDepartment, getDepartments, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { addPerson } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { departmentOf, enter, historyOf, newDepartment, newFields, newMobile } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const change = async (departmentId: string, more: Partial<RequestOf<typeof saveDepartment>>) => {
  const found = (await departmentOf(server, departmentId))!
  const { version, names, number, parentId, headId } = found
  const now = { version, names, number, ...(parentId !== undefined && { parentId }), ...(headId !== undefined && { headId }) }
  return server.call('admin', saveDepartment, { departmentId, ...now, ...more })
}
const end = async (departmentId: string) =>
  server.call('admin', endDepartment, { departmentId, version: (await departmentOf(server, departmentId))?.version ?? 0 })

describe('[S2.45] departments', () => {
  test('stand below one another, each with its people and those below', async () => {
    const south = await newDepartment(server, '华南', 'sales')
    const canton = await newDepartment(server, '广州', south)
    await enter(server, { departmentId: canton })
    await enter(server, { departmentId: south })
    const { list, mayChange } = expectResult(await server.call('admin', getDepartments, {}))
    expect(mayChange).toBe(true)
    const at = list.findIndex(({ departmentId }) => departmentId === south)
    expect(list.slice(at, at + 2)).toMatchObject([
      { name: '华南', parentId: 'sales', people: 1, below: 2 },
      { name: '广州', parentId: south, people: 1, below: 1 },
    ])
    const sales = list.find(({ departmentId }) => departmentId === 'sales')!
    expect(sales.below).toBe(sales.people + 2)
    expect(list.indexOf(sales)).toBeLessThan(at)
  })

  test('a name that a language lacks is the one that is written', async () => {
    const id = await newDepartment(server, '研发部')
    expect(await departmentOf(server, id)).toMatchObject({ names: { 'zh-CN': '研发部', 'zh-TW': '研发部', en: '研发部' } })
    expectResult(await change(id, { names: { 'zh-CN': '研发部', 'zh-TW': '研發部', en: 'Research' } }))
    const english = expectResult(await server.call('admin', getDepartments, {}, { language: 'en' })).list
    expect(english.find(({ departmentId }) => departmentId === id)?.name).toBe('Research')
    expect(await historyOf(server, id, 'department')).toMatchObject([
      { act: 'changed', version: 2 },
      { act: 'added', version: 1 },
    ])
  })

  test('are moved, with who did it and from where', async () => {
    const id = await newDepartment(server, '客服部', 'sales')
    expectResult(await change(id, { parentId: 'management' }))
    expect(await departmentOf(server, id)).toMatchObject({ parentId: 'management' })
    expect((await historyOf(server, id, 'department'))[0]).toMatchObject({
      byName: '周雅琴',
      changes: [{ field: 'parent', before: '销售部', after: '管理层' }],
    })
  })

  test('one stands neither below itself nor below its own, also when two move at once', async () => {
    const above = await newDepartment(server, '甲部')
    const below = await newDepartment(server, '乙部', above)
    expect(await change(above, { parentId: above })).toMatchObject(refusedAs('departmentBelowItself'))
    expect(await change(above, { parentId: below })).toMatchObject(refusedAs('departmentBelowItself'))
    const [one, two] = [await newDepartment(server, '丙部'), await newDepartment(server, '丁部')]
    const answers = await Promise.all([change(one, { parentId: two }), change(two, { parentId: one })])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test.each([
    ['without a name', { names: { 'zh-CN': ' ', 'zh-TW': '', en: '' } }, 'departmentNameMissing'],
    ['below one that is not there', { parentId: 'nowhere' }, 'departmentUnknown'],
    ['headed by somebody who may not approve', { headId: '1-employee' }, 'superiorUnsuitable'],
    ['headed by somebody of another company', { headId: '2-manager' }, 'superiorUnsuitable'],
    ['on an older version', { version: 7 }, 'recordChanged'],
  ] as const)('is not saved %s', async (_name, more, problem) => {
    expect(await change('finance', more)).toMatchObject(refusedAs(problem))
    expect(await historyOf(server, 'finance', 'department')).toEqual([])
  })
})

describe('[S2.45] a department has the number by which the company knows it', () => {
  const numbered = async (id: string) => (await departmentOf(server, id))?.number

  test('which is changed with what was before, kept by whoever does not say it, and taken away', async () => {
    const id = await newDepartment(server, '编号部')
    expect(await numbered(id)).toBe('')
    expectResult(await change(id, { number: ' N-01 ' }))
    expect(await numbered(id)).toBe('N-01')
    expect((await historyOf(server, id, 'department'))[0]).toMatchObject({
      changes: [{ field: 'number', before: '', after: 'N-01' }],
    })
    const { version, names } = (await departmentOf(server, id))!
    expectResult(await server.call('admin', saveDepartment, { departmentId: id, version, names }))
    expect(await numbered(id)).toBe('N-01')
    expectResult(await change(id, { number: '' }))
    expect(await numbered(id)).toBe('')
  })

  test('which no other has, however it is written; the one that has it keeps it', async () => {
    const [holder, other] = [await newDepartment(server, '二号部'), await newDepartment(server, '另一部')]
    expectResult(await change(holder, { number: 'N-02' }))
    const names = { 'zh-CN': '改名', 'zh-TW': '', en: '' }
    for (const number of ['N-02', 'n-02', ' N-02  ']) {
      const taken = { ...refusedAs('companyCodeTaken'), field: 'number' }
      expect(await change(other, { number, names })).toMatchObject(taken)
      expect(await server.call('admin', saveDepartment, { version: 0, names, number })).toMatchObject(taken)
    }
    expect(await departmentOf(server, other)).toMatchObject({ name: '另一部', number: '', version: 1 })
    expectResult(await change(holder, { number: 'n-02' }))
    expect(await numbered(holder)).toBe('n-02')
  })

  test('of two who take one at once one has it', async () => {
    const [one, two] = [await newDepartment(server, '戊部'), await newDepartment(server, '己部')]
    const answers = await Promise.all([change(one, { number: 'N-03' }), change(two, { number: 'n-03' })])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect([await numbered(one), await numbered(two)].filter((each) => each !== '')).toHaveLength(1)
  })

  test('which is free again once its department ended', async () => {
    const [one, two] = [await newDepartment(server, '庚部'), await newDepartment(server, '辛部')]
    expectResult(await change(one, { number: 'N-04' }))
    expectResult(await end(one))
    expectResult(await change(two, { number: 'N-04' }))
    expect(await numbered(two)).toBe('N-04')
  })
})

describe('[S2.45] a department ends', () => {
  test('once nobody and nothing stands in it; then nobody can be put there, and its history stays', async () => {
    const id = await newDepartment(server, '临时部', 'sales')
    const child = await newDepartment(server, '临时组', id)
    expect(await end(id)).toMatchObject(refusedAs('departmentInUse'))
    expectResult(await end(child))
    expectResult(await end(id))
    expect(await departmentOf(server, id)).toBeUndefined()
    const request = { fields: newFields({ departmentId: id }), mobile: newMobile() }
    expect(await server.call('admin', addPerson, request)).toMatchObject(refusedAs('departmentUnknown'))
    expect((await historyOf(server, id, 'department')).map(({ act }) => act)).toEqual(['ended', 'added'])
    expect(await end(id)).toMatchObject(refusedAs('departmentUnknown'))
  })

  test('of one with people stays, whoever comes first', async () => {
    expect(await end('finance')).toMatchObject(refusedAs('departmentInUse'))
    const id = await newDepartment(server, '抢占部')
    const [ended, entered] = await Promise.all([
      end(id),
      server.call('admin', addPerson, { fields: newFields({ departmentId: id }), mobile: newMobile() }),
    ])
    expect([ended.success, entered.success].filter(Boolean)).toHaveLength(1)
  })
})
