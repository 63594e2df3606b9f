import type { IntlSelfTransfer } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import {
  isOnOneTicket,
  selfTransfer,
  type SelfTransfer,
  type TransferFlight,
} from '@sojourn/domain/products/intl-flight/self-transfer'
import { airport } from '@sojourn/domain/reference/air/airports'
import { shownConnection, type Told } from './from-supply'

/** A flight of a direction. */
export interface DirectionFlight extends TransferFlight {
  departDate: string
}
interface Direction {
  /** Of the trip. */
  slice: number
  flights: readonly DirectionFlight[]
}

const placeOf = (iata: string) => ({ city: airport(iata)?.city ?? iata, country: airport(iata)?.country ?? '' })

/** Where a trip changes planes from one ticket to the next, by position of the direction before. */
export const selfTransfersOf = (
  directions: readonly Direction[],
  tickets: readonly { slices: readonly number[] }[],
): { after: number; transfer: SelfTransfer }[] =>
  directions.flatMap((before, after) => {
    const next = directions[after + 1]
    if (!next || isOnOneTicket(tickets, before.slice, next.slice)) return []
    const transfer = selfTransfer(before.flights, next.flights, placeOf)
    return transfer ? { after, transfer } : []
  })

/** The same as screens are told of it, with what the border there asks of who comes out for the bags. */
export const shownSelfTransfers = (
  directions: readonly Direction[],
  tickets: readonly { slices: readonly number[] }[],
  told: Pick<Told, 'passports' | 'language'>,
): IntlSelfTransfer[] =>
  selfTransfersOf(directions, tickets).map(({ after, transfer }) => {
    const { flights } = directions[after]!
    const whole = [...flights, ...directions[after + 1]!.flights]
    const connection = { ...transfer, bagsThrough: false, protected: false }
    return { after, connection: shownConnection(connection, whole, flights.length - 1, told) }
  })
