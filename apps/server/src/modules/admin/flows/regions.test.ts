import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulateFlows } from '@sojourn/contract/admin/flows.calls'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { getVisaBookInfo } from '@sojourn/contract/products/visa/visa.calls'
import { getIntlFlightBookInfo } from '@sojourn/contract/products/intl-flight/booking.calls'
import { approvalOf, caseOf, flowOf, submitted } from '../../../testing/approvals'
import { decide, expectResult } from '../../../testing/flights'
import { flowsOf, publishFlows, simulated, writtenFlow } from '../../../testing/flows'
import { askIntlRefund, settleIntl, ticketNosOf } from '../../../testing/intl-flight/after-sales'
import { bookIntl, draftTrip, givePassport } from '../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../testing/server'
import { saveVisaSearch } from '../../../testing/visas'

const director: WrittenFlow['levels'] = [{ approvers: [{ employeeId: '1-director' }], mode: 'any' }]
const flows = [
  writtenFlow('singapore', { conditions: { countries: ['SG'] } }),
  writtenFlow('near', { conditions: { regions: ['hongKongMacaoTaiwan'] }, levels: [] }),
  writtenFlow('far', { conditions: { regions: ['abroad'] }, levels: director }),
  writtenFlow('home', { conditions: { regions: ['domestic'] } }),
]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await publishFlows(server, flows)
})
afterAll(() => server.close())

describe('[S2.46] a flow by where something leads', () => {
  test.each<[string, object, string | undefined]>([
    ['a domestic flight', {}, 'home'],
    ['a flight to Singapore', { product: 'intlFlight', countries: ['CN', 'SG'] }, 'singapore'],
    ['a stay in Macau', { product: 'intlHotel', countries: ['MO'] }, 'near'],
    ['a visa for Japan', { product: 'visa', countries: ['JP'] }, 'far'],
    ['an application for Hong Kong and Tokyo', { object: 'application', countries: ['HK', 'JP'] }, 'far'],
    ['an application for Shanghai', { object: 'application', countries: ['CN'] }, 'home'],
    ['an application that leaves its places open', { object: 'application' }, undefined],
    ['a flight abroad of which nobody says where it leads', { product: 'intlFlight' }, undefined],
  ])('is said for %s', async (_name, request, flowId) => expect((await simulated(server, request)).flow?.flowId).toBe(flowId))

  test('says why it does not fit, in words', async () => {
    const { tried } = await simulated(server, { product: 'visa', countries: ['JP'] })
    expect(tried.map(({ unmet }) => unmet?.words)).toEqual(['目的地为新加坡', '前往港澳台', undefined])
  })

  test('decides about what is booked, and about giving it back', async () => {
    const { orderNo } = await submitted(server, { date: '2026-12-10' })
    expect(await flowOf(server, orderNo)).toBe('home')
    const { answer } = await bookIntl(server, 'employee', { arrive: 'SIN', date: '2026-12-16' })
    const abroad = expectResult(answer).orderNo
    expect(await flowOf(server, abroad)).toBe('singapore')
    expectResult(await decide(server, 'manager', abroad))
    const order = await settleIntl(server, 'employee', abroad)
    const refund = await askIntlRefund(server, abroad, ticketNosOf(order))
    expect(await flowOf(server, expectResult(refund.answer).orderNo)).toBe('singapore')
  })

  test('is one sentence for each product and region, and the traveller and approver read that of the journey', async () => {
    const { products } = await flowsOf(server)
    expect(
      products.filter(({ product }) => product === 'intlFlight').map(({ region, expectation }) => [region, expectation]),
    ).toEqual([
      ['hongKongMacaoTaiwan', 'none'],
      ['abroad', 'mustPass'],
    ])
    const near = await draftTrip(server, 'employee', { arrive: 'HKG' })
    const { approvalRule } = expectResult(await server.call('employee', getIntlFlightBookInfo, { tempOrderNo: near }))
    expect(approvalRule).toBe('预订国际机票（港澳台）无需审批。')
    const visa = await saveVisaSearch(server, 'employee')
    expect(
      expectResult(await server.call('employee', getVisaBookInfo, { tempOrderNo: visa, productId: 'jp-b' })).approvalRule,
    ).toBe('预订签证都须审批：目的地为新加坡时（按「singapore」），其他情况按「far」。')
    const { answer } = await bookIntl(server, 'employee', { arrive: 'BKK', date: '2026-12-20' })
    const seen = await caseOf(server, 'director', await approvalOf(server, expectResult(answer).orderNo))
    expect(seen.approvalRule).toContain('预订国际机票（其他国家）都须审批')
  })

  test.each([['CN'], ['Japan'], ['jp']])('names no %s as a country beyond the mainland', async (code) => {
    const request = { travellerIds: ['1-employee'], object: 'booking' as const, amount: 0, outOfPolicy: false }
    const written = [writtenFlow('a', { conditions: { countries: [code] } })]
    expect(await server.call('admin', simulateFlows, { ...request, flows: written })).toMatchObject({
      success: false,
      status: 400,
    })
  })
})
