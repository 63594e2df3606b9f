import { dateOfEpochDay, epochDay, isLocalDate } from '@sojourn/domain/kit/local-date'
import { hashText } from './random'

/** `MU5101-20261201-SHAPEK`: the same flight on the same day, from and to where it is sold. */
export const flightKey = (flightNo: string, day: number, pair: string): string =>
  `${flightNo}-${dateOfEpochDay(day).replaceAll('-', '')}-${pair}`

const flightKeyPattern = /^([A-Z0-9]{2}\d{3,4})-(\d{4})(\d{2})(\d{2})-([A-Z]{6})$/

export function parseFlightKey(key: string): { flightNo: string; day: number; pair: string } | undefined {
  const [, flightNo, year, month, day, pair] = flightKeyPattern.exec(key) ?? []
  const date = `${year}-${month}-${day}`
  if (!flightNo || !pair || !isLocalDate(date)) return undefined
  return { flightNo, day: epochDay(date), pair }
}

/** Without O, I, 0 and 1, which people misread. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Record locator for a hold; another attempt gives another code when the first is taken. */
export function recordLocator(holdKey: string, seed: number, attempt: number): string {
  const hash = hashText(holdKey, seed + attempt)
  const other = hashText(holdKey, ~seed - attempt)
  let code = letters[hash % 24] ?? ''
  for (let place = 0; place < 5; place++) code += letters[(other >>> (place * 5)) & 31]
  return code
}
