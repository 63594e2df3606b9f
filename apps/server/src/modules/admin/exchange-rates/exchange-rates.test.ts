import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getEnterpriseCurrency } from '@sojourn/contract/access/session.calls'
import { addExchangeRate, getExchangeRates } from '@sojourn/contract/admin/agency/exchange-rate.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { refusedAs } from '../../../testing/approvals'
import { saveSection } from '../../../testing/company'
import { book, detail, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { rememberExchangeRates } from '../../booking/settings/exchange-rate-memory'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The clock of tests begins on 20 November 2026. */
const today = '2026-11-20'
const agent = 'agent@agency.example'
const published = { currency: 'HKD', day: '2026-09-29', fenPerMillion: 85_506_000 }
const next = { currency: 'HKD', day: today, fenPerMillion: 86_000_000, source: '外汇管理局中间价', sure: false } as const

const rates = async () => expectResult(await server.call(agent, getExchangeRates, {}))
const add = (more: object = {}) => server.call(agent, addExchangeRate, { ...next, ...more })
const ofHongKong = async () => (await rates()).ruling.find(({ currency }) => currency === 'HKD')
const baseOf = async (who: string) => expectResult(await server.call(who, getEnterpriseCurrency, {})).base

test('the agency begins with a published rate of every currency, each with its day and source', async () => {
  const { ruling, entered } = await rates()
  expect(ruling).toHaveLength(21)
  expect(ruling[0]).toMatchObject({ ...published, source: 'currency-api' })
  expect(ruling.map(({ currency }) => currency)).not.toContain('CNY')
  expect(entered).toEqual([])
  expect(await server.call('admin', getExchangeRates, {})).toMatchObject(refusedAs('forbidden'))
})

test.each([
  ['of a day to come', { day: '2026-11-21' }, problems.exchangeRateDay.code, 'day'],
  ['of nobody', { source: '  ' }, problems.exchangeRateSource.code, 'source'],
  [
    'that is there already',
    { day: published.day, fenPerMillion: published.fenPerMillion },
    problems.exchangeRateKnown.code,
    'fenPerMillion',
  ],
  ['with a misplaced point', { fenPerMillion: 860_000_000 }, problems.exchangeRateFar.code, 'fenPerMillion'],
  ['of nothing', { fenPerMillion: 0 }, problems.badRequest.code, undefined],
  ['of the yuan itself', { currency: 'CNY' }, problems.badRequest.code, undefined],
])('a rate %s is refused and changes nothing', async (_what, wrong, code, field) => {
  expect(await add(wrong)).toMatchObject({ code, ...(field && { field }) })
  expect(await ofHongKong()).toMatchObject(published)
})

describe('a company that keeps its books in Hong Kong dollars', () => {
  test('reads its money in both currencies; others read theirs in yuan alone', async () => {
    expect(await baseOf('employee')).toBeUndefined()
    expectResult(await saveSection(server, 'payment', { baseCurrency: 'HKD' }))
    expect(await baseOf('employee')).toEqual(published)
    expect(await baseOf('employee@beichen.example')).toBeUndefined()
  })

  test('an order keeps the rate of when it was placed, whatever is entered later; the next is told by the new one', async () => {
    const before = await book(server, 'employee', { date: '2026-12-15' })
    const refused = await server.call('admin', addExchangeRate, next)
    expect(refused).toMatchObject(refusedAs('forbidden'))
    await server.turn(1)
    expectResult(await add())
    expect(await baseOf('employee')).toEqual({ currency: 'HKD', day: today, fenPerMillion: 86_000_000 })
    const after = await book(server, 'employee', { date: '2026-12-16' })
    expect((await detail(server, 'employee', before.created.orderNo)).base).toEqual(published)
    expect((await detail(server, 'employee', after.created.orderNo)).base).toMatchObject({
      day: today,
      fenPerMillion: 86_000_000,
    })
  })

  test('whoever corrects a rate enters its day again, far from the one before only on a second word', async () => {
    await server.turn(1)
    expect(await add({ fenPerMillion: 860_000_000 })).toMatchObject(refusedAs('exchangeRateFar'))
    expectResult(await add({ fenPerMillion: 120_000_000, sure: true }))
    expect(await ofHongKong()).toMatchObject({ day: today, fenPerMillion: 120_000_000, byName: '客服小远' })
    expect((await rates()).entered.map(({ fenPerMillion }) => fenPerMillion)).toEqual([120_000_000, 86_000_000])
    const english = expectResult(await server.call(agent, getExchangeRates, {}, { language: 'en' }))
    expect(english.entered[0]?.byName).not.toBe('客服小远')
  })

  test('another process of the server knows it too', async () => {
    const other = await rememberExchangeRates(server.context.database)
    expect(other.of('HKD')[0]).toMatchObject({ day: today })
    expect(other.of('HKD')).toEqual(server.context.exchangeRates.of('HKD'))
  })
})
