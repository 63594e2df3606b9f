import { describe, expect, test } from 'vitest'
import type { IssuedVoucher, VoucherLine, VoucherRequest } from '../../ports/invoicing'
import { createSandboxInvoicing } from './sandbox-invoicing'

const invoicing = createSandboxInvoicing()
const line = (more: Partial<VoucherLine> = {}): VoucherLine => ({
  item: 'railFare',
  words: '*运输服务*铁路客运 G1 北京南-上海虹桥',
  ticketNo: 'E123456789',
  traveller: '李明',
  service: 'G1',
  carrier: '',
  travelDay: '2027-01-05',
  amount: 55_300,
  net: 50_734,
  tax: 4_566,
  untaxed: 0,
  fuel: 0,
  rate: 9,
  ...more,
})
const request = (more: Partial<VoucherRequest> = {}): VoucherRequest => ({
  key: 'k1',
  at: '2026-11-20T03:00:00.000Z',
  kind: 'railTicket',
  issuer: 'railway',
  buyer: { name: '远行科技有限公司', taxNumber: '' },
  lines: [line()],
  amount: 55_300,
  net: 50_734,
  tax: 4_566,
  untaxed: 0,
  ...more,
})
const issued = async (more: Partial<VoucherRequest> = {}) => (await invoicing.issue(request(more))) as IssuedVoucher
const fee = line({ item: 'serviceFee', words: '服务费', amount: 10_600, net: 10_000, tax: 600, rate: 6 })
const general = { kind: 'special', issuer: 'agency', lines: [fee], amount: 10_600, net: 10_000, tax: 600 } as const

describe('the built-in issuer', () => {
  test('answers a key as the first time, and another with another number, none of which the tax office could have given', async () => {
    const [first, again, other] = [await issued(), await issued(), await issued({ key: 'k2' })]
    expect(again).toEqual(first)
    expect(other.number).not.toBe(first.number)
    expect(first.number).toMatch(/^0000\d{16}$/)
  })

  test('writes the voucher of the railway, which names no seller', async () => {
    const { xml, seller } = await issued()
    expect(seller).toEqual({ name: '', taxNumber: '' })
    expect(xml).toContain('xmlns:rai="http://xbrl.mof.gov.cn/taxonomy/2021-11-30/rai"')
    for (const element of [
      'TypeOfBusiness>售<',
      'TrainNumber>G1<',
      'Fare>553.00<',
      'TotalAmountExcludingTax>507.34<',
      'TaxRate>0.09<',
      'TaxAmount>45.66<',
    ])
      expect(xml).toContain(`<rai:${element}`)
  })

  test('writes a general voucher with the two spellings of the total', async () => {
    const { xml } = await issued(general)
    expect(xml).toContain('<GeneralOrSpecialVAT>增值税专用发票</GeneralOrSpecialVAT>')
    expect(xml).toContain('<TotalTax-includedAmount>106.00</TotalTax-includedAmount>')
    expect(xml).toContain('<TotaltaxIncludedAmount>106.00</TotaltaxIncludedAmount>')
    expect(xml).not.toContain('RedEInvoice')
  })

  test('a red-letter invoice names what it takes back, below nought', async () => {
    const red = { amount: -10_600, net: -10_000, tax: -600 }
    const { xml } = await issued({ ...general, ...red, lines: [{ ...fee, ...red }], reverses: '00001' })
    expect(xml).toContain('<RedEInvoice><OriginalInvoiceCode>00001</OriginalInvoiceCode></RedEInvoice>')
    expect(xml).toContain('<TotalTaxAm>-6.00</TotalTaxAm>')
    const rail = await issued({
      lines: [line({ amount: -55_300, net: -50_734, tax: -4_566 })],
      amount: -55_300,
      net: -50_734,
      tax: -4_566,
      reverses: '00001',
    })
    expect(rail.xml).toContain('<rai:TypeOfBusiness>退<')
    expect(rail.xml).toContain('<rai:NumberOfOriginalInvoice>00001<')
  })

  test('what somebody wrote stays text', async () => {
    const { xml } = await issued({ ...general, buyer: { name: '<a>&"\u0000', taxNumber: '' } })
    expect(xml).toContain('<BuyerName>&lt;a&gt;&amp;&quot;</BuyerName>')
  })

  test.each([
    ['a tax number whose last sign is wrong', { buyer: { name: '远行', taxNumber: '91310000MA1FL00010' } }, 'titleRefused'],
    ['no name', { buyer: { name: ' ', taxNumber: '' } }, 'titleRefused'],
    ['lines that do not sum', { amount: 55_301 }, 'sumsRefused'],
    ['a journey of more than 180 days ago', { at: '2027-07-04T16:00:00.000Z' }, 'tooLate'],
    ['a line whose parts do not sum', { lines: [line({ tax: 4_565 })], tax: 4_565 }, 'sumsRefused'],
  ] as const)('refuses %s', async (_what, more, refusal) => {
    expect(await invoicing.issue(request(more))).toEqual({ refusal })
  })

  test.each([
    ['on the last day', { at: '2027-07-04T15:59:59.000Z' }],
    ['in red, however late', { at: '2028-01-01T00:00:00.000Z', reverses: '26119166000000000001' }],
    ['of a fee, however late', { ...general, at: '2028-01-01T00:00:00.000Z' }],
  ] as const)('[handbook 10.5] writes a voucher %s', async (_when, more) => {
    expect(await invoicing.issue(request(more))).toHaveProperty('number')
  })
})
