// @vitest-environment happy-dom
import type { DeskHall, MeetingDemandDetail, MeetingPlan } from '@sojourn/contract/products/meeting/requirement.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openMeetingPlan } from '../../../../api/calls/products/meeting/booking'
import {
  askMeetingAgain,
  cancelMeetingDemand,
  getMeetingDemand,
  getMeetingDemandHalls,
  quoteMeetingDemand,
  refuseMeetingDemand,
  tellMeetingVenuesAsked,
} from '../../../../api/calls/products/meeting/requirement'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as requirementPage from './requirement-page'

inBrowser('products/meeting/requirement', 'products/meeting/words', 'kit/drafts')

const text = () => readText('products/meeting/requirement')
const words = () => readText('products/meeting/words')
const demandNo = 'M1'
const demand = {
  demandNo,
  version: 3,
  state: 'submitted',
  stateName: '待报价',
  cityName: '杭州',
  venues: [{ name: '湖畔酒店' }],
  dates: ['2026-12-10'],
  decides: 'price',
  halfDays: 2,
  people: 60,
  layout: 'theatre',
  services: ['teaBreaks'],
  contact: { name: '林晓雯', mobile: '13900139000' },
  remark: '',
  answerBy: '2026-11-25',
  decideBy: '2026-11-28',
  requester: '林晓雯',
  late: false,
  plans: [],
  history: [],
  canAccept: false,
  canCancel: false,
  canAskAgain: false,
  canQuote: false,
  canTellAsked: false,
  canEdit: false,
} as const satisfies Sketch<MeetingDemandDetail>
const hallLine = { kind: 'hall', unit: 500_000, count: 1, times: 1, amount: 500_000 } as const
const plan = {
  planId: 'p1',
  venueName: '湖畔酒店',
  address: '西湖路 1 号',
  hallName: '湖畔厅',
  layout: 'theatre',
  seats: 80,
  days: ['2026-12-10'],
  lines: [hallLine],
  total: 500_000,
  perPerson: 8333,
  deposit: 200_000,
  depositPercent: 40,
  terms: ['活动前 15 天及以上取消，定金全额退回'],
  validUntil: '2026-11-28T15:59:00Z',
  overBudget: false,
  verdict: 'within',
  violations: [],
  counters: false,
  open: true,
} as const satisfies Sketch<MeetingPlan>
const violation = {
  travellerId: 'e1',
  rule: 'meetingPrice',
  handling: 'approval',
  expected: 80_000,
  actual: 90_000,
  sentence: '每人每天 ¥900，一线城市的标准为不超过 ¥800',
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const tell = (more: Sketch<MeetingDemandDetail>) => answer(getMeetingDemand, { ...demand, ...more })
async function open(more: Sketch<MeetingDemandDetail> = {}) {
  tell(more)
  const page = openPage(requirementPage, paths.meetingRequirement({ demandNo }))
  await screen.findByRole('heading', { name: text().facts })
  return page
}
const press = (name: string) => screen.queryByRole('button', { name })

describe('offers of venues stand side by side', () => {
  const other = {
    ...plan,
    planId: 'p2',
    venueName: '西子酒店',
    lines: [hallLine, { kind: 'teaBreaks', unit: 5000, count: 60, times: 1, amount: 300_000 }],
    total: 800_000,
    overBudget: true,
    verdict: 'approval',
    violations: [violation],
    counters: true,
  } as const
  const row = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)

  test('with each cost in its own row, the cheapest and what differs marked', async () => {
    await open({ state: 'quoted', plans: [plan, other], canAccept: true })
    expect(row(words().total)).toEqual([formatPrice(500_000), formatPrice(800_000)])
    expect(row(words().lines.teaBreaks)[0], 'the first has none').toBe('—')
    expect(row(words().lines.teaBreaks)[1]).toContain(formatPrice(300_000))
    expect(row(text().policy), 'only the second breaks the policy').toEqual(['', violation.sentence])
    expect(row(words().deposit)[0]).toContain(text().depositOf({ percent: 40 }))
    const [, first, second] = screen.getAllByRole('columnheader')
    expect(within(first!).getByText(text().cheapest)).toBeTruthy()
    for (const said of [text().overBudget, text().counters]) expect(within(second!).getByText(said)).toBeTruthy()
  })

  test('a single one is no cheapest; one that is over is not chosen', async () => {
    const { comeAgain } = await open({ state: 'quoted', plans: [plan], canAccept: true })
    expect(screen.queryByText(text().cheapest)).toBeNull()
    tell({ state: 'quoted', plans: [{ ...plan, open: false }], canAccept: true })
    await comeAgain(paths.meetingRequirement({ demandNo: 'M2' }))
    await screen.findByText(text().over)
    expect(press(text().chooseOf({ number: 1 }))).toBeNull()
  })

  test('one is chosen once, and leads to the order of its deposit', async () => {
    answer(openMeetingPlan, { tempOrderNo: 'T1' })
    const { user, address } = await open({ state: 'quoted', plans: [plan, other], canAccept: true })
    const go = holdBack(openMeetingPlan)
    await user.dblClick(press(text().chooseOf({ number: 2 }))!)
    go()
    await waitFor(() => expect(address()).toBe(paths.meetingPlaceOrder({ tempOrderNo: 'T1' })))
    expect(requestsOf(openMeetingPlan)).toEqual([{ demandNo, planId: 'p2' }])
  })
})

