import { Type, type Static } from 'typebox'
import { LocalDate } from '../../kit/local-date'

const Fen = Type.Integer()

/** What is paid for a block once it is over; `unpicked`: nights below the share that is paid in any case; `free`: those that cost nothing. */
export const RoomCharge = Type.Object({
  rate: Fen,
  picked: Type.Integer(),
  /** Of these, nights that guests booked by orders of their own. */
  booked: Type.Integer(),
  unpicked: Type.Integer(),
  free: Type.Integer(),
  /** Nights that are paid. */
  paid: Type.Integer(),
  amount: Fen,
})
export type RoomCharge = Static<typeof RoomCharge>

/** Rooms that a venue holds for the guests of a meeting. */
export const MeetingRoomBlock = Type.Object({
  /** The last day on which rooms can be given back; the next morning those that nobody took go by themselves. */
  cutOff: LocalDate,
  /** Percent of what is held then that is paid in any case. */
  attritionPercent: Type.Integer(),
  /** One of so many that are taken in a night is free. */
  freePer: Type.Integer(),
  isOpen: Type.Boolean(),
  nights: Type.Array(
    Type.Object({
      night: LocalDate,
      held: Type.Integer(),
      picked: Type.Integer(),
      booked: Type.Integer(),
      guaranteed: Type.Integer(),
    }),
  ),
  charge: RoomCharge,
  /** Nights that were taken until the end of a day, the first answer first. */
  curve: Type.Array(Type.Object({ day: LocalDate, count: Type.Integer() })),
})
export type MeetingRoomBlock = Static<typeof MeetingRoomBlock>
