import { describe, expect, test } from 'vitest'
import type { Stay } from './along'
import { heldFor, letsInto, schengenDaysOn, usedBy, wouldServe, type HeldFault, type HeldVisa } from './held'

const visa: HeldVisa = {
  country: 'FR',
  entries: 'double',
  entriesUsed: 0,
  stayDays: 30,
  daysUsed: 0,
  validFrom: '2026-12-01',
  validUntil: '2027-02-28',
}
const stay = (from: string, until: string, ...countries: string[]): Stay => ({
  countries: countries.length > 0 ? countries : ['FR'],
  from,
  until,
})
const trip = {
  countries: ['DE', 'FR'],
  neededBy: '2026-12-05',
  until: '2026-12-12',
  stays: [stay('2026-12-05', '2026-12-12', 'DE', 'FR')],
}
const faultOf = (more: Partial<HeldVisa>, ofTrip: Partial<typeof trip> = {}, others: Stay[] = []) =>
  heldFor([{ ...visa, ...more }], { ...trip, ...ofTrip }, others)?.fault

describe('whether a visa at hand serves a journey', () => {
  const twice = [stay('2026-12-05', '2026-12-06'), stay('2026-12-11', '2026-12-12')]
  test.each<[string, Partial<HeldVisa>, Partial<typeof trip>, HeldFault | undefined]>([
    ['valid on all days', {}, {}, undefined],
    ['from the day of arrival to the day of leaving', { validFrom: '2026-12-05', validUntil: '2026-12-12' }, {}, undefined],
    ['a day too late', { validFrom: '2026-12-06' }, {}, 'notYetValid'],
    ['over on the last day', { validUntil: '2026-12-11' }, {}, 'over'],
    ['both entries left for two', {}, { stays: twice }, undefined],
    ['one entry left for two', { entriesUsed: 1 }, { stays: twice }, 'entriesUsed'],
    ['a single entry that was used', { entries: 'single', entriesUsed: 1 }, {}, 'entriesUsed'],
    ['as often as one likes', { entries: 'multiple', entriesUsed: 40 }, { stays: twice }, undefined],
    ['a stay of a day too many', { stayDays: 7 }, {}, 'stayTooLong'],
    ['a stay of as many days as it allows', { stayDays: 8 }, {}, undefined],
    ['its holder has been there for 22 days of 30', { countedOn: '2026-12-03', daysUsed: 22 }, {}, undefined],
    ['its holder has been there for 23 days of 30', { countedOn: '2026-12-03', daysUsed: 23 }, {}, 'daysUsed'],
    ['days that were counted half a year before', { countedOn: '2026-06-15', daysUsed: 90 }, {}, undefined],
  ])('%s', (_what, more, ofTrip, fault) => expect(faultOf(more, ofTrip)).toBe(fault))

  test.each([
    ['FR', 'DE', true],
    ['FR', 'GB', false],
    ['GB', 'GB', true],
  ])('of %s into %s: %s', (of, into, lets) => expect(letsInto(of, into)).toBe(lets))

  test('the one that serves is taken before one that does not; of other countries none', () => {
    const over = { ...visa, validUntil: '2026-12-06' }
    const elsewhere = { ...visa, country: 'GB' }
    expect(heldFor([over, visa], trip, [])).toEqual({ visa, fault: undefined })
    expect(heldFor([elsewhere, over], trip, [])).toEqual({ visa: over, fault: 'over' })
    expect(heldFor([elsewhere], trip, [])).toBeUndefined()
  })
})

