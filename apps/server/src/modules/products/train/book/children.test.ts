import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { saveGuest } from '@sojourn/contract/booking/traveller.calls'
import { applyTrainRefund, quoteTrainRefund, searchTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import { createTrainOrder, getTrainBookInfo } from '@sojourn/contract/products/train/train.calls'
import { identityCheckDigit } from '@sojourn/domain/booking/traveller/identity-card'
import { childFare } from '@sojourn/domain/products/train/passengers'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import {
  chooseTrain,
  refundTrain,
  saveTrainDraft,
  settleTrain,
  ticketsOf,
  trainDetail,
  trainRequest,
} from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A guest by the identity card of somebody who was born on this day, yyyyMMdd. */
async function guest(name: string, born: string): Promise<string> {
  const number = `110101${born}001`
  const credential = { type: 1 as const, number: number + identityCheckDigit(number) }
  return expectResult(await server.call('manager', saveGuest, { name, mobile: '13900001111', credential })).employeeId
}
async function asked(travellers: string[], date: string) {
  const tempOrderNo = await saveTrainDraft(server, 'manager', { travellers, date })
  const chosen = await chooseTrain(server, 'manager', tempOrderNo)
  const request = await trainRequest(server, 'manager', tempOrderNo, chosen)
  return { request, price: chosen.seat.price, fee: request.expectedTotal / travellers.length - chosen.seat.price }
}

describe('[handbook 3.5] children by the date of birth in their documents', () => {
  test('from six to under fourteen half the fare, with an adult on the same train', async () => {
    const child = await guest('陈小远', '20160601')
    const { request, price, fee } = await asked(['1-manager', child], '2026-12-01')
    const expectedTotal = price + childFare(price) + 2 * fee
    const { orderNo } = expectResult(await server.call('manager', createTrainOrder, { ...request, expectedTotal }))
    const order = await trainDetail(server, 'manager', orderNo)
    expect(order.places.map((place) => [place.child, place.price])).toEqual([
      [false, price],
      [true, childFare(price)],
    ])
    expect((await settleTrain(server, 'manager', orderNo)).state).toBe(3202)
  })

  test('a child by passport, whose date of birth was given, pays half as well; the page and the order agree', async () => {
    const credential = { type: 2 as const, number: 'E55512345', expiresOn: '2031-01-01', birthDate: '2016-06-01' }
    const saved = await server.call('manager', saveGuest, { name: 'CHEN/LELE', mobile: '13900001112', credential })
    const child = expectResult(saved).employeeId
    const { request, price, fee } = await asked(['1-manager', child], '2026-11-30')
    const { travellers } = expectResult(await server.call('manager', getTrainBookInfo, { tempOrderNo: request.tempOrderNo }))
    expect(travellers.find(({ employeeId }) => employeeId === child)?.category).toBe('child')
    const expectedTotal = price + childFare(price) + 2 * fee
    const { orderNo } = expectResult(await server.call('manager', createTrainOrder, { ...request, expectedTotal }))
    expect((await trainDetail(server, 'manager', orderNo)).places.map((place) => place.child)).toEqual([false, true])
  })

  test('a child is whoever is under fourteen on the last day of boarding, on the page as in the order', async () => {
    const child = await guest('陈小川', '20121202')
    const tempOrderNo = await saveTrainDraft(server, 'manager', { travellers: ['1-manager', child], date: '2026-12-01' })
    const categories = async (more: { lastDay?: string }) =>
      expectResult(await server.call('manager', getTrainBookInfo, { tempOrderNo, ...more })).travellers.map(
        ({ category }) => category,
      )
    expect((await categories({})).toSorted()).toEqual(['adult', 'child'])
    expect(await categories({ lastDay: '2026-12-02' })).toEqual(['adult', 'adult'])
  })

  test('the adult neither returns nor changes the ticket without the child; both together may', async () => {
    const child = await guest('陈小禾', '20160701')
    const { request, price, fee } = await asked(['1-manager', child], '2026-12-03')
    const expectedTotal = price + childFare(price) + 2 * fee
    const { orderNo } = expectResult(await server.call('manager', createTrainOrder, { ...request, expectedTotal }))
    const [adult, young] = ticketsOf(await settleTrain(server, 'manager', orderNo))
    const search = (coupons: CouponRef[]) =>
      server.call('manager', searchTrainChange, { orderNo, coupons, departDate: '2026-12-04' })
    const alone = { problem: 'childLeftAlone', field: 'coupons' }
    const refund = { orderNo, coupons: [adult!] }
    expect(await server.call('manager', quoteTrainRefund, refund)).toMatchObject(alone)
    expect(await server.call('manager', applyTrainRefund, { ...refund, expectedTotal: 0 })).toMatchObject(alone)
    expect(await search([adult!])).toMatchObject(alone)
    expect(await search([young!])).toMatchObject({ problem: 'childAlone', field: 'coupons' })
    expect((await search([adult!, young!])).success).toBe(true)
    const { order } = await refundTrain(server, orderNo, [young!], 'manager')
    expect(order.state).toBe(3801)
    expect((await server.call('manager', quoteTrainRefund, refund)).success).toBe(true)
  })

  test('a child alone is refused, and so is one under six, who needs no ticket', async () => {
    const child = await guest('陈小安', '20150601')
    const infant = await guest('陈小乐', '20220601')
    const alone = await asked([child], '2026-12-02')
    const refused = await server.call('manager', createTrainOrder, alone.request)
    expect(refused).toMatchObject({ problem: 'childAlone', field: 'travellers.0' })
    expect(refused.message).toContain('儿童')
    const withInfant = await asked(['1-manager', infant], '2026-12-02')
    expect(await server.call('manager', createTrainOrder, withInfant.request)).toMatchObject({
      problem: 'infantWithoutSeat',
      field: 'travellers.1',
    })
    const { rows } = await server.database.pool.query("SELECT order_no FROM orders WHERE depart_at::date = '2026-12-02'")
    expect(rows).toEqual([])
  })
})
