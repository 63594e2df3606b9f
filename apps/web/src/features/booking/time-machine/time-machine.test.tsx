// @vitest-environment happy-dom
import type { ApplicationAsOf, OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getApplicationAsOf, getOrderAsOf } from '../../../api/calls/booking/time-machine'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { showPart } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import { TimeMachineTabs } from './time-machine-tabs'

inBrowser('booking/time-machine/page', 'booking/time-machine/tabs', 'booking/application/words')

const text = () => readText('booking/time-machine/page')
const tabs = () => readText('booking/time-machine/tabs')
const [searched, placed, agreed] = ['2026-11-18T02:00:00Z', '2026-11-18T03:00:00Z', '2026-11-19T04:00:00Z'] as const
const moments = [
  { at: searched, kind: 'search', sentence: '林晓雯查询了北京到上海' },
  { at: placed, kind: 'order', sentence: '订单已提交' },
  { at: placed, kind: 'letter', sentence: '通知了王芳' },
  { at: agreed, kind: 'approval', sentence: '王芳同意了' },
] as const
const search = {
  searchId: 's1',
  searchedAt: searched,
  journey: 0,
  chosenFrom: true,
  policies: [{ traveller: '林晓雯', policy: '默认标准', version: 3 }],
  unchanged: true,
  count: 24,
  offers: [{ label: 'MU5101', price: 98_000, verdict: 'approval', sentences: ['超过标准 ¥200'] }],
} as const
const ordered = {
  orderNo: 'F1',
  at: agreed,
  moments,
  order: { version: 2, state: 1700, stateName: '已出票', title: '北京 → 上海', total: 98_000, verdict: 'approval' },
  money: { paid: 98_000, returned: 0 },
  afterSales: [],
  searches: [search],
  knew: [],
} as const satisfies Sketch<OrderAsOf>
const round = {
  round: 1,
  flow: '部门审批',
  state: 1,
  stateName: '已通过',
  onSilence: 'reject',
  tasks: [
    { level: 1, approver: '王芳', state: 1, stateName: '已同意', decidedAt: agreed, reason: '按需' },
    { level: 2, approver: '赵敏', state: 0, stateName: '待审批' },
  ],
} as unknown as Sketch<OrderAsOf['approval']>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'approve'] })
})

