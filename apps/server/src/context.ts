import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import type { ComparedOffer } from '@sojourn/contract/booking/comparison.calls'
import type { CouponState, OrderKind, Handling, PolicyRule, Product, SettleCode } from '@sojourn/contract/booking/codes'
import type { Permission } from '@sojourn/contract/kit/call'
import type { ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Envelope } from '@sojourn/domain/booking/approval/envelope'
import type { NamedState, OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'
import type { FuelLevel } from '@sojourn/domain/products/flight/fees'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { AirSupply } from '@sojourn/supply/ports/air'
import type { HotelSupply } from '@sojourn/supply/ports/hotel'
import type { CompanyAccountSupply } from '@sojourn/supply/ports/company-account'
import type { MailSupply } from '@sojourn/supply/ports/mail'
import type { PaymentSupply } from '@sojourn/supply/ports/payment'
import type { PaymentAppSupply } from '@sojourn/supply/ports/payment-app'
import type { RailSupply } from '@sojourn/supply/ports/rail'
import type { Outbox, SmsSupply } from '@sojourn/supply/ports/sms'
import type { VenueSupply } from '@sojourn/supply/ports/venue'
import type { Config } from './config'
import type { Database } from './db/database'
import type { Intent } from './db/once'
import type { Sql } from './db/sql'
import type { Audit } from './kit/audit'
import type { Clock } from './kit/clock'
import type { EventBus } from './kit/events'
import type { Log } from './kit/log'
import type { Vault } from './kit/vault'

/** What every use case is given; nothing else is global. */
export interface Context {
  config: Config
  database: Database
  clock: Clock
  vault: Vault
  events: EventBus
  audit: Audit
  /** Levels of the fuel surcharge, kept in memory. */
  fuelLevels: FuelLevels
  air: AirSupply
  hotels: HotelSupply
  rail: RailSupply
  venues: VenueSupply
  /** What the core asks of each product; the core never names one. */
  products: Partial<Record<Product, ProductOperations>>
  payment: PaymentSupply
  paymentApp: PaymentAppSupply
  companyAccount: CompanyAccountSupply
  mail: MailSupply
  /** Undefined when no gateway is set. */
  sms: SmsSupply | undefined
  /** Where messages wait that nobody delivers; undefined outside demonstrations. */
  outbox: Outbox | undefined
  /** Asks the worker to look at the queue now. */
  wakeJobs(): void
  /** Runs all that is due and waits for it. */
  drainJobs(): Promise<void>
  log: Log
}

/** How a product's supplier fulfils an order or lets it go; both join the caller's transaction and may be repeated. */
export interface ProductOperations {
  /** The order's page, relative to the product's root. */
  orderPath(orderNo: string): string
  /** What the product calls the state of an order where it has a word of its own. */
  stateName?(order: NamedState, language: Language): string | undefined
  /** A number that says more than the order's state does. */
  stateNumber?(order: { state: number; coupons?: readonly number[] }): number | undefined
  /** Its own sentences about orders, where those of tickets and seats do not fit. */
  words?: (language: Language, orderNo: string) => OwnOrderWords
  /** Whether the supplier keeps something for an open order until its hold is over; absent where it always does. */
  holds?(order: { orderNo: string; state: number }): boolean
  /** Why tickets of an order are not changed, or not given back, in the reader's words, where the product's rules say so. */
  refusedAfterSales?(order: TicketedOrder, now: string, language: Language): { change?: string; refund?: string }
  /** What of a search was on offer beside the segment that was bought, for its approver. */
  alternatives?(body: string, segment: unknown, verdict: Verdict): ApprovalDetail['alternatives'][number]['list']
  /** Where and when a search of this product goes, by city: the code of an air city, or a name in simplified Chinese. */
  ends?(searchParams: object): { depart: string; arrive: string; date: string }
  /** What can be had for a journey of a day, for the comparison with other products. */
  compare?(context: Context, sql: Sql, journey: ComparedJourney): Promise<ComparableOffer[]>
  /** A segment as the order keeps it, in the words of the list of journeys (S3.45). */
  journeyItem(segment: unknown, language: Language): JourneyItem
  /** Where one traveller sits on one segment (S3.46); empty where nothing is known. */
  seatOf?(sql: Sql, enterpriseId: number, seat: SeatOfJourney, language: Language): Promise<string>
  /** What waits for the agency's staff, the oldest first. */
  agencyWork?(sql: Sql, enterpriseId: number, language: Language): Promise<ProductWork[]>
  /** What was booked, part by part in order of time, for documents, calendars and trips. */
  parts(sql: Sql, enterpriseId: number, orderNo: string, language: Language): Promise<JourneyPart[]>
  /** `askAgainAt`: the supplier has not decided yet, and the order goes on waiting. */
  issue(context: Context, sql: Sql, order: SuppliedOrder): Promise<IssueResult>
  /** How the supplier's search for the seats of a queued order ended; with the chain that decides about it when it has them. */
  secure?(
    context: Context,
    sql: Sql,
    order: SecuredOrder,
  ): Promise<{ secured: true; chain: ApprovalChain | undefined } | { failure: string } | { askAgainAt: Date }>
  /** `cancelled`: whoever booked wished it; everything else ended by itself. */
  release(context: Context, sql: Sql, order: SuppliedOrder, cancelled: boolean): Promise<void>
  /** Whether an order can still be stopped while it is being issued; absent where none can. */
  isLeavable?(order: { orderNo: string }): boolean
  /** Lets such an order go that its supplier has not answered yet; a problem where the answer was first. */
  leave?(context: Context, sql: Sql, order: SuppliedOrder): Promise<Problem | undefined>
  /** Why what was bought cannot be paid in this way, where the product's rules say so. */
  refuseWay?(sql: Sql, order: SuppliedOrder, settleType: SettleCode): Promise<Problem | undefined>
  /** Asks once more whether what is held can still be had as it was shown; undefined where it can. */
  confirm?(context: Context, sql: Sql, order: SuppliedOrder): Promise<OfferFailure | undefined>
  /** What policy says now of what an order holds, by traveller in the order's sequence; undefined where its judgement stays. */
  judge?(context: Context, sql: Sql, order: JudgedOrder): Promise<JudgedViolation[][] | undefined>
  /** Holds the best option within the envelope instead of what is no longer to be had; undefined where there is none. */
  substitute?(
    context: Context,
    sql: Sql,
    enterpriseId: number,
    order: SubstitutedOrder,
    envelope: Envelope,
    failed: OfferFailure,
  ): Promise<Substitution | undefined>
  /** Commits a refund under the order's key: all its lines or none. */
  refund?(context: Context, sql: Sql, order: AlteringOrder): Promise<{ lines: RefundedLine[] } | SupplierRefusal>
  /** Exchanges tickets under the order's key for the seats it holds: all its lines or none. */
  exchange?(context: Context, sql: Sql, order: AlteringOrder): Promise<{ lines: ExchangedLine[] } | SupplierRefusal>
  /** Where the coupons of these tickets stand now. */
  coupons?(context: Context, sql: Sql, ticketNos: readonly string[], order: SuppliedOrder): Promise<SuppliedCoupon[]>
  /** Minutes after a departure from which the supplier tells who came; absent where it is heard only when travel is over. */
  travelKnownAfter?: number
  /** After each look at who travelled: fen that come back of coupons that nobody used, as just seen; guarantees end here too. */
  settle?(context: Context, sql: Sql, order: SuppliedOrder, unused: readonly SuppliedCoupon[]): Promise<{ back: number }>
  /** The letter about a journey that its supplier cancelled; absent where it is a flight's. */
  cancelledLetter?: 'trainStopped'
  /** What suppliers announced after `since` about tickets of this customer. */
  scheduleNotices?(context: Context, sql: Sql, enterpriseId: number, since: Date): Promise<ScheduleNotice[]>
  /** What a planned journey costs these people now, in fen for all of them; undefined where nothing is on offer. */
  estimate?(context: Context, sql: Sql, journey: PlannedJourney): Promise<JourneyEstimate | undefined>
  /** The same of a planned stay, a room for each of these people. */
  estimateStay?(context: Context, sql: Sql, stay: PlannedStay): Promise<JourneyEstimate | undefined>
  /** What all that is open of an order would give back now, and the refund order itself; undefined where nothing is open. */
  quoteRefund?(
    context: Context,
    sql: Sql,
    actor: Actor,
    orderNo: string,
  ): Promise<WholeRefund | NothingToRefund | Problem | undefined>
  applyRefund?(
    context: Context,
    sql: Sql,
    actor: Actor,
    orderNo: string,
    reason: string,
  ): Promise<{ orderNo: string } | Problem | undefined>
}
export type IssueResult = Issued | { failure: string } | { askAgainAt: Date }
/** A request or order that waits for the agency; `shownNo` is the number that people know, where it is another. */
export interface ProductWork {
  workNo: string
  shownNo?: string
  kindName: string
  title: string
  requesterId: string
  askedAt: Date
  promisedBy: Date
  /** Where it is done, relative to the product's root, and whether in the requester's session rather than on the desk itself. */
  path: string
  inSession: boolean
}
interface Issued {
  tickets: IssuedTicket[]
  /** Fen that were paid beyond the price in the end, and go back to those who paid. */
  returned?: number
}
/** Positions in the order. */
export interface SeatOfJourney {
  orderNo: string
  traveller: number
  segment: number
}
/** Dates and times are local to the places. */
interface JourneyItem {
  flightNo: string
  airlineName: string
  depAirport: string
  arrAirport: string
  depTerminal: string
  arrTerminal: string
  departDate: string
  departTime: string
  arriveTime: string
  spanDays: number
  departStation?: string
  arriveStation?: string
  trainNo?: string
}
/** For whom prices are looked up; `agent` where one of the agency's staff asks, whose fee is another. */
interface Asked {
  enterpriseId: number
  agent?: Agent | undefined
  travellerIds: readonly string[]
}
/** A journey of one day between two cities, with who would make it. */
export interface ComparedJourney extends Asked {
  depart: string
  arrive: string
  date: string
  business: boolean
  language: Language
}
export type ComparableOffer = Omit<ComparedOffer, 'best'>
/** One way on one day, between places in codes or names. */
export interface PlannedJourney extends Asked {
  depart: string
  arrive: string
  date: string
}
/** Nights in a city, which is named in simplified Chinese. */
export interface PlannedStay extends Asked {
  city: string
  checkIn: string
  checkOut: string
}
export interface JourneyEstimate {
  cheapest: number
  typical: number
  /** The dearest within the standards of all; absent where they set no limit. */
  cap?: number
}
/** What the product's rules of refunds and changes ask of an order. */
export interface TicketedOrder {
  orderNo: string
  kind: OrderKind
  issuedAt: Date | null
  /** When the last of it is over. */
  arriveAt: Date
  segments: readonly {
    departAt: string
    body: object
    /** Codes of their states. */
    coupons: readonly number[]
    /** The supplier has announced that a change is free, that everything comes back. */
    freeRebook: boolean
    freeRefund: boolean
  }[]
}
export interface SuppliedOrder {
  enterpriseId: number
  orderNo: string
  supplierReference: string | null
}
export interface SecuredOrder extends SuppliedOrder {
  bookerId: string
  holdExpiresAt: Date
  remark: string
}
export interface OfferFailure {
  failure: 'priceChanged' | 'soldOut'
  /** Fen per journey as the supplier asks now. */
  price?: number
  /** The supplier does not want these people, or says that nothing is left: it is asked for nothing else. */
  refused?: boolean
}
interface OrderPriceLine {
  kind: string
  unit: number
  count: number
  amount: number
}
/** As an order keeps it, with its sentences. */
export interface JudgedViolation {
  travellerId: string
  rule: PolicyRule
  handling: Handling
  journey?: number
  excess?: number
  /** Reasons that excuse it. */
  excuses?: string[]
}
export interface JudgedOrder extends SuppliedOrder {
  tempOrderNo: string
  travelType: number
}
export interface SubstitutedOrder extends JudgedOrder {
  total: number
  holdExpiresAt: Date
  prices: readonly OrderPriceLine[]
  remark: string
}
/** An order as it is after it took another option. */
export interface Substitution {
  supplierReference: string
  title: LocalText
  /** What was and is booked, for the history. */
  from: string
  to: string
  departAt: string
  arriveAt: string
  total: number
  prices: OrderPriceLine[]
  segments: { position: number; flightNo: string; departDate: string; departAt: string; arriveAt: string; body: object }[]
  /** Of each traveller, in the order's sequence, as the order keeps them. */
  violations: { handling: Handling }[][]
  /** Choice sets of what was on offer when it was taken. */
  searchIds: string[]
}
/** A refund or change order with the coupons that it takes. */
export interface AlteringOrder extends SuppliedOrder {
  createdAt: Date
  /** Until when seats are kept for it. */
  holdExpiresAt: Date
  lines: readonly {
    line: number
    ticketNo: string
    segment: number
    fee: number
    serviceFee: number
    amount: number
    offer: object | null
  }[]
}
export interface RefundedLine {
  line: number
  /** Fen that the supplier keeps; less than was quoted when the supplier itself changed its service meanwhile. */
  fee: number
  involuntary: boolean
}
export interface ExchangedLine {
  line: number
  newTicketNo: string
  /** Fen that the supplier returns because the new ticket is cheaper. */
  back?: number
  /** Where the new ticket costs less than was quoted as the most: what the line came to, in fen; the rest of what was paid goes back. */
  settled?: { fee: number; fareDifference: number; amount: number; offer: object }
}
/** `passing`: the same may succeed a little later; `askAgainAt`: it is asked for again then. */
export interface SupplierRefusal {
  failure: string
  passing?: boolean
  askAgainAt?: Date
}
export interface SuppliedCoupon {
  ticketNo: string
  /** Absent where a ticket is of one segment only. */
  segment?: number
  state: CouponState
}
export interface WholeRefund {
  /** Fen that come back, and that are kept. */
  amount: number
  fee: number
}
/** Why nothing of an order can be given up, in the reader's words. */
export interface NothingToRefund {
  nothing: string
}
export interface ScheduleNotice {
  orderNo: string
  segment: number
  eventId: string
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored'
  protectedFlightKey: string | null
  canRefundAll: boolean
  canFreeRebook: boolean
  announcedAt: Date
}
export interface IssuedTicket {
  ticketNo: string
  traveller: number
  coupons: { segment: number; state: number }[]
}

export interface FuelLevels {
  /** As last read; every flight of a search asks. */
  now: () => readonly FuelLevel[]
  reload: () => Promise<void>
}

/** Who calls, from the session. */
export interface Actor {
  enterpriseId: number
  employeeId: string
  name: string
  departmentId: string
  permissions: readonly Permission[]
  language: Language
  /** Who of the agency acts for this person, in an assisted session. */
  agent?: Agent
  /** The intent's key, on write calls; see `once`. */
  intent: Intent | undefined
  tokenHash: string
}

/** One of the agency's staff; `ticketId` says why and on which call the session was opened. */
export interface Agent {
  agencyId: number
  agentId: string
  name: string
  ticketId: string
}
