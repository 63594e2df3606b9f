import type { SeatClass } from '@sojourn/contract/products/train.shapes'

/** Letters of a row (handbook 3.5): there is no E, A and F are at the window, C and D at the aisle. */
const letters: Partial<Record<SeatClass, string>> = { O: 'ABCDF', M: 'ACDF', D: 'ACDF', '9': 'ACF', P: 'ACF' }
/** Classes with berths one above the other; only ordinary hard sleepers and second sleepers have a middle one. */
const berths: Partial<Record<SeatClass, readonly ('lower' | 'middle' | 'upper')[]>> = {
  '3': ['lower', 'middle', 'upper'],
  J: ['lower', 'middle', 'upper'],
  '4': ['lower', 'upper'],
  I: ['lower', 'upper'],
  '6': ['lower', 'upper'],
  A: ['lower', 'upper'],
  F: ['lower', 'upper'],
}

/** The letters of a row that can be wished for, from window to window; empty where seats cannot be chosen. */
export const rowLetters = (seat: SeatClass): readonly string[] => [...(letters[seat] ?? '')]

/** The berths of a class that can be wished for; empty for seats. */
export const berthLevels = (seat: SeatClass): readonly ('lower' | 'middle' | 'upper')[] => berths[seat] ?? []

export const isSleeper = (seat: SeatClass): boolean => berths[seat] !== undefined

export interface SeatWishes {
  seatChoice?: readonly string[] | undefined
  berthChoice?: { lower: number; middle: number; upper: number } | undefined
}

/** Whether the wishes fit a class and a party: letters that the row has, each seat once, no more wishes than people. */
export function wishesFit({ seatChoice = [], berthChoice }: SeatWishes, seat: SeatClass, party: number): boolean {
  const row = letters[seat] ?? ''
  const seatsFit =
    seatChoice.length <= party &&
    new Set(seatChoice).size === seatChoice.length &&
    seatChoice.every((wish) => row.includes(wish.charAt(1)))
  if (!berthChoice) return seatsFit
  const levels = berths[seat] ?? []
  const wished = (['lower', 'middle', 'upper'] as const).filter((level) => berthChoice[level] > 0)
  return (
    seatsFit &&
    wished.every((level) => levels.includes(level)) &&
    berthChoice.lower + berthChoice.middle + berthChoice.upper <= party
  )
}

interface Got {
  place: string
  berth?: 'lower' | 'middle' | 'upper'
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
