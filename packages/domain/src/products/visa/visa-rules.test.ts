import { applicantTypes, visaKinds } from '@sojourn/contract/products/visa/visa-words'
import { describe, expect, test } from 'vitest'
import { backOf, mayStep, outcomeOf, visaStatusOf, type Application } from './case/application'
import { postFor, visaOnSale, visasOf } from './catalogue/catalogue'
import { deliveryBefore, earliestDelivery } from './catalogue/earliest-delivery'
import { entryRuleOf, rulesOfPassport } from './catalogue/entry-rule'
import { materialsOf, servingTwice } from './catalogue/materials'
import { passportValidUntil, visaCredentialFault } from './credentials'
import { visaPriceLines, visaTotal } from './order-price'
import { visaDestinations } from '../../reference/place/visa-countries'

describe('what is on sale', () => {
  test('forty countries and more in full, each with somewhere to apply, a checklist and a rule with its day', () => {
    const served = visaDestinations().filter(({ country }) => visasOf(country.code).length > 0)
    expect(served.length).toBeGreaterThanOrEqual(40)
    for (const product of served.flatMap(({ country }) => visasOf(country.code))) {
      expect(postFor(product, '31')?.provinces).toContain('31')
      expect(materialsOf(product.kind, 'employed').some(({ required }) => required)).toBe(true)
      expect(entryRuleOf('CN', product.country, 'business', '2026-12-01').checkedOn).toMatch(/^2026-/)
    }
  })
  test('for people of Hong Kong, Macau and Taiwan few of the countries on sale are unknown', () => {
    const known = (passport: 'HK' | 'MO' | 'TW') =>
      visaDestinations().filter(
        ({ country: { code } }) =>
          visasOf(code).length > 0 && entryRuleOf(passport, code, 'business', '2026-12-01').need === 'unknown',
      )
    expect(known('HK').length).toBeLessThanOrEqual(1)
    expect(known('MO').length).toBeLessThanOrEqual(4)
    expect(known('TW').length).toBeLessThanOrEqual(4)
  })
  test.each([
    ['Shanghai', '31', 'SHA'],
    ['Chongqing', '50', 'CKG'],
    ['Shandong', '37', 'TAO'],
    ['Tibet', '54', 'BJS'],
  ])('for Japan people of %s apply where their district is', (_name, province, post) =>
    expect(postFor(visaOnSale('jp-b')!, province)?.code).toBe(post),
  )
  test('a province that the desk does not serve has no district', () =>
    expect(postFor(visaOnSale('th-b')!, '54')).toBeUndefined())
  test.each([
    ['CN', 'SG', 'free', 30],
    ['CN', 'US', 'visa', undefined],
    ['HK', 'JP', 'free', 90],
    ['TW', 'US', 'eta', 90],
    ['MO', 'ZW', 'unknown', undefined],
  ] as const)('%s to %s: %s', (passport, country, need, days) =>
    expect(entryRuleOf(passport, country, 'business', '2026-12-01')).toMatchObject({ need, ...(days && { days }) }),
  )
  test.each([
    ['before a waiver', 'PH', 'business', '2026-01-15', 'visa', undefined],
    ['on its first day', 'PH', 'business', '2026-01-16', 'free', 'onwardAndLodging'],
    ['on its last day', 'PH', 'business', '2027-01-15', 'free', 'onwardAndLodging'],
    ['after it', 'PH', 'business', '2027-01-16', 'visa', undefined],
    ['for one purpose alone', 'TR', 'tourism', '2026-12-01', 'free', 'ninetyIn180'],
    ['for the other', 'TR', 'business', '2026-12-01', 'evisa', undefined],
    ['a trial that is over', 'KH', 'tourism', '2026-10-16', 'arrival', 'arrivalFee'],
    ['a waiver of which nobody knows whether it goes on', 'RU', 'business', '2026-09-15', 'unknown', 'waiverOver'],
  ] as const)('the day of travel decides: %s', (_what, country, purpose, day, need, condition) => {
    const rule = entryRuleOf('CN', country, purpose, day)
    expect([rule.need, rule.condition]).toEqual([need, condition])
  })
  test('a rule is told for each purpose where they differ, else once', () => {
    const purposes = (country: string, day: string) => rulesOfPassport('CN', country, day).map(({ purpose }) => purpose)
    expect(purposes('TR', '2026-12-01')).toEqual(['business', 'tourism'])
    expect(purposes('TR', '2026-01-01')).toEqual(['any'])
    expect(purposes('SG', '2026-12-01')).toEqual(['any'])
  })
})

test('each of the five kinds is on sale, and each paper of a checklist stands there once', () => {
  const all = visaDestinations().flatMap(({ country }) => visasOf(country.code))
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(visaKinds))
  for (const { kind } of all)
    for (const type of applicantTypes) {
      const papers = materialsOf(kind, type).map(({ material }) => material)
      expect(new Set(papers).size).toBe(papers.length)
    }
})

describe('by when a visa is here', () => {
  const asked = { country: 'KR', workingDays: 8, passportNeeded: true, from: '2026-11-20' }
  test.each([
    // Friday: handed in and sent by Tuesday, eight days there, one day back.
    ['a visa with the passport', {}, '2026-12-07'],
    ['without it', { passportNeeded: false }, '2026-12-03'],
    ['over the holidays here and there', { from: '2026-12-21' }, '2027-01-07'],
    ['over Chuseok', { from: '2027-09-10', workingDays: 1 }, '2027-09-21'],
    ['over Easter in Germany', { country: 'DE', from: '2027-03-24', workingDays: 1 }, '2027-04-01'],
    ['over a day that Japan is closed', { country: 'JP', workingDays: 1, from: '2026-11-19' }, '2026-11-26'],
  ])('%s', (_what, more, earliest) => expect(earliestDelivery({ ...asked, ...more })).toBe(earliest))
  test('whoever leaves on the day of delivery is in time, a day before is late', () => {
    expect(deliveryBefore('2026-12-07', asked)).toMatchObject({ late: false, handInBy: '2026-11-22' })
    expect(deliveryBefore('2026-12-06', asked)).toMatchObject({ late: true, workingDays: 11 })
    expect(deliveryBefore('2026-12-09', asked).handInBy).toBe('2026-11-24')
  })
})

