import {
  getApprovalDetail,
  getApprovalOrder,
  getApprovalOrderList,
  getMyApprovalList,
} from '@sojourn/contract/booking/approval/approval.calls'
import { getTravelApplyDetail, getTravelApplyList } from '@sojourn/contract/booking/application/application.calls'
import {
  getPendingOrderStatistical,
  getTripOrderList,
  queryTravelOrder,
  quoteTripCancel,
} from '@sojourn/contract/booking/order.calls'
import { getPaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { getApplicationAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { getTravelView, getTrips } from '@sojourn/contract/booking/trip.calls'
import { getHotelDemands } from '@sojourn/contract/products/hotel/demand.calls'
import { getLocalTrainOrders } from '@sojourn/contract/products/train/local.calls'
import type { Actor } from '../../context'
import { orderItinerary } from '../../modules/booking/documents/order-documents'
import type { TestServer } from '../server'
import { ofProduct } from './product-questions'
import { answerTo, type Asker, type Topic } from './question'
import type { Sample, SampleOrder } from './sample'

/** All that is asked about a sample. */
export const topicsOf = (sample: Sample): Topic[] => [
  ...sample.orders.map(ofOrder),
  ...sample.approvals.map(ofApproval),
  ...sample.applications.map(ofApplication),
  ...sample.trips.map(ofTrip),
  ...[...new Set(sample.orders.map(({ who }) => who))].map(ofPerson),
  ...['manager', 'director', 'manager@beichen.example'].map(ofApprover),
  {
    about: 'The agency',
    questions: { 'ticket office': answerTo('agent@agency.example', getLocalTrainOrders, { enterpriseId: 1 }) },
  },
]

const ofOrder = (order: SampleOrder): Topic => ({
  about: `${order.story} · ${order.kind} ${order.orderNo}`,
  questions: {
    ...ofProduct(order),
    ...(order.kind === 'booking' && { calendar: calendar(order.who, 'GetCalendarFile', { orderId: order.orderNo }) }),
    itinerary: itinerary(order),
  },
})

const ofApproval = ({ approvalId, subjectNo, who }: Sample['approvals'][number]): Topic => ({
  about: `Approval ${approvalId} of ${subjectNo}`,
  questions: {
    case: async (server) => ({
      detail: await answerTo(who, getApprovalDetail, { approvalId })(server),
      rounds: await answerTo(who, getApprovalOrder, { approvalId })(server),
    }),
  },
})

const ofApplication = ({ travelApplyNo, who }: Sample['applications'][number]): Topic => ({
  about: `Application ${travelApplyNo}`,
  questions: {
    detail: answerTo(who, getTravelApplyDetail, { travelApplyNo }),
    'time machine': answerTo('manager', getApplicationAsOf, { travelApplyNo }),
  },
})

const ofTrip = ({ travelOrderNo, who }: Sample['trips'][number]): Topic => ({
  about: `Trip ${travelOrderNo}`,
  questions: {
    view: answerTo(who, getTravelView, { travelOrderNo }),
    'cancel quote': answerTo(who, quoteTripCancel, { travelOrderNo }),
    calendar: calendar(who, 'GetTripCalendarFile', { travelOrderNo }),
  },
})

const ofPerson = (who: string): Topic => ({
  about: `Lists of ${who}`,
  questions: {
    orders: answerTo(who, getTripOrderList, { size: 100 }),
    refunds: answerTo(who, getTripOrderList, { size: 100, state: 'refunds' }),
    changes: answerTo(who, getTripOrderList, { size: 100, state: 'changes' }),
    'to be paid': toBePaid(who),
    'to be submitted': answerTo(who, getTripOrderList, { size: 100, type: 1 }),
    'journeys ahead': answerTo(who, queryTravelOrder, { Type: 0 }),
    'journeys past': answerTo(who, queryTravelOrder, { Type: 1 }),
    counts: answerTo(who, getPendingOrderStatistical, {}),
    trips: answerTo(who, getTrips, {}),
    approvals: answerTo(who, getApprovalOrderList, { size: 100 }),
    applications: answerTo(who, getTravelApplyList, { size: 100 }),
    'hotel demands': answerTo(who, getHotelDemands, {}),
  },
})

/** What waits for money, each with its payment methods. */
const toBePaid =
  (who: string): Asker =>
  async (server) => {
    const found = await answerTo(who, getTripOrderList, { size: 100, type: 2 })(server)
    const methods: Record<string, unknown> = {}
    for (const { orderNo } of 'list' in found ? found.list : [])
      methods[orderNo] = await answerTo(who, getPaymentInfo, { orderNos: [orderNo] })(server)
    return { found, methods }
  }

const ofApprover = (who: string): Topic => ({
  about: `Desk of ${who}`,
  questions: {
    waiting: answerTo(who, getMyApprovalList, { type: 1, size: 100 }),
    decided: answerTo(who, getMyApprovalList, { type: 0, size: 100 }),
    copied: answerTo(who, getMyApprovalList, { type: 2, size: 100 }),
  },
})

/** A file of the calendar, line by line. */
const calendar =
  (who: string, path: string, query: Record<string, string>): Asker =>
  async (server) => {
    const headers = { token: await server.tokenOf(who), langtype: 'zh-CN' }
    const { statusCode, body } = await server.app.inject({ method: 'GET', url: `/api/Order/${path}`, query, headers })
    return statusCode === 200 ? body.split('\r\n') : statusCode
  }

/** What the printed itinerary says; the PDF itself is made of this alone. */
const itinerary =
  ({ orderNo, who }: SampleOrder): Asker =>
  async (server: TestServer) =>
    orderItinerary(server.context, await actorOf(server, who), { orderId: orderNo, language: 'zh-CN' })

async function actorOf({ database }: TestServer, who: string): Promise<Actor> {
  const [account, domain = 'yuanxing.example'] = who.split('@')
  const { rows } = await database.pool.query<
    Pick<Actor, 'enterpriseId' | 'employeeId' | 'name' | 'departmentId' | 'permissions'>
  >(
    `SELECT enterprise_id AS "enterpriseId", employee_id AS "employeeId", name, department_id AS "departmentId", permissions
     FROM employee WHERE email = $1`,
    [`${account}@${domain}`],
  )
  return { ...rows[0]!, language: 'zh-CN', intent: undefined, tokenHash: '' }
}
