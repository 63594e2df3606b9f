import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkVoucher,
  dropVoucher,
  getVoucher,
  searchCompanyVouchers,
  searchVouchers,
  uploadCompanyVoucher,
} from '@sojourn/contract/finance/voucher.calls'
import { searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import type { DueThing } from '@sojourn/contract/finance/voucher.shapes'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { generalXml } from '@sojourn/domain/finance/voucher/voucher.testing'
import { readVoucher } from '@sojourn/domain/finance/voucher/read'
import { detail, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { zip } from '../../../kit/sheet/zip'
import { issuedFor, ownFlight } from '../invoice/invoice.testing'
import { unpackVouchers, type FoundVoucher } from './unpack'
import { railFor, ride, ridesDue, titleOf, uploadCompanyFile, uploadOwnFile } from './voucher.testing'

let server: TestServer
let title: Awaited<ReturnType<typeof titleOf>>
let thing: DueThing
beforeAll(async () => {
  server = await openTestServer()
  title = await titleOf(server)
  thing = await ride(server, '2026-11-27')
}, 120_000)
afterAll(() => server.close())

const refusedAs = (name: ProblemName) => ({ success: false, code: problems[name].code, status: problems[name].status })
const fileOf = async (who: string, path: string, query: Record<string, string>) =>
  server.app.inject({ method: 'GET', url: `/api/${path}`, query, headers: { token: await server.tokenOf(who) } })
const wholeOf = async (voucherId: string, who = 'finance') => expectResult(await server.call(who, getVoucher, { voucherId }))
const isDue = async () => (await ridesDue(server)).some(({ key }) => key === thing.key)
const ordersWith = async (voucher: 'missing' | 'complete') =>
  expectResult(await server.call('finance', searchOrders, { voucher })).list.map(({ orderNo }) => orderNo)
const dropIt = async (voucherId: string, who = 'finance') => {
  const { version } = (await wholeOf(voucherId, who)).voucher
  return server.call(who, dropVoucher, { voucherId, version, reason: '上传错了' })
}

/** What one upload of one voucher led to. */
const uploaded = async (xml: string, { own = false } = {}) => {
  const { vouchers } = await (own ? uploadOwnFile(server, xml) : uploadCompanyFile(server, xml))
  return vouchers[0]!
}

describe('a voucher of what the company paid', () => {
  test('[handbook 10.5] that fits its ride proves it, until it is dropped with a reason', async () => {
    expect(await isDue()).toBe(true)
    const xml = railFor(thing, title)
    const { voucherId, ...report } = await uploaded(xml)
    expect(report).toMatchObject({ format: 'rail', verdict: 'matched', findings: [], again: false, amount: thing.amount })
    expect(await isDue()).toBe(false)
    const whole = await wholeOf(voucherId!)
    expect(whole).toMatchObject({
      things: [{ key: thing.key, orderNo: thing.orderNo }],
      steps: [{ step: 'kept' }],
      mayMove: true,
    })
    const { version } = whole.voucher
    const drop = (reason: string, at = version) =>
      server.call('finance', dropVoucher, { voucherId: voucherId!, version: at, reason })
    expect(await drop(' ')).toMatchObject(refusedAs('voucherReasonMissing'))
    expect(await drop('错', version + 1)).toMatchObject(refusedAs('voucherMoved'))
    const both = await Promise.all([drop('重复报销'), drop('重复报销')])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(await isDue()).toBe(true)
    const after = await wholeOf(voucherId!)
    expect(after).toMatchObject({ voucher: { dropped: true }, mayMove: false })
    expect(after.steps.at(-1)).toMatchObject({ step: 'dropped', reason: '重复报销' })
    expect(await server.call('finance', checkVoucher, { voucherId: voucherId!, version: version + 1 })).toMatchObject(
      refusedAs('voucherMoved'),
    )
  })

  test.each([
    ['to another title', { buyer: '别家公司' }, 'wrongTitle', ['titleDiffers']],
    ['over another fare', { fare: '1.09', net: '1.00', tax: '0.09' }, 'amountWrong', ['amountDiffers']],
    ['at the rate of a service', { rate: '6%' }, 'taxWrong', ['rateDiffers', 'taxDiffers']],
    ['of another day', { day: '2026-11-01' }, 'unknown', ['noOrder']],
    ['whose parts do not sum to its fare', { tax: '0.01' }, 'forged', ['sumsDiffer']],
    ['under a number of no province', { number: '26990000000000000001' }, 'forged', ['numberImpossible']],
  ] as const)('[handbook 10.5] %s does not', async (_what, given, verdict, findings) => {
    const report = await uploaded(railFor(thing, title, given))
    expect(report).toMatchObject({ verdict, findings })
    expect(await isDue()).toBe(true)
    expectResult(await dropIt(report.voucherId!))
  })

  test('is kept once, whoever uploads it, however often and at once', async () => {
    const xml = railFor(thing, title)
    const reports = await Promise.all([uploaded(xml), uploaded(xml), uploaded(xml)])
    expect(reports.filter(({ again }) => !again)).toHaveLength(1)
    expect(new Set(reports.map(({ voucherId }) => voucherId)).size).toBe(1)
    // The same in an archive beside another, of which nothing is known.
    const archive = zip([
      { name: 'a.xml', content: Buffer.from(xml) },
      { name: 'b.xml', content: Buffer.from(generalXml({ number: '26312000000000009999' })) },
    ])
    const { vouchers } = await uploadCompanyFile(server, archive)
    expect(vouchers).toMatchObject([{ again: true }, { again: false, verdict: 'unknown' }])
    // Under its number another fare; and for its ride another number.
    const { number } = reports[0]
    const raised = await uploaded(railFor(thing, title, { number, fare: '1090.00', net: '1000.00', tax: '90.00' }))
    expect(raised).toMatchObject({ verdict: 'forged', findings: ['altered'], again: false })
    expect(await uploaded(railFor(thing, title))).toMatchObject({ verdict: 'duplicate', findings: ['anotherVoucher'] })
    for (const { voucherId } of reports.slice(0, 1)) expectResult(await dropIt(voucherId!))
  })

  test('[handbook 10.5] counts no more once a red-letter invoice takes it back', async () => {
    const first = await uploaded(generalXml({ number: '26312000000000000777' }))
    expect(first.verdict).toBe('unknown')
    const red = generalXml({
      number: '26312000000000000778',
      net: '-300.00',
      tax: '-18.00',
      amount: '-318.00',
      red: first.number,
    })
    expect(await uploaded(red)).toMatchObject({ verdict: 'matched' })
    const { version } = (await wholeOf(first.voucherId!)).voucher
    expectResult(await server.call('finance', checkVoucher, { voucherId: first.voucherId!, version }))
    expect((await wholeOf(first.voucherId!)).voucher).toMatchObject({ verdict: 'takenBack', findings: ['takenBack'] })
    const unknown = generalXml({
      number: '26312000000000000779',
      net: '-1.00',
      tax: '-0.06',
      amount: '-1.06',
      red: '26312000000000000000',
    })
    expect(await uploaded(unknown)).toMatchObject({ verdict: 'unknown' })
  })

  test('is handed out as it came, and lies sealed', async () => {
    const xml = railFor(thing, { ...title, buyer: '很特别的抬头' })
    const { voucherId } = await uploaded(xml)
    const file = await fileOf('finance', 'Voucher/GetFile', { voucherId: voucherId! })
    expect(file.rawPayload.toString()).toBe(xml)
    expect(file.headers['content-type']).toContain('application/xml')
    const { rows } = await server.database.pool.query<{ text: string }>(
      'SELECT name_cipher || content_cipher AS text FROM voucher_file',
    )
    expect(rows.map(({ text }) => Buffer.from(text, 'base64').toString())).toAllSatisfy(
      (text: string) => !text.includes('很特别'),
    )
    expectResult(await dropIt(voucherId!))
  })

  test('a file that cannot be read is told and changes nothing', async () => {
    const count = async () => (await server.database.pool.query('SELECT FROM voucher_file')).rowCount
    const before = await count()
    expect(await uploadCompanyFile(server, 'no voucher')).toEqual({ fault: 'unreadable', vouchers: [] })
    expect(await uploadCompanyFile(server, '<!DOCTYPE a><a/>')).toEqual({ fault: 'unsafe', vouchers: [] })
    expect(await count()).toBe(before)
    const asked = { name: 'a.xml', content: Buffer.from(railFor(thing, title)).toString('base64') }
    expect(await server.call('employee', uploadCompanyVoucher, asked)).toMatchObject(refusedAs('forbidden'))
  })
})

describe('a voucher whose order is not clear', () => {
  test('[handbook 10.5] is compared with the order that somebody names, which stays named', async () => {
    const report = await uploaded(generalXml({ ...title, number: '26312000000000000888' }))
    expect(report).toMatchObject({ verdict: 'unknown', findings: ['noOrder'] })
    const voucherId = report.voucherId!
    const check = async (orderNo?: string) =>
      server.call('finance', checkVoucher, {
        voucherId,
        version: (await wholeOf(voucherId)).voucher.version,
        ...(orderNo && { orderNo }),
      })
    expect(await check('F0')).toMatchObject(refusedAs('voucherOrderUnknown'))
    expectResult(await check(thing.orderNo))
    expect((await wholeOf(voucherId)).voucher).toMatchObject({ verdict: 'amountWrong' })
    expectResult(await check())
    expect((await wholeOf(voucherId)).voucher).toMatchObject({ verdict: 'amountWrong' })
  })
})

describe("a person's own voucher", () => {
  test('is compared with what the person travelled on, and read by the person and the company alone', async () => {
    const report = await uploaded(railFor(thing, title), { own: true })
    expect(report).toMatchObject({ verdict: 'matched' })
    const { voucherId } = report
    expect(await wholeOf(voucherId!, 'employee')).toMatchObject({ mayMove: true })
    expect(await wholeOf(voucherId!, 'finance')).toMatchObject({ mayMove: true })
    for (const who of ['consultant', 'employee@beichen.example']) {
      expect(await server.call(who, getVoucher, { voucherId: voucherId! })).toMatchObject(refusedAs('voucherUnknown'))
      expect((await fileOf(who, 'Voucher/GetFile', { voucherId: voucherId! })).statusCode).toBe(404)
    }
    const { list } = expectResult(await server.call('employee', searchVouchers, { verdicts: ['matched'] }))
    expect(list.map((one) => one.voucherId)).toContain(voucherId)
    expect(expectResult(await server.call('consultant', searchVouchers, {})).list).toEqual([])
    const ofCompany = expectResult(await server.call('finance', searchCompanyVouchers, { verdicts: ['matched'] })).list
    expect(ofCompany.map((one) => one.voucherId)).toContain(voucherId)
    // A colleague who has it too hears that it is there, and nothing of it.
    const xml = (await fileOf('employee', 'Voucher/GetFile', { voucherId: voucherId! })).body
    const other = (await uploadOwnFile(server, xml, { who: 'consultant' })).vouchers[0]!
    expect(other).toMatchObject({ verdict: 'duplicate', again: true })
    expect(other.voucherId).toBeUndefined()
  })

  test('that this portal issued is known, as PDF too, and told where it was changed', async () => {
    const { orderNo } = await ownFlight(server, '2026-12-20')
    const receipt = (await issuedFor(server, orderNo)).find(({ kind }) => kind === 'airItinerary')!
    const pdf = (await fileOf('employee', 'Invoice/GetVoucherPdf', { invoiceIds: receipt.invoiceId })).rawPayload
    const xml = (await fileOf('employee', 'Invoice/GetVoucherXml', { invoiceId: receipt.invoiceId })).body
    const { travellerList, segments } = await detail(server, 'employee', orderNo)
    const [found] = unpackVouchers(pdf) as FoundVoucher[]
    expect(found!.voucher, 'the XML in the PDF is what was issued, and says what was bought').toEqual(readVoucher(xml))
    expect(found!.voucher).toMatchObject({
      number: receipt.number,
      amount: receipt.amount,
      passenger: travellerList[0]!.name,
      service: segments[0]!.flightNo,
      travelDay: '2026-12-20',
    })
    const raised = xml
      .replace('<OtherTaxes>0.00', '<OtherTaxes>9.00')
      .replace(/<TotalAmount>(\d+)/, (_all, yuan) => `<TotalAmount>${Number(yuan) + 9}`)
    expect(await uploaded(raised, { own: true })).toMatchObject({ verdict: 'forged', findings: ['altered'] })
    expect((await uploadOwnFile(server, xml, { who: 'consultant' })).vouchers).toMatchObject([
      { verdict: 'unknown', findings: ['noOrder'] },
    ])
    const { voucherId } = (await uploadOwnFile(server, xml, { who: 'consultant' })).vouchers[0]!
    expectResult(await dropIt(voucherId!, 'consultant'))
    const own = await uploadOwnFile(server, pdf)
    expect(own.vouchers).toMatchObject([{ verdict: 'matched', number: receipt.number, amount: receipt.amount }])
    // It is the person's own money: the company knows nothing of it.
    expect(await server.call('finance', getVoucher, { voucherId: own.vouchers[0]!.voucherId! })).toMatchObject(
      refusedAs('voucherUnknown'),
    )
  })
})

test('orders are found by whether all that was paid for them has its voucher', async () => {
  expect([await ordersWith('missing'), await ordersWith('complete')]).toEqual([[thing.orderNo], []])
  const { voucherId } = await uploaded(railFor(thing, title))
  expect([await ordersWith('missing'), await ordersWith('complete')], 'the fee has none').toEqual([[thing.orderNo], []])
  await server.database.pool.query('DELETE FROM voucher_due WHERE order_no = $1 AND key <> $2', [thing.orderNo, thing.key])
  expect([await ordersWith('missing'), await ordersWith('complete')]).toEqual([[], [thing.orderNo]])
  expectResult(await dropIt(voucherId!))
})
