import { resubmitOrder, startResubmission, withdrawOrder } from '@sojourn/contract/booking/order.calls'
import { getPaymentInfo, pay } from '@sojourn/contract/booking/payment.calls'
import { saveTrip } from '@sojourn/contract/booking/trip.calls'
import { createFlightOrder, saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { settle, ticketedOrder } from '../../after-sales'
import { approvedApplication, plannedLine, submitNew } from '../../applications'
import { submitted } from '../../approvals'
import { book, choose, decide, expectResult, orderRequest, saveDraft, within } from '../../flights'
import { noticeOf, notify } from '../../payments'
import type { TestServer } from '../../server'
import { settledStay } from './hotels'
import { story, type Story } from './story'

const who = 'employee'
const beichen = 'employee@beichen.example'

/** Above the standard: the company pays what is allowed, the consultant the rest. */
async function mixed(server: TestServer, date: string, isPaid: boolean): Promise<void> {
  const tempOrderNo = await saveDraft(server, 'consultant', { date })
  const choice = await choose(server, 'consultant', tempOrderNo, (_flight, { verdict }) => verdict === 'payExcess')
  const request = { ...(await orderRequest(server, 'consultant', tempOrderNo, [choice])), settleType: 4 as const }
  const { orderNo } = expectResult(await server.call('consultant', createFlightOrder, request))
  expectResult(await decide(server, 'director', orderNo))
  if (!isPaid) return
  const { methods, total } = expectResult(await server.call('consultant', getPaymentInfo, { orderNos: [orderNo] }))
  const { personal } = methods.find(({ settleType }) => settleType === 4)!
  const points = 5_00
  const asked = { orderNos: [orderNo], settleType: 4 as const, expectedTotal: total, points }
  const { paymentNo } = expectResult(await server.call('consultant', pay, asked))
  expectResult(await notify(server, noticeOf(server, paymentNo, personal - points)))
  await server.context.drainJobs()
}

/** A search under an application, as the home page sends it. */
async function under(server: TestServer, travelApplyNo: string, date: string): Promise<string> {
  const { tempOrderNo } = expectResult(
    await server.call(who, saveFlightOrderTemp, {
      searchParams: {
        segmentType: 0,
        departAirportCode: 'PEK',
        departCityName: '',
        arriveAirportCode: 'SHA',
        arriveCityName: '',
        departDate: date,
        departType: 1,
        arriveType: 0,
      },
      travelType: 1,
      bookType: 0,
      travelApplyNo,
    }),
  )
  const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
  return expectResult(await server.call(who, createFlightOrder, request)).orderNo
}

/** A plant pays from its deposit once its manager has agreed. */
async function byDeposit(server: TestServer, date: string, decision: 'agree' | 'reject'): Promise<void> {
  const tempOrderNo = await saveDraft(server, beichen, { date })
  const request = await orderRequest(server, beichen, tempOrderNo, [await choose(server, beichen, tempOrderNo, within)])
  const { orderNo } = expectResult(await server.call(beichen, createFlightOrder, { ...request, settleType: 8 }))
  expectResult(await decide(server, 'manager@beichen.example', orderNo, decision, decision === 'reject' ? '改期' : undefined))
  await server.context.drainJobs()
}

async function withdrawn(server: TestServer, date: string): Promise<string> {
  const { orderNo } = await submitted(server, { date })
  expectResult(await server.call(who, withdrawOrder, { orderNo }))
  return orderNo
}

/** There, a night or two, and back: three orders of one trip. */
async function trip(server: TestServer): Promise<void> {
  const there = await ticketedOrder(server, { search: { date: '2026-12-03' } })
  const stay = await settledStay(server, { cityId: 321, checkIn: '2026-12-03', checkOut: '2026-12-05' })
  const back = await book(server, who, { depart: 'SHA', arrive: 'PEK', date: '2026-12-05' })
  const orderNos = [there.orderNo, stay.orderNo, back.created.orderNo]
  expectResult(await server.call(who, saveTrip, { name: '上海客户', orderNos }))
}

const february = { startDate: '2027-02-15', endDate: '2027-02-17' }

export const together: Story[] = [
  story('Above the standard, paid by company, traveller and points', (server) => mixed(server, '2027-02-03', true)),
  story('Taken back from its approver, submitted again and agreed to', async (server) => {
    const orderNo = await withdrawn(server, '2027-02-04')
    expectResult(await server.call(who, resubmitOrder, { orderNo }))
    await settle(server, who, orderNo)
  }),
  story('Rejected, and submitted again as a new order', async (server) => {
    const { orderNo } = await submitted(server, { date: '2027-02-05' })
    expectResult(await decide(server, 'manager', orderNo, 'reject', '请改乘较便宜的航班'))
    const { tempOrderNo } = expectResult(await server.call(who, startResubmission, { orderNo }))
    const request = await orderRequest(server, who, tempOrderNo, [await choose(server, who, tempOrderNo, within)])
    await settle(server, who, expectResult(await server.call(who, createFlightOrder, request)).orderNo)
  }),
  story('Under a travel application', async (server) => {
    const lines = [plannedLine({ ...february })]
    const travelApplyNo = await approvedApplication(server, who, { ...february, lines })
    await settle(server, who, await under(server, travelApplyNo, '2027-02-15'))
  }),
  story('Paid from the deposit of another company', (server) => byDeposit(server, '2026-12-09', 'agree')),
  story('Rejected in another company', (server) => byDeposit(server, '2026-12-11', 'reject')),
]

export const openTogether: Story[] = [
  story('A trip of three orders', trip),
  story('Above the standard, not yet paid', (server) => mixed(server, '2027-02-19', false)),
  story('Taken back from its approver', (server) => withdrawn(server, '2027-02-22')),
  story('A travel application that waits for its approver', (server) =>
    submitNew(server, who, {
      startDate: '2027-03-01',
      endDate: '2027-03-03',
      lines: [plannedLine({ startDate: '2027-03-01', endDate: '2027-03-03' })],
    }),
  ),
]