async function openOrder(told: Sketch<OrderAsOf> | ((at: string | undefined) => Sketch<OrderAsOf>) = ordered) {
  answer(getOrderAsOf, ({ at }) => (typeof told === 'function' ? told(at) : told))
  const page = showPart(<TimeMachineTabs orderNo="F1">as it is now</TimeMachineTabs>)
  await page.user.click(screen.getByRole('tab', { name: tabs().past }))
  await screen.findByRole('slider')
  return page
}
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('section')!
const card = (name: string) => within(cardOf(name))
const asOf = (at: string) => screen.findByRole('heading', { name: text().asOf({ time: formatInstant(at) }) })
const happened = () => {
  const list = screen.getByRole('heading', { name: text().happened }).nextElementSibling as HTMLElement
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the past of an order', () => {
  test.each([
    ['approvers', ['book', 'approve'], true],
    ['finance', ['book', 'finance'], true],
    ['nobody else', ['book'], false],
  ] as const)('is for %s', (_who, permissions, may) => {
    signIn({ permissions })
    showPart(<TimeMachineTabs orderNo="F1">as it is now</TimeMachineTabs>)
    expect(screen.getByText('as it is now')).toBeTruthy()
    expect(screen.queryByRole('tab', { name: tabs().past }) !== null).toBe(may)
    expect(requestsOf(getOrderAsOf)).toEqual([])
  })

  test('begins with the last moment, and the present is one press away', async () => {
    const { user } = await openOrder()
    expect(await asOf(agreed)).toBeTruthy()
    expect(screen.getByText(text().step({ number: 3, count: 3 }))).toBeTruthy()
    expect(requestsOf(getOrderAsOf)).toEqual([{ orderNo: 'F1' }])
    await user.click(screen.getByRole('tab', { name: tabs().current }))
    expect(screen.getByText('as it is now')).toBeTruthy()
  })

  test('is gone through moment by moment, no further than its ends', async () => {
    const { user } = await openOrder((at) => (at === searched ? { ...ordered, at, order: undefined } : ordered))
    const earlier = () => user.click(screen.getByRole('button', { name: text().earlier }))
    await user.click(screen.getByRole('button', { name: text().later }))
    await earlier()
    expect(await asOf(placed)).toBeTruthy()
    const told = [`${text().kinds.order}订单已提交`, `${text().kinds.letter}通知了王芳`]
    expect(happened(), 'both things of one moment').toEqual(told)
    await earlier()
    expect(await asOf(searched)).toBeTruthy()
    expect(await screen.findByText(text().noOrder)).toBeTruthy()
    expect(screen.getByRole('button', { name: text().earlier }).getAttribute('aria-disabled')).toBe('true')
    await earlier()
    expect(await asOf(searched)).toBeTruthy()
    await waitFor(() =>
      expect([...new Set(requestsOf(getOrderAsOf).map(({ at }) => at))]).toEqual([undefined, agreed, placed, searched]),
    )
  })

  test('can be pulled to a moment, which the slider says in words', async () => {
    await openOrder()
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: text().slider })
    fireEvent.change(slider, { target: { value: '0' } })
    expect(await asOf(searched)).toBeTruthy()
    const said = `${text().step({ number: 1, count: 3 })}, ${formatInstant(searched)}`
    expect(slider.getAttribute('aria-valuetext')).toBe(said)
  })

  test('that the reader may not see says so instead', async () => {
    refuse(getOrderAsOf, 'forbidden')
    const { user } = showPart(<TimeMachineTabs orderNo="F1">as it is now</TimeMachineTabs>)
    await user.click(screen.getByRole('tab', { name: tabs().past }))
    expect(await screen.findByText(text().forbiddenTitle)).toBeTruthy()
    expect(screen.queryByRole('slider')).toBeNull()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(getOrderAsOf, 'orderUnknown')
    const { user } = showPart(<TimeMachineTabs orderNo="F1">as it is now</TimeMachineTabs>)
    await user.click(screen.getByRole('tab', { name: tabs().past }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(await sentenceOf('orderUnknown'))
    answer(getOrderAsOf, ordered)
    await user.click(within(alert).getByRole('button'))
    expect(await asOf(agreed)).toBeTruthy()
  })
})

describe('what stood at a moment', () => {
  test('are the order, its version and its money', async () => {
    await openOrder({ ...ordered, money: { paid: 98_000, returned: 20_000 } })
    const order = card(text().order)
    expect(order.getByText('北京 → 上海')).toBeTruthy()
    expect(order.getByText(text().version({ number: 2 }))).toBeTruthy()
    expect(cardOf(text().order).textContent).toContain(
      `${text().paid}${formatPrice(98_000)}${text().returned}${formatPrice(20_000)}`,
    )
  })

  test('is the offer of then, where another took its place later', async () => {
    await openOrder({ ...ordered, order: { ...ordered.order, offer: 'CA1501 经济舱' } })
    expect(screen.getByText(text().offer({ offer: 'CA1501 经济舱' }))).toBeTruthy()
  })

  test('is a round of approval with who had decided and what silence would have done', async () => {
    await openOrder({ ...ordered, approval: round })
    const approval = card(text().approval)
    expect(approval.getByText(new RegExp(text().flow({ flow: '部门审批' })))).toBeTruthy()
    expect(approval.getByText(new RegExp(text().silence.reject))).toBeTruthy()
    const tasks = approval.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(tasks).toHaveLength(2)
    expect(tasks[0]).toContain('按需')
    expect(tasks[0]).toContain(formatInstant(agreed))
    expect(tasks[1]).toContain('待审批')
  })

  test('is no approval where none had begun', async () => {
    await openOrder()
    expect(screen.getByText(text().noApproval)).toBeTruthy()
  })

  test('are its changes and refunds, which lead to their pages', async () => {
    const refund = { orderNo: 'F2', kind: 'refund', state: 1700, stateName: '已退款', title: '退票', total: 60_000 } as const
    await openOrder({ ...ordered, afterSales: [refund] as unknown as Sketch<OrderAsOf['afterSales']> })
    const list = card(text().afterSales)
    expect(list.getByRole('link', { name: '退票' }).getAttribute('href')).toContain('F2')
  })
})

