import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import {
  acceptHotelDemand,
  askHotelDemand,
  askHotelDemandAgain,
  cancelHotelDemand,
  getHotelDemand,
  getHotelDemands,
  getUnconfirmedHotelDemandCount,
  openHotelDemand,
  quoteHotelDemand,
  refuseHotelDemand,
} from '@sojourn/contract/products/hotel/demand.calls'
import { checkOffContractRate } from '@sojourn/contract/products/hotel/hotel.calls'
import { decide, expectResult, payByCredit } from '../../../../testing/flights'
import { offContractRequest, stayOrder } from '../../../../testing/hotels'
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let agent: string
beforeAll(async () => {
  server = await openTestServer()
  await openAgent()
})
afterAll(() => server.close())

async function openAgent(): Promise<void> {
  const asked = { enterpriseId: 1, employeeId: '1-employee', reason: '酒店需求报价', reference: 'HD' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
  agent = expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
}

const asked = {
  travelType: 1 as const,
  cityId: 224,
  checkInDate: '2026-12-09',
  checkOutDate: '2026-12-11',
  rooms: 1,
  employeeIds: ['1-employee'],
  hotelName: '怀柔雁栖湖畔酒店',
  budget: 60_000,
  wishes: '要湖景，靠近会场',
}
const plan = {
  hotelName: '雁栖湖畔酒店',
  address: '北京市怀柔区湖光路 8 号',
  phone: '010-60000000',
  roomName: '湖景大床房',
  price: 52_000,
  breakfasts: 1,
  hotelType: 2 as const,
  reservationNo: 'YQ20261209',
  freeHours: 24,
}

describe('a hotel that the list lacks', () => {
  test('[S2.37] [S7.54] asked in words, quoted by the agency, accepted, approved, paid and kept under the number of the offer', async () => {
    const demand = expectResult(await server.call('employee', askHotelDemand, asked))
    expect(demand).toMatchObject({ state: 'submitted', canCancel: true, canAccept: false, canQuote: false, plans: [] })
    const { demandNo } = demand
    expect(demandNo, 'a number that can be read out').toMatch(/^HD\d{16}$/)
    await expectRefusals(server, [
      refusal('the same again', askHotelDemand, asked, 'demandTwice'),
      refusal('quoted by no agent', quoteHotelDemand, { demandNo, plans: [plan] }, 'forbidden'),
      refusal('without words', askHotelDemand, { ...asked, hotelName: '', wishes: ' ' }, 'demandWordsMissing', 'hotelName'),
      refusal('more rooms than guests', askHotelDemand, { ...asked, rooms: 2 }, 'guestsMissing', 'rooms'),
      refusal('reversed', askHotelDemand, { ...asked, checkOutDate: '2026-12-08' }, 'checkOutTooEarly', 'checkOutDate'),
      refusal('of somebody else', getHotelDemand, { demandNo }, 'demandUnknown', 'demandNo', 'manager'),
    ])
    expect(expectResult(await server.call('employee', getUnconfirmedHotelDemandCount, {}))).toEqual({ count: 0 })

    const dear = { ...plan, roomName: '湖景套房', price: 120_000, reservationNo: 'YQ2' }
    const quoted = expectResult(
      await server.call('employee', quoteHotelDemand, { demandNo, plans: [plan, dear] }, { token: agent }),
    )
    expect(quoted).toMatchObject({ state: 'quoted', canQuote: true })
    expect(quoted.plans.map(({ total, overBudget }) => [total, overBudget])).toEqual([
      [104_000, false],
      [240_000, true],
    ])
    expect(JSON.stringify(quoted)).not.toContain('YQ2')
    expect(expectResult(await server.call('employee', getUnconfirmedHotelDemandCount, {}))).toEqual({ count: 1 })
    const list = expectResult(await server.call('employee', getHotelDemands, { states: ['quoted'] }))
    expect(list.list).toMatchObject([{ demandNo, plans: 2, stateName: '待确认', travellers: ['林晓雯'] }])

    const { planId } = quoted.plans[0]!
    const { tempOrderNo } = expectResult(await server.call('employee', openHotelDemand, { demandNo, planId }))
    const frame = await offContractRequest(server, 'employee', tempOrderNo, 104_000 + 2 * 1_000)
    const created = expectResult(await server.call('employee', acceptHotelDemand, { ...frame, demandNo, planId }))
    expect(expectResult(await server.call('employee', getHotelDemand, { demandNo }))).toMatchObject({
      state: 'ordered',
      orderNo: created.orderNo,
      canAccept: false,
    })
    for (const who of ['manager', 'director'])
      if ((await stayOrder(server, 'employee', created.orderNo)).state === 20) await decide(server, who, created.orderNo)
    expectResult(await payByCredit(server, 'employee', created.orderNo, 106_000))
    await server.context.drainJobs()
    expect(await stayOrder(server, 'employee', created.orderNo)).toMatchObject({
      state: 2501,
      source: 'demand',
      stay: 'confirmed',
      confirmationNo: 'YQ20261209',
      stayTotal: 104_000,
      hotel: { name: '雁栖湖畔酒店' },
      roomName: '湖景大床房',
    })
    const twice = await server.call('employee', acceptHotelDemand, { ...frame, demandNo, planId })
    expect(twice).toMatchObject({ problem: 'demandClosed' })
  })

  test('[handbook 2.5] an offer stands for two hours; then it is asked for again, and may be withdrawn or refused', async () => {
    const days = { checkInDate: '2026-12-14', checkOutDate: '2026-12-15' }
    const { demandNo } = expectResult(await server.call('employee', askHotelDemand, { ...asked, ...days }))
    await server.call('employee', quoteHotelDemand, { demandNo, plans: [plan] }, { token: agent })
    const { plans } = expectResult(await server.call('employee', getHotelDemand, { demandNo }))
    await server.turn(121)
    await openAgent()
    const over = expectResult(await server.call('employee', getHotelDemand, { demandNo }))
    expect(over).toMatchObject({ state: 'expired', canAskAgain: true, canAccept: false })
    expect(over.history.at(-1)?.sentence).toBe('报价已失效')
    const open = await server.call('employee', openHotelDemand, { demandNo, planId: plans[0]!.planId })
    expect(open).toMatchObject({ problem: 'planExpired' })
    expect(expectResult(await server.call('employee', askHotelDemandAgain, { demandNo }))).toMatchObject({ state: 'submitted' })
    const refused = expectResult(
      await server.call('employee', refuseHotelDemand, { demandNo, reason: '湖区酒店当日满房' }, { token: agent }),
    )
    expect(refused).toMatchObject({ state: 'refused', reason: '湖区酒店当日满房' })
    const closed = await server.call('employee', cancelHotelDemand, { demandNo, reason: '行程取消' })
    expect(closed).toMatchObject({ problem: 'demandClosed' })
  })
})

describe('equal requests for one stay', () => {
  const days = { checkInDate: '2026-12-03', checkOutDate: '2026-12-05', employeeIds: ['1-employee', '1-manager'] }

  test('[handbook 2.5] asked at the same moment are one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => server.call('manager', askHotelDemand, { ...asked, ...days })))
    expect(answers.map(({ problem }) => problem ?? 'asked').toSorted()).toEqual(['asked', 'demandTwice', 'demandTwice'])
    const turned = { ...asked, ...days, employeeIds: days.employeeIds.toReversed() }
    expect(await server.call('manager', askHotelDemand, turned)).toMatchObject({ problem: 'demandTwice' })
  })

  test('[handbook 2.5] one whose offers are over blocks nobody, and is not asked again beside its equal', async () => {
    const { list } = expectResult(await server.call('manager', getHotelDemands, { states: ['submitted'] }))
    const { demandNo } = list.find(({ checkInDate }) => checkInDate === days.checkInDate)!
    expectResult(await server.call('employee', quoteHotelDemand, { demandNo, plans: [plan] }, { token: agent }))
    expect(await server.call('manager', askHotelDemand, { ...asked, ...days })).toMatchObject({ problem: 'demandTwice' })
    await server.turn(121)
    await openAgent()
    expect(expectResult(await server.call('manager', askHotelDemand, { ...asked, ...days }))).toMatchObject({
      state: 'submitted',
    })
    const again = await server.call('manager', askHotelDemandAgain, { demandNo })
    expect(again).toMatchObject({ problem: 'demandTwice' })
    const offered = await server.call('employee', quoteHotelDemand, { demandNo, plans: [plan] }, { token: agent })
    expect(offered).toMatchObject({ problem: 'demandTwice' })
  })
})