describe('what other journeys use of it', () => {
  const before = stay('2026-12-02', '2026-12-03')
  test.each<[string, Partial<HeldVisa>, Stay[], HeldFault | undefined]>([
    ['the only entry', { entries: 'single' }, [before], 'entriesUsed'],
    ['one of two entries', {}, [before], undefined],
    ['nothing by one that comes after', { entries: 'single' }, [stay('2026-12-20', '2026-12-21')], undefined],
    ['nothing by one elsewhere', { entries: 'single' }, [stay('2026-12-02', '2026-12-03', 'GB')], undefined],
    ['nothing that its holder counted', { entries: 'double', entriesUsed: 1, countedOn: '2026-12-03' }, [before], undefined],
    ['an entry after its holder counted', { entriesUsed: 1, countedOn: '2026-12-01' }, [before], 'entriesUsed'],
    ['nothing before it was valid', { entries: 'single' }, [stay('2026-11-01', '2026-11-05')], undefined],
    ['its days', { stayDays: 9 }, [before], 'daysUsed'],
  ])('%s', (_what, more, others, fault) => expect(faultOf(more, {}, others)).toBe(fault))

  test('of two visas the one that is over first is used, and the other serves', () => {
    const single = { ...visa, entries: 'single' as const, validUntil: '2026-12-31' }
    const other = { ...single, validUntil: '2027-01-31' }
    expect(usedBy([other, single], [before]).map(({ entriesUsed }) => entriesUsed)).toEqual([0, 1])
    expect(heldFor([other, single], trip, [before])).toEqual({ visa: other, fault: undefined })
  })

  test('one that was over in between keeps its journey, and is held for no other', () => {
    const ended = { ...visa, entries: 'single' as const, validUntil: '2026-12-04' }
    const other = { ...ended, validUntil: '2027-01-31' }
    expect(heldFor([other, ended], trip, [before])).toEqual({ visa: other, fault: undefined })
    expect(heldFor([other], trip, [before])?.fault).toBe('entriesUsed')
    expect(heldFor([ended], trip, [])).toBeUndefined()
  })

  test('in the Schengen area one stays for ninety days in any hundred and eighty, on whichever visas', () => {
    const long = { entries: 'multiple', stayDays: 90, validFrom: '2026-11-01', validUntil: '2029-11-01' } as const
    expect(faultOf(long, {}, [stay('2026-07-01', '2026-09-20')])).toBeUndefined()
    expect(faultOf(long, {}, [stay('2026-07-01', '2026-09-21')])).toBe('daysUsed')
    expect(faultOf(long, {}, [stay('2026-03-01', '2026-06-14')])).toBeUndefined()
  })

  test('days fall out of the count one by one', () => {
    const own = { ...visa, countedOn: '2026-01-01', daysUsed: 5 }
    const stays = [stay('2026-06-10', '2026-06-14')]
    expect(schengenDaysOn(own, stays, '2026-06-20')).toBe(10)
    expect(schengenDaysOn(own, stays, '2026-12-08')).toBe(3)
    expect(schengenDaysOn(own, stays, '2026-12-11')).toBe(0)
  })
})

describe('whether an application under way would serve a journey', () => {
  const applied = { country: 'FR', departDate: '2026-12-05', entries: 'single', stayDays: 30, validityDays: 90 } as const
  test.each<[string, Partial<Parameters<typeof wouldServe>[0]>, boolean]>([
    ['for its first day', {}, true],
    ['for a day before, valid long enough', { departDate: '2026-11-01' }, true],
    ['for a day after its arrival', { departDate: '2026-12-06' }, false],
    ['for a journey a season before', { departDate: '2026-09-01' }, false],
    ['for shorter stays', { stayDays: 7 }, false],
    ['for a country elsewhere', { country: 'GB' }, false],
    ['for another journey with the only entry', { alongOrderNo: 'I2' }, false],
    ['for another journey, with as many entries as one likes', { alongOrderNo: 'I2', entries: 'multiple' }, true],
    ['along with it, whichever day it says', { alongOrderNo: 'I1', departDate: '2026-12-06' }, true],
    ['along with it, for a country elsewhere', { alongOrderNo: 'I1', country: 'GB' }, false],
  ])('%s', (_what, more, serves) => expect(wouldServe({ ...applied, ...more }, trip, ['I1'])).toBe(serves))

  test('one of before it was kept how long it is valid serves for a stay', () => {
    const { validityDays: _, ...former } = applied
    expect(wouldServe(former, trip, [])).toBe(true)
    expect(wouldServe({ ...former, stayDays: 6 }, trip, [])).toBe(false)
  })
})
