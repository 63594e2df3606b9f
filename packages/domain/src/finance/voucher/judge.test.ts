import { describe, expect, test } from 'vitest'
import { checkCharacter } from '../../kit/tax-number'
import { forgeryFindings } from './genuine'
import { judgeVoucher, type ExpectedThing } from './judge'
import { readVoucher, type ReadVoucher } from './read'
import { airXml, generalXml, railXml } from './voucher.testing'

const numbered = (seventeen: string): string => `${seventeen}${checkCharacter(seventeen)}`
const own = { entityId: 'e-1', name: '样例科技（北京）有限公司', taxNumber: numbered('91110108MA0000001') }
const other = { entityId: 'e-2', name: '样例贸易有限公司', taxNumber: numbered('91310000MA0000002') }
const buyer = { buyer: own.name, taxNumber: own.taxNumber }
const read = (xml: string): ReadVoucher => {
  const voucher = readVoucher(xml)
  if (typeof voucher === 'string') throw new Error(voucher)
  return voucher
}

const today = '2026-11-29'
const forgeryOf = (xml: string, issued?: ReadVoucher) => forgeryFindings(read(xml), { today, issued })

describe('a voucher that nobody issued as it is', () => {
  test.each([
    ['genuine ones', airXml(buyer), []],
    ['a rail invoice', railXml(buyer), []],
    ['a general invoice', generalXml(buyer), []],
    ['a total that was raised', generalXml({ ...buyer, amount: '518.00' }), ['sumsDiffer']],
    ['a tax that was raised', railXml({ ...buyer, tax: '55.66' }), ['sumsDiffer']],
    ['a fund that was left out', airXml({ ...buyer, fund: '0.00' }), ['sumsDiffer']],
    ['a number of nineteen digits', generalXml({ ...buyer, number: '2631200000000000001' }), ['numberImpossible']],
    ['a number of no province', generalXml({ ...buyer, number: '26992000000000000001' }), ['numberImpossible']],
    ['a number of another year than its date', generalXml({ ...buyer, number: '25312000000000000001' }), ['numberImpossible']],
    ['a number of a year to come', airXml({ ...buyer, number: '27117000000000000001' }), ['numberImpossible']],
    ['the number of a sample', generalXml({ ...buyer, number: '00002000000000000001' }), ['numberImpossible']],
    ['a date to come', generalXml({ ...buyer, at: '2026-12-01 08:00:00' }), ['dateImpossible']],
    ['a date that is none', generalXml({ ...buyer, at: '2026-13-45' }), ['dateImpossible']],
    ['a tax number whose last character is wrong', generalXml({ ...buyer, taxNumber: '911101080000000010' }), ['taxNumberWrong']],
  ])('%s', (_what, xml, findings) => {
    expect(forgeryOf(xml)).toEqual(findings)
  })

  test('it says something else than what was issued under its number', () => {
    const issued = read(generalXml({ ...buyer, number: '00002000000000000001' }))
    expect(forgeryOf(generalXml({ ...buyer, number: '00002000000000000001' }), issued)).toEqual([])
    const raised = { net: '600.00', tax: '36.00', amount: '636.00' }
    expect(forgeryOf(generalXml({ ...buyer, number: '00002000000000000001', ...raised }), issued)).toEqual(['altered'])
  })
})

const lineXml = (net: string, tax: string, amount: string): string =>
  `<IssuItemInformation><ItemName>住宿</ItemName><Amount>${net}</Amount><TaxRate>0.06</TaxRate><ComTaxAm>${tax}</ComTaxAm><TotaltaxIncludedAmount>${amount}</TotaltaxIncludedAmount></IssuItemInformation>`
const withDiscount = (xml: string): string =>
  xml.replace(
    /<IssuItemInformation>.*<\/IssuItemInformation>/s,
    lineXml('400.00', '24.00', '424.00') + lineXml('-100.00', '-6.00', '-106.00'),
  )

const thing = (given: Partial<ExpectedThing>): ExpectedThing => ({
  key: 'company:F1:0:0:airFare',
  payer: 'company',
  item: 'airFare',
  entityId: 'e-1',
  amount: 930_00,
  outside: 50_00,
  ticketNo: '9992160000001',
  service: 'CA1521',
  travelDay: '2026-11-18',
  traveller: '林晓雯',
  covered: false,
  ...given,
})
const ride = thing({ key: 'company:T1:0:0:railFare', item: 'railFare', amount: 553_00, outside: 0, ticketNo: '', service: 'G1' })
const stay = thing({ key: 'company:H1:0:0:lodging', item: 'lodging', amount: 318_00, outside: 0, ticketNo: '', service: '' })
const judge = (xml: string, things: ExpectedThing[]) => judgeVoucher(read(xml), { things, titles: [own, other], forgery: [] })

