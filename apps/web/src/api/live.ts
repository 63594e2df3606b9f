import type { Query } from '@tanstack/react-query'
import { requestHeaders } from './client'
import { getTravelApplyDetail, getTravelApplyList } from './calls/booking/application/application'
import { getApprovalDetail, getApprovalOrder, getApprovalOrderList, getMyApprovalList } from './calls/booking/approval/approval'
import { getPendingOrderStatistical, getTripOrderList, queryTravelOrder } from './calls/booking/order'
import { getPaymentState } from './calls/booking/payment'
import { getTravelView, getTrips } from './calls/booking/trip'
import { getMyMails } from './calls/personal/mail'
import { getOpenTickets } from './calls/products/flight/after-sales'
import { getFlightOrderDetail } from './calls/products/flight/order'
import { getHotelDemand, getHotelDemands, getUnconfirmedHotelDemandCount } from './calls/products/hotel/demand'
import { getFlightDemand, getFlightDemands, getUnconfirmedDemandCount } from './calls/products/intl-flight/demand'
import { getHotelOrderDetail } from './calls/products/hotel/order'
import { getIntlFlightOrderDetail } from './calls/products/intl-flight/order'
import { getCarOrderDetail } from './calls/products/car/order'
import { getMeetingAttendees } from './calls/products/meeting/attendee-list'
import { getMeetingOrderDetail } from './calls/products/meeting/order'
import { getMeetingDemand, getMeetingDemands } from './calls/products/meeting/requirement'
import { getUnconfirmedMeetingCount } from './calls/products/meeting/waiting'
import { getTrainOrderDetail } from './calls/products/train/order'
import { getVisaOrderDetail } from './calls/products/visa/order'
import { hearServerTime } from '../kit/dates/server-time'
import { queryClient } from './queries'
import { sessionToken } from './session'

/** Pages on which somebody waits for one thing to move. */
const pages = [
  getFlightOrderDetail,
  getIntlFlightOrderDetail,
  getTrainOrderDetail,
  getCarOrderDetail,
  getHotelOrderDetail,
  getVisaOrderDetail,
  getMeetingOrderDetail,
  getMeetingAttendees,
  getHotelDemand,
  getFlightDemand,
  getMeetingDemand,
  getTravelView,
  getPaymentState,
  getApprovalDetail,
  getApprovalOrder,
  getTravelApplyDetail,
].map((call) => call.path)
/** Lists in which an order stands, and what waits for somebody: stale too once an order has moved. */
const lists = [
  getOpenTickets,
  getTripOrderList,
  getTrips,
  queryTravelOrder,
  getMyMails,
  getMyApprovalList,
  getApprovalOrderList,
  getPendingOrderStatistical,
  getTravelApplyList,
  getHotelDemands,
  getUnconfirmedHotelDemandCount,
  getFlightDemands,
  getMeetingDemands,
  getUnconfirmedMeetingCount,
  getUnconfirmedDemandCount,
].map((call) => call.path)

/** Splits a stream of server-sent events; keeps an unfinished event for the next piece. */
export function eventReader(onEvent: (data: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
      if (data.length) onEvent(data.join('\n'))
    }
  }
}

/** What moved is read again; a first answer that is still on its way may be from before, and is read again once it is in. */
function readAgain(calls: readonly string[]): void {
  for (const path of calls) {
    const onTheirWay = queryClient.getQueryCache().findAll({ queryKey: [path], fetchStatus: 'fetching', predicate: isFirst })
    void queryClient.invalidateQueries({ queryKey: [path] })
    for (const query of onTheirWay) {
      const once = { queryKey: query.queryKey, exact: true }
      void query.promise?.then(
        () => queryClient.invalidateQueries(once, { cancelRefetch: false }),
        // Whoever waits for it hears of a failure.
        () => undefined,
      )
    }
  }
}

const isFirst = (query: Query): boolean => query.state.data === undefined

/** Before the first stream only the page itself was read, moments ago; between two streams much may have moved unheard. */
let heardBefore = false

async function listen(signal: AbortSignal): Promise<void> {
  const response = await fetch('/api/Common/Events', { headers: requestHeaders(), signal })
  hearServerTime(response.headers)
  if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`)
  readAgain(heardBefore ? [...pages, ...lists] : pages)
  heardBefore = true
  const read = eventReader(() => readAgain([...pages, ...lists]))
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read(piece.value)
}

const firstDelay = 1000
const longestDelay = 30_000

/** Keeps open pages current while somebody is signed in; comes back after a lost connection. */
export function startLiveUpdates(): () => void {
  if (!sessionToken()) return () => undefined
  const stop = new AbortController()
  let delay = firstDelay
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async () => {
    const started = performance.now()
    await listen(stop.signal).catch(() => undefined)
    if (stop.signal.aborted || !sessionToken()) return
    delay = performance.now() - started > longestDelay ? firstDelay : Math.min(delay * 2, longestDelay)
    timer = setTimeout(() => void run(), delay)
  }
  void run()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
