import { describe, expect, test } from 'vitest'
import { text as en } from '@sojourn/text/booking/approval/flow.en'
import { text } from '@sojourn/text/booking/approval/flow.zh-CN'
import type { ApprovalFlow, FlowConditions } from './approval-flow'
import { conditionPhrases, describeFlow, type FlowLanguage } from './flow-sentences'
import { productRules } from './product-rule'

const names = {
  department: (id: string) => `部门${id}`,
  grade: (id: string) => id,
  project: (code: string) => `项目${code}`,
  costCentre: (id: string) => id,
  person: (id: string) => `某${id}`,
}
const chinese: FlowLanguage = { language: 'zh-CN', text, names }
const english: FlowLanguage = { language: 'en', text: en, names }
const flow = (name: string, conditions: FlowConditions, more: Partial<ApprovalFlow> = {}): ApprovalFlow => ({
  flowId: name,
  name: { 'zh-CN': name, 'zh-TW': name, en: name },
  conditions,
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'reject',
  ...more,
})
const free = { levels: [] }
const open = { bookable: true, byApplication: false }

describe('[S2.46] what bookings of a product have to expect', () => {
  test.each<[string, ApprovalFlow[], Partial<typeof open>, string, string]>([
    ['no flows', [], {}, 'none', '预订国内机票无需审批。'],
    [
      'flows of something else',
      [flow('退', { objects: ['refund'] }), flow('车', { products: ['car'] })],
      {},
      'none',
      '预订国内机票无需审批。',
    ],
    [
      'above an amount',
      [flow('大额', { objects: ['booking'], minAmount: 3000_00 })],
      {},
      'mayPass',
      '预订国内机票，金额在 ¥3,000 及以上时（按「大额」）须审批，其余无需审批。',
    ],
    ['a flow that frees everything first', [flow('免', {}, free), flow('都', {})], {}, 'none', '预订国内机票无需审批。'],
    ['everything by one flow', [flow('都', { products: ['flight'] })], {}, 'mustPass', '预订国内机票都须审批：按「都」。'],
    [
      'everything by two flows',
      [flow('超标', { outOfPolicy: true }), flow('其余', {})],
      {},
      'mustPass',
      '预订国内机票都须审批：超出差旅标准时（按「超标」），其他情况按「其余」。',
    ],
    [
      'an application first, within which nothing is asked',
      [flow('免', { insideApplication: true }, free), flow('都', {})],
      { byApplication: true },
      'beforeBooking',
      '须先提交出差申请，批准后才能预订。预订国内机票无需审批。',
    ],
    [
      'approvers who are only told',
      [flow('报备', {}, { tells: true })],
      {},
      'told',
      '预订国内机票无需审批，提交后按「报备」知会审批人。',
    ],
    [
      'approvers who are only told of dear ones',
      [flow('大额报备', { minAmount: 3000_00 }, { tells: true })],
      {},
      'told',
      '预订国内机票无需审批，提交后金额在 ¥3,000 及以上时（按「大额报备」）知会审批人。',
    ],
    [
      'approval of what breaks a policy, and told of the rest',
      [flow('超标', { outOfPolicy: true }), flow('报备', {}, { tells: true })],
      {},
      'mayPass',
      '预订国内机票，超出差旅标准时（按「超标」）须审批，其余无需审批。提交后其他情况按「报备」仅知会审批人，无需等待。',
    ],
    [
      'told within an application',
      [flow('报备', {}, { tells: true })],
      { byApplication: true },
      'beforeBooking',
      '须先提交出差申请，批准后才能预订。预订国内机票无需审批，提交后按「报备」知会审批人。',
    ],
    ['a product that is closed', [flow('都', {})], { bookable: false }, 'forbidden', '国内机票未开放因公预订。'],
  ])('%s', (_name, flows, availability, expectation, sentence) => {
    expect(productRules(flows, 'flight', { ...open, ...availability }, chinese)).toEqual([{ expectation, sentence }])
  })

  test('in English', () => {
    const flows = [flow('Large', { objects: ['booking'], minAmount: 3000_00, outOfPolicy: true })]
    expect(productRules(flows, 'train', open, english)[0]!.sentence).toBe(
      'Booking trains needs approval when it is out of policy, and it costs ¥3,000 or more (“Large”); otherwise none.',
    )
  })
})

