import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { stationsOfCityCode } from '../../../reference/rail-places'
import { asking } from '../../../booking/lifecycle/asking'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const fastestOf = (rides: readonly RailRide[]): number | null =>
  rides.length > 0 ? Math.min(...rides.map(({ durationMinutes }) => durationMinutes)) : null

const plainestOf = ({ seats }: RailRide): number =>
  Math.min(...seats.filter(({ seat }) => seat !== 'WZ').map(({ price }) => price))

const pairs = [
  ['BJS', 'SHA'],
  ['SHA', 'HGH'],
  ['CAN', 'CSX'],
  ['CTU', 'CKG'],
  ['SIA', 'CGO'],
] as const

test.each([1, 5, 20])('[handbook 7.1] the fastest trains for %d are those of the whole list', async (party) => {
  const said = await server.context.database.tenant(1, async () => {
    const supply = asking(server.context)
    const answers = []
    for (const [from, to] of pairs)
      for (const date of ['2026-11-20', '2026-11-21', '2026-12-04', '2026-12-05']) {
        const request = {
          departStations: stationsOfCityCode(from),
          arriveStations: stationsOfCityCode(to),
          date,
          fastOnly: true,
        }
        const sold = (await server.context.rail.search(supply, request)).filter(({ sale }) => sale === 'onSale')
        const left = sold.filter(({ seats }) => seats.some(({ seat, seats: free }) => seat !== 'WZ' && free >= party))
        answers.push({
          said: (await server.context.rail.fastest(supply, { ...request, party })) ?? { minutes: null, left: null, price: null },
          listed: { minutes: fastestOf(sold), left: fastestOf(left) },
          prices: sold.filter(({ durationMinutes }) => durationMinutes === fastestOf(sold)).map(plainestOf),
        })
      }
    return answers
  })
  for (const { said: answer, listed, prices } of filled(said)) {
    expect(answer.minutes).toBe(listed.minutes)
    expect(answer.left).toBe(listed.left)
    if (answer.minutes !== null) expect(prices).toContain(answer.price)
  }
  expect(said.some(({ listed }) => listed.minutes === null)).toBe(true)
  expect(said.some(({ listed }) => listed.minutes !== null)).toBe(true)
})
