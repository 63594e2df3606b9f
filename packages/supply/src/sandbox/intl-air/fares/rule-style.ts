import { hashText, mix, unit } from '../../air/random'
import type { IntlPenalty } from '../../../ports/intl-air-penalties'

/** How a carrier writes its rules, beside what its brands ask: carriers differ in height, in words and in what they leave open. */
export interface RuleStyle {
  /** Of the usual fees. */
  level: number
  /** When the late fees begin, before departure. */
  late: { unit: 'hours' | 'days'; count: number }
  /** By which no-shows are charged. */
  noShowUnit: IntlPenalty['unit']
  /** What it keeps of a ticket that is partly used, in percent of what is left; absent where it asks a fee. */
  partlyUsedPercent?: number
  /** Whether and for what it lets passengers into a better cabin. */
  upgrade: IntlPenalty['permission']
  /** A tax of which it does not say whether it comes back. */
  unknownTax?: string
}

const levels = [0.8, 1, 1, 1, 1.2]
const lates: readonly RuleStyle['late'][] = [
  { unit: 'hours', count: 72 },
  { unit: 'hours', count: 72 },
  { unit: 'days', count: 3 },
  { unit: 'hours', count: 48 },
  { unit: 'hours', count: 24 },
]
const upgrades: readonly IntlPenalty['permission'][] = ['allowed', 'allowed', 'forbidden', 'unknown']
const percents = [undefined, undefined, undefined, 30, 50] as const
const unknownTaxes = [undefined, undefined, undefined, undefined, undefined, undefined, 'XF', 'RA'] as const

const known = new Map<string, RuleStyle>()

export function styleOf(seed: number, carrier: string): RuleStyle {
  const key = `${seed} ${carrier}`
  const before = known.get(key)
  if (before) return before
  const draw = hashText(`rule style ${carrier}`, seed)
  const pick = <Item>(items: readonly Item[], turn: number): Item => items[Math.floor(unit(mix(draw, turn)) * items.length)]!
  const percent = pick(percents, 4)
  const tax = pick(unknownTaxes, 6)
  const made: RuleStyle = {
    level: pick(levels, 1),
    late: pick(lates, 2),
    noShowUnit: pick(['direction', 'direction', 'segment'] as const, 3),
    ...(percent !== undefined && { partlyUsedPercent: percent }),
    upgrade: pick(upgrades, 5),
    ...(tax !== undefined && { unknownTax: tax }),
  }
  known.set(key, made)
  return made
}
