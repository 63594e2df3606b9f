import {
  endCustomField,
  getCustomFields,
  orderCustomFields,
  saveCustomField,
} from '@sojourn/contract/admin/company/custom-field.calls'
import type { WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'
import type { OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { createFlightOrder, getFlightBookInfo } from '@sojourn/contract/products/flight/flight.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, inChinese } from '../../../testing/company'
import { newChoice, newField } from '../../../testing/custom-fields'
import { choose, detail, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const list = async (who = 'admin') => expectResult(await server.call(who, getCustomFields, {})).list
const fieldOf = async (key: string) => (await list()).find((field) => field.key === key)!
const add = async (more: Partial<WrittenField>) =>
  expectResult(await server.call('admin', saveCustomField, { version: 0, field: newField(more) })).key
const end = async (key: string) => server.call('admin', endCustomField, { key, version: (await fieldOf(key)).version })
/** As it is read, to be sent again. */
const written = async (key: string): Promise<WrittenField> => {
  const { key: _key, version: _version, name: _name, endedOn: _endedOn, ...field } = await fieldOf(key)
  return field
}

let day = 2
async function flight(who = 'employee') {
  const tempOrderNo = await saveDraft(server, who, { date: `2026-12-${String(day++).padStart(2, '0')}` })
  const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
  const info = expectResult(await server.call(who, getFlightBookInfo, { tempOrderNo }))
  const order = (fields?: OrderFieldValue[]) => server.call(who, createFlightOrder, { ...request, ...(fields && { fields }) })
  return { info, order }
}

describe('[S2.48] fields of the company', () => {
  test('a required one is asked by the booking page, refused where it is missing or wrong, and kept with the order', async () => {
    const key = await add({ names: inChinese('客户编号'), required: true, products: ['flight'], limits: { pattern: 'AA-99' } })
    const { info, order } = await flight()
    expect(info.fields.map((field) => field.key)).toContain(key)
    expect(info.travellers[0]?.fields).toContainEqual({ key, value: '' })
    expect(await order()).toMatchObject(refusedAs('customFieldWrong'))
    expect(await order([{ key, value: 'AB12' }])).toMatchObject({ ...refusedAs('customFieldWrong') })
    expect(
      await order([
        { key, value: 'AB-12' },
        { key: 'nothing', value: 'x' },
      ]),
    ).toMatchObject(refusedAs('customFieldUnasked'))
    const { orderNo } = expectResult(await order([{ key, value: 'AB-12' }]))
    expectResult(await end(key))
    expect((await detail(server, 'employee', orderNo)).fields).toEqual([{ label: '客户编号', value: 'AB-12' }])
    expect((await flight()).info.fields.map((field) => field.key)).not.toContain(key)
  })

  test('a choice that has ended is refused to new orders and still read on those of before, a field of each traveller with the traveller', async () => {
    const key = await add({
      names: inChinese('区域'),
      kind: 'one',
      perTraveller: true,
      choices: [newChoice('华东'), newChoice('华北')],
    })
    const value = { key, employeeId: '1-employee', value: '华东' }
    const { orderNo } = expectResult(await (await flight()).order([value]))
    const field = await written(key)
    const choices = field.choices.map((choice) => ({ ...choice, ended: choice.value === '华东' }))
    expectResult(
      await server.call('admin', saveCustomField, { key, version: 1, field: { ...field, names: inChinese('大区'), choices } }),
    )
    expect(await (await flight()).order([value])).toMatchObject(refusedAs('customFieldWrong'))
    expect((await detail(server, 'employee', orderNo)).travellerList[0]?.fields).toEqual([{ label: '区域', value: '华东' }])
    const less = { ...field, choices: choices.slice(1) }
    expect(await server.call('admin', saveCustomField, { key, version: 2, field: less })).toMatchObject(
      refusedAs('recordChanged'),
    )
    expect((await companyHistory(server, key, 'customField')).map(({ act }) => act)).toEqual(['changed', 'added'])
    expectResult(await end(key))
  })

  test('nothing is asked of another product or of another department', async () => {
    const keys = [await add({ required: true, products: ['hotel'] }), await add({ required: true, departmentIds: ['rnd'] })]
    const { info, order } = await flight()
    expect(info.fields.filter(({ key }) => keys.includes(key))).toEqual([])
    expectResult(await order())
    for (const key of keys) expectResult(await end(key))
  })

  test('an overtaken version is refused, and so is an order that names other fields than there are', async () => {
    const key = await add({})
    expect(await server.call('admin', saveCustomField, { key, version: 9, field: newField() })).toMatchObject(
      refusedAs('recordChanged'),
    )
    const { orderVersion } = expectResult(await server.call('admin', getCustomFields, {}))
    const order = (version: number, keys: string[]) => server.call('admin', orderCustomFields, { version, keys })
    expect(await order(orderVersion, [key])).toMatchObject(refusedAs('recordChanged'))
    const keys = (await list()).filter(({ endedOn }) => endedOn === undefined).map((field) => field.key)
    expect(expectResult(await order(orderVersion, keys.toReversed()))).toMatchObject({ version: orderVersion + 1 })
    expect(await order(orderVersion, keys)).toMatchObject(refusedAs('recordChanged'))
    expect((await list()).slice(0, keys.length).map((field) => field.key)).toEqual(keys.toReversed())
    const [change] = await companyHistory(server, 'order', 'customFieldOrder')
    expect(change!.changes[0]!.after).toEqual([...change!.changes[0]!.before].toReversed())
    expectResult(await end(key))
    expect(await end(key)).toMatchObject(refusedAs('customFieldUnknown'))
  })

  test.each<[string, Partial<WrittenField>, string]>([
    ['without a name', { names: inChinese(' ') }, 'field.names'],
    ['a list without choices', { kind: 'one' }, 'field.choices'],
    ['a choice twice', { kind: 'one', choices: [newChoice('甲'), newChoice('甲')] }, 'field.choices'],
    ['under a list that is not there', { kind: 'one', parentKey: 'none', choices: [newChoice('甲', 'x')] }, 'field.parentKey'],
    ['under no choice of the list above', { kind: 'one', parentKey: 'region', choices: [newChoice('甲')] }, 'field.choices'],
    ['with limits that cross', { limits: { least: 5, most: 2 } }, 'field.limits'],
    [
      'that begins with what it does not take',
      { limits: { pattern: '99' }, begins: { with: 'fixed', value: 'x' } },
      'field.begins',
    ],
  ])('one %s is not saved', async (_name, more, field) => {
    const answer = await server.call('admin', saveCustomField, { version: 0, field: newField(more) })
    expect(answer).toMatchObject(refusedAs('customFieldInvalid'))
    expect(answer).toMatchObject({ field })
  })
})
