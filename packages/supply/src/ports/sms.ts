import type { SupplyContext } from './supply'

/** Hands a text message to a gateway. A rejected promise is tried again later. */
export interface SmsSupply {
  /** `to` is a number as people dial it: mainland numbers as they are, others with + and dialling code. */
  send(message: { to: string; text: string }): Promise<void>
}

/** A message that nobody delivers: where no gateway or mail server is set, a person reads it here. */
export interface OutboxMessage {
  id: string
  at: Date
  channel: 'mobile' | 'mail'
  to: string
  subject: string
  body: string
}

/** The built-in tray of such messages; both join the caller's transaction. */
export interface Outbox {
  keep(context: SupplyContext, message: OutboxMessage): Promise<void>
  /** The newest first. */
  read(context: SupplyContext, limit: number): Promise<OutboxMessage[]>
  /** Takes away what is older than `before`. */
  clear(context: SupplyContext, before: Date): Promise<void>
}
