import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '@sojourn/contract/access/session.calls'
import { endArrangerGrant } from '@sojourn/contract/admin/people/arranger.calls'
import { saveTravelApplyDraft } from '@sojourn/contract/booking/application/application.calls'
import { chooseTravellers } from '@sojourn/contract/booking/draft.calls'
import { findTravellers, getBookingReach, getDepartmentTree, getTravellerCards } from '@sojourn/contract/booking/traveller.calls'
import { saveCredential } from '@sojourn/contract/personal/credential.calls'
import { queryTipPreferences } from '@sojourn/contract/personal/preference.calls'
import { applyFlightRefund, quoteFlightRefund } from '@sojourn/contract/products/flight/after-sales.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { checkTrainPassengers, createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import type { Work } from '../../../context'
import { demoPassword } from '../../../seed/seed'
import { couponsOf, ticketedOrder } from '../../../testing/after-sales'
import { applicationContent } from '../../../testing/applications'
import { refusedAs } from '../../../testing/approvals'
import { giveArranging, newArranger } from '../../../testing/arrangers'
import { choose, expectResult, orderRequest, saveDraft, within } from '../../../testing/flights'
import { newDepartment } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'
import { chooseTrain, saveTrainDraft, trainRequest } from '../../../testing/trains'
import { fixedClock } from '../../../testing/server'
import { refuseArranging } from '../traveller/arranging'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const end = async (grantId: string) => expectResult(await server.call('admin', endArrangerGrant, { grantId }))
const find = async (who: string, request: object = {}) =>
  expectResult(await server.call(who, findTravellers, request)).list.map(({ name }) => name)
const refusedFor = (name: string, product = '') => ({
  ...refusedAs('arrangerNotAllowed'),
  message: `您没有为${name}预订${product}的代订权限，请联系差旅管理员`,
})

