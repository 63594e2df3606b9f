import { lockAccounts, unlockAccounts } from '@sojourn/contract/admin/people/account.calls'
import { choosePeople, movePeople, searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs } from '../../../testing/approvals'
import { askedDuring, isStatement } from '../../../testing/flow/asked'
import { expectResult } from '../../../testing/flights'
import { enter, give, historyOf, newDepartment, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let departmentId: string
beforeAll(async () => {
  server = await openTestServer()
  departmentId = await newDepartment(server, '批量部')
})
afterAll(() => server.close())

const found = async (keyword: string) => expectResult(await server.call('admin', choosePeople, { departmentId, keyword })).people
const seen = (people: readonly { employeeId: string; version: number }[]) => ({
  employeeIds: people.map(({ employeeId }) => employeeId),
  versions: people.map(({ version }) => version),
})
const figures = '零一二三四五六七八九'
const nameOf = (index: number): string => [...String(index)].map((figure) => figures[Number(figure)]).join('')
const several = (name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => enter(server, { name: `${name}${nameOf(index)}`, departmentId })))

describe('[S2.45] everybody whom a search finds', () => {
  test('is chosen, beyond what a page of the list shows, without who has left', async () => {
    const ids = await several('众', 30)
    await server.database.pool.query('UPDATE employee SET active = false WHERE employee_id = $1', [ids[0]])
    const people = await found('众')
    expect(people.map(({ employeeId }) => employeeId).toSorted()).toEqual(ids.slice(1).toSorted())
    expect(people[0]).toEqual({ employeeId: expect.any(String), name: expect.any(String), state: 'invited', version: 1 })
    const { list } = expectResult(await server.call('admin', searchPeople, { departmentId, keyword: '众一' }))
    expect(list[0]?.version).toBe(1)
  })

  test('is moved together, each with a line in the history', async () => {
    await several('移', 25)
    const people = await found('移')
    const moved = await server.call('admin', movePeople, { ...seen(people), gradeId: 'P2' })
    expect(expectResult(moved)).toEqual({ changed: 25 })
    for (const { employeeId } of people) expect((await historyOf(server, employeeId))[0]?.changes[0]?.field).toBe('grade')
  })

  test('is moved, locked and let in again in as many statements as one of them', async () => {
    await several('数', 40)
    const counted = async (count: number, change: (chosen: ReturnType<typeof seen>) => Promise<{ success: boolean }>) => {
      const chosen = seen((await found('数')).slice(0, count))
      let answer: { success: boolean } | undefined
      const asked = await askedDuring(async () => void (answer = await change(chosen)))
      expect(answer).toMatchObject({ success: true, result: { changed: count } })
      return asked.filter(isStatement).map(({ text }) => text)
    }
    const grades = ['P2', 'P3']
    const move = (chosen: ReturnType<typeof seen>) => server.call('admin', movePeople, { ...chosen, gradeId: grades.pop()! })
    const lock = (chosen: ReturnType<typeof seen>) => server.call('admin', lockAccounts, { ...chosen, reason: '长期未使用' })
    const unlock = (chosen: ReturnType<typeof seen>) => server.call('admin', unlockAccounts, chosen)
    const ofAll = { move: await counted(40, move), lock: await counted(40, lock), unlock: await counted(40, unlock) }
    const ofOne = { move: await counted(1, move), lock: await counted(1, lock), unlock: await counted(1, unlock) }
    expect(ofAll).toEqual(ofOne)
    expect(new Set(ofAll.move.filter((text) => text.includes('FROM record_change'))).size).toBe(1)
    expect(ofAll.move.filter((text) => text.includes('FROM role_grant')).length).toBe(1)
  })

  test('keeps an administrator who gets in, also where all of them are chosen', async () => {
    const ids = await several('管', 2)
    for (const id of ids) await give(server, id, 'administrator')
    await server.database.pool.query('UPDATE employee SET awaiting_activation = false WHERE employee_id = ANY($1)', [ids])
    const asked = (employeeIds: string[]) => server.call('admin', lockAccounts, { employeeIds, reason: '长期未使用' })
    await server.database.pool.query(
      "UPDATE role_grant SET until = '2027-01-01' WHERE employee_id = '1-admin' AND role = 'administrator'",
    )
    const answer = await asked(ids)
    expect(answer).toMatchObject(refusedAs('lastAdministrator'))
    expect(expectResult(await asked(ids.slice(1)))).toEqual({ changed: 1 })
    expect(await asked(ids.slice(0, 1))).toMatchObject(refusedAs('lastAdministrator'))
    await server.database.pool.query(
      "UPDATE role_grant SET until = NULL WHERE employee_id = '1-admin' AND role = 'administrator'",
    )
  })

  test('is not more than can be changed at once', async () => {
    await server.database.pool.query(
      `INSERT INTO employee SELECT (jsonb_populate_record(e, jsonb_build_object('employee_id', '1-many-' || n, 'number', 'M' || n,
         'department_id', $1::text, 'mail', 'many' || n || '@yuanxing.example', 'login_hash', 'many-' || n, 'mail_hash', 'many-' || n,
         'mobile_hash', 'mobile-' || n))).* FROM employee e, generate_series(1, 201) n WHERE e.employee_id = '1-employee'`,
      [await newDepartment(server, '过多', departmentId)],
    )
    const answer = await server.call('admin', choosePeople, { departmentId })
    expect(answer).toMatchObject(refusedAs('peopleTooMany'))
    expect(answer.message).toContain(' 200 ')
  })

  test('is only of the departments of who chooses', async () => {
    await give(server, '1-manager', 'departmentAdministrator', { departmentId: await newDepartment(server, '别处') })
    expect(expectResult(await server.call('manager', choosePeople, { departmentId })).people).toEqual([])
    expect(await server.call('employee', choosePeople, {})).toMatchObject(refusedAs('forbidden'))
  })

  test('is only of those whom who chooses may change, whomever else they may read', async () => {
    const own = await newDepartment(server, '自管')
    await give(server, '1-director', 'departmentAdministrator', { departmentId: own })
    await give(server, '1-director', 'auditor')
    const inOwn = await enter(server, { name: '自管人', departmentId: own })
    const elsewhere = await enter(server, { name: '他管人', departmentId })
    const { list } = expectResult(await server.call('director', searchPeople, { keyword: '管人' }))
    expect(list.map(({ employeeId }) => employeeId).toSorted()).toEqual([inOwn, elsewhere].toSorted())
    const { people } = expectResult(await server.call('director', choosePeople, { keyword: '管人' }))
    expect(people.map(({ employeeId }) => employeeId)).toEqual([inOwn])
    for (const version of [1, 99])
      expect(
        await server.call('director', movePeople, { employeeIds: [elsewhere], versions: [version], gradeId: 'P2' }),
        'nor does it say whether somebody else changed',
      ).toMatchObject(refusedAs('personUnknown'))
  })
})

