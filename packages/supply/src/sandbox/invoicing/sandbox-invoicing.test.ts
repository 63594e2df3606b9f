import { readVoucher } from '@sojourn/domain/finance/voucher/read'
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
  from: '北京南',
  to: '上海虹桥',
  departTime: '07:00',
  className: '二等座',
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
      'Name>李明<',
      'ElectronicTicketNum>E123456789<',
      'DepartureStation>北京南<',
      'DestinationStation>上海虹桥<',
      'DepartureTime>07:00<',
      'SeatLevel>二等座<',
      'NameOfSeller><',
      'TrainNumber>G1<',
      'Fare>553.00<',
      'TotalAmountExcludingTax>507.34<',
      'TaxRate>0.09<',
      'TaxAmount>45.66<',
    ])
      expect(xml).toContain(`<rai:${element}`)
  })

  test('[handbook 1.10] writes the itinerary receipt of an airline with its passenger and flights, to the fen', async () => {
    const sums = { amount: 93_000, net: 80_734, tax: 7_266, untaxed: 5_000 }
    const flight = {
      from: '上海虹桥',
      to: '北京首都',
      departTime: '08:00',
      className: '经济舱',
      carrier: '中国东方航空',
      service: 'MU5101',
    }
    const bought = line({ ...flight, ...sums, item: 'airFare', ticketNo: '781-2160000001', fuel: 2_000 })
    const { xml, number } = await issued({ ...sums, kind: 'airItinerary', issuer: 'airline', lines: [bought] })
    for (const element of [
      `ElectronicInvoiceAirTransportReceiptNumber>${number}<`,
      'PassengerName>李明<',
      'ETicketNumber>781-2160000001<',
      'NumberOfGPOrder><',
      'DepartureStation>上海虹桥<',
      'DestinationStation>北京首都<',
      'Flight>MU5101<',
      'SeatClass>经济舱<',
      'CarrierDate>2027-01-05<',
      'DepartureTime>08:00<',
    ])
      expect(xml).toContain(`<${element}`)
    const read = readVoucher(xml)
    expect(read).toMatchObject({ format: 'air', ...sums, passenger: '李明', ticketNo: '781-2160000001', service: 'MU5101' })
    const fen = (name: string) => Math.round(Number(new RegExp(`<${name}>([\\d.]+)<`).exec(xml)![1]) * 100)
    const parts = ['Fare', 'FuelSurcharge', 'VatTaxAmount', 'CivilAviationDevelopmentFund', 'OtherTaxes'].map(fen)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fen('TotalAmount'))
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
