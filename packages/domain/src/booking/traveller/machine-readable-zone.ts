import { compareDates, isLocalDate } from '../../kit/local-date'
import { lazy } from '../../reference/lazy'
import { alpha3Table } from './tables/alpha-3-codes'

/** What the two lines at the foot of a passport's data page say (ICAO 9303, TD3). */
export interface ReadPassport {
  /** `DE LA CRUZ/JUAN`: hyphens are read as spaces, and apostrophes are not printed there. */
  name: string
  number: string
  /** ISO codes of two letters. */
  issuingCountry: string
  nationality: string
  birthDate: string
  /** Empty where the passport leaves it open. */
  gender: 'female' | 'male' | ''
  expiresOn: string
}
export type MachineReadableFault =
  | 'zoneLength'
  | 'zoneLetters'
  | 'zoneNoPassport'
  | 'zoneNumberCheck'
  | 'zoneBirthCheck'
  | 'zoneExpiryCheck'
  | 'zoneWholeCheck'
  | 'zoneDate'
  | 'zoneCountry'
  | 'zoneName'

const lineLength = 44
const weights = [7, 3, 1] as const

const valueOf = (letter: string): number =>
  letter === '<' ? 0 : /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10

/** The check digit of a part: its letters weighed by 7, 3, 1, the sum by 10. */
export const checkDigitOf = (part: string): string =>
  String(Array.from(part).reduce((total, letter, index) => total + valueOf(letter) * weights[index % weights.length]!, 0) % 10)

const countries = lazy(() => {
  const codes = alpha3Table.trim().split(/\s+/)
  return new Map(codes.flatMap((code, index): [string, string][] => (index % 2 === 0 ? [[code, codes[index + 1]!]] : [])))
})
const countryOf = (code: string): string | undefined => countries().get(code.replaceAll('<', ''))

/** Reads the zone as it was typed or pasted, or says what is wrong with it first. `today` tells the century of a birth. */
export function readMachineReadableZone(pasted: string, today: string): ReadPassport | { fault: MachineReadableFault } {
  const zone = pasted.toUpperCase().replaceAll(/[«‹]/g, '<').replaceAll(/\s+/g, '')
  if (zone.length !== 2 * lineLength) return { fault: 'zoneLength' }
  if (!/^[A-Z0-9<]+$/.test(zone)) return { fault: 'zoneLetters' }
  const [first, second] = [zone.slice(0, lineLength), zone.slice(lineLength)]
  if (!first.startsWith('P')) return { fault: 'zoneNoPassport' }
  const fault = checkFault(second)
  return fault ? { fault } : partsOf(first, second, today)
}

function checkFault(line: string): MachineReadableFault | undefined {
  const holds = (from: number, to: number): boolean => checkDigitOf(line.slice(from, to)) === line[to]
  if (!holds(0, 9)) return 'zoneNumberCheck'
  if (!holds(13, 19)) return 'zoneBirthCheck'
  if (!holds(21, 27)) return 'zoneExpiryCheck'
  const whole = line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)
  return checkDigitOf(whole) === line[43] ? undefined : 'zoneWholeCheck'
}

function partsOf(first: string, second: string, today: string): ReadPassport | { fault: MachineReadableFault } {
  const birthDate = dateOf(second.slice(13, 19), today)
  const expiresOn = dateOf(second.slice(21, 27))
  if (birthDate === undefined || expiresOn === undefined) return { fault: 'zoneDate' }
  const issuingCountry = countryOf(first.slice(2, 5))
  const nationality = countryOf(second.slice(10, 13))
  if (!issuingCountry || !nationality) return { fault: 'zoneCountry' }
  const name = nameOf(first.slice(5))
  if (name === undefined) return { fault: 'zoneName' }
  const number = second.slice(0, 9).replaceAll('<', '')
  const gender = ({ F: 'female', M: 'male' } as const)[second[20] as 'F' | 'M'] ?? ''
  return { name, number, issuingCountry, nationality, birthDate, gender, expiresOn }
}

/** Six digits; nobody was born after today, and no passport ended in the last century. */
function dateOf(digits: string, bornBy?: string): string | undefined {
  const day = (century: string): string => `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  const date = bornBy !== undefined && compareDates(day('20'), bornBy) > 0 ? day('19') : day('20')
  return isLocalDate(date) ? date : undefined
}

function nameOf(field: string): string | undefined {
  const [surname = '', given = ''] = field
    .replace(/<+$/, '')
    .split('<<')
    .map((part) => part.replaceAll('<', ' ').trim())
  return surname && given ? `${surname}/${given}` : undefined
}

/** A name as the zone would print it: without apostrophes, hyphens as spaces, cut to what there is room for. */
export const zoneName = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('-', ' ')
    .slice(0, lineLength - 6)

/** Two texts letter by letter: what is in both, and what stands in one of them alone. */
export interface LetterDifference {
  letters: string
  in: 'both' | 'stored' | 'read'
}

/** How a stored value must be altered to become the one that was read: the longest common letters stay. */
export function differences(stored: string, read: string): LetterDifference[] {
  const [from, to] = [Array.from(stored), Array.from(read)]
  const common = commonLengths(from, to)
  const found: LetterDifference[] = []
  const add = (letter: string, where: LetterDifference['in']): void => {
    const last = found.at(-1)
    if (last?.in === where) last.letters += letter
    else found.push({ letters: letter, in: where })
  }
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    if (i < from.length && from[i] === to[j]) {
      add(from[i++]!, 'both')
      j++
    } else if (j === to.length || (i < from.length && common[i + 1]![j]! >= common[i]![j + 1]!)) add(from[i++]!, 'stored')
    else add(to[j++]!, 'read')
  }
  return found
}

/** For each pair of places the length of the longest common text from there on. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () => Array.from({ length: to.length + 1 }, () => 0))
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      lengths[i]![j] = from[i] === to[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}