describe('[S2.45] several are refused as a whole', () => {
  test('with the names of all whom the reason keeps, in the language of the reader', async () => {
    const ids = await several('离', 7)
    const stays = await enter(server, { name: '留任', departmentId })
    await server.database.pool.query('UPDATE employee SET active = false WHERE employee_id = ANY($1)', [ids])
    const request = { employeeIds: [...ids, stays], gradeId: 'P2' }
    const answer = await server.call('admin', movePeople, request)
    expect(answer).toMatchObject(refusedAs('personLeft'))
    expect(answer.message).toMatch(/^(离.、){4}离.等 7 人已离职/)
    expect((await server.call('admin', movePeople, request, { language: 'en' })).message).toMatch(/and 2 more/)
    expect((await personOf(server, stays)).fields.gradeId).toBe('P1')
  })

  test('where somebody else changed one of them since they were chosen', async () => {
    const [one, two] = await several('争', 2)
    const people = await found('争')
    expectResult(await server.call('admin', movePeople, { employeeIds: [one!], gradeId: 'P2' }))
    const answer = await server.call('admin', movePeople, { ...seen(people), departmentId: 'finance' })
    expect(answer).toMatchObject(refusedAs('peopleChanged'))
    expect(answer.message).toMatch(/^争.的资料已由他人修改/)
    expect((await personOf(server, two!)).fields.departmentId).toBe(departmentId)
    expect(expectResult(await server.call('admin', movePeople, { ...seen(await found('争')), departmentId: 'finance' }))).toEqual(
      {
        changed: 2,
      },
    )
  })

  test('by one of two administrators who change the same people at the same moment', async () => {
    await several('同', 6)
    const people = seen(await found('同'))
    const answers = await Promise.all(['P2', 'P3'].map((gradeId) => server.call('admin', movePeople, { ...people, gradeId })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject(refusedAs('peopleChanged'))
    const grades = new Set(await Promise.all(people.employeeIds.map(async (id) => (await personOf(server, id)).fields.gradeId)))
    expect(grades.size).toBe(1)
  })

  test('also where they are locked; locked and let in again they are in their histories', async () => {
    const [one] = await several('锁', 2)
    const people = await found('锁')
    const reason = '长期未使用'
    expect(await server.call('admin', lockAccounts, { employeeIds: [one!, '1-admin'], reason })).toMatchObject(
      refusedAs('accountOwn'),
    )
    expect(expectResult(await server.call('admin', lockAccounts, { ...seen(people), reason }))).toEqual({ changed: 2 })
    expect(await server.call('admin', unlockAccounts, seen(people))).toMatchObject(refusedAs('peopleChanged'))
    expect(expectResult(await server.call('admin', unlockAccounts, seen(await found('锁'))))).toEqual({ changed: 2 })
    expect((await historyOf(server, one!)).map(({ act }) => act)).toEqual(['unlocked', 'locked', 'added'])
  })

  test('where what was seen is not said of each', async () => {
    const [one] = await several('缺', 1)
    expect(await server.call('admin', movePeople, { employeeIds: [one!], versions: [], gradeId: 'P2' })).toMatchObject(
      refusedAs('badRequest'),
    )
  })
})
