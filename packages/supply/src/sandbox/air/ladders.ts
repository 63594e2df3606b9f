import type { AirCabin } from '../../ports/air'

export interface BookingClass {
  letter: string
  cabin: AirCabin
  /** Percent of the full economy fare of the city pair. */
  percent: number
  /** Percent of the dearest class of its own cabin. */
  relative: number
  ruleTier: string
  /** Position in `sold`, from 1 as PostgreSQL counts. */
  index: number
}

/** Booking classes of a carrier, cabins together, dearest first (handbook 1.3). */
export interface Ladder {
  classes: readonly BookingClass[]
  /** First and last index of each cabin. */
  cabins: Partial<Record<AirCabin, { first: number; last: number }>>
}

const economyTier = (percent: number): string =>
  percent >= 100 ? 'T1' : percent >= 80 ? 'T2' : percent >= 55 ? 'T3' : percent >= 40 ? 'T4' : 'T5'
/** Discounted business and first keep better terms than economy at the same discount. */
const premiumTier = (relative: number): string => (relative >= 100 ? 'T0' : relative >= 70 ? 'T1' : 'T2')

/** `Y:Y100 B90` lists letters with percentages per cabin. */
export function ladder(...cabins: string[]): Ladder {
  const classes: BookingClass[] = []
  const spans: Ladder['cabins'] = {}
  for (const line of cabins) {
    const cabin = line[0] as AirCabin
    const entries = line.slice(2).split(' ')
    const top = Number(entries[0]?.slice(1))
    spans[cabin] = { first: classes.length + 1, last: classes.length + entries.length }
    for (const entry of entries) {
      const percent = Number(entry.slice(1))
      const relative = Math.round((percent * 100) / top)
      const ruleTier = cabin === 'Y' ? economyTier(percent) : cabin === 'W' ? 'T1' : premiumTier(relative)
      classes.push({ letter: entry[0] ?? '', cabin, percent, relative, ruleTier, index: classes.length + 1 })
    }
  }
  return { classes, cabins: spans }
}

const ladders = {
  CA: ladder(
    'F:F280 A220 P190',
    'C:J230 C200 D160 Z130 R110',
    'W:G125 E110',
    'Y:Y100 B90 M85 U80 H75 Q68 V60 W55 S48 T41 L35 N30 K26',
  ),
  MU: ladder('F:F275 P210', 'C:J225 C195 D155 I125', 'W:W122 G110', 'Y:Y100 B90 M84 E80 K74 H67 L60 N55 R47 S41 V35 T30 Z25'),
  CZ: ladder('F:F270 P205', 'C:J220 C190 D150 I120', 'W:W120 S110', 'Y:Y100 B90 M85 H80 U73 A66 L59 E55 V46 Z40 T35 N30 R26'),
  HU: ladder('F:F260 A200', 'C:J215 C185 D150 I118', 'W:W118 G110', 'Y:Y100 B90 H83 K80 L72 M66 X58 Q48 U42 E34 T27'),
  lowCost: ladder('Y:Y100 B88 H78 K70 L62 M54 Q46 S40 T34 U29 V25'),
}

const followers: Record<keyof typeof ladders, readonly string[]> = {
  CA: ['CA', 'ZH', 'SC', 'TV', 'KY', 'CN'],
  MU: ['MU', 'FM', 'HO', 'DZ', 'QW'],
  CZ: ['CZ', 'MF', 'OQ', '3U', 'RY'],
  HU: ['HU', 'JD', 'GS', 'GX', 'FU', 'UQ', 'Y8', 'GT', 'G5', 'GJ', 'NS', 'EU'],
  lowCost: ['9C', 'KN', 'PN', '8L', 'A6', 'LT'],
}
const ladderOfCarrier = new Map(
  Object.entries(followers).flatMap(([name, carriers]) =>
    carriers.map((carrier) => [carrier, ladders[name as keyof typeof ladders]] as const),
  ),
)

export const ladderOf = (carrier: string, lowCost: boolean): Ladder =>
  ladderOfCarrier.get(carrier) ?? (lowCost ? ladders.lowCost : ladders.HU)

/** Checked baggage in kg (handbook 1.9). */
export function baggageKg(carrier: string, lowCost: boolean, bookingClass: BookingClass): number {
  if (bookingClass.cabin === 'F') return 40
  if (bookingClass.cabin === 'C') return 30
  if (!lowCost) return 20
  if (bookingClass.percent < 40) return 0
  return carrier === 'KN' ? 23 : 15
}
