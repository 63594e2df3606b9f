import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endCostCentre, saveCostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import { saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import { addPerson } from '@sojourn/contract/admin/people/person.calls'
import { searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { chinaDate } from '../../../kit/clock'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { enter, give, newDepartment, newFields, newMobile } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
const inChinese = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })
const log = async (request: RequestOf<typeof searchRecordLog> = {}, who = 'admin', language: 'zh-CN' | 'en' = 'zh-CN') =>
  expectResult(await server.call(who, searchRecordLog, request, { language }))
const rows = async (request: RequestOf<typeof searchRecordLog>) =>
  (await log(request)).list.map(({ kind, name, act }) => [kind, name, act])

let person: string
let centre: string
beforeAll(async () => {
  server = await openTestServer()
  person = await enter(server, { name: '贺知秋', number: 'LOG-7' })
  await server.turn(24 * 60)
  await give(server, person, 'auditor')
  await server.turn(1)
  const request = { version: 0, code: 'LOG-CC', names: { 'zh-CN': '日志中心', 'zh-TW': '', en: 'Log Centre' }, departmentIds: [] }
  centre = expectResult(await server.call('finance', saveCostCentre, request)).costCentreId
  expectResult(await server.call('finance', saveCostCentre, { ...request, costCentreId: centre, version: 1, code: 'LOG-CD' }))
  await server.turn(24 * 60)
  expectResult(await server.call('finance', endCostCentre, { costCentreId: centre, version: 2 }))
})
afterAll(() => server.close())

describe('[S6.02] the log of changes of a company', () => {
  test('tells every record in one list, the newest first, with who did it and what was before and after', async () => {
    const { list } = await log({ keyword: 'LOG-' })
    expect(list.map(({ kind, act, byName }) => [kind, act, byName])).toEqual([
      ['costCentre', 'ended', '何文静'],
      ['costCentre', 'changed', '何文静'],
      ['costCentre', 'added', '何文静'],
      ['person', 'roleGiven', '周雅琴'],
      ['person', 'added', '周雅琴'],
    ])
    expect(list[1]).toMatchObject({
      id: centre,
      name: '日志中心',
      version: 2,
      changes: [{ field: 'code', before: 'LOG-CC', after: 'LOG-CD' }],
    })
  })

  test.each([
    ['who did it', { person: '何文', keyword: 'LOG' }, 3],
    ['who did it, in Latin letters', { person: 'hewenjing', keyword: 'LOG' }, 3],
    ['somebody who did nothing', { person: '林晓', keyword: 'LOG' }, 0],
    ['the kind', { keyword: 'LOG', kind: 'person' }, 2],
    ['what happened', { keyword: 'LOG', act: 'ended' }, 1],
    ['a name in another language', { keyword: 'log centre' }, 3],
    ['a name in Latin letters', { keyword: 'hezhiqiu' }, 2],
  ] as const)('is narrowed by %s', async (_name, request, count) => expect(await rows(request)).toHaveLength(count))

  test('is narrowed to one record, and to days of China', async () => {
    expect(await rows({ kind: 'person', id: person })).toHaveLength(2)
    const today = chinaDate(server.context.clock.now())
    expect(await rows({ keyword: 'LOG', from: today })).toEqual([['costCentre', '日志中心', 'ended']])
    expect(await rows({ keyword: 'LOG', to: today })).toHaveLength(5)
  })

  test('names people in letters that the reader knows', async () => {
    const [entry] = (await log({ kind: 'person', id: person }, 'admin', 'en')).list
    expect(entry).toMatchObject({ name: 'HE/ZHIQIU', byName: 'ZHOU/YAQIN' })
  })

  test('goes on where a page ended, also within what one moment changed', async () => {
    const request = { fields: newFields(), mobile: newMobile() }
    await Promise.all([
      server.call('admin', addPerson, request),
      newDepartment(server, '日志部'),
      newDepartment(server, '日志二部'),
    ])
    const all = (await log({ size: 100 })).list.map(({ kind, id, version }) => `${kind} ${id} ${version}`)
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await log({ size: 2, ...(cursor !== undefined && { cursor }) })
      paged.push(...page.list.map(({ kind, id, version }) => `${kind} ${id} ${version}`))
      cursor = page.next
    } while (cursor !== undefined)
    expect(paged).toEqual(all)
    expect(new Set(paged).size).toBe(paged.length)
  })

  test('is for auditors and administrators; others are refused, also who administers a department', async () => {
    for (const who of ['finance', 'manager', 'employee'])
      expect(await server.call(who, searchRecordLog, {})).toMatchObject(refusedAs('forbidden'))
    await give(server, '1-employee', 'departmentAdministrator', { departmentId: 'sales' })
    expect(await server.call('employee', searchRecordLog, {})).toMatchObject(refusedAs('forbidden'))
  })

  test('is read in two statements along one index, however long it is', async () => {
    expectResult(await server.call('admin', saveGrade, { version: 0, names: inChinese('日志级') }))
    await server.database.pool.query(
      `INSERT INTO record_change (enterprise_id, kind, record_id, version, at, act, actor_id, body_cipher)
       SELECT enterprise_id, 'person', record_id, 1000 + number, at - number * interval '1 minute', 'changed', actor_id, body_cipher
       FROM record_change, generate_series(1, 100000) AS number WHERE record_id = $1 AND version = 1`,
      [person],
    )
    await server.database.pool.query('VACUUM ANALYZE record_change')
    const first = await log()
    expect(first.list).toHaveLength(20)
    expect(await rows({ kind: 'grade' })).toEqual([['grade', '日志级', 'added']])
    const { rows: plan } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT at, kind, record_id, version, act, actor_id FROM record_change WHERE enterprise_id = 1
       ORDER BY at DESC, kind DESC, record_id DESC, version DESC LIMIT 21`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join(' ')).toMatch(/Index Only Scan Backward using record_change_in_order/)
  })
})
