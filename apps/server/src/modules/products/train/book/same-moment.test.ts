import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTrainOrder } from '@sojourn/contract/products/train/train.calls'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { chooseTrain, saveTrainDraft, trainRequest, type SeatWanted } from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const on =
  (trainNo: string): SeatWanted =>
  (train, { seat, seats }) =>
    train.trainNo === trainNo && seat === 'O' && seats > 4
const anyTrain: SeatWanted = (train, { seat, seats, verdict }) =>
  seat === 'O' && seats > 4 && verdict === 'within' && train.departTime > '09:00'

/** Everybody has chosen and filled in the page; then all press the button at the same moment. */
async function ready(date: string, wanted: SeatWanted, who: string) {
  const travellers = who === 'employee' ? {} : { travellers: ['1-employee'] }
  const tempOrderNo = await saveTrainDraft(server, who, { date, ...travellers })
  const chosen = await chooseTrain(server, who, tempOrderNo, wanted)
  const more = { localAccount: 'office' }
  return { chosen, request: { ...(await trainRequest(server, who, tempOrderNo, chosen)), ...more }, who }
}

const press = (made: readonly Awaited<ReturnType<typeof ready>>[]) =>
  Promise.all(made.map(({ who, request }) => server.call(who, createTrainOrder, request, { key: randomUUID() })))

const activeOrders = async (date: string): Promise<number> => {
  const { rows } = await server.database.pool.query(
    `SELECT FROM orders JOIN order_segment USING (enterprise_id, order_no) JOIN order_traveller USING (enterprise_id, order_no)
     WHERE employee_id = '1-employee' AND depart_date = $1`,
    [date],
  )
  return rows.length
}

describe.each([
  ['railway', '2026-11-23', '2026-11-24'],
  ['local', '2026-11-25', '2026-11-26'],
])('orders of one person at the same moment, served by the %s (handbook 3.5)', (source, oneDay, otherDay) => {
  beforeAll(async () => {
    if (source === 'local')
      await server.database.pool.query(
        `UPDATE enterprise SET config = config || '{"trainBookable": -1, "trainLocalCustomizedBookable": 0}' WHERE enterprise_id = 1`,
      )
  })

  test('one ticket per person, train and date, whoever books it', async () => {
    const first = await ready(oneDay, anyTrain, 'employee')
    const same = on(first.chosen.train.trainNo)
    const made = [first, await ready(oneDay, same, 'manager'), await ready(oneDay, same, 'employee')]
    const answers = await press(made)
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const refused = answers.filter(({ success }) => !success)
    expect(refused.map(({ problem }) => problem)).toEqual(['sameTrainTwice', 'sameTrainTwice'])
    expect(await activeOrders(oneDay)).toBe(1)
  })

  test('no two journeys that overlap', async () => {
    const first = await ready(otherDay, anyTrain, 'employee')
    const other: SeatWanted = (train, seat) => anyTrain(train, seat) && train.trainNo !== first.chosen.train.trainNo
    const made = [first, await ready(otherDay, other, 'manager'), await ready(otherDay, other, 'employee')]
    const answers = await press(made)
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await activeOrders(otherDay)).toBe(1)
  })
})
