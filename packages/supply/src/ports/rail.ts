import type {
  RailChoice,
  RailFastest,
  RailFastestSearch,
  RailQuote,
  RailRide,
  RailSearch,
  RailSeatClass,
  RailStop,
  RailTransfer,
  RailTransferSearch,
} from './rail-ride'
import type { Keys } from './keys'
import type { Asking } from './outside'

/**
 * What we need of the railway. Money is fen, times are China time, stations are telegraph codes. A date is the one on which the
 * traveller boards. Every write carries a key: the same key answers the same, also when the first answer was lost.
 */
export interface RailSupply extends Keys<RailOperation, RailFailure> {
  /** Does in a quiet moment what the first question would otherwise wait for. */
  prepare(asking: Asking): Promise<void>
  /** Direct rides between any of the stations, in order of departure; sold-out classes stay in the answer. */
  search(asking: Asking, request: RailSearch): Promise<RailRide[]>
  /** Of the trains between these stations that are on sale: how long the fastest takes, and the fastest with seats for the party. */
  fastest(asking: Asking, request: RailFastestSearch): Promise<RailFastest | undefined>
  /** Rides with one change, best first; a pair that a direct train beats in every way is left out. */
  transfers(asking: Asking, request: RailTransferSearch): Promise<RailTransfer[]>
  /** All stations of the train, from its first to its last. */
  stops(asking: Asking, request: { trainKey: string }): Promise<RailStop[] | RailFailure>
  /** The chosen rides as they are now. */
  price(asking: Asking, request: { choices: readonly RailChoice[] }): Promise<RailQuote | RailFailure>
  /**
   * Seats for the whole party until `holdUntil` (占座). `pending` is the railway's queue: asking again with the same key tells
   * how it ended. Seats may differ from those asked for; berths cost what they are.
   */
  lock(asking: Asking, request: RailLock): Promise<RailLocked | RailPending | RailFailure>
  /** Tickets for locked seats, under one purchase number of E and nine characters. */
  issue(asking: Asking, request: { key: string; lockNo: string }): Promise<RailIssued | RailFailure>
  /** Whether locked seats would be ticketed now. */
  held(asking: Asking, request: { lockNo: string }): Promise<boolean>
  /** Gives locked seats back; repeating it changes nothing. `cancelled`: the buyer wished it, which counts (handbook 3.5). */
  release(asking: Asking, request: { lockNo: string; cancelled?: boolean }): Promise<void>
  /** Leaves the railway's queue; seats that it has found under the key meanwhile are free again, and the key gets none any more. */
  leaveQueue(asking: Asking, request: { key: string }): Promise<void>
  /** Where each ticket stands now; unknown ones are left out. */
  tickets(asking: Asking, request: { ticketNos: readonly string[] }): Promise<RailTicketState[]>
  /** Of these tickets those whose trains the railway has announced not to leave (停运). */
  stopped(asking: Asking, request: { ticketNos: readonly string[] }): Promise<RailStoppedTicket[]>
  /** Of these trains those that are announced not to leave, for tickets that were bought elsewhere; `departs` where one boards. */
  stoppedTrains(
    asking: Asking,
    request: { trains: readonly { trainKey: string; departs: Date }[] },
  ): Promise<{ trainKey: string; announcedAt: Date }[]>
  /** What the railway returns by handbook 3.7, and the refund itself when `commit` is set. */
  refund(asking: Asking, request: RailRefundRequest): Promise<RailRefundQuote | RailFailure>
  /** Refunds all of these tickets or none, each under its own key too; a fee above what was accepted answers `feeRose`. */
  refundAll(asking: Asking, request: RailRefundAll): Promise<RailRefunded | RailFailure>
  /** Another train for a ticket (改签, 变更到站) by handbook 3.8; quote only unless `commit` is set, which needs locked seats. */
  change(asking: Asking, request: RailChangeRequest): Promise<RailChangeQuote | RailFailure>
  /** Exchanges all of these tickets for locked seats or none, each under its own key too; a balance above what was accepted answers `feeRose`. */
  changeAll(asking: Asking, request: RailChangeAll): Promise<RailChanged | RailFailure>
  /** Joins the queue for seats that come back (候补). */
  joinWaitlist(asking: Asking, request: RailWaitlistRequest): Promise<{ waitlistNo: string } | RailFailure>
  /**
   * Leaves the queue, as often as it is asked; a waitlist that is over otherwise cannot be left. Whoever leaves before the key has joined
   * never gets a place under it, even if the request to join arrives later.
   */
  leaveWaitlist(asking: Asking, request: RailLeave): Promise<{ left: true } | RailFailure>
  /**
   * Where the waitlist of a key stands, undefined where none has joined; its deadline ends it, and seats that are free again are given out:
   * it writes.
   */
  waitlist(asking: Asking, request: RailWaitlistQuestion): Promise<RailWaitlistState | undefined>
}