test('[handbook 2.5] whoever acts for the agency cannot take its own offer', async () => {
  const days = { checkInDate: '2026-12-06', checkOutDate: '2026-12-07' }
  const { demandNo } = expectResult(await server.call('employee', askHotelDemand, { ...asked, ...days }))
  const { plans } = expectResult(await server.call('employee', quoteHotelDemand, { demandNo, plans: [plan] }, { token: agent }))
  const { planId } = plans[0]!
  const byAgency = { token: agent }
  expect(await server.call('employee', openHotelDemand, { demandNo, planId }, byAgency)).toMatchObject({ problem: 'forbidden' })
  const { tempOrderNo } = expectResult(await server.call('employee', openHotelDemand, { demandNo, planId }))
  const request = { ...(await offContractRequest(server, 'employee', tempOrderNo, 53_000)), demandNo, planId }
  expect(await server.call('employee', acceptHotelDemand, request, byAgency)).toMatchObject({ problem: 'forbidden' })
  expect(expectResult(await server.call('employee', getHotelDemand, { demandNo }))).toMatchObject({ state: 'quoted' })
  const checked = expectResult(await server.call('employee', checkOffContractRate, { tempOrderNo, rate: { demandNo, planId } }))
  expect(checked).toMatchObject({ total: 53_000, stayTotal: 52_000, verdict: 'within', violations: [] })
  expectResult(await server.call('employee', acceptHotelDemand, request))
})
