import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewTravelApply } from '@sojourn/contract/booking/application/application.calls'
import { searchTrains } from '@sojourn/contract/products/train/train.calls'
import { applicationContent, plannedLine } from '../../../../testing/applications'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { saveTrainDraft } from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function estimate(line: Parameters<typeof plannedLine>[0]) {
  const lines = [plannedLine({ productType: 5, isReturn: false, ...line })]
  const content = applicationContent({ productTypes: [5], lines })
  return expectResult(await server.call('employee', previewTravelApply, { content })).estimates[0]!
}

test('a journey by train costs what a search of its day shows: cheapest, typical, dearest within the standard', async () => {
  const date = '2026-12-01'
  const tempOrderNo = await saveTrainDraft(server, 'employee', { date, fastOnly: false })
  const { trains } = expectResult(await server.call('employee', searchTrains, { tempOrderNo }))
  const seats = trains.flatMap((train) => train.seats).filter(({ seat }) => seat !== 'WZ')
  const { depart, arrive } = plannedLine()
  const found = await estimate({ depart: arrive, arrive: depart, startDate: date, endDate: date })
  const fee = found.cheapest - Math.min(...seats.map(({ price }) => price))
  expect(found).toMatchObject({ basis: 'supply', productType: 5 })
  expect(fee).toBe(10_00)
  expect(found.typical).toBeGreaterThanOrEqual(found.cheapest)
  expect(found.cap).toBe(fee + Math.max(...seats.filter(({ verdict }) => verdict === 'within').map(({ price }) => price)))
})

test('a day that is not on sale yet has its fares; a place without a station has none', async () => {
  const later = await estimate({ startDate: '2027-01-11', endDate: '2027-01-11' })
  expect(later.basis).toBe('supply')
  expect(later.cheapest).toBeGreaterThan(0)
  expect((await estimate({ arrive: { code: 'NYC', name: '纽约' } })).basis).toBe('none')
})
