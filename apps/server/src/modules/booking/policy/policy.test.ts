import { getCarRuleViolate } from '@sojourn/contract/products/car/policy.calls'
import { getFlightRuleViolate } from '@sojourn/contract/products/flight/policy.calls'
import { getHotelTravelBizPolicy } from '@sojourn/contract/products/hotel/policy.calls'
import { getIntFlightRuleViolate } from '@sojourn/contract/products/intl-flight/policy.calls'
import { getTrainTicketRuleViolate } from '@sojourn/contract/products/train/policy.calls'
import { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import { chooseFlightTravellers, searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { policyFaults } from '@sojourn/domain/booking/policy/faults'
import { policySections } from '@sojourn/domain/products/index'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policies } from '../../../seed/policies'
import { expectResult, saveDraft } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { replayChoiceSet } from './replay'
import { inCompany } from '../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A further version, or a further policy, of company 1. */
const publish = (body: WrittenPolicy, effectiveFrom: string) =>
  server.database.pool.query('INSERT INTO travel_policy VALUES (1, $1, $2, $3, $4)', [
    body.policyId,
    body.version,
    effectiveFrom,
    JSON.stringify(body),
  ])

test('[handbook 7.5] the standards of both companies have the form of the contract', () => {
  for (const policy of policies)
    expect([...Value.Errors(WrittenPolicy, policy), ...policyFaults(policy, policySections)]).toEqual([])
  expect(policies.flatMap(({ scope }) => scope.ids)).toEqual(expect.arrayContaining(['P1', 'P2', 'P3', 'P4']))
})

describe('[S2.61] [S7.44] the panels', () => {
  test('[S7.45] [S3.48] domestic flights, in three languages', async () => {
    const said = await Promise.all(
      (['zh-CN', 'zh-TW', 'en'] as const).map(async (language) =>
        expectResult(await server.call('employee', getFlightRuleViolate, {}, { language })),
      ),
    )
    expect(said[0]).toMatchObject({
      policySet: true,
      items: [{ remark: '林晓雯', policyName: '员工差旅标准', allowable: true, isShow: true }],
    })
    expect(said.map(({ items }) => items[0]?.ruleTextList[0])).toEqual([
      '可订舱位：经济舱（超标不可预订）',
      '可訂艙位：經濟艙（超標不可預訂）',
      'Cabins: Economy (otherwise not bookable)',
    ])
  })
  test('[S7.45] international flights', async () => {
    const { items } = expectResult(await server.call('manager', getIntFlightRuleViolate, {}))
    expect(items[0]?.ruleTextList).toContain('飞行 6 小时及以上：经济舱、超级经济舱（超标需审批）')
  })
  test('[S7.46] [S3.49] [S3.50] [S3.51] hotels in the country: cities, seasons and sharing', async () => {
    const { items } = expectResult(await server.call('employee', getHotelTravelBizPolicy, { OrderType: 0 }))
    expect(items[0]).toMatchObject({
      cityItems: [
        { cityNames: ['一线城市'], standard: 550_00, violateCanBook: true },
        { cityNames: ['新一线及省会城市'], standard: 450_00 },
        { cityNames: ['其他城市'], standard: 350_00 },
      ],
      seasonCityItems: [
        {
          cityNames: ['三亚', '海口'],
          standard: 600_00,
          beginDateStruct: { month: 11, day: 1, text: '11月1日' },
          endDateStruct: { month: 4, day: 30, text: '4月30日' },
        },
        { cityNames: ['青岛', '大连', '威海'] },
      ],
      multiplayer: '两人同住：较高标准的 120%',
      muchFloatation: '多人同住可上浮 10%',
      singleFloatation: '',
      handling: '超出标准：可选审批或个人支付',
    })
    expect(items[0]?.extendRules).toContain('按入住期间平均房价比较')
  })
  test('[S7.46] hotels abroad', async () => {
    const { items } = expectResult(await server.call('employee', getHotelTravelBizPolicy, { OrderType: 1 }, { language: 'en' }))
    expect(items[0]?.cityItems[0]).toMatchObject({ standard: 1500_00 })
    expect(items[0]?.cityItems[1]?.cityNames).toContain('Europe')
  })
  test('[S7.47] [S3.52] trains: groups with their seats', async () => {
    const { items } = expectResult(await server.call('employee', getTrainTicketRuleViolate, {}))
    expect(items[0]?.groups).toContainEqual({ name: 'G 高铁 / C 城际', items: ['二等座'] })
  })
  test('cars', async () => {
    const { items } = expectResult(await server.call('employee', getCarRuleViolate, {}, { language: 'en' }))
    expect(items[0]?.ruleTextList).toContain('Price of a ride: at most ¥150 (the excess is paid personally)')
  })
  test('of a draft, every traveller has the own standard', async () => {
    const tempOrderNo = await saveDraft(server, 'manager', { bookType: 1 })
    await server.call('manager', chooseFlightTravellers, { tempOrderNo, employeeIds: ['1-employee', '1-manager'] })
    const { items } = expectResult(await server.call('manager', getTrainTicketRuleViolate, { tempOrderNo }))
    expect(items.map(({ remark, policyName }) => [remark, policyName])).toEqual([
      ['林晓雯', '员工差旅标准'],
      ['陈志远', '经理差旅标准'],
    ])
  })
})

describe('whose policy binds, and which version (handbook 7.1, 7.5)', () => {
  const own: WrittenPolicy = {
    policyId: 'finance-person',
    version: 1,
    name: { 'zh-CN': '个人标准', 'zh-TW': '個人標準', en: 'Personal' },
    scope: { type: 'person', ids: ['1-finance'] },
    train: { handling: {} },
  }
  test('[S8.12] without a section nothing is set, with a section without rules nothing is limited', async () => {
    await publish(own, '2026-11-01')
    const flight = await Promise.all(
      (['zh-CN', 'zh-TW', 'en'] as const).map(async (language) =>
        expectResult(await server.call('finance', getFlightRuleViolate, {}, { language })),
      ),
    )
    expect(flight.map(({ policySet, emptyText }) => [policySet, emptyText])).toEqual([
      [false, '未设置机票差旅标准，请联系差旅管理员'],
      [false, '未設定機票差旅標準，請聯絡差旅管理員'],
      [false, 'No flight standard is set. Please contact your travel manager'],
    ])
    expect(expectResult(await server.call('finance', getHotelTravelBizPolicy, { OrderType: 0 })).emptyText).toBe(
      '未设置酒店差旅标准，请联系差旅管理员',
    )
    expect(expectResult(await server.call('finance', getTrainTicketRuleViolate, {}))).toMatchObject({
      policySet: true,
      emptyText: '不限制',
    })
  })
  test('a version of the future binds from its day on', async () => {
    const read = async () => {
      const { items } = expectResult(await server.call('director', getFlightRuleViolate, {}))
      return items[0]?.ruleTextList
    }
    const director = policies.find(({ policyId }) => policyId === 'director')!
    const before = await read()
    await publish({ ...director, version: 2, flight: { advanceDays: 5, handling: { advanceDays: 'remind' } } }, '2026-11-22')
    expect(await read()).toEqual(before)
    await server.turn(2 * 24 * 60)
    expect(await read()).toEqual(['提前预订：至少 5 天（超标仅提醒）'])
  })
  test('a version is never changed by the application', async () => {
    const change = server.context.database.tenant(1, (sql) =>
      sql.query(`UPDATE travel_policy SET body = '{}' WHERE enterprise_id = 1`),
    )
    await expect(change).rejects.toThrow('permission denied')
  })
})

describe('[handbook 13.9] a recorded search', () => {
  const choices = async (searchId: string) => {
    const { rows } = await server.database.pool.query<{ body: string }>('SELECT body FROM choice_set WHERE search_id = $1', [
      searchId,
    ])
    return rows[0]!.body
  }
  const judged = (body: string, instead?: () => WrittenPolicy | undefined) =>
    inCompany(server.context, 1, (work) =>
      replayChoiceSet(work, server.context.policySections, { body, language: 'zh-CN', ...(instead && { instead }) }),
    )

  test.each([
    ['one traveller', 'employee', ['1-employee']],
    ['a party of two standards', 'manager', ['1-employee', '1-manager']],
  ])('of %s is judged again as it was shown, also after a new version', async (_title, who, employeeIds) => {
    const tempOrderNo = await saveDraft(server, who, { bookType: who === 'manager' ? 1 : 0 })
    if (who === 'manager') await server.call(who, chooseFlightTravellers, { tempOrderNo, employeeIds })
    const { searchId, flights } = expectResult(await server.call(who, searchFlights, { tempOrderNo }))
    const body = await choices(searchId)
    const shown = flights.flatMap(({ fares }) => fares.map(({ verdict }) => verdict))
    expect(new Set(shown).size).toBeGreaterThan(1)
    const staff = policies.find(({ policyId }) => policyId === 'staff')!
    await publish({ ...staff, version: 1 + employeeIds.length, flight: { handling: {} } }, '2026-11-01')
    const again = await judged(body)
    expect(again.verdicts).toEqual(shown)
    expect(again.judged.map(({ verdict }) => verdict)).toEqual(shown)
    const rules = (list: { violations: { rule: string; actual: number | string; travellerId: string }[] }[]) =>
      list.map(({ violations }) => violations.map(({ rule, actual, travellerId }) => [travellerId, rule, actual]))
    expect(rules(again.judged)).toEqual(rules(flights.flatMap(({ fares }) => fares)))
  })
  test('can be judged by another policy', async () => {
    const tempOrderNo = await saveDraft(server, 'employee')
    const { searchId } = expectResult(await server.call('employee', searchFlights, { tempOrderNo }))
    const strict = { ...policies[0]!, flight: { cabins: [{ cabin: 'F' as const }], handling: { cabin: 'forbid' as const } } }
    const { judged: verdicts } = await judged(await choices(searchId), () => strict)
    expect(verdicts.length).toBeGreaterThan(10)
    expect(verdicts.filter(({ verdict }) => verdict === 'forbidden').length).toBeGreaterThan(10)
    expect(verdicts).toAllSatisfy(({ verdict, violations }) => verdict === 'forbidden' || violations.length === 0)
  })
})
