import type { SeatClass } from '@sojourn/contract/products/train/train.shapes'

export type SeatLetter = 'A' | 'B' | 'C' | 'D' | 'F'
export type Berth = 'lower' | 'middle' | 'upper'

const threeSeats: readonly SeatLetter[] = ['A', 'C', 'F']
const fourSeats: readonly SeatLetter[] = ['A', 'C', 'D', 'F']
const fiveSeats: readonly SeatLetter[] = ['A', 'B', 'C', 'D', 'F']
/** Letters of a row (handbook 3.5): there is no E, A and F are at the window, C and D at the aisle. */
const letters: Partial<Record<SeatClass, readonly SeatLetter[]>> = {
  O: fiveSeats,
  M: fourSeats,
  D: threeSeats,
  '9': threeSeats,
  P: threeSeats,
}
const threeBerths: readonly Berth[] = ['lower', 'middle', 'upper']
const twoBerths: readonly Berth[] = ['lower', 'upper']
/** Classes with berths one above the other; only ordinary hard sleepers and second sleepers have a middle one. */
const berths: Partial<Record<SeatClass, readonly Berth[]>> = {
  '3': threeBerths,
  J: threeBerths,
  '4': twoBerths,
  I: twoBerths,
  '6': twoBerths,
  A: twoBerths,
  F: twoBerths,
}

/** The letters of a row that can be wished for, from window to window; empty where seats cannot be chosen. */
export const rowLetters = (seat: SeatClass): readonly SeatLetter[] => letters[seat] ?? []

/** The berths of a class that can be wished for; empty for seats. */
export const berthLevels = (seat: SeatClass): readonly Berth[] => berths[seat] ?? []

export const isSleeper = (seat: SeatClass): boolean => berths[seat] !== undefined

export interface SeatWishes {
  seatChoice?: readonly string[] | undefined
  berthChoice?: { lower: number; middle: number; upper: number } | undefined
}

/** Whether the wishes fit a class and a party: letters that the row has, each seat once, no more wishes than people. */
export function wishesFit({ seatChoice = [], berthChoice }: SeatWishes, seat: SeatClass, party: number): boolean {
  const row = rowLetters(seat)
  const seatsFit =
    seatChoice.length <= party &&
    new Set(seatChoice).size === seatChoice.length &&
    seatChoice.every((wish) => row.some((letter) => letter === wish.charAt(1)))
  if (!berthChoice) return seatsFit
  const levels = berthLevels(seat)
  const wished = threeBerths.filter((level) => berthChoice[level] > 0)
  return (
    seatsFit &&
    wished.every((level) => levels.includes(level)) &&
    berthChoice.lower + berthChoice.middle + berthChoice.upper <= party
  )
}

interface Got {
  place: string
  berth?: Berth
}
/** Which of the places are not among the wishes; nothing is wished for where all may be anything. */
export function otherThanWished({ seatChoice = [], berthChoice }: SeatWishes, places: readonly Got[]): boolean[] {
  const seats = seatChoice.map((wish) => wish.charAt(1))
  const left = berthChoice && { ...berthChoice }
  return places.map(({ place, berth }) => {
    if (left && berth) {
      if (left[berth] > 0) {
        left[berth] -= 1
        return false
      }
      return left.lower + left.middle + left.upper > 0
    }
    if (seats.length === 0) return false
    const found = seats.indexOf(place.slice(-1))
    if (found >= 0) seats.splice(found, 1)
    return found < 0
  })
}
