import { describe, expect, test } from 'vitest'
import { tripDocumentFault } from './document-rules'
import { addressCountries, documentNotes, passengerAbroad, validUntil, type Bearer } from './notes'
import { abroadOf, stopsOf, type CrossingFlight } from './trip-countries'

const flight = (
  slice: number,
  departAirport: string,
  arriveAirport: string,
  departDate: string,
  arriveDate = departDate,
): CrossingFlight => ({
  slice,
  departAirport,
  departDate,
  arriveAirport,
  arriveDate,
})
const singapore = [flight(0, 'PVG', 'SIN', '2026-12-01'), flight(1, 'SIN', 'PVG', '2026-12-08')]
const newYork = [
  flight(0, 'CTU', 'PVG', '2026-12-01'),
  flight(0, 'PVG', 'JFK', '2026-12-01'),
  flight(1, 'JFK', 'PVG', '2026-12-20', '2026-12-21'),
]
const parisByDubai = [
  flight(0, 'PVG', 'DXB', '2026-12-01'),
  flight(0, 'DXB', 'CDG', '2026-12-02'),
  flight(1, 'CDG', 'PVG', '2026-12-10', '2026-12-11'),
]
const hongKong = [flight(0, 'PVG', 'HKG', '2026-12-01'), flight(1, 'HKG', 'PVG', '2026-12-03')]
const passport: Bearer = { type: 'passport', nationality: 'CN', expiresOn: '2030-01-31' }
const kindsOf = (flights: readonly CrossingFlight[], bearer: Bearer) =>
  documentNotes(flights, bearer, 'en').map(({ level, kind }) => `${level} ${kind}`)

describe('where a trip comes to', () => {
  test('a change of planes at home or in the country of arrival is no transit', () => {
    expect(stopsOf(newYork)).toEqual([
      { country: 'US', arriveDate: '2026-12-01', departDate: '2026-12-20', transit: false },
      { country: 'CN', arriveDate: '2026-12-21', transit: false },
    ])
    expect(stopsOf(parisByDubai).map(({ country, transit }) => [country, transit])).toEqual([
      ['AE', true],
      ['FR', false],
      ['CN', false],
    ])
  })
})

