import type { Language } from '@sojourn/contract/kit/language'
import type { CouponState, Product } from '@sojourn/contract/booking/codes'
import type { Permission } from '@sojourn/contract/kit/call'
import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { AirSupply } from '@sojourn/supply/ports/air'
import type { CompanyAccountSupply } from '@sojourn/supply/ports/company-account'
import type { MailSupply } from '@sojourn/supply/ports/mail'
import type { PaymentSupply } from '@sojourn/supply/ports/payment'
import type { Outbox, SmsSupply } from '@sojourn/supply/ports/sms'
import type { Config } from './config'
import type { Database } from './db/database'
import type { Intent } from './db/once'
import type { Sql } from './db/sql'
import type { Clock } from './kit/clock'
import type { EventBus } from './kit/events'
import type { Vault } from './kit/vault'

/** What every use case is given; nothing else is global. */
export interface Context {
  config: Config
  database: Database
  clock: Clock
  vault: Vault
  events: EventBus
  air: AirSupply
  /** What the core asks of each product; the core never names one. */
  products: Partial<Record<Product, ProductOperations>>
  payment: PaymentSupply
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
  /** What was booked, part by part in order of time, for documents, calendars and trips. */
  parts(sql: Sql, enterpriseId: number, orderNo: string, language: Language): Promise<JourneyPart[]>
  issue(context: Context, sql: Sql, order: SuppliedOrder): Promise<{ tickets: IssuedTicket[] } | { failure: string }>
  release(context: Context, sql: Sql, order: SuppliedOrder): Promise<void>
  /** Commits a refund under the order's key: all its lines or none. */
  refund?(context: Context, sql: Sql, order: AlteringOrder): Promise<{ lines: RefundedLine[] } | SupplierRefusal>
  /** Exchanges tickets under the order's key for the seats it holds: all its lines or none. */
  exchange?(context: Context, sql: Sql, order: AlteringOrder): Promise<{ lines: ExchangedLine[] } | SupplierRefusal>
  /** Where the coupons of these tickets stand now. */
  coupons?(context: Context, sql: Sql, ticketNos: readonly string[]): Promise<SuppliedCoupon[]>
  /** What suppliers announced after `since` about tickets of this customer. */
  scheduleNotices?(context: Context, sql: Sql, enterpriseId: number, since: Date): Promise<ScheduleNotice[]>
  /** What a whole order would give back now, and the refund order itself, for the end of a whole trip. */
  quoteRefund?(context: Context, sql: Sql, actor: Actor, orderNo: string): Promise<{ amount: number; fee: number } | Problem>
  applyRefund?(context: Context, sql: Sql, actor: Actor, orderNo: string, reason: string): Promise<{ orderNo: string } | Problem>
}
export interface SuppliedOrder {
  orderNo: string
  supplierReference: string | null
}
/** A refund or change order with the coupons that it takes. */
export interface AlteringOrder extends SuppliedOrder {
  createdAt: Date
  lines: readonly { line: number; ticketNo: string; segment: number; fee: number; amount: number; offer: object | null }[]
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
}
/** `passing`: the same may succeed a little later. */
export interface SupplierRefusal {
  failure: string
  passing?: boolean
}
export interface SuppliedCoupon {
  ticketNo: string
  segment: number
  state: CouponState
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

export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Who calls, from the session. */
export interface Actor {
  enterpriseId: number
  employeeId: string
  name: string
  departmentId: string
  permissions: readonly Permission[]
  language: Language
  /** The intent's key, on write calls; see `once`. */
  intent: Intent | undefined
  tokenHash: string
}
