import { airline } from '../../reference/air/airlines'

/** What one may take into the cabin. */
export interface CarryOn {
  pieces: number
  kilograms: number
  /** Length, width and height of one piece in centimetres; none where the carrier names no measure. */
  size?: string
}

const fullServiceSize = '55×40×20'
/** Kilograms of one piece in economy class (handbook 1.9); others are taken to allow the least. */
const kilogramsOf: Record<string, number> = { CZ: 5, HO: 5, HU: 7, MF: 8, '3U': 8 }
const leastKilograms = 5

/** The allowance of the carrier that really flies (handbook 1.1, 1.9): first class has a second piece, low-cost carriers rules of their own. */
export function carryOn(carrier: string, cabin: string): CarryOn {
  if (carrier === 'KN') return { pieces: 1, kilograms: 10 }
  if (airline(carrier)?.lowCost) return { pieces: 1, kilograms: 7, size: '20×30×40' }
  return { pieces: cabin === 'F' ? 2 : 1, kilograms: kilogramsOf[carrier] ?? leastKilograms, size: fullServiceSize }
}
