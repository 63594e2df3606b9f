import type { Language } from '@sojourn/contract/kit/language'
import type { Permission } from '@sojourn/contract/kit/call'
import type { AirSupply } from '@sojourn/supply/ports/air'
import type { MailSupply } from '@sojourn/supply/ports/mail'
import type { PaymentSupply } from '@sojourn/supply/ports/payment'
import type { Config } from './config'
import type { Database } from './db/database'
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
  payment: PaymentSupply
  mail: MailSupply
  /** Asks the worker to look at the queue now. */
  wakeJobs(): void
  log: Log
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
export interface Intent {
  key: string
  call: string
  requestHash: string
}
