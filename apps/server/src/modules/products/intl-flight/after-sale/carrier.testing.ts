import type { IntlPenalty } from '@sojourn/supply/ports/intl-air-penalties'
import type {
  IntlAirChangeOffer,
  IntlAirFailureKind,
  IntlAirFare,
  IntlAirItinerary,
  IntlAirSupply,
} from '@sojourn/supply/ports/intl-air'
import type { IntlAirScheduleEvent } from '@sojourn/supply/ports/intl-air'
import type { IntlAirRefundLine } from '@sojourn/supply/ports/intl-air-refunds'
import type { TestServer } from '../../../../testing/server'

/** What a scripted carrier says of each ticket; tests change it while a story goes on. */
export interface CarrierScript {
  /** Fen of each ticket. */
  refund: Omit<IntlAirRefundLine, 'ticketNo' | 'taxLines'> | 'unknown'
  refundFails?: IntlAirFailureKind | undefined
  change: { fee: number; fareDifference: number; taxDifference: number; involuntary?: boolean }
  changeFails?: IntlAirFailureKind | undefined
  /** The rules of tickets that are made by a change. */
  changedRules: IntlPenalty[]
  /** What carriers announce from now on. */
  events: IntlAirScheduleEvent[]
  /** Events whose new times were accepted. */
  accepted: string[]
  /** What was done, under which keys. */
  done: string[]
}

export const quietScript = (): CarrierScript => ({
  refund: { usedFare: 0, fee: 600_00, taxes: 100_00, amount: 900_00, involuntary: false, rules: [0] },
  change: { fee: 300_00, fareDifference: 200_00, taxDifference: 50_00 },
  changedRules: [],
  events: [],
  accepted: [],
  done: [],
})

/** Answers of refunds and changes by a script; flights, seats and tickets are those of the built-in carrier. */
export function scriptCarrier({ context }: TestServer, script: CarrierScript): void {
  const real = context.intlAir
  const scripted = { ...refundsOf(script), ...changesOf(script, real), ...noticesBy(script) }
  Object.assign(context, { intlAir: { ...real, ...scripted } })
}

const noticesBy = (script: CarrierScript): Pick<IntlAirSupply, 'scheduleEvents' | 'acceptChange'> => ({
  scheduleEvents: async () => script.events,
  acceptChange: async (_asking, { eventId }) => void script.accepted.push(eventId),
})

function refundsOf(script: CarrierScript): Pick<IntlAirSupply, 'refundQuote' | 'refundAll'> {
  const linesOf = (ticketNos: readonly string[], taxesOnly = false): IntlAirRefundLine[] =>
    ticketNos.map((ticketNo) => {
      const told = script.refund as Omit<IntlAirRefundLine, 'ticketNo' | 'taxLines'>
      const line = { ticketNo, ...told, taxLines: [{ code: 'CN', amount: told.taxes }] }
      return taxesOnly ? { ...line, fee: line.amount - line.taxes + line.fee, amount: line.taxes } : line
    })
  return {
    refundQuote: async (_asking, { ticketNos, taxesOnly }) =>
      script.refund === 'unknown' ? { unknown: true } : { lines: linesOf(ticketNos, taxesOnly) },
    async refundAll(_asking, { key, lines, taxesOnly }) {
      if (script.refundFails) return { failure: script.refundFails }
      const told = linesOf(
        lines.map(({ ticketNo }) => ticketNo),
        taxesOnly,
      )
      if (told.some(({ fee }, index) => fee > lines[index]!.feeAtMost)) return { failure: 'feeRose' }
      script.done.push(key)
      return { lines: told }
    },
  }
}

const changesOf = (
  script: CarrierScript,
  real: IntlAirSupply,
): Pick<IntlAirSupply, 'changeOffers' | 'holdChange' | 'changeAll'> => ({
  async changeOffers(asking, { ticketNos, date, limit, itineraryKey }) {
    const found = await real.search(asking, {
      slices: [{ departAirports: ['SIN'], arriveAirports: ['PVG', 'SHA'], date }],
      chosen: [],
      passengers: ['adult'],
      agreements: [],
      businessTravel: true,
      directOnly: false,
      limit,
    })
    const offer = (itinerary: IntlAirItinerary, { fareKey }: IntlAirFare): IntlAirChangeOffer => ({
      itinerary,
      fareKey,
      costs: ticketNos.map((ticketNo) => ({ ticketNo, ...costOf(script) })),
      involuntary: script.change.involuntary ?? false,
    })
    const listed = found.slice(0, 3)
    if (itineraryKey === undefined) return listed.map((itinerary) => offer(itinerary, itinerary.fares[0]!))
    return listed
      .filter((itinerary) => itinerary.itineraryKey === itineraryKey)
      .flatMap((itinerary) => itinerary.fares.map((fare) => ({ ...offer(itinerary, fare), penalties: script.changedRules })))
  },
  holdChange: async () => ({ reference: 'HOLDING' }),
  async changeAll(_asking, { key, ticketNos }) {
    if (script.changeFails) return { failure: script.changeFails }
    script.done.push(key)
    return {
      tickets: ticketNos.map((ticketNo) => ({ ticketNo, newTicketNo: `${ticketNo.slice(0, 4)}9${ticketNo.slice(5)}` })),
      itinerary: { itineraryKey: '', segments: [], connections: [], durationMinutes: 0, fares: [] },
      records: ['NEWREC'],
      penalties: script.changedRules,
    }
  },
})

const costOf = ({ change: { fee, fareDifference, taxDifference } }: CarrierScript) => ({ fee, fareDifference, taxDifference })
