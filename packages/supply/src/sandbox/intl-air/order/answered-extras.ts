import type { IntlAirExtraAnswer, IntlAirExtraOffer, IntlAirExtrasPurchase } from '../../../ports/intl-air-extras'
import type { SqlExecutor } from '../../../ports/supply'
import { happensTo } from '../../faults'
import { hashText } from '../../air/random'
import { confirmed } from '../fares/extras'
import { seatsFrom, type SeatCode } from '../fares/seat-map'
import { giveSeats } from './given-seats'
import type { Desk } from './holds'
import type { RecordRow } from './records'

/** One thing that is asked for beside the fare of a ticket, out of what is sold for it. */
export interface AskedExtra {
  asked: IntlAirExtrasPurchase['extras'][number]
  record: RecordRow
  offers: readonly IntlAirExtraOffer[]
}

/** One answer for each; a seat has a number that nobody else on the flight has, and is refused where none of its kind is left. */
export async function answeredExtras(
  { faults }: Desk,
  sql: SqlExecutor,
  all: readonly AskedExtra[],
): Promise<IntlAirExtraAnswer[]> {
  const answers = all.map(({ asked, record, offers }) => confirmed(asked, { offers, seats: seatsGoing(faults, record) }))
  const seats = all.flatMap(({ asked, record }, index) => {
    const answer = answers[index]!
    return 'refused' in answer || !isSeat(answer.code) ? [] : [{ index, wish: wishOf(asked, record, answer.code) }]
  })
  const given = await giveSeats(
    sql,
    seats.map(({ wish }) => wish),
  )
  for (const [place, { index }] of seats.entries()) {
    const seatNo = given[place]
    answers[index] = seatNo === undefined ? { refused: true } : { ...answers[index]!, seatNo }
  }
  return answers
}

const isSeat = (code: string): code is SeatCode => code === 'window' || code === 'aisle' || code === 'legroom'

/** Passengers of one booking begin at the same row. */
function wishOf({ ticketNo, segment }: AskedExtra['asked'], { reference, trip }: RecordRow, code: SeatCode) {
  const cabin = trip.quote.fares.flatMap(({ cabins }) => cabins)[segment]!
  const start = hashText(`${reference}/${segment}`, 0)
  return { ticketNo, legs: trip.seats[segment]!, seats: seatsFrom(start, code, cabin) }
}

/** What goes wrong with the seats that are bought beside a booking. */
const seatsGoing = (faults: Desk['faults'], record: RecordRow): 'asAsked' | 'others' | 'refused' =>
  happensTo(faults, record, 'SEAT_REFUSED') ? 'refused' : happensTo(faults, record, 'SEAT_OTHER') ? 'others' : 'asAsked'
