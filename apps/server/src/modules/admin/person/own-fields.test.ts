import { endCustomField, getCustomFields, saveCustomField } from '@sojourn/contract/admin/company/custom-field.calls'
import type { WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'
import { checkPeopleFile, importPeople } from '@sojourn/contract/admin/people/people-import.calls'
import { addPerson, getPersonChoices, savePerson, searchPeople } from '@sojourn/contract/admin/people/person.calls'
import { getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs } from '../../../testing/approvals'
import { inChinese } from '../../../testing/company'
import { newChoice, newField } from '../../../testing/custom-fields'
import { expectResult, saveDraft } from '../../../testing/flights'
import { enter, historyOf, newFields, newMobile, personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
/** A list of people, and a text that only some have. */
let region: string
let badge: string
beforeAll(async () => {
  server = await openTestServer()
  region = await define({ names: inChinese('常驻区域'), kind: 'one', choices: [newChoice('华东'), newChoice('华北')] })
  badge = await define({ names: inChinese('门禁号'), limits: { pattern: 'A-99' } })
})
afterAll(() => server.close())

const define = async (more: Partial<WrittenField>): Promise<string> =>
  expectResult(await server.call('admin', saveCustomField, { version: 0, field: newField({ forms: ['person'], ...more }) })).key
const end = async (key: string) => {
  const { list } = expectResult(await server.call('admin', getCustomFields, {}))
  const { version } = list.find((field) => field.key === key)!
  return expectResult(await server.call('admin', endCustomField, { key, version }))
}
const save = async (employeeId: string, more: Parameters<typeof newFields>[0], who = 'admin') => {
  const { version, fields } = await personOf(server, employeeId)
  return server.call(who, savePerson, { employeeId, version, fields: { ...fields, ...more } })
}

describe('[S2.45] fields of its own that a company keeps of its people', () => {
  test('are filled in with the person, judged by their rules, and stand in the history in words', async () => {
    const employeeId = await enter(server, { office: ' 上海 ', fields: [{ key: region, value: '华东' }] })
    expect((await personOf(server, employeeId)).fields).toMatchObject({
      office: '上海',
      fields: [{ key: region, value: '华东' }],
    })
    expect(await save(employeeId, { fields: [{ key: region, value: '西南' }] })).toMatchObject({
      ...refusedAs('customFieldWrong'),
      field: `fields.${region}`,
    })
    expect(await save(employeeId, { fields: [{ key: badge, value: '12' }] })).toMatchObject(refusedAs('customFieldWrong'))
    expect(await save(employeeId, { fields: [{ key: 'nothing', value: 'x' }] })).toMatchObject(refusedAs('customFieldUnasked'))
    expectResult(await save(employeeId, { office: '北京', fields: [{ key: badge, value: 'B-07' }] }))
    const { fields } = await personOf(server, employeeId)
    // What was not sent stays as it was.
    expect(fields.fields).toEqual([
      { key: region, value: '华东' },
      { key: badge, value: 'B-07' },
    ])
    expect((await historyOf(server, employeeId))[0]?.changes).toEqual([
      { field: 'office', before: '上海', after: '北京' },
      { field: 'ownFields', before: ['常驻区域：华东'], after: ['常驻区域：华东', '门禁号：B-07'] },
    ])
  })

  test('one that is required is asked of somebody new, and of who is there once it is touched', async () => {
    const before = await enter(server)
    const key = await define({ names: inChinese('合同类型'), required: true })
    const alone = { fields: newFields(), mobile: newMobile() }
    expect(await server.call('admin', addPerson, alone)).toMatchObject(refusedAs('customFieldWrong'))
    expectResult(await save(before, { position: '顾问' }))
    expectResult(await save(before, { fields: [{ key, value: '长期' }] }))
    expect(await save(before, { fields: [{ key, value: ' ' }] })).toMatchObject(refusedAs('customFieldWrong'))
    await end(key)
    expectResult(await server.call('admin', addPerson, alone))
    // What it said is kept, and asked no more.
    expect((await personOf(server, before)).fields.fields).toEqual([])
    expect(expectResult(await server.call('admin', getPersonChoices, {})).fields.map((field) => field.key)).not.toContain(key)
  })

  test('come with a file, of which the same again changes nothing, and narrow the list', async () => {
    const number = 'OWN-1'
    const employeeId = await enter(server, { number })
    const file = { columns: ['number', 'office', `field.${region}`] as const, rows: [[number, '苏州', '华北']] }
    const sent = { ...file, columns: [...file.columns] }
    expect(expectResult(await server.call('admin', checkPeopleFile, sent))).toMatchObject({
      changed: 1,
      changes: [{ columns: ['office', `field.${region}`] }],
    })
    expectResult(await server.call('admin', importPeople, { ...sent, invite: false }))
    expect(expectResult(await server.call('admin', importPeople, { ...sent, invite: false }))).toMatchObject({
      changed: 0,
      same: 1,
    })
    expect((await historyOf(server, employeeId))[0]?.changes).toEqual([
      { field: 'office', before: '', after: '苏州' },
      { field: 'ownFields', before: '', after: ['常驻区域：华北'] },
    ])
    const wrong = { ...sent, rows: [[number, '苏州', '西南']] }
    expect(expectResult(await server.call('admin', checkPeopleFile, wrong)).faults).toMatchObject([
      { row: 0, column: `field.${region}` },
    ])
    expect(await server.call('admin', importPeople, { ...wrong, invite: false })).toMatchObject(refusedAs('importWrong'))
    const found = async (more: { office?: string; personField?: string }) =>
      expectResult(await server.call('admin', searchPeople, more)).list
    expect(await found({ personField: `${region}=华北` })).toMatchObject([
      { employeeId, office: '苏州', fields: [{ key: region, value: '华北' }] },
    ])
    expect(await found({ office: '苏州' })).toMatchObject([{ employeeId }])
    expect(await found({ personField: `${region}=苏州` })).toEqual([])
  })

  test('a field of orders that people have too begins with what is known of the traveller', async () => {
    const key = await define({
      names: inChinese('业务线'),
      forms: ['person', 'order'],
      perTraveller: true,
      begins: { with: 'fixed', value: '零售' },
    })
    const begun = async () => {
      const tempOrderNo = await saveDraft(server, 'employee')
      return expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo })).travellers[0]?.fields
    }
    expect(await begun()).toContainEqual({ key, value: '零售' })
    expectResult(await save('1-employee', { fields: [{ key, value: '企业' }] }))
    expect(await begun()).toContainEqual({ key, value: '企业' })
  })

  test('who looks after a part of the company writes them there, and who only reads writes none', async () => {
    const employeeId = await enter(server)
    expect(await save(employeeId, { office: '成都' }, 'employee')).toMatchObject(refusedAs('forbidden'))
    expect((await personOf(server, employeeId)).fields.office).toBe('')
  })
})