describe('[S2.46] what bookings have to expect by where they lead', () => {
  const flows = [
    flow('出境', { regions: ['abroad'], outOfPolicy: true }),
    flow('港澳台', { products: ['intlFlight'], regions: ['hongKongMacaoTaiwan'] }),
    flow('日本', { countries: ['JP'] }),
  ]
  const rulesOf = (product: 'intlFlight' | 'intlHotel' | 'hotel' | 'visa', language = chinese) =>
    productRules(flows, product, open, language).map(({ region, expectation, sentence }) => [region, expectation, sentence])

  test('each region by itself, where flows tell regions apart', () => {
    expect(rulesOf('intlFlight')).toEqual([
      ['hongKongMacaoTaiwan', 'mustPass', '预订国际机票（港澳台）都须审批：按「港澳台」。'],
      [
        'abroad',
        'mayPass',
        '预订国际机票（其他国家），超出差旅标准时（按「出境」），目的地为日本时（按「日本」）须审批，其余无需审批。',
      ],
    ])
    expect(rulesOf('intlHotel', english)[0]![2]).toBe(
      'Booking international hotels (Hong Kong, Macau or Taiwan) needs no approval.',
    )
  })

  test('what leads to one region alone in one sentence', () => {
    expect(rulesOf('hotel')).toEqual([[undefined, 'none', '预订国内酒店无需审批。']])
    expect(rulesOf('visa')).toMatchObject([[undefined, 'mayPass', expect.stringContaining('超出差旅标准时（按「出境」）')]])
  })
})

describe('[S2.46] a flow in words', () => {
  test.each<[FlowConditions, string[]]>([
    [{}, []],
    [{ objects: ['change', 'refund'], products: ['train'] }, ['单据为改签或退订', '产品为火车票']],
    [{ outOfPolicy: true, rules: ['cabin', 'discount'] }, ['超出差旅标准', '超标项包括舱位或折扣']],
    [{ minAmount: 1234_50, maxAmount: 2_000_000_00 }, ['金额在 ¥1,234.50 至 ¥2,000,000 之间']],
    [{ maxAmount: 500_00 }, ['金额不超过 ¥500']],
    [{ departmentIds: ['a', 'b'], gradeIds: ['P1'] }, ['出行人属于部门a或部门b', '出行人职级为P1']],
    [{ costCentreIds: ['c'], travellerTypes: ['guest'] }, ['成本中心为c', '出行人中有外部人员']],
    [{ projectCodes: ['p', 'q'] }, ['项目为项目p或项目q']],
    [{ regions: ['hongKongMacaoTaiwan', 'abroad'], countries: ['JP', 'SG'] }, ['前往港澳台或其他国家', '目的地为日本或新加坡']],
    [{ insideApplication: false }, ['不在已审批的出差申请内']],
  ])('for %j', (conditions, phrases) => expect(conditionPhrases(conditions, chinese)).toEqual(phrases))

  test('with its levels, silence, own cases and copies', () => {
    const written = flow(
      '一',
      {},
      {
        levels: [
          { approvers: ['manager'], mode: 'any' },
          { approvers: [{ departmentHead: 1 }, { departmentHead: 3 }], mode: 'all' },
          { approvers: [{ permission: 'finance' }], mode: 'count', need: 2 },
          { approvers: [{ employeeId: 'x' }, 'costCentreOwner'], mode: 'any', choice: 'one' },
        ],
        copies: [{ to: ['departmentHead'], when: 'both' }],
        onOwn: 'up',
        onSilence: 'escalate',
        deadlineHours: 8,
      },
    )
    expect(describeFlow(written, chinese)).toEqual({
      conditions: [],
      levels: [
        { people: '直属上级' },
        { people: '部门负责人、部门负责人的上 2 级', mode: '须全部同意' },
        { people: '全体财务', mode: '须 2 人同意' },
        { people: '预订人从某x、成本中心负责人中选一位' },
      ],
      tells: false,
      silence: '8 小时内没有决定，转给审批人的上级',
      own: '审批人是出行人或预订人本人时，由其上级审批',
      copies: ['提交和结束时抄送部门负责人'],
    })
    expect(describeFlow({ ...written, tells: true }, chinese)).toMatchObject({
      levels: [
        { people: '直属上级' },
        { people: '部门负责人、部门负责人的上 2 级' },
        { people: '全体财务' },
        { people: '某x、成本中心负责人' },
      ],
      tells: true,
      copies: ['提交时抄送部门负责人'],
    })
    expect(describeFlow({ ...written, tells: true }, chinese)).not.toHaveProperty('silence')
    expect(describeFlow(flow('免', {}, free), chinese)).toEqual({ conditions: [], levels: [], tells: false, copies: [] })
  })
})
