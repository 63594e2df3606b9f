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

const habit = (firstNumber: number, narrow: string, wide = '', regional = '', partners = ''): CarrierHabit => ({
  firstNumber,
  narrow: narrow.split(' '),
  wide: wide.split(' ').filter(Boolean),
  regional: regional.split(' ').filter(Boolean),
  partners: partners.split(' ').filter(Boolean),
})

const ordinary = habit(8101, '320 738')
const habits: Record<string, CarrierHabit> = {
  CA: habit(1501, '320 321 738 32N 7M8', '333 359 789 77W', '909', 'ZH SC TV KY'),
  MU: habit(5101, '320 321 738 32N 919', '333 359 789 77W', '909', 'FM HO KN'),
  CZ: habit(3101, '320 321 738 32N 7M8 919', '333 359 788 789 77W', '909 E90', 'MF OQ 3U'),
  HU: habit(7801, '738 7M8', '333 789', '', 'JD GS PN 8L'),
  ZH: habit(9101, '320 738 32N', '333', '', 'CA SC'),
  MF: habit(8101, '738 7M8 32Q', '788 789', '', 'CZ HU'),
  FM: habit(9101, '738 7M8', '789', '', 'MU'),
  SC: habit(4601, '738 7M8', '', '', 'CA ZH'),
  '3U': habit(8601, '320 321 32N', '333 359', '', 'CZ MU'),
  HO: habit(1101, '320 321 32N', '789', '', 'MU'),
  G5: habit(2601, '320 32N', '', 'CR9 909'),
  GS: habit(6401, '320 32N', '333', 'E90 E95', 'HU'),
  GX: habit(8801, '320 32N', '', 'E90', 'HU'),
  JD: habit(5101, '320 321 32N', '333', '', 'HU'),
  EU: habit(1801, '320 319', '', '909', 'CA'),
  JR: habit(1501, '320', '', '909 MA6'),
  JX: habit(4401, '320'),
  TV: habit(9801, '319 320 32N', '', '', 'CA'),
  KY: habit(8201, '738 320', '', '', 'CA ZH'),
  KN: habit(5501, '738 7M8', '', '', 'MU'),
  '9C': habit(8501, '320 32N 32Q'),
  GJ: habit(8601, '320 32N', '333'),
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
