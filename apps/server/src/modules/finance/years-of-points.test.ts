import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMembershipInfo } from '@sojourn/contract/access/membership.calls'
import { getPointsEntries, getPointsStatistics } from '@sojourn/contract/finance/points.calls'
import type { Price } from '@sojourn/domain/booking/ledger/postings'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'
import { earnPoints, takePointsBack } from '../booking/ledger/points'
import { inTransaction } from '../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Turns the clock to a moment in China. */
const turnTo = (text: string) =>
  server.turn(minutesBetween(server.context.clock.now().toISOString(), new Date(`${text}+08:00`).toISOString()))
const membership = async () => expectResult(await server.call('employee', getMembershipInfo, {}))

test('[handbook 11.1] the level of a year goes by its points and those of the year before, from New Year in China', async () => {
  const { context } = server
  const prices = [{ kind: 'fare', amount: 6000_00 }] as Price[]
  await inTransaction(context, 1, (work) =>
    earnPoints(work, { orderNo: 'F1', bookerId: '1-employee', currency: 'CNY', prices }, context.clock.now()),
  )
  const earned = (await membership()).yearPoints
  expect(earned).toBe(6000)
  const silver = { grade: 'silver', levelPoints: earned }
  expect(await membership()).toMatchObject({ ...silver, yearPoints: earned, validUntil: '2027-12-31' })
  await turnTo('2026-12-31T23:59:59')
  expect(await membership()).toMatchObject({ ...silver, yearPoints: earned, validUntil: '2027-12-31' })
  await turnTo('2027-01-01T00:00')
  expect(await membership()).toMatchObject({ ...silver, yearPoints: 0, validUntil: '2027-12-31' })
})

test('[handbook 11.1] points can be spent to the end of their last day, and not a minute longer', async () => {
  const statistics = async () => expectResult(await server.call('employee', getPointsStatistics, {}))
  const { balanceAmount, nextExpiry } = await statistics()
  expect(balanceAmount).toBeGreaterThan(6000)
  expect(nextExpiry).toMatchObject({ lastDay: '2027-11-01' })
  await turnTo('2027-11-20T23:59:59')
  expect((await statistics()).balanceAmount).toBeGreaterThanOrEqual(6000)
  await turnTo('2027-11-21T00:00')
  expect(await statistics()).toMatchObject({ balanceAmount: 0, expired: balanceAmount })
  const ended = { kind: 'expire', points: -balanceAmount, balanceAfter: 0 }
  for (const filter of [{}, { direction: 'out' as const }])
    expect(expectResult(await server.call('employee', getPointsEntries, filter)).list[0]).toMatchObject(ended)
  const incoming = expectResult(await server.call('employee', getPointsEntries, { direction: 'in', size: 100 })).list
  expect(incoming.map(({ kind }) => kind)).not.toContain('expire')
})

test('[handbook 11.1] points that expired are not taken back once more with a refund', async () => {
  const { context } = server
  const order = { orderNo: 'F9', bookerId: '1-manager', currency: 'CNY', prices: [{ kind: 'fare', amount: 500_00 }] as Price[] }
  const balance = async () => expectResult(await server.call('manager', getPointsStatistics, {})).balanceAmount
  await turnTo('2027-11-21T00:10')
  const before = await balance()
  await inTransaction(context, 1, (work) => earnPoints(work, order, context.clock.now()))
  expect(await balance()).toBe(before + 500)
  await turnTo('2028-11-22T00:10')
  expect(await balance()).toBe(0)
  await inTransaction(context, 1, (work) => takePointsBack(work, order, 500_00, context.clock.now()))
  expect(await balance()).toBe(0)
})
