import type { MeetingAnswer } from '@sojourn/contract/products/meeting/attendee.shapes'
import type { MeetingRoomBlock, RoomCharge } from '@sojourn/contract/products/meeting/room-block.shapes'
import { addDays } from '../../kit/local-date'
import { sum } from '../../kit/money'
import { readStored } from '../../kit/stored-version'
import { roomsByNight } from './attendee-counts'

/** Rooms of a night, named by the day on which it begins. */
export interface NightRooms {
  night: string
  rooms: number
}

/** Rooms that a venue holds, on its terms of the day. */
export interface KeptBlock {
  version: 1
  /** Fen of a room and night, as the venue quoted it. */
  rate: number
  cutOff: string
  attritionPercent: number
  freePer: number
  nights: NightRooms[]
  /** Whose rooms they are; absent of those that were held before hotels were. */
  hotelId?: string
  /** What the venue still holds once the cut-off is over. */
  kept?: NightRooms[]
  /** What guests took, once the event is over: it is paid, and their answers are deleted later. */
  picked?: NightRooms[]
  /** What guests booked of it by orders of their own, as the hotel says: those are not paid with the event. Kept once it is over. */
  booked?: NightRooms[]
}
export const readBlock = (body: unknown): KeptBlock =>
  readStored('the rooms of a meeting', body, { 1: (kept: KeptBlock) => kept })

/** Terms of the built-in venues (assumed, as contracts of groups usually are). */
export const blockTerms = { cutOffDays: 7, attritionPercent: 80, freePer: 20 } as const

/** A block of these rooms; its cut-off is a week before the first night, today where that is past. */
export function newBlock(nights: readonly NightRooms[], { rate, today }: { rate: number; today: string }): KeptBlock {
  const first = nights.map(({ night }) => night).toSorted()[0] ?? today
  const usual = addDays(first, -blockTerms.cutOffDays)
  const { attritionPercent, freePer } = blockTerms
  return { version: 1, rate, cutOff: usual < today ? today : usual, attritionPercent, freePer, nights: [...nights] }
}

/** Whether rooms can still be given back without being paid. */
export const isBlockOpen = ({ cutOff, kept }: KeptBlock, today: string): boolean => kept === undefined && today <= cutOff

/** Rooms that are paid whoever comes. */
const guaranteed = (rooms: number, percent: number): number => Math.ceil((rooms * percent) / 100)

const roomsOf = (nights: readonly NightRooms[], night: string): number => nights.find((each) => each.night === night)?.rooms ?? 0

type Answers = readonly Pick<MeetingAnswer, 'wishes'>[]

/** Rooms that guests take of a block, night by night. */
const pickUp = (block: KeptBlock, answers: Answers): NightRooms[] => block.picked ?? pickedBy(block, answers)

/** Those that the answers take, and no fewer than are booked: never more than the block has. */
export function pickedBy({ nights, kept, booked = [] }: KeptBlock, answers: Answers): NightRooms[] {
  const taken = roomsByNight(answers.flatMap(({ wishes }) => wishes ?? []))
  return nights.map(({ night, rooms }) => {
    const wanted = taken.find((each) => each.night === night)?.count ?? 0
    return { night, rooms: Math.max(roomsOf(booked, night), Math.min(wanted, kept ? roomsOf(kept, night) : rooms)) }
  })
}

/** What stays with the venue at the cut-off: what is taken, and what is paid in any case. */
export function keptAtCutOff(block: KeptBlock, answers: Answers): NightRooms[] {
  const picked = pickUp(block, answers)
  return block.nights.map(({ night, rooms }) => ({
    night,
    rooms: Math.max(roomsOf(picked, night), guaranteed(rooms, block.attritionPercent)),
  }))
}

/** What the event pays of a block by the answers that there are: rooms that are taken and not booked, and those below the share that is paid in any case. */
export function blockCharge(block: KeptBlock, answers: Answers): RoomCharge {
  const picked = pickUp(block, answers)
  const { rate, attritionPercent, freePer, nights } = block
  const taken = sum(picked.map(({ rooms }) => rooms))
  const unpicked = sum(
    nights.map(({ night, rooms }) => Math.max(0, guaranteed(rooms, attritionPercent) - roomsOf(picked, night))),
  )
  const booked = sum((block.booked ?? []).map(({ rooms }) => rooms))
  const free = Math.min(taken - booked, sum(picked.map(({ rooms }) => Math.floor(rooms / freePer))))
  const paid = taken - booked + unpicked - free
  return { rate, picked: taken, booked, unpicked, free, paid, amount: rate * paid }
}

/** An answer with the local day on which it was given. */
type DatedAnswer = Pick<MeetingAnswer, 'wishes'> & { day: string }

/** Nights of a block that were taken until the end of each day on which somebody answered. */
function pickUpCurve(block: KeptBlock, answers: readonly DatedAnswer[]): MeetingRoomBlock['curve'] {
  const days = [...new Set(answers.map(({ day }) => day))].toSorted()
  return days.map((day) => {
    const until = answers.filter((answer) => answer.day <= day)
    return { day, count: sum(pickedBy(block, until).map(({ rooms }) => rooms)) }
  })
}

/** A block with what the hotel says that guests booked of it; what was kept after the event stays. */
export const withBooked = (block: KeptBlock, rooms: readonly { night: string; booked: number }[]): KeptBlock =>
  block.booked ? block : { ...block, booked: rooms.map(({ night, booked }) => ({ night, rooms: booked })) }

/** The first night on which guests have booked more than is to be held of it. */
export const nightBelowBooked = (nights: readonly NightRooms[], rooms: readonly { night: string; booked: number }[]) =>
  rooms.find(({ night, booked }) => booked > roomsOf(nights, night))

/** A block as its organiser reads it. */
export function blockTold(block: KeptBlock, answers: readonly DatedAnswer[], today: string): MeetingRoomBlock {
  const { cutOff, attritionPercent, freePer, nights, kept } = block
  const picked = pickUp(block, answers)
  return {
    cutOff,
    attritionPercent,
    freePer,
    isOpen: isBlockOpen(block, today),
    nights: nights.map(({ night, rooms }) => ({
      night,
      held: kept ? roomsOf(kept, night) : rooms,
      picked: roomsOf(picked, night),
      booked: roomsOf(block.booked ?? [], night),
      guaranteed: guaranteed(rooms, attritionPercent),
    })),
    charge: blockCharge(block, answers),
    curve: pickUpCurve(block, answers),
  }
}
