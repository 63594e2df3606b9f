import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endProject, saveProject, searchProjects, switchProjects } from '@sojourn/contract/admin/company/project.calls'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, inChinese, saveSection } from '../../../testing/company'
import { expectResult, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const save = (code: string, more: object = {}) =>
  server.call('admin', saveProject, { added: true, version: 0, code, names: inChinese(`项目${code}`), ...more })
const projectOf = async (code: string, ended = false) =>
  expectResult(await server.call('admin', searchProjects, { keyword: code, ended })).list.find((each) => each.code === code)
const end = async (code: string) => server.call('admin', endProject, { code, version: (await projectOf(code))?.version ?? 0 })
/** What the booking page of a flight offers. */
async function offered() {
  const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-21' })
  const { projects, projectRequired } = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo }))
  return { codes: projects.map(({ code }) => code), projectRequired }
}

describe('[S2.48] projects', () => {
  test('those of the company’s first settings stand among them, and orders go on offering them', async () => {
    expect(await projectOf('YX-2026-01')).toMatchObject({ name: '智慧园区一期', version: 0 })
    expect((await offered()).codes).toEqual(['YX-2026-01', 'YX-2026-02'])
  })

  test('are entered with an owner and a period, in which they are offered', async () => {
    expectResult(await save('PA-1', { ownerId: '1-manager', from: '2026-11-01', to: '2026-12-31' }))
    expectResult(await save('PA-2', { from: '2026-12-01' }))
    expectResult(await save('PA-3', { to: '2026-11-19' }))
    expect(await projectOf('PA-1')).toMatchObject({ owner: { name: '陈志远' }, from: '2026-11-01', to: '2026-12-31', version: 1 })
    const { codes } = await offered()
    expect(codes).toContain('PA-1')
    expect(codes).not.toEqual(expect.arrayContaining(['PA-2']))
    expect(codes).not.toEqual(expect.arrayContaining(['PA-3']))
  })

  test('are named anew under the code that orders know, with who did it', async () => {
    expectResult(await save('PB-1'))
    expectResult(await save('PB-1', { added: false, version: 1, names: inChinese('新名字') }))
    expect(await projectOf('PB-1')).toMatchObject({ name: '新名字', version: 2 })
    expect((await companyHistory(server, 'PB-1', 'project'))[0]).toMatchObject({
      byName: '周雅琴',
      changes: [{ field: 'name', before: '项目PB-1', after: '新名字' }],
    })
    expect(await save('PB-1', { added: false, version: 1 })).toMatchObject(refusedAs('recordChanged'))
  })

  test.each([
    ['of a code that is there', 'YX-2026-02', {}, 'companyCodeTaken', 'code'],
    ['without a name', 'PC-1', { names: inChinese('') }, 'companyInvalid', 'names'],
    ['that ends before it begins', 'PC-1', { from: '2026-12-02', to: '2026-12-01' }, 'companyInvalid', 'to'],
    ['with an owner who is not there', 'PC-1', { ownerId: 'nobody' }, 'ownerUnsuitable', 'ownerId'],
    ['that is not there', 'PC-9', { added: false }, 'projectUnknown', 'code'],
  ] as const)('one %s is not saved', async (_name, code, more, problem, field) => {
    expect(await save(code, more)).toMatchObject({ ...refusedAs(problem), field })
  })

  test('end together and are taken up again together', async () => {
    for (const code of ['PT-1', 'PT-2']) expectResult(await save(code))
    const codes = async () => (await offered()).codes.filter((code) => code.startsWith('PT-'))
    const records = (version: number) => ['PT-1', 'PT-2'].map((id) => ({ id, version }))
    expectResult(await server.call('admin', switchProjects, { records: records(1), resumed: false }))
    expect(await codes()).toEqual([])
    expectResult(await server.call('admin', switchProjects, { records: records(2), resumed: true }))
    expect(await codes()).toEqual(['PT-1', 'PT-2'])
    // What stands already is not taken up again.
    expect(await server.call('admin', switchProjects, { records: records(3), resumed: true })).toMatchObject(
      refusedAs('togetherRefused'),
    )
  })

  test('one that has ended is offered no more; where none is left, none is asked for', async () => {
    expectResult(await saveSection(server, 'payment', { projectRequired: true }))
    expect((await offered()).projectRequired).toBe(true)
    for (const code of (await offered()).codes) expectResult(await end(code))
    expect(await offered()).toEqual({ codes: [], projectRequired: false })
    const again = { code: 'YX-2026-01', version: 1 }
    expect(await server.call('admin', endProject, again)).toMatchObject(refusedAs('projectUnknown'))
    expect(await projectOf('YX-2026-01', true)).toMatchObject({ endedOn: '2026-11-20' })
  })
})
