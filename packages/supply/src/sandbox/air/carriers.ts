import { hashText } from './random'
import type { AirWorld } from './world'

/** How the carriers of the mainland habitually work: flight numbers, aircraft, terminals and partners. */
interface CarrierHabit {
  /** Where its domestic flight numbers begin. */
  firstNumber: number
  narrow: readonly string[]
  wide: readonly string[]
  regional: readonly string[]
  /** Sells seats on flights of these. */
  partners: readonly string[]
}

/** Aircraft and partners as they are written below, apart by spaces. */
type Written = Partial<Record<'wide' | 'regional' | 'partners', string>>

const habit = (firstNumber: number, narrow: string, { wide = '', regional = '', partners = '' }: Written = {}): CarrierHabit => ({
  firstNumber,
  narrow: narrow.split(' '),
  wide: wide.split(' ').filter(Boolean),
  regional: regional.split(' ').filter(Boolean),
  partners: partners.split(' ').filter(Boolean),
})

const ordinary = habit(8101, '320 738')
const habits: Record<string, CarrierHabit> = {
  CA: habit(1501, '320 321 738 32N 7M8', { wide: '333 359 789 77W', regional: '909', partners: 'ZH SC TV KY' }),
  MU: habit(5101, '320 321 738 32N 919', { wide: '333 359 789 77W', regional: '909', partners: 'FM HO KN' }),
  CZ: habit(3101, '320 321 738 32N 7M8 919', { wide: '333 359 788 789 77W', regional: '909 E90', partners: 'MF OQ 3U' }),
  HU: habit(7801, '738 7M8', { wide: '333 789', partners: 'JD GS PN 8L' }),
  ZH: habit(9101, '320 738 32N', { wide: '333', partners: 'CA SC' }),
  MF: habit(8101, '738 7M8 32Q', { wide: '788 789', partners: 'CZ HU' }),
  FM: habit(9101, '738 7M8', { wide: '789', partners: 'MU' }),
  SC: habit(4601, '738 7M8', { partners: 'CA ZH' }),
  '3U': habit(8601, '320 321 32N', { wide: '333 359', partners: 'CZ MU' }),
  HO: habit(1101, '320 321 32N', { wide: '789', partners: 'MU' }),
  G5: habit(2601, '320 32N', { regional: 'CR9 909' }),
  GS: habit(6401, '320 32N', { wide: '333', regional: 'E90 E95', partners: 'HU' }),
  GX: habit(8801, '320 32N', { regional: 'E90', partners: 'HU' }),
  JD: habit(5101, '320 321 32N', { wide: '333', partners: 'HU' }),
  EU: habit(1801, '320 319', { regional: '909', partners: 'CA' }),
  JR: habit(1501, '320', { regional: '909 MA6' }),
  JX: habit(4401, '320'),
  TV: habit(9801, '319 320 32N', { partners: 'CA' }),
  KY: habit(8201, '738 320', { partners: 'CA ZH' }),
  KN: habit(5501, '738 7M8', { partners: 'MU' }),
  '9C': habit(8501, '320 32N 32Q'),
  GJ: habit(8601, '320 32N', { wide: '333' }),
}

export const carrierHabit = (code: string): CarrierHabit => habits[code] ?? ordinary

/** Terminals known to be a carrier's at airports that have several; every other carrier keeps one of the rest. */
const terminals: Record<string, Record<string, string>> = {
  PEK: { T2: 'HU 8L GS G5 Y8', T3: 'CA ZH SC TV KY 3U MF CZ MU FM HO' },
  PVG: { T1: 'MU FM', T2: 'CA CZ HU ZH MF HO 9C 3U SC GS JD KN' },
  SHA: { T1: '9C', T2: 'MU FM CA CZ HU ZH MF HO 3U SC KN GJ JD' },
  CAN: { T1: 'MU FM HU HO 9C SC ZH 8L JD', T2: 'CZ MF 3U', T3: 'CA' },
  XIY: { T3: 'HU CZ ZH MF 3U 9C GS JD', T5: 'MU FM CA HO SC' },
  CTU: { T1: '3U', T2: 'CA TV ZH SC' },
  TFU: { T1: 'CA 3U TV', T2: 'MU CZ HU FM HO ZH EU 8L' },
  HAK: { T1: 'HU JD 8L', T2: 'CZ CA MU MF 3U' },
  HGH: { T3: 'MU CZ FM HU MF', T4: 'CA ZH GJ JD 3U SC' },
  CKG: { T2: '9C GS PN OQ', T3: 'CA CZ MU 3U ZH HU MF FM SC HO' },
  NKG: { T1: '9C GJ', T2: 'MU CZ CA ZH MF HU 3U HO FM SC' },
}

/** Where a carrier is at home in an airport; it stays there. */
export function terminalsOf(world: AirWorld): (carrier: string, iata: string) => string {
  const chosen = new Map<string, string>()
  function choose(carrier: string, iata: string): string {
    const available = world.airport(iata)?.terminals ?? []
    const own = Object.entries(terminals[iata] ?? {}).find(
      ([terminal, carriers]) => available.includes(terminal) && carriers.split(' ').includes(carrier),
    )
    return own?.[0] ?? available[hashText(carrier + iata, 0) % Math.max(1, available.length)] ?? ''
  }
  return (carrier, iata) => {
    const key = carrier + iata
    const terminal = chosen.get(key) ?? choose(carrier, iata)
    chosen.set(key, terminal)
    return terminal
  }
}