describe('what a search had shown', () => {
  test.each([
    ['reads as it did then', true, () => text().unchanged],
    ['would be judged otherwise today', false, () => text().differs],
  ] as const)('%s', async (_how, unchanged, sentence) => {
    await openOrder({ ...ordered, searches: [{ ...search, unchanged }] })
    const searches = card(text().searches)
    expect(searches.getByText(sentence())).toBeTruthy()
    expect(searches.getByText(text().judgedBy(search.policies[0]))).toBeTruthy()
    expect(searches.getByText('超过标准 ¥200')).toBeTruthy()
    expect(searches.getByText(text().verdicts.approval)).toBeTruthy()
  })

  test('stands open where the order was booked from it, and is opened otherwise', async () => {
    const other = { ...search, searchId: 's2', chosenFrom: false, journey: 1, count: 3 }
    await openOrder({ ...ordered, searches: [search, other] })
    const [first, second] = card(text().searches).getAllByRole<HTMLDetailsElement>('group')
    expect([first!.open, second!.open]).toEqual([true, false])
    expect(within(first!).getByText(text().chosenFrom)).toBeTruthy()
    expect(within(second!).getByText(text().journey({ number: 2 }))).toBeTruthy()
  })

  test('is nothing where nobody had searched', async () => {
    await openOrder({ ...ordered, searches: [] })
    expect(screen.getByText(text().noSearches)).toBeTruthy()
  })
})

describe('who knew', () => {
  test('had been told, or had looked, and at which version', async () => {
    const knew = [
      { name: '王芳', notifications: [{ at: placed, subject: '请审批' }], seenVersion: 2, seenAt: agreed },
      { name: '赵敏', notifications: [] },
    ]
    await openOrder({ ...ordered, knew })
    const people = card(text().knew)
    expect(people.getByText(text().saw({ number: 2, time: formatInstant(agreed) }))).toBeTruthy()
    expect(people.getByText(text().notifications({ count: 1 }))).toBeTruthy()
    expect(people.getByText('请审批')).toBeTruthy()
    expect(people.getAllByText(text().notSeen)).toHaveLength(1)
  })

  test('is nobody at first', async () => {
    await openOrder()
    expect(screen.getByText(text().nobody)).toBeTruthy()
  })
})

