import { describe, expect, test } from 'vitest'
import type { ExcessViolation } from '../../booking/ledger/split'
import { oncePerRoom, stayExcess } from './excess'

const over = (travellerId: string, handling: string, excess?: number): ExcessViolation => ({
  travellerId,
  rule: 'hotelPrice',
  handling,
  ...(excess === undefined ? {} : { excess }),
})
const stay = { hotelType: 2 as const, stayTotal: 2080_00, limit: 1800_00 }

describe('[handbook 6.4] who pays what of a stay over the standard', () => {
  test('two rooms: limit 450, price 520, two nights', () => {
    const both = [over('a', 'payExcess', 140_00), over('b', 'payExcess', 140_00)]
    expect(stayExcess(stay, both)).toEqual({ limit: 1800_00, company: 1800_00, personal: 280_00, choice: false })
  })
  test('sharers of a room break one standard together', () => {
    const shared = oncePerRoom([over('a', 'choose', 140_00), over('b', 'choose', 140_00)], [['a', 'b']])
    expect(stayExcess(stay, shared)).toEqual({ limit: 1800_00, company: 1940_00, personal: 140_00, choice: true })
  })
  test("what somebody approves is nobody's excess", () => {
    expect(stayExcess(stay, [over('a', 'approval', 140_00)])).toBeUndefined()
    expect(stayExcess(stay, [over('a', 'payExcess', 140_00), over('b', 'approval', 140_00)])?.personal).toBe(140_00)
  })
  test('each room breaks its standard with its first guest; whoever books too late breaks that rule alone', () => {
    const late = (travellerId: string): ExcessViolation => ({ ...over(travellerId, 'approval', 1), rule: 'advanceDays' })
    const rooms = [['a', 'b'], ['c']]
    const counted = oncePerRoom([over('a', 'choose', 1), over('b', 'choose', 1), over('c', 'choose', 1), late('b')], rooms)
    expect(counted.map(({ excess }) => excess)).toEqual([1, undefined, 1, 1])
  })
  test('a stay that is paid at the hotel shows no split', () => {
    expect(stayExcess({ ...stay, hotelType: 1 }, [over('a', 'payExcess', 140_00)])).toBeUndefined()
  })
})
