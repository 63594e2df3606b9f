import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkCostCentreFile,
  importCostCentres,
  type CostCentreFile,
} from '@sojourn/contract/admin/company/cost-centre-import.calls'
import { costCentreColumns } from '@sojourn/contract/admin/company/cost-centre-columns'
import { saveCostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, costCentreOf } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { countOf } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fileOf = (...rows: string[][]): CostCentreFile => ({ columns: [...costCentreColumns], rows })
const check = async (file: CostCentreFile) => expectResult(await server.call('finance', checkCostCentreFile, file))
const take = (file: CostCentreFile) => server.call('finance', importCostCentres, file)
const three = fileOf(
  ['IM-1', '导入一', '', 'Imported one', '陈志远', '销售部'],
  ['IM-2', '导入二', '', '', '', '全部'],
  ['IM-3', '导入三'],
)

describe('[S2.48] a file of cost centres', () => {
  test('is tried first, which changes nothing; one wrong line keeps all others out', async () => {
    const before = await countOf(server, 'cost_centre')
    expect(await check(three)).toMatchObject({ added: 3, changed: 0, same: 0, wrong: 0 })
    const wrong = fileOf(...three.rows, ['IM-4', '导入四', '', '', '', '火星分部'])
    const report = await check(wrong)
    expect(report).toMatchObject({ wrong: 1, faults: [{ row: 3, column: 'departments', why: '未找到' }] })
    expect(await take(wrong)).toMatchObject(refusedAs('importWrong'))
    expect(await countOf(server, 'cost_centre')).toBe(before)
  })

  test('is taken over as a whole, with the history of each', async () => {
    expect(expectResult(await take(three))).toEqual({ added: 3, changed: 0, same: 0 })
    const centre = (await costCentreOf(server, 'IM-1'))!
    expect(centre).toMatchObject({
      names: { 'zh-CN': '导入一', 'zh-TW': '导入一', en: 'Imported one' },
      owner: { employeeId: '1-manager' },
      departmentIds: ['sales'],
      version: 1,
    })
    expect((await companyHistory(server, centre.costCentreId, 'costCentre'))[0]).toMatchObject({
      act: 'added',
      byName: '何文静',
      changes: expect.arrayContaining([{ field: 'departments', before: '', after: ['销售部'] }]) as unknown,
    })
  })

  test('again changes nothing; another changes only what differs, and the form of one goes on from there', async () => {
    const changes = await countOf(server, 'record_change')
    expect(expectResult(await take(three))).toEqual({ added: 0, changed: 0, same: 3 })
    expect(await countOf(server, 'record_change')).toBe(changes)
    expect(expectResult(await take(fileOf(['im-1', '改名'], ['IM-3'])))).toEqual({ added: 0, changed: 1, same: 1 })
    const { costCentreId, version, names } = (await costCentreOf(server, 'IM-1'))!
    expect({ version, names }).toEqual({ version: 2, names: { 'zh-CN': '改名', 'zh-TW': '改名', en: 'Imported one' } })
    const next = { costCentreId, version, code: 'IM-1', names, departmentIds: [] }
    expectResult(await server.call('finance', saveCostCentre, next))
    const history = await companyHistory(server, costCentreId, 'costCentre')
    expect(history.map(({ changes: [first] }) => first?.field)).toEqual(['owner', 'name', 'code'])
  })
})
