import { getTrainDayPrices, searchTrains } from '@sojourn/contract/products/train/train.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectResult } from '../../../../testing/flights'
import { refusedAs } from '../../../../testing/approvals'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { saveTrainDraft } from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test.each([
  ['one person', {}, 1],
  ['two colleagues', { travellers: ['1-employee', '1-manager'] }, 2],
])('the ribbon says the lowest fare that the list of a day has a seat for, for %s', async (_title, search, party) => {
  for (const date of ['2026-11-24', '2026-12-01']) {
    const tempOrderNo = await saveTrainDraft(server, 'manager', { ...search, date, fastOnly: false })
    const { trains } = expectResult(await server.call('manager', searchTrains, { tempOrderNo }))
    const seats = trains.filter(({ sale }) => sale === 'onSale').flatMap((train) => train.seats)
    const shown = seats.filter((one) => one.seat !== 'WZ' && one.seats >= party).map(({ price }) => price)
    expect(shown).not.toEqual([])
    const ribbon = expectResult(await server.call('manager', getTrainDayPrices, { tempOrderNo, from: date, to: date }))
    expect(ribbon.days).toEqual([{ date, price: Math.min(...shown) }])
  }
})

test('only days on sale have a fare, and a range that runs backwards is refused', async () => {
  const tempOrderNo = await saveTrainDraft(server, 'employee')
  const asked = { tempOrderNo, from: '2026-11-10', to: '2027-01-31' }
  const { days } = expectResult(await server.call('employee', getTrainDayPrices, asked))
  expect([days.length, days[0]?.date]).toEqual([15, '2026-11-20'])
  const backwards = { tempOrderNo, from: '2026-12-02', to: '2026-12-01' }
  expect(await server.call('employee', getTrainDayPrices, backwards)).toMatchObject(refusedAs('dateInvalid'))
})
