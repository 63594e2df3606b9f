import { departmentColumns } from '@sojourn/contract/admin/people/department-columns'
import { getDepartments } from '@sojourn/contract/admin/people/department.calls'
import {
  checkDepartmentFile,
  importDepartments,
  type DepartmentFile,
} from '@sojourn/contract/admin/people/department-import.calls'
import { checkPeopleFile } from '@sojourn/contract/admin/people/people-import.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs } from '../../../testing/approvals'
import { countOf } from '../../../testing/database/rows'
import { expectResult } from '../../../testing/flights'
import { give, historyOf, newDepartment } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inTransaction } from '../../../work'
import { lockRecord } from '../record/store'
import { findTree } from './store'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fileOf = (...rows: string[][]): DepartmentFile => ({ columns: [...departmentColumns], rows })
const check = async (file: DepartmentFile) => expectResult(await server.call('admin', checkDepartmentFile, file))
const take = (file: DepartmentFile) => server.call('admin', importDepartments, file)
const named = async (name: string) =>
  expectResult(await server.call('admin', getDepartments, {})).list.find((each) => each.name === name)
const tree = fileOf(
  ['IM-2', '导入二组', '', '', 'IM-1', '陈志远'],
  ['IM-1', '导入中心', '', 'Imported', '销售部'],
  ['', '导入三组', '', '', 'IM-1'],
)

describe('[S2.45] a file of departments', () => {
  test('is tried first, which changes nothing; one wrong line keeps all others out', async () => {
    const before = await countOf(server, 'department')
    expect(await check(tree)).toMatchObject({ added: 3, changed: 0, same: 0, wrong: 0 })
    const wrong = fileOf(...tree.rows, ['IM-4', '导入四组', '', '', '火星分部'])
    expect(await check(wrong)).toMatchObject({ wrong: 1, faults: [{ row: 3, column: 'parent', why: '未找到' }] })
    expect(await take(wrong)).toMatchObject(refusedAs('importWrong'))
    expect(await countOf(server, 'department')).toBe(before)
  })

  test('is taken over as a whole, children before their parents too, with the history of each', async () => {
    const before = await countOf(server, 'department')
    expect(expectResult(await take(tree))).toEqual({ added: 3, changed: 0, same: 0 })
    const centre = (await named('导入中心'))!
    expect(centre).toMatchObject({ parentId: 'sales', version: 1, names: { en: 'Imported', 'zh-TW': '导入中心' } })
    expect(await named('导入二组')).toMatchObject({ parentId: centre.departmentId, headName: '陈志远' })
    expect(await named('导入三组')).toMatchObject({ parentId: centre.departmentId })
    expect((await historyOf(server, centre.departmentId, 'department'))[0]).toMatchObject({
      act: 'added',
      changes: expect.arrayContaining([
        { field: 'number', before: '', after: 'IM-1' },
        { field: 'parent', before: '', after: '销售部' },
      ]) as unknown,
    })
    expect(await countOf(server, 'department')).toBe(before + 3)
  })

  test('waits for whoever saves one department, who does not wait for it', async () => {
    const waiting = async () =>
      (
        await server.database.pool.query(`SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`)
      ).rowCount
    const { taking } = await inTransaction(server.context, 1, async (work) => {
      await findTree(work, true)
      const taking = take(fileOf(['', '销售部']))
      await expect.poll(waiting).toBe(1)
      await lockRecord(work, { kind: 'department', id: 'sales' })
      return { taking }
    })
    expect(expectResult(await taking)).toEqual({ added: 0, changed: 0, same: 1 })
  })

  test('again changes nothing; another changes only what differs, and ends none', async () => {
    const changes = await countOf(server, 'record_change')
    const departments = await countOf(server, 'department', 'ended_on IS NULL')
    expect(expectResult(await take(tree))).toEqual({ added: 0, changed: 0, same: 3 })
    expect(await countOf(server, 'record_change')).toBe(changes)
    expect(expectResult(await take(fileOf(['IM-2', '导入二部', '', '', '销售部'])))).toEqual({ added: 0, changed: 1, same: 0 })
    expect(await named('导入二部')).toMatchObject({ parentId: 'sales', headName: '陈志远', version: 2 })
    expect(await countOf(server, 'department', 'ended_on IS NULL')).toBe(departments)
  })

  test('gives two each other’s numbers', async () => {
    await take(fileOf(['SW-1', '互换甲'], ['SW-2', '互换乙']))
    const [one, two] = [(await named('互换甲'))!, (await named('互换乙'))!]
    await server.database.pool.query("UPDATE department SET number = '' WHERE department_id = $1", [one.departmentId])
    expect(expectResult(await take(fileOf(['SW-2', '互换丙'], ['SW-1', '互换甲'])))).toMatchObject({ changed: 2 })
    expect((await named('互换丙'))?.departmentId).toBe(two.departmentId)
  })

  test('whose departments would stand below themselves is refused, and the circle named', async () => {
    const report = await check(fileOf(['IM-1', '', '', '', '销售部/导入中心/导入三组'], ['', '导入三组', '', '', 'IM-1']))
    expect(report.faults[0]).toMatchObject({ column: 'parent', why: '上级部门形成循环：导入中心 → 导入三组 → 导入中心' })
    const english = await server.call('admin', checkDepartmentFile, fileOf(['IM-1', '', '', '', 'IM-1']), { language: 'en' })
    expect(expectResult(english).faults[0]?.why).toContain('Imported → Imported')
  })

  test('is of the whole company: who looks after a part of it has none, and says so', async () => {
    await give(server, '1-manager', 'departmentAdministrator', { departmentId: await newDepartment(server, '一部分') })
    expect(await server.call('manager', checkDepartmentFile, tree)).toMatchObject(refusedAs('forbidden'))
    expect(expectResult(await server.call('manager', getDepartments, {})).mayImport).toBe(false)
    expect(expectResult(await server.call('admin', getDepartments, {})).mayImport).toBe(true)
  })

  test('numbers departments, by which files of people name them', async () => {
    const file = { columns: ['number' as const, 'department' as const], rows: [['NO-1', 'IM-1']] }
    const { faults } = expectResult(await server.call('admin', checkPeopleFile, file))
    expect(faults.filter(({ column }) => column === 'department')).toEqual([])
  })
})