describe('documents of a trip abroad (handbook 2.3, 11.4)', () => {
  test.each<[string, Bearer['type'], CrossingFlight[], string | undefined]>([
    ['an identity card', 'identityCard', singapore, 'notForTripAbroad'],
    ['an identity card on the domestic segment of an international ticket', 'identityCard', newYork, 'notForTripAbroad'],
    ['a passport', 'passport', newYork, undefined],
    ['the permit for Hong Kong there', 'hongKongMacauPass', hongKong, undefined],
    ['the permit for Hong Kong beyond it', 'hongKongMacauPass', [...hongKong, ...singapore], 'notForTripAbroad'],
    ['the permit for Taiwan in Hong Kong', 'taiwanPass', hongKong, 'notForTripAbroad'],
    ['the permit for Taiwan there', 'taiwanPass', [flight(0, 'PVG', 'TPE', '2026-12-01')], undefined],
    ['a home return permit', 'homeReturnPermit', hongKong, 'notForTripAbroad'],
  ])('%s', (_title, type, flights, fault) =>
    expect(tripDocumentFault(abroadOf(flights))({ type, expiresOn: '2030-01-31' }, '2026-12-31')).toBe(fault),
  )
  test.each([
    ['2026-12-07', 'refuse documentExpired'],
    ['2026-12-08', 'warn validity'],
    ['2027-05-31', 'warn validity'],
    ['2027-06-01', undefined],
  ])('a passport until %s to Singapore, which wants six months from entry', (expiresOn, note) => {
    const found = kindsOf(singapore, { ...passport, expiresOn }).filter((kind) => /documentExpired|validity/.test(kind))
    expect(found[0]).toBe(note)
  })
  test('validity is counted from entry or exit by country, and where nobody has read it from the last arrival', () => {
    const stop = { arriveDate: '2026-12-01', departDate: '2026-12-20', transit: false }
    expect(validUntil({ ...stop, country: 'SG' })).toBe('2027-06-01')
    expect(validUntil({ ...stop, country: 'FR' })).toBe('2027-03-20')
    expect(validUntil({ ...stop, country: 'GB' })).toBe('2026-12-20')
    expect(validUntil({ ...stop, country: 'ZW' })).toBe('2027-06-01')
  })
  test.each<[string, CrossingFlight[], Bearer, string[]]>([
    ['Singapore', singapore, passport, ['tell visa']],
    ['the United States', newYork, passport, ['warn visa', 'tell evus', 'tell address']],
    ['France by Dubai', parisByDubai, passport, ['warn visa', 'tell blankPages']],
    ['Hong Kong with a passport', hongKong, passport, ['warn permit']],
    ['Hong Kong with the permit', hongKong, { type: 'hongKongMacauPass', expiresOn: '2030-01-31' }, ['tell permit']],
    ['Singapore for somebody of there', singapore, { ...passport, nationality: 'SG' }, ['warn visaUnknown']],
    ['Singapore for somebody of Hong Kong', singapore, { ...passport, nationality: 'HK' }, ['warn permit', 'tell visa']],
    [
      'the United States for somebody of Taiwan',
      newYork,
      { ...passport, nationality: 'TW' },
      ['warn visa', 'warn permit', 'tell address'],
    ],
    ['Hong Kong for somebody of there', hongKong, { ...passport, nationality: 'HK' }, ['warn permit']],
    ['Hong Kong for somebody of Macau', hongKong, { ...passport, nationality: 'MO' }, ['warn permit', 'tell visa']],
    ['Hong Kong for somebody of Japan', hongKong, { ...passport, nationality: 'JP' }, ['warn visaUnknown', 'warn visaUnknown']],
  ])('%s', (_title, flights, bearer, notes) => expect(kindsOf(flights, bearer)).toEqual(notes))
  test('a visa that is applied for says for which country and by when; where none is needed nothing is', () => {
    const [visa] = documentNotes(newYork, passport, 'en').filter(({ kind }) => kind === 'visa')
    expect(visa?.visaFor).toMatchObject({ countryName: 'United States', neededBy: newYork[0]!.arriveDate })
    expect(documentNotes(singapore, passport, 'en').flatMap(({ visaFor }) => visaFor ?? [])).toEqual([])
  })
  test('the rule of each passport is told with its name and source', () => {
    const of = (nationality: string) =>
      documentNotes(singapore, { ...passport, nationality }, 'zh-CN').find(({ kind }) => kind === 'visa')
    expect(of('HK')).toMatchObject({
      sentence: '持香港特区护照前往新加坡免签停留不超过 30 天',
      source: '来源：本平台据使领馆与航司公布整理，2026年11月30日 核对',
    })
    expect(of('CN')?.sentence).toContain('持中国普通护照前往新加坡免签')
  })
  test('the rule of the day of arrival is told with its conditions', () => {
    const manila = (day: string) =>
      documentNotes([flight(0, 'PVG', 'MNL', day)], passport, 'en').find(({ kind }) => kind === 'visa')
    expect(manila('2026-12-01')).toMatchObject({ level: 'tell', sentence: expect.stringContaining('Manila or Cebu') as unknown })
    expect(manila('2027-02-01')).toMatchObject({ level: 'warn', sentence: 'Philippines: a visa is needed before travel.' })
  })
  describe('a visa at hand', () => {
    const own = { countries: ['US'], status: 'serves', sentence: 'at hand', years: 1 } as const
    const visas = (more: object, flights = newYork) =>
      documentNotes(flights, { ...passport, admissions: [{ ...own, ...more }] }, 'en').filter(({ kind }) =>
        /visa|evus|permit/.test(kind),
      )
    test('that serves is told in place of what is asked', () =>
      expect(visas({})).toEqual([{ level: 'tell', kind: 'visa', sentence: 'at hand' }]))
    test('of ten years is enrolled; whose is not known may be one of them', () => {
      expect(visas({ years: 10 }).map(({ kind }) => kind)).toEqual(['visa', 'evus'])
      expect(visas({ status: 'applied', years: undefined }).map(({ level, kind }) => `${level} ${kind}`)).toEqual([
        'tell visa',
        'tell evus',
      ])
    })
    test('that does not serve stands beside what is asked', () => {
      const [asked, short] = visas({ status: 'short' })
      expect(asked).toMatchObject({ level: 'warn', visaFor: { countryName: 'United States' } })
      expect(short).toEqual({ level: 'warn', kind: 'visa', sentence: 'at hand' })
    })
    test('says nothing where none is asked, or of another country', () => {
      expect(visas({ countries: ['GB'] })[0]).toMatchObject({ level: 'warn', kind: 'visa' })
      expect(visas({ countries: ['SG'] }, singapore)[0]?.sentence).toContain('need no visa')
      expect(visas({ countries: ['HK'] }, hongKong)[0]).toMatchObject({ level: 'warn', kind: 'permit' })
    })
  })
  test('a stay that is longer than one may without a visa asks for one', () => {
    const long = [flight(0, 'PVG', 'SIN', '2026-12-01'), flight(1, 'SIN', 'PVG', '2027-01-15')]
    expect(kindsOf(long, passport)).toContain('warn visa')
  })
  test('what countries ask says where and when it was read; what is plain from the document needs no source', () => {
    const sourced = (bearer: Bearer) => documentNotes(newYork, bearer, 'zh-CN').map(({ kind, source }) => [kind, source])
    const own = '来源：本平台据使领馆与航司公布整理，2026年9月30日 核对'
    expect(sourced({ ...passport, expiresOn: '2026-12-10' })).toEqual([
      ['documentExpired', undefined],
      ['validity', own],
      ['visa', '来源：passport-index-data 公开数据，2026年2月17日 核对'],
      ['evus', own],
      ['address', own],
    ])
  })
  test('where carriers send an address', () => {
    expect(addressCountries(newYork)).toEqual(['US'])
    expect(addressCountries(singapore)).toEqual([])
  })
})

describe('infants', () => {
  test.each([
    ['2024-11-30', 'child'],
    ['2024-12-05', 'child'],
    ['2024-12-08', 'child'],
    ['2024-12-09', 'infant'],
    ['2014-12-01', 'adult'],
    ['2014-12-02', 'child'],
    ['2026-11-20', 'newborn'],
    [undefined, 'adult'],
  ])('born %s, there on 1 and back on 8 December 2026: %s', (birthDate, passenger) =>
    expect(passengerAbroad(birthDate, '2026-12-01', '2026-12-08')).toBe(passenger),
  )
  test('who turns two on the way is told so', () =>
    expect(kindsOf(singapore, { ...passport, birthDate: '2024-12-05' })).toContain('tell turnsTwo'))
})
