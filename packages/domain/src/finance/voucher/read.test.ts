import { expect, test } from 'vitest'
import { readVoucher } from './read'
import { airXml, generalXml, railXml } from './voucher.testing'

test('[handbook 1.10] an itinerary receipt: fare and fuel without tax, tax, fund and total', () => {
  expect(readVoucher(airXml())).toMatchObject({
    format: 'air',
    ticketNo: '999-2160000001',
    net: 807_34,
    tax: 72_66,
    untaxed: 50_00,
    amount: 930_00,
    lines: [{ net: 807_34, tax: 72_66, amount: 880_00, rate: 9 }],
  })
})

test('[handbook 10.5] an electronic rail invoice: without tax, tax and fare; it names no seller', () => {
  expect(readVoucher(railXml())).toMatchObject({
    format: 'rail',
    service: 'G1',
    travelDay: '2026-11-18',
    seller: { name: '', taxNumber: '' },
    net: 507_34,
    tax: 45_66,
    amount: 553_00,
  })
})

test('a general invoice: the total of the whole and of a line have names of their own', () => {
  expect(readVoucher(generalXml())).toMatchObject({
    format: 'general',
    special: true,
    number: '26312000000000000001',
    issuedOn: '2026-11-20',
    amount: 318_00,
    lines: [{ words: '住宿', amount: 318_00, rate: 6 }],
    reverses: '',
  })
  expect(readVoucher(generalXml({ red: '26312000000000000009' }))).toMatchObject({ reverses: '26312000000000000009' })
})

test.each([
  ['0.06', 6],
  ['6%', 6],
  ['6 %', 6],
  ['6', 6],
  ['1%', 1],
  ['0.01', 1],
  ['0', 0],
  ['免税', undefined],
])('a rate of %s is %s percent', (rate, percent) => {
  expect(readVoucher(generalXml({ rate }))).toMatchObject({ lines: [{ rate: percent }] })
})

test('a moment that says where it is has the day of China', () => {
  expect(readVoucher(generalXml({ at: '2026-11-20T17:00:00.000Z' }))).toMatchObject({ issuedOn: '2026-11-21' })
})

test.each([
  ['an amount that is none', generalXml({ amount: '1e9' }), 'unreadable'],
  ['an amount beyond any', generalXml({ amount: '9'.repeat(20) }), 'unreadable'],
  ['another document', '<ofd:Document xmlns:ofd="x"><ofd:Pages/></ofd:Document>', 'noVoucher'],
  [
    'what an OFD says of itself, whose sum is without tax,',
    '<ofd:OFD xmlns:ofd="x"><ofd:DocBody><ofd:CustomData Name="合计金额">300.00</ofd:CustomData></ofd:DocBody></ofd:OFD>',
    'bareOfd',
  ],
])('%s is no voucher', (_what, xml, fault) => {
  expect(readVoucher(xml)).toBe(fault)
})
