import type { Language } from '@sojourn/contract/kit/language'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Permission } from '@sojourn/contract/kit/call'
import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'
import type { AirSupply } from '@sojourn/supply/ports/air'
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
}
export interface SuppliedOrder {
  orderNo: string
  supplierReference: string | null
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
