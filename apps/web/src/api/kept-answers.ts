import { serverNow } from '../kit/dates/server-time'
import { storage } from '../kit/browser/storage'
import { language } from '../kit/text/language'
import { getTripOrderList, queryTravelOrder } from './calls/booking/order'
import { getTrips, getTravelView } from './calls/booking/trip'
import { getCenterMenu } from './calls/personal/menu'
import { getCarOrderDetail } from './calls/products/car/order'
import { getFlightOrderDetail } from './calls/products/flight/order'
import { getHotelOrderDetail } from './calls/products/hotel/order'
import { getIntlFlightOrderDetail } from './calls/products/intl-flight/order'
import { getMeetingOrderDetail } from './calls/products/meeting/order'
import { getTrainOrderDetail } from './calls/products/train/order'
import { getVisaOrderDetail } from './calls/products/visa/order'
import { ApiProblem } from './problem'
import { answerPrefix, sessionToken } from './session'
import type { WebCall } from './web-call'

/** What is read again without a network: lists of orders, orders, trips and boarding facts, and the menu around them. Never what can be ordered. */
const keptCalls: readonly WebCall<unknown>[] = [
  getTripOrderList,
  queryTravelOrder,
  getTrips,
  getTravelView,
  getFlightOrderDetail,
  getIntlFlightOrderDetail,
  getTrainOrderDetail,
  getHotelOrderDetail,
  getVisaOrderDetail,
  getCarOrderDetail,
  getMeetingOrderDetail,
  getCenterMenu,
]
const keptPaths = new Set(keptCalls.map(({ path }) => path))

/** Counted up when a shape of these answers changes, so that a page never meets one that it cannot read. */
const shapes = 1
const [mostAnswers, mostCharacters, mostDays] = [60, 1_000_000, 14]
const dayMs = 86_400_000

const keyOf = ({ path }: WebCall<unknown>, request: unknown): string =>
  `${answerPrefix}${shapes}.${language}.${path}.${JSON.stringify(request)}`

interface Answered {
  path: string
  request: object
  at: number
}
/** By call and request: what a page shows of an answer may be a copy of it, or an earlier one that said the same. */
const answered = new Map<string, Answered>()
const noteTime = ({ path }: WebCall<unknown>, request: object, at: number): void =>
  void answered.set(`${path} ${JSON.stringify(request)}`, { path, request, at })

/** When the server answered this, or the pages of this list, which are asked for by more than the list itself. */
export const answeredAt = (path: string, request: object): number[] =>
  [...answered.values()].flatMap((each) => (each.path === path && isPartOf(request, each.request) ? [each.at] : []))
const isPartOf = (part: object, whole: object): boolean => JSON.stringify({ ...whole, ...part }) === JSON.stringify(whole)

let isRecalling = false
const listeners = new Set<() => void>()
/** Is something shown that was kept, because the portal did not answer? */
export const recalls = (): boolean => isRecalling
export const onRecall = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function noteRecalling(recalling: boolean): void {
  if (isRecalling === recalling) return
  isRecalling = recalling
  listeners.forEach((listener) => listener())
}

/** Keeps the newest answer, unless its person has left meanwhile. */
export function keepAnswer(call: WebCall<unknown>, request: object, result: object, token: string | null): void {
  if (!keptPaths.has(call.path) || token === null || sessionToken() !== token) return
  const at = serverNow()
  noteTime(call, request, at)
  const [key, text] = [keyOf(call, request), JSON.stringify(result)]
  // An older answer would stand in for the one that finds no room.
  storage.remove(key)
  if (text.length < mostCharacters / 2) storage.write(key, `${at} ${text}`)
  sweep(at)
}

/** The last answer that was kept, in place of one that did not come. */
export function recallAnswer(call: WebCall<unknown>, request: object, error: unknown): object {
  const kept = keptPaths.has(call.path) && error instanceof ApiProblem && error.offline && storage.read(keyOf(call, request))
  if (!kept || isOver(timeOf(kept), serverNow())) throw error
  noteTime(call, request, timeOf(kept))
  noteRecalling(true)
  return JSON.parse(kept.slice(kept.indexOf(' '))) as object
}

const timeOf = (kept: string): number => Number.parseInt(kept, 10)
const isOver = (at: number, now: number): boolean => now - at > mostDays * dayMs

/** Those that are over go, and the oldest as long as there are too many. */
function sweep(now: number): void {
  const newestFirst = storage
    .keys()
    .filter((key) => key.startsWith(answerPrefix))
    .map((key) => ({ key, text: storage.read(key) ?? '' }))
    .sort((one, other) => timeOf(other.text) - timeOf(one.text))
  let characters = 0
  newestFirst.forEach(({ key, text }, place) => {
    characters += text.length
    if (place >= mostAnswers || characters > mostCharacters || isOver(timeOf(text), now)) storage.remove(key)
  })
}
