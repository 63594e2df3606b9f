import { describe, expect, test } from 'vitest'
import { heldFor, letsInto, type HeldFault, type HeldVisa } from './held'

const visa: HeldVisa = {
  country: 'FR',
  entries: 'double',
  entriesUsed: 0,
  stayDays: 30,
  validFrom: '2026-12-01',
  validUntil: '2027-02-28',
}
const trip = { country: 'DE', countries: ['DE', 'FR'], neededBy: '2026-12-05', until: '2026-12-12', entries: 1, days: 8 }

describe('whether a visa at hand serves a journey', () => {
  test.each<[string, Partial<HeldVisa>, object, HeldFault | undefined]>([
    ['valid on all days', {}, {}, undefined],
    ['from the day of arrival to the day of leaving', { validFrom: '2026-12-05', validUntil: '2026-12-12' }, {}, undefined],
    ['a day too late', { validFrom: '2026-12-06' }, {}, 'notYetValid'],
    ['over on the last day', { validUntil: '2026-12-11' }, {}, 'over'],
    ['both entries left for two', {}, { entries: 2 }, undefined],
    ['one entry left for two', { entriesUsed: 1 }, { entries: 2 }, 'entriesUsed'],
    ['a single entry that was used', { entries: 'single', entriesUsed: 1 }, {}, 'entriesUsed'],
    ['as often as one likes', { entries: 'multiple', entriesUsed: 40 }, { entries: 5 }, undefined],
    ['a stay of a day too many', { stayDays: 7 }, {}, 'stayTooLong'],
  ])('%s', (_what, more, ofTrip, fault) => expect(heldFor([{ ...visa, ...more }], { ...trip, ...ofTrip })?.fault).toBe(fault))

  test.each([
    ['FR', 'DE', true],
    ['FR', 'GB', false],
    ['GB', 'GB', true],
  ])('of %s into %s: %s', (of, into, lets) => expect(letsInto(of, into)).toBe(lets))

  test('the one that serves is taken before one that does not; of other countries none', () => {
    const over = { ...visa, validUntil: '2026-12-06' }
    const elsewhere = { ...visa, country: 'GB' }
    expect(heldFor([over, visa], trip)).toEqual({ visa, fault: undefined })
    expect(heldFor([elsewhere, over], trip)).toEqual({ visa: over, fault: 'over' })
    expect(heldFor([elsewhere], trip)).toBeUndefined()
  })
})