describe('[S2.45] an arranger with rights', () => {
  test('is offered whom they cover, of the product that is looked for, and themselves', async () => {
    const { employeeId, name } = await newArranger(server, '甲助理')
    expect(await find(name, { keyword: '林晓雯' })).toEqual(['林晓雯'])
    await giveArranging(server, employeeId, { departmentId: 'finance', products: ['train'] })
    expect(await find(name)).toEqual(['何文静', name])
    expect(await find(name, { productType: 5 })).toEqual(['何文静', name])
    expect(await find(name, { productType: 1 })).toEqual([name])
    expect(await find(name, { keyword: '林晓雯' })).toEqual([])
    const { list } = expectResult(await server.call(name, getDepartmentTree, {}))
    expect(list.map((each) => [each.name, each.people])).toEqual([
      ['财务部', 1],
      ['销售部', 1],
    ])
    expect(expectResult(await server.call(name, getBookingReach, {}))).toMatchObject({
      everybody: false,
      rights: [{ name: '财务部', isDepartment: true, products: [5] }],
      giverNames: ['周雅琴'],
    })
  })

  test('covers who comes to stand below the department later', async () => {
    const parent = await newDepartment(server, '华南区')
    const { employeeId, name } = await newArranger(server, '乙助理')
    await giveArranging(server, employeeId, { departmentId: parent })
    const below = await newDepartment(server, '深圳组', parent)
    const other = await newArranger(server, '丙同事', below)
    expect(await find(name)).toEqual([other.name, name])
  })

  test('chooses, sees cards and documents of nobody else, who is named with the product', async () => {
    const { employeeId, name } = await newArranger(server, '丁助理')
    await giveArranging(server, employeeId, { departmentId: 'finance', products: ['train'] })
    const flight = await saveDraft(server, name, { bookType: 1 })
    const chosen = { tempOrderNo: flight, employeeIds: ['1-finance'] }
    expect(await server.call(name, chooseTravellers, chosen)).toMatchObject({
      ...refusedFor('何文静', '国内机票'),
      field: 'employeeIds',
    })
    expect((await server.call(name, chooseTravellers, chosen, { language: 'en' })).message).toBe(
      'You may not book domestic flights for 何文静. Please ask your travel administrator.',
    )
    const train = await saveTrainDraft(server, name, { travellers: ['1-finance', employeeId] })
    const both = { tempOrderNo: train, employeeIds: ['1-finance', '1-employee'] }
    expect(await server.call(name, chooseTravellers, both)).toMatchObject(refusedFor('林晓雯', '火车票'))
    const cards = (productType: 1 | 5) => server.call(name, getTravellerCards, { employeeIds: ['1-finance'], productType })
    expect((await cards(5)).success).toBe(true)
    expect(await cards(1)).toMatchObject(refusedFor('何文静', '国内机票'))
    const document = {
      type: 2 as const,
      number: 'E81234567',
      nameOnCredential: 'LIN/XIAOWEN',
      expiresOn: '2030-01-01',
      birthDate: '1990-01-01',
      gender: '' as const,
      nationality: '',
    }
    expect(await server.call(name, saveCredential, { ...document, employeeId: '1-employee' })).toMatchObject(refusedFor('林晓雯'))
    expect(expectResult(await server.call(name, queryTipPreferences, { users: ['1-employee'] })).list).toEqual([])
  })

  test('applies for whom they cover, of every product of the application', async () => {
    const { employeeId, name } = await newArranger(server, '戊助理')
    await giveArranging(server, employeeId, { travellerId: '1-employee', products: ['flight'] })
    const apply = (more: object) => server.call(name, saveTravelApplyDraft, { version: 0, content: applicationContent(more) })
    expect(await apply({ productTypes: [1, 3] })).toMatchObject(refusedFor('林晓雯', '国内酒店'))
    expect((await apply({ productTypes: [1] })).success).toBe(true)
    expect(await apply({ travellerIds: ['1-finance'], productTypes: [1] })).toMatchObject(refusedFor('何文静', '国内机票'))
  })

  test('may not submit once a right has ended that was there when the draft was made, and nothing is written', async () => {
    const { employeeId, name } = await newArranger(server, '己助理')
    const grantId = await giveArranging(server, employeeId, { departmentId: 'finance' })
    const tempOrderNo = await saveTrainDraft(server, name, { travellers: ['1-finance'] })
    const chosen = await chooseTrain(server, name, tempOrderNo)
    const request = await trainRequest(server, name, tempOrderNo, chosen)
    await end(grantId)
    const orders = async () => (await server.database.pool.query('SELECT FROM orders')).rows.length
    const before = await orders()
    expect(await server.call(name, createTrainOrder, request)).toMatchObject(refusedFor('何文静', '火车票'))
    const check = { tempOrderNo, rides: request.rides, employeeIds: ['1-finance'] }
    expect(await server.call(name, checkTrainPassengers, check)).toMatchObject(refusedFor('何文静', '火车票'))
    expect(await orders()).toBe(before)
    expect(await find(name)).toEqual([name])
  })

  test('changes and refunds by the rights of now', async () => {
    const { employeeId, name } = await newArranger(server, '庚助理')
    const grantId = await giveArranging(server, employeeId, { travellerId: '1-employee' })
    const order = await ticketedOrder(server, { who: name, travellers: ['1-employee'], search: { date: '2026-12-20' } })
    const asked = { orderNo: order.orderNo, coupons: couponsOf(order) }
    const { total } = expectResult(await server.call(name, quoteFlightRefund, asked))
    await end(grantId)
    expect(await server.call(name, quoteFlightRefund, asked)).toMatchObject(refusedFor('林晓雯', '国内机票'))
    expect(await server.call(name, applyFlightRefund, { ...asked, expectedTotal: total })).toMatchObject(
      refusedFor('林晓雯', '国内机票'),
    )
    await giveArranging(server, employeeId, { travellerId: '1-employee' })
    expect((await server.call(name, applyFlightRefund, { ...asked, expectedTotal: total })).success).toBe(true)
  })

  test('books for themselves without any, by no statement more', async () => {
    const { employeeId, name } = await newArranger(server, '辛助理')
    await end(await giveArranging(server, employeeId, { travellerId: '1-employee' }))
    const tempOrderNo = await saveDraft(server, name)
    expect(await server.call(name, chooseTravellers, { tempOrderNo, employeeIds: [employeeId] })).toMatchObject({ success: true })
    const unread = { enterpriseId: 1, context: { clock: fixedClock() } } as unknown as Work
    const oneself = { employeeId, departmentId: 'sales', name }
    expect(await refuseArranging(unread, employeeId, [oneself], { products: ['flight'] })).toBeUndefined()
  })

  test('ends with its last day in China', async () => {
    const { employeeId, name, account } = await newArranger(server, '壬助理')
    await giveArranging(server, employeeId, { travellerId: '1-employee', until: '2026-11-20' })
    expect(await find(name)).toEqual(['林晓雯', name])
    await server.turn(14 * 60)
    server.useToken(name, expectResult(await server.call(null, login, { account, password: demoPassword })).loginToken)
    expect(await find(name)).toEqual([name])
    expect(expectResult(await server.call(name, getBookingReach, {}))).toMatchObject({ everybody: false, rights: [] })
  })
})

test('[S2.45] who was never given a right books for everybody, as before', async () => {
  const tempOrderNo = await saveDraft(server, 'manager', { bookType: 1, date: '2026-12-22' })
  expectResult(await server.call('manager', chooseTravellers, { tempOrderNo, employeeIds: ['1-finance'] }))
  const choice = await choose(server, 'manager', tempOrderNo, within)
  const request = await orderRequest(server, 'manager', tempOrderNo, [choice])
  expect((await server.call('manager', createFlightOrder, request)).success).toBe(true)
  expect(expectResult(await server.call('manager', getBookingReach, {}))).toMatchObject({ everybody: true, rights: [] })
})
