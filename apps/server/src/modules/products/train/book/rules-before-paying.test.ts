import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { checkTrainBooking } from '@sojourn/contract/products/train/train.calls'
import { expectResult } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { chooseTrain, saveTrainDraft, type TrainSearch } from '../../../../testing/trains'
import { paying, soldOut, waitFor } from '../../../../testing/waitlists'
import { rulesOfChoices } from './rules-before-paying'

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

test('[S2.26] [handbook 3.7] before paying for a ride over the border: when refunds end, and that a change ends them', async () => {
  const { rules } = await checked({ date: '2026-11-25', depart: 'XJA', arrive: 'IOQ' })
  expect(rules[0]!.refund.at(-1)).toBe('开车前不足 45 分钟不再办理退票；改签后的车票不可退')
})

test('[S2.26] a ride to the plateau asks for a declaration of health', async () => {
  const { notices } = await checked({ date: '2026-11-25', depart: 'XNO', arrive: 'LSO', fastOnly: false, travelType: 2 })
  expect(notices).toHaveLength(2)
  expect(notices[1]).toContain('健康登记卡')
})

test('[S2.26] [handbook 3.7] before a waitlist is paid: the rules of the ticket that it will become', async () => {
  const { tempOrderNo, frame, ride, train } = await waitFor(server, 'employee', { wanted: soldOut, onDates: ['2026-11-22'] })
  const asked = { tempOrderNo, choices: [ride], travellers: paying(frame) }
  const { rules, notices } = expectResult(await server.call('employee', quoteTrainWaitlist, asked))
  expect(rules).toHaveLength(1)
  expect(rules[0]).toMatchObject({ trainNo: `11月22日 ${train.trainNo}` })
  expect(rules[0]!.refund.at(-1)).toBe('开车前不足 24 小时，退票费为票价的 20%')
  expect(notices[0]).toContain('12306 核验')
})

test('choices that have the same rules stand together, day by day where they differ', () => {
  const ride = (trainNo: string, departDate: string) => ({
    trainNo,
    departDate,
    departTime: '09:00',
    departStation: 'AOH',
    arriveStation: 'VNP',
  })
  const choices = [ride('G2', '2026-11-22'), ride('G2', '2026-11-30'), ride('G4', '2026-11-22')]
  const rules = rulesOfChoices(choices, '2026-11-20T02:00:00.000Z', 'zh-CN')
  expect(rules.map(({ trainNo, refund }) => [trainNo, refund.length])).toEqual([
    ['11月22日 G2、11月22日 G4', 2],
    ['11月30日 G2', 4],
  ])
})
