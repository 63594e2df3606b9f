import { text as problemsEn } from '@sojourn/text/kit/problems.en'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endGrade, getGrades, orderGrades, saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import { addPerson, getPersonChoices, savePerson } from '@sojourn/contract/admin/people/person.calls'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { enter, historyOf, newFields, newMobile, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const read = async () => expectResult(await server.call('admin', getGrades, {}))
const list = async () => (await read()).list
const gradeOf = async (gradeId: string) => (await list()).find((each) => each.gradeId === gradeId)
const add = async (name: string) =>
  expectResult(await server.call('admin', saveGrade, { version: 0, names: { 'zh-CN': name, 'zh-TW': '', en: '' } })).gradeId
const end = async (gradeId: string) =>
  server.call('admin', endGrade, { gradeId, version: (await gradeOf(gradeId))?.version ?? 0 })

describe('[S2.45] grades', () => {
  test('stand in the company’s order, each with its people and the standard that it gets', async () => {
    const before = await list()
    expect(before.find(({ gradeId }) => gradeId === 'P1')).toMatchObject({ name: '员工', policyId: 'staff', ownPolicy: true })
    expect(before.find(({ gradeId }) => gradeId === 'P1')!.people).toBeGreaterThan(3)
    const expert = await add('专家')
    const after = await list()
    expect(after.map(({ gradeId }) => gradeId)).toEqual([...before.map(({ gradeId }) => gradeId), expert])
    expect(after.at(-1)).toMatchObject({ name: '专家', names: { en: '专家' }, people: 0, version: 1, ownPolicy: false })
    const ids = [expert, ...before.map(({ gradeId }) => gradeId)]
    const { orderVersion: version } = await read()
    expectResult(await server.call('admin', orderGrades, { version, gradeIds: ids }))
    expect((await list()).map(({ gradeId }) => gradeId)).toEqual(ids)
    const { grades } = expectResult(await server.call('admin', getPersonChoices, {}))
    expect(grades.map(({ gradeId }) => gradeId)).toEqual(ids)
  })

  test('are named anew, with who did it and what it was', async () => {
    const gradeId = await add('顾问级')
    const names = { 'zh-CN': '资深顾问', 'zh-TW': '資深顧問', en: 'Senior consultant' }
    expectResult(await server.call('admin', saveGrade, { gradeId, version: 1, names }))
    expect(await gradeOf(gradeId)).toMatchObject({ name: '资深顾问', version: 2 })
    expect((await historyOf(server, gradeId, 'grade'))[0]).toMatchObject({
      act: 'changed',
      byName: '周雅琴',
      changes: [{ field: 'name', before: '顾问级', after: '资深顾问' }],
    })
    expect(await server.call('admin', saveGrade, { gradeId, version: 1, names })).toMatchObject(refusedAs('recordChanged'))
  })

  test('another order than of all of them is refused', async () => {
    const { list: grades, orderVersion: version } = await read()
    const ids = grades.map(({ gradeId }) => gradeId)
    for (const gradeIds of [ids.slice(1), [...ids, 'nowhere']])
      expect(await server.call('admin', orderGrades, { version, gradeIds })).toMatchObject(refusedAs('recordChanged'))
    expect(await read()).toMatchObject({ orderVersion: version })
  })

  test('an order that somebody overtook is refused in the words of whoever is late, and the history tells the one that holds', async () => {
    const { list: grades, orderVersion: version } = await read()
    const first = grades.map(({ gradeId }) => gradeId).toReversed()
    const second = [...first.slice(1), first[0]!]
    expect(expectResult(await server.call('admin', orderGrades, { version, gradeIds: first })).version).toBe(version + 1)
    const late = await server.call('admin', orderGrades, { version, gradeIds: second }, { language: 'en' })
    expect(late).toMatchObject({ ...refusedAs('recordChanged'), message: problemsEn.recordChanged })
    expect((await list()).map(({ gradeId }) => gradeId)).toEqual(first)
    const before = grades.map(({ name }) => name)
    expect((await historyOf(server, 'order', 'gradeOrder'))[0]).toMatchObject({
      byName: '周雅琴',
      changes: [{ field: 'order', before, after: before.toReversed() }],
    })
  })

  test('of two who order at once one is first', async () => {
    const { list: grades, orderVersion: version } = await read()
    const ids = grades.map(({ gradeId }) => gradeId)
    const orders = [ids.toReversed(), [...ids.slice(1), ids[0]!]]
    const answers = await Promise.all(orders.map((gradeIds) => server.call('admin', orderGrades, { version, gradeIds })))
    const held = answers.findIndex(({ success }) => success)
    expect(answers[1 - held]).toMatchObject(refusedAs('recordChanged'))
    expect((await list()).map(({ gradeId }) => gradeId)).toEqual(orders[held])
  })

  test.each([
    ['without a name', { names: { 'zh-CN': '', 'zh-TW': ' ', en: '' } }, 'gradeNameMissing'],
    ['that is not there', { gradeId: 'P99', names: { 'zh-CN': '新', 'zh-TW': '', en: '' } }, 'gradeUnknown'],
  ] as const)('one %s is not saved', async (_name, more, problem) => {
    expect(await server.call('admin', saveGrade, { version: 0, ...more })).toMatchObject(refusedAs(problem))
  })

  test('end once nobody in office has them; then nobody gets them, and their history stays', async () => {
    expect(await end('P1')).toMatchObject(refusedAs('gradeInUse'))
    const gradeId = await add('临时级')
    const holder = await enter(server, { gradeId })
    expect(await end(gradeId)).toMatchObject(refusedAs('gradeInUse'))
    const { fields, version } = await personOf(server, holder)
    expectResult(await server.call('admin', savePerson, { employeeId: holder, version, fields: { ...fields, gradeId: 'P1' } }))
    expectResult(await end(gradeId))
    expect(await gradeOf(gradeId)).toBeUndefined()
    const request = { fields: newFields({ gradeId }), mobile: newMobile() }
    expect(await server.call('admin', addPerson, request)).toMatchObject(refusedAs('gradeUnknown'))
    expect((await historyOf(server, gradeId, 'grade')).map(({ act }) => act)).toEqual(['ended', 'added'])
    expect(await end(gradeId)).toMatchObject({ success: false })
  })

  test('one that is given and ended at once is either', async () => {
    const gradeId = await add('抢占级')
    const [ended, entered] = await Promise.all([
      end(gradeId),
      server.call('admin', addPerson, { fields: newFields({ gradeId }), mobile: newMobile() }),
    ])
    expect([ended.success, entered.success].filter(Boolean)).toHaveLength(1)
  })
})