describe('a voucher beside what was paid', () => {
  test.each([
    ['a ticket', airXml(buyer), [thing({})], 'matched', []],
    ['a ride', railXml(buyer), [ride], 'matched', []],
    ['a stay', generalXml(buyer), [stay], 'matched', []],
    ['brackets of the other width', generalXml({ ...buyer, buyer: '样例科技(北京)有限公司' }), [stay], 'matched', []],
    ['a small payer', generalXml({ ...buyer, rate: '1%', net: '314.85', tax: '3.15' }), [stay], 'matched', []],
    [
      'a railway’s voucher of a refund that names no other',
      railXml({ ...buyer, business: '退' }),
      [ride],
      'takenBack',
      ['givesBack'],
    ],
    [
      'an airline’s red letter that names no other',
      airXml({ ...buyer, status: '红冲' }),
      [thing({})],
      'takenBack',
      ['givesBack'],
    ],
    [
      'a red letter that names no other',
      generalXml({ ...buyer, net: '-300.00', tax: '-18.00', amount: '-318.00' }),
      [stay],
      'takenBack',
      ['givesBack'],
    ],
    ['a line of a discount, which is no red letter', withDiscount(generalXml(buyer)), [stay], 'matched', []],
    ['another ticket', airXml({ ...buyer, ticketNo: '999-2160000009' }), [thing({})], 'unknown', ['noOrder']],
    ['another day', railXml({ ...buyer, day: '2026-11-17' }), [ride], 'unknown', ['noOrder']],
    ['nothing that cost so much', generalXml(buyer), [], 'unknown', ['noOrder']],
    [
      'two stays that cost the same',
      generalXml(buyer),
      [stay, { ...stay, key: 'company:H2:0:0:lodging' }],
      'unknown',
      ['severalOrders'],
    ],
    [
      'one of two that has a voucher',
      generalXml(buyer),
      [stay, { ...stay, key: 'company:H2:0:0:lodging', covered: true }],
      'matched',
      [],
    ],
    ['what has a voucher', railXml(buyer), [{ ...ride, covered: true }], 'duplicate', ['anotherVoucher']],
    [
      'another entity of the company',
      generalXml({ buyer: other.name, taxNumber: other.taxNumber }),
      [stay],
      'wrongTitle',
      ['titleDiffers'],
    ],
    ['a name without its number', generalXml({ buyer: own.name }), [stay], 'wrongTitle', ['titleDiffers']],
    [
      'a fare that was not paid',
      railXml({ ...buyer, fare: '600.00', net: '550.46', tax: '49.54' }),
      [ride],
      'amountWrong',
      ['amountDiffers'],
    ],
    [
      'a rate of services on a ride',
      railXml({ ...buyer, rate: '0.06', net: '521.70', tax: '31.30' }),
      [ride],
      'taxWrong',
      ['rateDiffers', 'taxDiffers'],
    ],
    [
      'tax on the fund too',
      airXml({ ...buyer, fare: '834.86', tax: '76.79', fund: '0.00' }),
      [thing({})],
      'taxWrong',
      ['taxDiffers'],
    ],
    [
      'a tax that its rate does not give',
      generalXml({ ...buyer, net: '290.00', tax: '28.00' }),
      [stay],
      'taxWrong',
      ['taxDiffers'],
    ],
  ] as const)('%s', (_what, xml, things, verdict, findings) => {
    expect(judge(xml, [...things])).toMatchObject({ verdict, findings })
  })

  const named = (xml: string, name: string) => xml.replace('</xbrl>', `<rai:Name>${name}</rai:Name></xbrl>`)
  const colleague = { ...ride, key: 'company:T2:0:0:railFare', traveller: '陈志远' }
  test.each([
    ['the passenger among colleagues on one train', '陈志远', 'matched', [], [colleague.key]],
    ['nobody who is known', '赵六', 'unknown', ['passengerDiffers'], [ride.key]],
    ['a name in Latin letters, which is not compared', 'CHEN/ZHIYUAN', 'matched', [], [ride.key]],
  ] as const)('of a train names %s', (_what, name, verdict, findings, keys) => {
    expect(judge(named(railXml(buyer), name), [ride, colleague])).toEqual({ verdict, findings, keys })
  })

  test.each([
    ['周小禾', '周小禾（儿童）'],
    ['周小禾', '周小禾（婴儿）'],
    ['周小禾', '周小禾'],
    // As this portal issued them once.
    ['周小禾（儿童）', '周小禾（儿童）'],
  ])('that names %s is of %s', (name, traveller) => {
    const own = { ...ride, traveller }
    expect(judge(named(railXml(buyer), name), [own])).toEqual({ verdict: 'matched', findings: [], keys: [ride.key] })
  })

  test('of a person is to whom the person likes', () => {
    const personal = { ...stay, payer: 'person' as const, entityId: '' }
    expect(judge(generalXml({ buyer: '李明' }), [personal])).toMatchObject({ verdict: 'matched', keys: [personal.key] })
  })

  test('with two faults has the graver one, and says both', () => {
    const wrong = { buyer: other.name, taxNumber: other.taxNumber, fare: '600.00', net: '550.46', tax: '49.54' }
    expect(judge(railXml(wrong), [ride])).toMatchObject({ verdict: 'wrongTitle', findings: ['titleDiffers', 'amountDiffers'] })
  })
})