/** What is asked under a key that ends with it. */
export type RailOperation = 'lock' | 'issue' | 'refundAll' | 'changeAll' | 'joinWaitlist'

/** By which the railway knows a person. */
export interface RailDocument {
  credentialType: number
  credentialNumber: string
}
export interface RailPassenger extends RailDocument {
  name: string
  /** Half the fare from six to under fourteen; always with an adult of the same purchase. */
  child: boolean
  /** Three quarters of the fare in second class and on hard seats. */
  student?: boolean
  /** Who buys: only one's own cancellations count against a person (handbook 3.5). */
  buyer?: boolean
}
export interface RailLock {
  key: string
  /** One ride, or both of a journey with one change. */
  choices: readonly RailChoice[]
  passengers: readonly RailPassenger[]
  /** Fare of one adult per ride in fen; a railway that now asks more answers `priceChanged`. */
  expectedPrices: readonly number[]
  /** Wishes, as many as passengers at most: row within the party and letter, '1A', '1F', '2C' (handbook 3.5). */
  seatChoice?: readonly string[]
  /** Wishes by berth; what cannot be had becomes another berth. */
  berthChoice?: { lower: number; middle: number; upper: number }
  /** A standing place will do where seats of the class are sold out. */
  acceptStanding: boolean
  holdUntil: Date
  /** Tickets of these passengers that the seats are for the change of: they are no conflict, and giving the seats back counts for nothing. */
  replaces?: readonly string[]
  /**
   * Lock of these passengers that goes back in the same step: it is no conflict, and stays where these seats are not to be had at once. Nothing is
   * put into the queue for them.
   */
  insteadOf?: string
  /** Free remark to the railway. */
  remark: string
}
export interface RailPlace {
  /** Index of the passenger and of the ride in the request. */
  passenger: number
  ride: number
  seat: RailSeatClass
  /** Two digits, 08. */
  coach: string
  /** 10B of seats, 005 of hard seats, 12 with the berth beside it; empty when standing. */
  place: string
  berth?: 'lower' | 'middle' | 'upper'
  price: number
}
export interface RailLocked {
  lockNo: string
  holdUntil: Date
  places: RailPlace[]
}
export interface RailPending {
  pending: true
}

export interface RailTicket extends RailPlace {
  /** Unique; begins with the purchase number. */
  ticketNo: string
  /** Gate of the waiting hall, 2B. */
  gate: string
}
export interface RailIssued {
  /** 取票号: E and nine characters, shared by all tickets of one purchase. */
  purchaseNo: string
  tickets: RailTicket[]
}
export type RailTicketWord = 'issued' | 'refunded' | 'changed' | 'used'
export interface RailTicketState {
  ticketNo: string
  state: RailTicketWord
}