describe('whoever asked', () => {
  test('gives it up with a reason only', async () => {
    answer(cancelMeetingDemand, {})
    const { user } = await open({ canCancel: true })
    await user.click(press(text().drop)!)
    const dialog = within(await screen.findByRole('dialog', { name: text().dropTitle }))
    const send = dialog.getByRole('button', { name: text().drop })
    await user.click(send)
    expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), '改为线上')
    tell({ state: 'cancelled' })
    await user.click(send)
    expect(await screen.findByText(text().dropped)).toBeTruthy()
    expect(screen.getByText(text().next.cancelled)).toBeTruthy()
    expect(requestsOf(cancelMeetingDemand)).toEqual([{ demandNo, reason: '改为线上' }])
  })

  test('asks for other offers with what they lack and by when; a refusal keeps the words', async () => {
    refuse(askMeetingAgain, 'meetingDatesWrong')
    const { user } = await open({ state: 'quoted', plans: [plan], canAskAgain: true })
    await user.click(press(text().again)!)
    const dialog = within(await screen.findByRole('dialog', { name: text().againTitle }))
    const send = dialog.getByRole('button', { name: text().again })
    await user.click(send)
    expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
    const [wish] = dialog.getAllByRole<HTMLTextAreaElement>('textbox')
    await user.type(wish!, '加一次茶歇')
    await user.click(send)
    expect(await dialog.findByText(await sentenceOf('meetingDatesWrong'))).toBeTruthy()
    expect(wish!.value).toBe('加一次茶歇')
    answer(askMeetingAgain, {})
    await user.click(send)
    expect(await screen.findByText(text().askedAgain)).toBeTruthy()
    expect(requestsOf(askMeetingAgain).at(-1)).toEqual({
      demandNo,
      wish: '加一次茶歇',
      answerBy: '2026-11-25',
      decideBy: '2026-11-28',
    })
  })

  test('is led to the meeting once it is ordered, not while it is compared', async () => {
    const link = () => screen.queryByRole('link', { name: text().toOrder })
    const { comeAgain } = await open({ state: 'quoted', plans: [plan], orderNo: 'X1' })
    expect(link()).toBeNull()
    tell({ state: 'running', plans: [plan], orderNo: 'X1' })
    await comeAgain(paths.meetingRequirement({ demandNo: 'M2' }))
    await waitFor(() => expect(link()?.getAttribute('href')).toBe(paths.meetingOrder({ orderId: 'X1' })))
  })
})

