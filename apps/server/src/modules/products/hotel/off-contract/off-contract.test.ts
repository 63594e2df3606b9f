import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOffContractRate, createExternalHotelOrder, getHotelDetail } from '@sojourn/contract/products/hotel/hotel.calls'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { offContractRequest, saveStay, stayOrder } from '../../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe("a partner's rate outside the contracts", () => {
  test('is shown with its rules beside the others, always approved, and confirmed', async () => {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-17', checkOut: '2026-12-18' })
    const { externalRates } = expectResult(await server.call('employee', getHotelDetail, { tempOrderNo, hotelId: '224-1' }))
    expect(externalRates.map(({ externalRateId }) => externalRateId)).toEqual(['XR224-1-K', 'XR224-1-T'])
    expect(externalRates[0]!.rules.join()).toContain('须审批')
    const [rate] = externalRates
    const created = expectResult(
      await server.call('employee', createExternalHotelOrder, {
        ...(await offContractRequest(server, 'employee', tempOrderNo, rate!.totalPrice + 1_000)),
        externalRateId: rate!.externalRateId,
        reasonText: '合作伙伴价更低',
      }),
    )
    expect(created).toMatchObject({ next: 'approval', state: 20 })
    for (const who of ['manager', 'director'])
      if ((await stayOrder(server, 'employee', created.orderNo)).state === 20) await decide(server, who, created.orderNo)
    expectResult(await payByCredit(server, 'employee', created.orderNo, rate!.totalPrice + 1_000))
    await server.context.drainJobs()
    const order = await stayOrder(server, 'employee', created.orderNo)
    expect(order).toMatchObject({ state: 2501, source: 'external', roomName: '协议大床房', stay: 'confirmed' })
    expect(order.rules.length).toBeGreaterThan(2)
    expect(order.remark).toContain('合作伙伴价更低')
  })

  test('is free to cancel until the hours before 18:00 that its rules name, however late the guests come', async () => {
    const tempOrderNo = await saveStay(server, 'employee', { checkIn: '2026-12-19', checkOut: '2026-12-20' })
    const { externalRates } = expectResult(await server.call('employee', getHotelDetail, { tempOrderNo, hotelId: '224-1' }))
    const { freeHours, totalPrice, externalRateId, rules } = externalRates.find((each) => each.freeHours !== undefined)!
    expect(rules).toContain(`入住日 18:00 前 ${freeHours} 小时可免费取消，之后不退`)
    const created = await server.call('employee', createExternalHotelOrder, {
      ...(await offContractRequest(server, 'employee', tempOrderNo, totalPrice + 1_000)),
      latestArrival: 26 * 60,
      externalRateId,
      reasonText: '合作伙伴价更低',
    })
    const order = await stayOrder(server, 'employee', expectResult(created).orderNo)
    const until = addMinutes('2026-12-19T10:00:00.000Z', -60 * freeHours!)
    expect(order.cancellation).toMatchObject([
      { until, penalty: 0 },
      { after: until, penalty: totalPrice },
    ])
  })

  /** The partner asks so much a night, paid through us (2) or at the hotel (1); the standard of the city is lower. */
  const dear = (hotelType: 1 | 2) =>
    server.database.pool.query(
      `UPDATE hotel_external_rate SET body = body || jsonb_build_object('price', 99000, 'hotelType', $1::integer)
       WHERE enterprise_id = 1 AND rate_id = 'XR224-1-K'`,
      [hotelType],
    )
  const externalRateId = 'XR224-1-K'
  let day = 9
  async function openDear(hotelType: 1 | 2) {
    await dear(hotelType)
    const days = { checkIn: `2026-12-${String(day).padStart(2, '0')}`, checkOut: `2026-12-${String(++day).padStart(2, '0')}` }
    const tempOrderNo = await saveStay(server, 'employee', days)
    const check = { tempOrderNo, rate: { externalRateId } }
    return { tempOrderNo, checked: expectResult(await server.call('employee', checkOffContractRate, check)) }
  }
  async function orderDear(tempOrderNo: string, total: number, paysExcess: boolean): Promise<string> {
    const frame = await offContractRequest(server, 'employee', tempOrderNo, total)
    const travellers = frame.travellers.map((traveller) => ({ ...traveller, paysExcess }))
    const request = { ...frame, travellers, externalRateId, reasonText: '合作伙伴' }
    return expectResult(await server.call('employee', createExternalHotelOrder, request)).orderNo
  }
  const partsOf = async (orderNo: string) =>
    (await server.database.pool.query('SELECT company_part, personal_part FROM orders WHERE order_no = $1', [orderNo])).rows[0]

  test('[handbook 6.4] above the standard who orders chooses who pays the excess', async () => {
    const { tempOrderNo, checked } = await openDear(2)
    const { personal, limit } = checked.excess!
    expect(checked).toMatchObject({
      total: 100_000,
      stayTotal: 99_000,
      excess: { choice: true, company: limit },
    })
    expect(personal).toBe(99_000 - limit)
    const paid = await orderDear(tempOrderNo, checked.total, true)
    expect((await stayOrder(server, 'employee', paid)).excess).toEqual({ ...checked.excess, choice: false })
    expect(await partsOf(paid)).toEqual({ company_part: 100_000 - personal, personal_part: personal })
    const other = await openDear(2)
    const approved = await orderDear(other.tempOrderNo, checked.total, false)
    expect((await stayOrder(server, 'employee', approved)).excess).toBeUndefined()
    expect(await partsOf(approved)).toEqual({ company_part: 100_000, personal_part: 0 })
  })

  test('[handbook 6.4] one that is paid at the hotel shows no split', async () => {
    const { tempOrderNo, checked } = await openDear(1)
    expect(checked).toMatchObject({ total: 0, stayTotal: 99_000 })
    expect(checked.excess).toBeUndefined()
    const orderNo = await orderDear(tempOrderNo, checked.stayTotal, true)
    expect((await stayOrder(server, 'employee', orderNo)).excess).toBeUndefined()
  })

  test('[S7.54] a rate paid at the hotel that has risen is asked about, though nothing is paid through us', async () => {
    const { tempOrderNo, checked } = await openDear(1)
    const frame = await offContractRequest(server, 'employee', tempOrderNo, checked.stayTotal - 1000)
    const refused = await server.call('employee', createExternalHotelOrder, { ...frame, externalRateId, reasonText: '合作伙伴' })
    expect(refused).toMatchObject({ problem: 'priceChanged', detail: { price: checked.stayTotal } })
  })
})
