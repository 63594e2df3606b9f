import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkTrainBooking } from '@sojourn/contract/products/train.calls'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { chooseTrain, saveTrainDraft, type TrainSearch } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function checked(search: TrainSearch) {
  const tempOrderNo = await saveTrainDraft(server, 'employee', search)
  const { ride } = await chooseTrain(
    server,
    'employee',
    tempOrderNo,
    (_train, { seats, verdict }) => seats > 0 && verdict !== 'forbidden',
  )
  return expectResult(await server.call('employee', checkTrainBooking, { tempOrderNo, rides: [ride] }))
}

test('[S2.26] [handbook 3.7] before paying: what a refund and a change cost from now on, and how passengers are known to the railway', async () => {
  const { rules, notices } = await checked({ date: '2026-11-23' })
  expect(rules[0]!.refund).toEqual([
    '开车前 48 小时（含）以上、不足 8 天，退票费为票价的 5%',
    '开车前 24 小时（含）以上、不足 48 小时，退票费为票价的 10%',
    '开车前不足 24 小时，退票费为票价的 20%',
  ])
  expect(rules[0]!.change).toBe('改签至票面日期当日或之前：免收改签费；改签至更晚日期：免收改签费')
  expect(notices).toHaveLength(1)
  expect(notices[0]).toContain('12306 核验')
})

test('[S2.26] a ride to the plateau asks for a declaration of health', async () => {
  const { notices } = await checked({ date: '2026-11-25', depart: 'XNO', arrive: 'LSO', fastOnly: false, travelType: 2 })
  expect(notices).toHaveLength(2)
  expect(notices[1]).toContain('健康登记卡')
})