describe('the desk', () => {
  const halls = [
    { hallKey: 'h1', hallName: '望湖厅', venueKey: 'v1', venueName: '湖畔酒店', seats: 100, price: 600_000, freeDates: [] },
    {
      hallKey: 'h2',
      hallName: '湖畔厅',
      venueKey: 'v1',
      venueName: '湖畔酒店',
      seats: 80,
      price: 500_000,
      freeDates: ['2026-12-10'],
    },
    {
      hallKey: 'h3',
      hallName: '西子厅',
      venueKey: 'v2',
      venueName: '西子酒店',
      seats: 90,
      price: 450_000,
      freeDates: ['2026-12-10'],
    },
  ] as const satisfies Sketch<DeskHall>[]
  async function quote(list: Sketch<DeskHall>[] = [...halls]) {
    answer(getMeetingDemandHalls, { list })
    const page = await open({ canQuote: true })
    return page
  }
  const line = (label: string, at = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${label.replace(/[()（）%]/g, '.')}`))[at]!
  const unit = () => line(text().unit({ name: words().lines.teaBreaks }))

  test('begins with a hall that is free, at its own price; another offer with another venue', async () => {
    const { user } = await quote()
    await screen.findByRole('button', { name: text().addPlan })
    expect(line(text().hallPrice).value).toBe('5000')
    await user.click(press(text().addPlan)!)
    expect(line(text().hallPrice, 1).value).toBe('4500')
  })

  test('sends once what was typed, in fen; what is no number has the focus', async () => {
    answer(quoteMeetingDemand, {})
    const { user } = await quote()
    const send = await screen.findByRole('button', { name: text().send })
    await user.type(unit(), '五十')
    await user.click(send)
    await waitFor(() => expect(document.activeElement).toBe(unit()))
    expect(screen.getByText(text().wrong)).toBeTruthy()
    expect(requestsOf(quoteMeetingDemand)).toEqual([])
    await user.clear(unit())
    await user.type(unit(), '50')
    const go = holdBack(quoteMeetingDemand)
    await user.dblClick(send)
    go()
    expect(await screen.findByText(text().sent)).toBeTruthy()
    expect(requestsOf(quoteMeetingDemand)).toEqual([
      {
        demandNo,
        version: 3,
        plans: [
          {
            venueKey: 'v1',
            hallKey: 'h2',
            startDate: '2026-12-10',
            layout: 'theatre',
            hallPrice: 500_000,
            services: [{ kind: 'teaBreaks', unit: 5000, count: 60, times: 1 }],
            serviceFee: 0,
            depositPercent: 40,
            validUntil: '2026-11-28',
          },
        ],
      },
    ])
  })

  test('reads a refusal under its offers, which stay', async () => {
    refuse(quoteMeetingDemand, 'demandMoved')
    const { user } = await quote()
    await screen.findByRole('button', { name: text().send })
    await user.type(unit(), '50')
    await user.click(press(text().send)!)
    expect(await screen.findByText(await sentenceOf('demandMoved'))).toBeTruthy()
    expect(unit().value).toBe('50')
  })

  test('tells that there is nothing although its form is gone before all of the page is read again', async () => {
    answer(refuseMeetingDemand, {})
    const { user } = await quote()
    await user.click(await screen.findByRole('button', { name: text().refuse }))
    const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
    await user.type(dialog.getByRole('textbox'), '已订满')
    const go = holdBack(getMeetingDemandHalls)
    tell({ state: 'refused', reason: '已订满' })
    await user.click(dialog.getByRole('button', { name: text().refuse }))
    await screen.findByText(text().next.refused({ reason: '已订满' }))
    go()
    expect(await screen.findByText(text().refusedToast)).toBeTruthy()
    expect(requestsOf(refuseMeetingDemand)).toEqual([{ demandNo, reason: '已订满' }])
  })

  test('without a hall that is large enough can only tell so; halls that cannot be read can be tried again', async () => {
    const { user, comeAgain } = await quote([])
    expect(await screen.findByText(text().noHalls)).toBeTruthy()
    expect([press(text().send), press(text().refuse)].map((each) => each !== null)).toEqual([false, true])
    refuse(getMeetingDemandHalls, 'unexpected')
    tell({ demandNo: 'M2', canQuote: true })
    await comeAgain(paths.meetingRequirement({ demandNo: 'M2' }))
    const alert = await screen.findByRole('alert')
    answer(getMeetingDemandHalls, { list: [...halls] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('button', { name: text().send })).toBeTruthy()
  })
})

describe('before any offer', () => {
  const venues = [
    { venueKey: 'v1', name: '湖畔酒店', asked: false },
    { venueKey: 'v2', name: '国际会议中心', asked: false },
  ]

  test('the desk says which venues it asks: all of them unless it leaves one out, and never none', async () => {
    answer(getMeetingDemand, { ...demand, venues, canTellAsked: true })
    answer(tellMeetingVenuesAsked, { ...demand, venues })
    const { user } = openPage(requirementPage, paths.meetingRequirement({ demandNo }))
    const press = async () => user.click(await screen.findByRole('button', { name: text().tellAsked }))
    await user.click(await screen.findByRole('checkbox', { name: '湖畔酒店' }))
    await user.click(screen.getByRole('checkbox', { name: '国际会议中心' }))
    expect(screen.getByText(text().askedNone)).toBeTruthy()
    await press()
    expect(requestsOf(tellMeetingVenuesAsked)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: '国际会议中心' }))
    await press()
    await waitFor(() => expect(requestsOf(tellMeetingVenuesAsked)).toEqual([{ demandNo, venueKeys: ['v2'] }]))
  })

  test('whoever asked reads with whom it is under way', async () => {
    const [first, second] = venues
    const due = '2026-11-25T15:59:00Z'
    answer(getMeetingDemand, {
      ...demand,
      state: 'asking',
      stateName: '方案询价中',
      due,
      venues: [{ ...first!, asked: true }, second!],
    })
    openPage(requirementPage, paths.meetingRequirement({ demandNo }))
    await screen.findByText(/正在向 1 家场地询价/)
    expect(screen.getByText(`${text().asking({ name: '湖畔酒店' })} · 国际会议中心`)).toBeTruthy()
  })

  test('a draft leads on to its form, and has no offers to wait for', async () => {
    answer(getMeetingDemand, {
      ...demand,
      state: 'draft',
      stateName: '草稿',
      dates: [],
      people: 0,
      answerBy: '',
      decideBy: '',
      canEdit: true,
    })
    openPage(requirementPage, paths.meetingRequirement({ demandNo }))
    const link = await screen.findByRole('link', { name: text().goOn })
    expect(link.getAttribute('href')).toContain(paths.writeMeeting({ demandNo }))
    expect(screen.queryByText(text().noPlans)).toBeNull()
    expect(screen.getByText(text().noDate)).toBeTruthy()
  })
})