export interface RailStoppedTicket {
  ticketNo: string
  announcedAt: Date
}
export interface RailRefundRequest {
  key: string
  ticketNo: string
  commit: boolean
}
export interface RailRefundQuote {
  ticketPrice: number
  percent: number
  fee: number
  refund: number
  /** The railway has stopped the train: there is no fee. */
  involuntary?: true
}
export interface RailRefundLine {
  key: string
  ticketNo: string
  /** Fen. */
  feeAtMost: number
}
export interface RailRefundAll {
  key: string
  lines: readonly RailRefundLine[]
}
/** In the order of the lines that were asked for. */
export interface RailRefunded {
  lines: RailRefundQuote[]
}
export interface RailChangeRequest {
  key: string
  ticketNo: string
  to: RailChoice
  /** Seats locked for this change, and which of its passengers the ticket belongs to. */
  locked?: { lockNo: string; passenger: number }
  commit: boolean
}
export interface RailChangeQuote {
  ticketPrice: number
  newPrice: number
  percent: number
  fee: number
  /** Refund fee on the difference when the new fare is lower. */
  differenceFee: number
  /** What is charged and what comes back now, in fen. */
  charge: number
  back: number
  newTicket?: RailTicket & { purchaseNo: string }
}

export interface RailChangeLine extends Required<Omit<RailChangeRequest, 'commit'>> {
  /** Fen that may be charged beyond what comes back; negative where at least so much comes back. */
  balanceAtMost: number
}
export interface RailChangeAll {
  key: string
  lines: readonly RailChangeLine[]
}
/** In the order of the lines that were asked for. */
export interface RailChanged {
  lines: (RailChangeQuote & Required<Pick<RailChangeQuote, 'newTicket'>>)[]
}

export interface RailWaitlistRequest {
  key: string
  /** Trains and classes that will do, best first. */
  choices: readonly RailChoice[]
  passengers: readonly RailPassenger[]
  /**
   * Ends the wait for the last train, twenty minutes before it at the latest (handbook 3.6); each other train is waited for until as long
   * before its own departure.
   */
  deadline: Date
}
export interface RailLeave {
  /** Under which it was joined. */
  key: string
  /** Who of the party leaves; all of them where absent. */
  passenger?: RailDocument
}
export interface RailWaitlistQuestion {
  key: string
  /** In the order of joining. */
  passengers: readonly RailDocument[]
}
export interface RailWaitlistState {
  waitlistNo: string
  state: 'waiting' | 'fulfilled' | 'expired' | 'left'
  /** Indexes of those passengers of the question who have left. */
  left: number[]
  /** Of a fulfilled one: what was taken and its tickets, which count the passengers who have not left. */
  fulfilled?: { choice: RailChoice; purchaseNo: string; tickets: RailTicket[]; at: Date }
}

export interface RailFailure {
  failure: RailFailureKind
  /** Index of the ride that is the reason, of a request with one or several, and the number of its train where there is one. */
  ride?: number
  trainNo?: string
  /** The present fare of one adult per ride in fen, when it changed. */
  prices?: number[]
  /** Index of the passenger that the railway refuses. */
  passenger?: number
}
export type RailFailureKind =
  | 'trainUnknown'
  | 'notYetOnSale'
  | 'saleClosed'
  | 'outOfService'
  | 'soldOut'
  | 'priceChanged'
  | 'identityNotVerified'
  | 'journeyConflict'
  | 'purchaseLimit'
  | 'childAlone'
  | 'lockExpired'
  | 'lockUnknown'
  | 'issueFailed'
  | 'ticketUnknown'
  | 'ticketNotOpen'
  | 'departed'
  | 'refundClosed'
  | 'notRefundable'
  | 'feeRose'
  | 'changedAlready'
  | 'destinationTooLate'
  | 'notChangeable'
  | 'waitlistEnded'
  | 'waitlistClosed'
  | 'supplierBusy'
  | 'keyVoid'

export const isRailFailure = (value: object): value is RailFailure => 'failure' in value
