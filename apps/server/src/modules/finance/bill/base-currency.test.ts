import { afterAll, beforeAll, expect, test } from 'vitest'
import { addExchangeRate } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { decideBillLines } from '@sojourn/contract/finance/bill.calls'
import { converted } from '@sojourn/domain/kit/exchange'
import { sum } from '@sojourn/domain/kit/money'
import { saveSection } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { agent, linesOf, newestBill, november, turnTo, wholeBillOf } from './bill.testing'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  expectResult(await saveSection(server, 'payment', { baseCurrency: 'JPY' }))
  await november(server)
}, 180_000)
afterAll(() => server.close())

const finance = 'finance'
const rate = (day: string, fenPerMillion: number) =>
  server.call(agent, addExchangeRate, { currency: 'JPY', day, fenPerMillion, source: 'BOJ', sure: false })

test('a bill is told in the base currency too, at the rate of its last day, and its lines sum to it', async () => {
  await turnTo(server, '2026-11-30T02:00:00Z')
  expectResult(await rate('2026-11-30', 4_280_000))
  await turnTo(server, '2026-11-30T17:00:00Z')
  expectResult(await rate('2026-12-01', 4_500_000))
  const bill = await newestBill(server, finance)
  const base = { currency: 'JPY', day: '2026-11-30', fenPerMillion: 4_280_000 }
  expect(bill).toMatchObject({ currency: 'CNY', base })

  const lines = await linesOf(server, finance, bill.billNo)
  expect(new Set(lines.map((line) => line.base?.currency))).toEqual(new Set(['JPY']))
  expect(sum(lines.map((line) => line.base!.amount))).toBe(converted(bill.total, base))
  const alone = lines.map(({ company }) => converted(company, base))
  expect(lines.slice(0, -1).map((line) => line.base!.amount)).toEqual(alone.slice(0, -1))
  expect(lines.at(-1)!.base!.amount).not.toBe(alone.at(-1))

  const { sums } = await wholeBillOf(server, finance, bill.billNo)
  for (const by of ['category', 'product', 'costCentre'] as const)
    expect(sum(sums.filter((one) => one.by === by).map((one) => one.base!.amount))).toBe(converted(bill.total, base))
})

test('of a line that is put off the others sum to what is left', async () => {
  const { billNo, version } = await newestBill(server, finance)
  const last = (await linesOf(server, finance, billNo)).at(-1)!
  expectResult(await server.call(finance, decideBillLines, { billNo, version, decision: 'nextPeriod', lineIds: [last.lineId] }))
  const bill = await newestBill(server, finance)
  const lines = (await linesOf(server, finance, billNo)).filter(({ decision }) => decision !== 'nextPeriod')
  expect(sum(lines.map((line) => line.base!.amount))).toBe(converted(bill.total, bill.base!))
})

test('a rate corrected afterwards and another base currency leave a bill as it was made', async () => {
  const before = await newestBill(server, finance)
  await server.turn(1)
  expectResult(await rate('2026-11-30', 4_400_000))
  expectResult(await saveSection(server, 'payment', { baseCurrency: 'HKD' }))
  expect((await newestBill(server, finance)).base).toEqual(before.base)
})