describe('where an application stands', () => {
  const fresh: Application = {
    stage: 'preparing',
    passport: 'holder',
    passportNeeded: true,
    asksAppearance: false,
    materials: [
      { required: true, state: 'missing' },
      { required: false, state: 'missing' },
    ],
  }
  const papers = (state: 'uploaded' | 'accepted' | 'refused') => [{ required: true, state }]
  test.each<[string, Partial<Application>, string]>([
    ['papers are missing', {}, 'collecting'],
    ['papers are with the desk', { materials: papers('uploaded') }, 'reviewing'],
    ['one was refused', { materials: [...papers('refused'), ...papers('accepted')] }, 'supplement'],
    ['the passport is missing', { materials: papers('accepted') }, 'collecting'],
    ['all is there', { materials: papers('accepted'), passport: 'desk' }, 'ready'],
    ['no passport is asked for', { materials: papers('accepted'), passportNeeded: false }, 'ready'],
    ['it is lodged', { stage: 'lodged' }, 'lodged'],
    ['granted, the passport is back', { stage: 'granted', passport: 'returned' }, 'returned'],
    ['withdrawn, the passport is back', { stage: 'withdrawn', passport: 'returned' }, 'withdrawn'],
  ])('%s', (_what, more, status) => expect(visaStatusOf({ ...fresh, ...more })).toBe(status))
  test.each<[string, Partial<Application>, Parameters<typeof mayStep>[1], boolean]>([
    ['lodged before all is taken', { materials: papers('uploaded'), passport: 'desk' }, 'lodged', false],
    ['lodged when all is there', { materials: papers('accepted'), passport: 'desk' }, 'lodged', true],
    ['appointed where nobody has to come', { stage: 'lodged' }, 'appointed', false],
    ['appointed where somebody has to', { stage: 'lodged', asksAppearance: true }, 'appointed', true],
    ['granted before it is lodged', {}, 'granted', false],
    ['refused twice', { stage: 'refused' }, 'refused', false],
    ['withdrawn after the decision', { stage: 'granted' }, 'withdrawn', false],
    ['sent back before the decision', { stage: 'lodged', passport: 'desk' }, 'passportReturned', false],
    ['sent back after a refusal', { stage: 'refused', passport: 'desk' }, 'passportReturned', true],
    ['received after the applicant gave up', { stage: 'withdrawn', passport: 'sent' }, 'passportReceived', true],
    ['sent back after the applicant gave up', { stage: 'withdrawn', passport: 'desk' }, 'passportReturned', true],
    ['received while its holder has it still', { stage: 'withdrawn', passport: 'holder' }, 'passportReceived', false],
    ['a passport where none is needed', { passportNeeded: false }, 'passportSent', false],
  ])('%s', (_what, more, step, legal) => expect(mayStep({ ...fresh, ...more }, step)).toBe(legal))
  test.each([
    [
      'one is open',
      [
        { stage: 'granted', lodged: true },
        { stage: 'lodged', lodged: true },
      ],
      'open',
    ],
    ['all withdrawn before lodging', [{ stage: 'withdrawn', lodged: false }], 'left'],
    ['withdrawn after it', [{ stage: 'withdrawn', lodged: true }], 'decided'],
    [
      'granted and refused',
      [
        { stage: 'granted', lodged: true },
        { stage: 'refused', lodged: true },
      ],
      'decided',
    ],
  ] as const)('an order of which %s', (_what, stages, outcome) => expect(outcomeOf(stages)).toBe(outcome))
})

describe('money', () => {
  const fees = { kind: 'business', consularFee: 28_000, serviceFee: 32_000, expressFee: 36_000 } as const
  test.each([
    ['before lodging all comes back', fees, false, 96_000],
    ['after it half of the service', fees, true, 16_000],
    ['of an e-visa nothing', { ...fees, kind: 'evisa' } as const, true, 0],
  ])('%s', (_what, of, lodged, back) => expect(backOf(of, lodged)).toBe(back))
  test('lines of two of whom one pays no fee of the agency', () => {
    const lines = visaPriceLines({ ...fees, expressFee: 0 }, [1000, 0])
    expect(lines.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
      ['consularFee', 2, 56_000],
      ['visaServiceFee', 2, 64_000],
      ['serviceFee', 1, 1000],
    ])
    expect(visaTotal(lines)).toBe(121_000)
  })
})

test('a passport is asked for, and one that is valid for half a year beyond the departure', () => {
  expect(passportValidUntil('2026-12-09')).toBe('2027-06-09')
  expect(visaCredentialFault({ type: 'identityCard' }, '2026-12-09')).toBe('notForTripAbroad')
  expect(visaCredentialFault({ type: 'passport', expiresOn: '2026-12-01' }, '2026-12-09')).toBe('credentialExpired')
})

test.each([
  [
    ['business', 'business'],
    ['passportScan', 'photo', 'employmentLetter'],
  ],
  [
    ['business', 'evisa'],
    ['passportScan', 'photo'],
  ],
  [['business'], []],
  [[], []],
] as const)('papers that serve for %j', (kinds, papers) => expect(servingTwice(kinds)).toEqual(papers))