describe('the past of a travel application', () => {
  const application = {
    contentVersion: 2,
    validVersion: 1,
    state: 2,
    stateName: '审批中',
    title: '拜访客户',
    travelDescription: '签合同',
    displayCity: '上海',
    startDate: '2026-12-01',
    endDate: '2026-12-03',
    costCentre: '销售',
    travellers: [{ employeeId: 'e1', name: '林晓雯', departmentName: '销售部', gradeName: 'P3', standard: '' }],
    budgets: [],
    estimates: [],
  }
  const words = () => text().application
  const asked = {
    travelApplyNo: 'A1',
    displayTravelApplyNo: 'A1',
    at: agreed,
    moments: [{ at: agreed, kind: 'application', sentence: '申请已提交' }],
    application,
    money: { total: 500_000, encumbered: 98_000, spent: 50_000, left: 352_000 },
    bookings: [],
    changed: [],
    knew: [],
  } as unknown as Sketch<ApplicationAsOf>
  async function open(told: Sketch<ApplicationAsOf> = asked) {
    answer(getApplicationAsOf, told)
    const page = showPart(<TimeMachineTabs travelApplyNo="A1">as it is now</TimeMachineTabs>)
    await page.user.click(screen.getByRole('tab', { name: tabs().past }))
    await screen.findByRole('slider')
    return page
  }
  const withContents = (more: object) => ({ ...asked, application: { ...application, ...more } }) as Sketch<ApplicationAsOf>

  test('tells what was asked for, for whom, and what held then', async () => {
    await open()
    const contents = card(words().title)
    for (const said of ['拜访客户', '签合同', words().contents({ number: 2 }), words().valid({ number: 1 })])
      expect(contents.getByText(said)).toBeTruthy()
    expect(contents.getByText(new RegExp(`销售部 · P3 · ${words().noStandard}`))).toBeTruthy()
  })

  test.each([
    ['nothing was in force yet', { validVersion: 0 }, () => words().notValid],
    [
      'an account without end would pay',
      { account: { name: '销售部预算', amount: -1, left: 0 } },
      () => words().account({ name: '销售部预算', left: words().unlimited }),
    ],
    [
      'an account with so much left would pay',
      { account: { name: '销售部预算', amount: 900_000, left: 400_000 } },
      () => words().account({ name: '销售部预算', left: formatPrice(400_000) }),
    ],
  ] as const)('says where %s', async (_what, more, sentence) => {
    await open(withContents(more))
    expect(screen.getByText(sentence())).toBeTruthy()
  })

  test.each([
    ['known', { basis: 'route', cheapest: 50_000, typical: 80_000, cap: 120_000 }, [50_000, 80_000, 120_000]],
    ['without a limit', { basis: 'route', cheapest: 50_000, typical: 80_000 }, [50_000, 80_000]],
  ] as const)('tells what a leg was said to cost: %s', async (_how, estimate, prices) => {
    await open(withContents({ estimates: [{ line: 1, route: '北京 → 上海', ...estimate }] }))
    const leg = card(words().estimates).getByRole('listitem').textContent
    for (const fen of prices) expect(leg).toContain(formatPrice(fen))
    expect(leg?.includes(words().cap)).toBe(prices.length === 3)
  })

  test('tells of no cost that was not known, and that there was none to tell', async () => {
    await open(withContents({ estimates: [{ line: 1, route: '北京 → 拉萨', basis: 'none', cheapest: 0, typical: 0 }] }))
    expect(card(words().estimates).getByText(words().unknown)).toBeTruthy()
  })

  test('tells what orders had taken, which lead to their pages', async () => {
    await open({ ...asked, bookings: [{ orderNo: 'F1', title: '北京 → 上海', encumbered: 98_000, spent: 50_000 }] })
    const money = card(words().money)
    expect(money.getByRole('link', { name: '北京 → 上海' }).getAttribute('href')).toContain('F1')
    expect(money.getByRole('listitem').textContent, 'what is set aside and what is spent').toContain(formatPrice(148_000))
    expect(cardOf(words().money).textContent).toContain(`${words().left}${formatPrice(352_000)}`)
  })

  test('says that nothing is otherwise today', async () => {
    await open()
    expect(screen.getByText(words().unchanged)).toBeTruthy()
  })

  test('sets what was beside what is', async () => {
    await open({ ...asked, changed: [{ name: '结束日期', was: '12月3日', is: '12月5日' }] })
    const row = within(screen.getByRole('table', { name: words().changed })).getAllByRole('row')[1]!
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['结束日期', '12月3日', '12月5日'])
  })

  test('is nothing before it was submitted: no cost, nothing to compare', async () => {
    await open({ ...asked, application: undefined })
    expect(screen.getByText(words().none)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: words().estimates })).toBeNull()
    expect(screen.queryByRole('heading', { name: words().changed })).toBeNull()
  })

  test('that the reader may not see says so', async () => {
    refuse(getApplicationAsOf, 'forbidden')
    const { user } = showPart(<TimeMachineTabs travelApplyNo="A1">as it is now</TimeMachineTabs>)
    await user.click(screen.getByRole('tab', { name: tabs().past }))
    expect(await screen.findByText(words().forbiddenTitle)).toBeTruthy()
  })
})
