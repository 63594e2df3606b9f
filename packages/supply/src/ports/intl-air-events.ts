import type { IntlAirSegment } from './intl-air'

export interface IntlAirScheduleEvent {
  eventId: string
  kind: 'cancelled' | 'delayed' | 'retimed' | 'restored'
  flightNo: string
  departAirport: string
  departDate: string
  announcedAt: Date
  /** The segment as it is from now on; absent where it is cancelled. */
  now?: IntlAirSegment
  canRefundAll: boolean
  canFreeRebook: boolean
}

export interface IntlAirAcceptance {
  ticketNos: readonly string[]
  eventId: string
}
