import { reasonProducts } from '@sojourn/contract/admin/company/company-words'
import type { CompanyReason } from '@sojourn/contract/admin/company/company.shapes'
import { describe, expect, test } from 'vitest'
import { companyFaults, foundFaultSentence, isPlace } from './company-faults'

const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })
const profile = {
  names: names('远行科技'),
  appTitle: names('差旅'),
  brandColour: '#068090',
  isShowDTGLogo: true,
  serviceTel: '400-000-0000',
  serviceTelDisplay: '',
}
const reason: CompanyReason = { code: 'other', names: names('其他'), needsText: true, products: [], rules: [], ended: false }
const violationTitles = {
  flight: names(''),
  intlFlight: names(''),
  hotel: names(''),
  intlHotel: names(''),
  train: names(''),
  car: names(''),
  visa: names(''),
  meeting: names(''),
}
const link = { names: names('预算'), actionId: '/center/travelForm', cssClass: 'wallet' } as const
const features = {
  isEnableWallet: false,
  onlineReportEnable: false,
  intlFlightDemandOrderEnable: false,
  strictPassword: false,
  showCost: true,
}
const faultsOf = (sections: Parameters<typeof companyFaults>[0]) => companyFaults(sections).map(({ fault }) => fault)

describe('[S2.48] what a company may not say of itself', () => {
  test.each([
    ['without a name', { names: names(' ') }, 'namesMissing'],
    ['without a title', { appTitle: names('') }, 'titleMissing'],
    ['with a telephone of letters', { serviceTel: 'call us' }, 'telephoneWrong'],
  ] as const)('a profile %s', (_name, more, fault) => {
    expect(faultsOf({ profile: { ...profile, ...more } })).toEqual([fault])
    expect(faultsOf({ profile })).toEqual([])
  })

  test('every product keeps a reason to choose', () => {
    const of = (reasons: CompanyReason[]) => faultsOf({ reasons: { reasons, violationTitles } })
    expect(of([reason])).toEqual([])
    expect(of([])).toEqual(['reasonsMissing'])
    expect(of([{ ...reason, ended: true }])).toEqual(['reasonsMissing'])
    expect(of([{ ...reason, products: ['flight', 'intlFlight', 'hotel', 'intlHotel'] }])).toEqual(['reasonsMissing'])
    expect(of([{ ...reason, products: reasonProducts.filter((product) => product !== 'car') }])).toEqual(['reasonsMissing'])
    expect(of([{ ...reason, rules: ['trainFirst'] }])).toEqual(['reasonsMissing'])
    const [lacking] = companyFaults({
      reasons: { reasons: [{ ...reason, products: ['flight', 'hotel', 'train'] }], violationTitles },
    })
    expect(foundFaultSentence(lacking!, 'zh-CN')).toBe(
      '每种产品至少保留一个适用于全部超标类型的原因，尚缺：国际机票、国际酒店、用车、签证、会议',
    )
    expect(of([reason, { ...reason, code: 'again' }])).toEqual(['reasonTwice'])
    expect(of([reason, { ...reason, code: 'again', names: names('') }])).toEqual(['reasonNameMissing'])
  })

  test('an entry of the menu leads somewhere', () => {
    expect(faultsOf({ features: { ...features, links: [link] } })).toEqual([])
    expect(faultsOf({ features: { ...features, links: [{ ...link, names: names('') }] } })).toEqual(['linkNameMissing'])
    expect(faultsOf({ features: { ...features, links: [{ ...link, actionId: 'somewhere' }] } })).toEqual(['linkWrong'])
  })
})

test.each([
  ['/center/travelForm', true],
  ['https://erp.example/costs?x=1', true],
  ['http://erp.example', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['', false],
])('[S3.10] %s leads somewhere: %s', (address, expected) => {
  expect(isPlace(address)).toBe(expected)
})
