import { describe, expect, test } from 'vitest'
import type { AgreedRates } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import { ratesFaults, ratesOn, ratesStatus } from './agreed-rates'

const known = { carriers: ['MU', 'CA'], brands: ['brand-ji-hotel'], hotels: ['h1'], today: '2026-11-20' }
const carrier = { carrier: 'MU', code: 'YX', percentOff: 7.5 }
const hotel = { kind: 'enterpriseAgreement', code: 'JI', brandIds: ['brand-ji-hotel'], hotelIds: [], percentOff: 12 } as const
const right: AgreedRates = {
  carriers: [carrier],
  hotels: [{ ...hotel, brandIds: [...hotel.brandIds], hotelIds: [] }],
  afterSales: { refund: 5_00, change: 0 },
}
const of = (more: Partial<AgreedRates>, from = '2026-11-21') => ratesFaults({ from, rates: { ...right, ...more } }, known)
const hotels = (more: Partial<AgreedRates['hotels'][number]>) => ({ hotels: [{ ...right.hotels[0]!, ...more }] })

describe('[S1.05] agreed rates', () => {
  test('that are right have no fault, nor have none at all', () => {
    expect(of({})).toEqual([])
    expect(of({ carriers: [], hotels: [] })).toEqual([])
    expect(of(hotels({ brandIds: [], hotelIds: ['h1'] }))).toEqual([])
  })

  test.each([
    ['today', of({}, '2026-11-20'), 'from', 'day'],
    ['no day', of({}, '2026-02-30'), 'from', 'day'],
    ['an unknown carrier', of({ carriers: [{ ...carrier, carrier: 'Q1' }] }), 'carriers.0.carrier', 'carrierUnknown'],
    ['a carrier twice', of({ carriers: [carrier, { ...carrier, code: 'Z' }] }), 'carriers.1.carrier', 'carrierTwice'],
    ['no code', of({ carriers: [{ ...carrier, code: ' ' }] }), 'carriers.0.code', 'codeMissing'],
    ['nothing off', of({ carriers: [{ ...carrier, percentOff: 0 }] }), 'carriers.0.percentOff', 'percent'],
    ['too much off', of({ carriers: [{ ...carrier, percentOff: 61 }] }), 'carriers.0.percentOff', 'percent'],
    ['a third of a percent', of({ carriers: [{ ...carrier, percentOff: 0.3 }] }), 'carriers.0.percentOff', 'percent'],
    ['a code of hotels twice', of({ hotels: [...right.hotels, ...right.hotels] }), 'hotels.1.code', 'codeTwice'],
    ['no hotels', of(hotels({ brandIds: [] })), 'hotels.0.brandIds', 'hotelsMissing'],
    ['an unknown brand', of(hotels({ brandIds: ['brand-x'] })), 'hotels.0.brandIds', 'brandUnknown'],
    ['a hotel that is not sold', of(hotels({ hotelIds: ['h1', 'h2'] })), 'hotels.0.hotelIds', 'hotelUnknown'],
    ['a broken fee', of({ afterSales: { refund: 0.5, change: 0 } }), 'afterSales.refund', 'fee'],
    ['a high fee', of({ afterSales: { refund: 0, change: 100_001 } }), 'afterSales.change', 'fee'],
  ])('with %s are refused at their field', (_case, found, field, fault) => expect(found).toEqual([{ field, fault }]))

  test('hold from their day on until the next; what was not agreed to never holds', () => {
    const row = (from: string, state: 'agreed' | 'proposed' | 'refused') => ({ from, state })
    const [old, now, next] = [row('2026-01-01', 'agreed'), row('2026-11-20', 'agreed'), row('2026-12-01', 'agreed')]
    const [waits, refused] = [row('2026-11-19', 'proposed'), row('2026-11-18', 'refused')]
    const rows = [next, refused, now, waits, old]
    expect([ratesOn(rows, '2025-12-31'), ratesOn(rows, '2026-11-19'), ratesOn(rows, '2026-11-20')]).toEqual([undefined, old, now])
    expect(rows.map((each) => ratesStatus(each, rows, '2026-11-20'))).toEqual([
      'coming',
      'refused',
      'inForce',
      'proposed',
      'past',
    ])
  })
})
