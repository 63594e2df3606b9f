// @vitest-environment happy-dom
import type { DemandPlan, HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  askHotelDemandAgain,
  cancelHotelDemand,
  getHotelDemand,
  getUnconfirmedHotelDemandCount,
  openHotelDemand,
  quoteHotelDemand,
  refuseHotelDemand,
} from '../../../../api/calls/products/hotel/demand'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { countSlowly } from '../../../../testing/header-count'
import { openPage, showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { DemandHead } from './demand-head'
import * as demandPage from './demand-page'

inBrowser('products/hotel/demand', 'products/hotel/words', 'kit/drafts')

const text = () => readText('products/hotel/demand')
const demandNo = 'H1'
const due = '2026-11-20T04:00:00Z'
const demand = {
  demandNo,
  state: 'submitted',
  stateName: '待报价',
  travelType: 1,
  cityName: '杭州',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-03',
  nightCount: 2,
  rooms: 1,
  hotelName: '湖畔酒店',
  requester: '林晓雯',
  late: false,
  travellers: [{ employeeId: 'e1', name: '林晓雯' }],
  wishes: '',
  plans: [],
  history: [],
  canAccept: false,
  canCancel: false,
  canAskAgain: false,
  canQuote: false,
} as const satisfies Sketch<HotelDemandDetail>
const plan = {
  planId: 'p1',
  hotelName: '西子酒店',
  address: '西湖路 2 号',
  phone: '',
  roomName: '大床房',
  breakfasts: 1,
  hotelType: 2,
  price: 48_000,
  total: 96_000,
  overBudget: false,
  freeHours: 24,
  note: '',
} as const satisfies Sketch<DemandPlan>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const tell = (more: Sketch<HotelDemandDetail>) => answer(getHotelDemand, { ...demand, ...more })
async function open(more: Sketch<HotelDemandDetail> = {}) {
  tell(more)
  const page = openPage(demandPage, paths.hotelDemand({ demandNo }))
  await screen.findByRole('heading', { name: text().facts })
  return page
}
const press = (name: string) => screen.queryByRole('button', { name })

test.each([
  ['submitted', { due }, () => text().next.submitted({ time: formatInstant(due) })],
  ['submitted without a promise', {}, () => text().next.submittedPlain],
  ['late', { due, late: true }, () => text().next.late({ time: formatInstant(due) })],
  ['quoted', { state: 'quoted', due }, () => text().next.quoted({ time: formatInstant(due) })],
  ['over', { state: 'expired', reopenedUntil: due }, () => text().next.expired({ time: formatInstant(due) })],
  ['refused', { state: 'refused', reason: '满房' }, () => text().next.refused({ reason: '满房' })],
  ['given up', { state: 'cancelled', reason: '会议取消' }, () => text().next.cancelled({ reason: '会议取消' })],
  [
    'overtaken',
    { state: 'cancelled', history: [{ at: due, actor: '', event: 'overtaken', sentence: '' }] },
    () => text().next.overtaken,
  ],
  ['ended by itself', { state: 'cancelled', reopenedUntil: due }, () => text().next.lapsed],
] as const)('a request that is %s says what comes next', async (_what, more, sentence) => {
  showPart(<DemandHead demand={{ ...demand, ...more } as unknown as HotelDemandDetail} onDue={() => undefined} />)
  expect(await screen.findByText(sentence())).toBeTruthy()
})

describe('whoever asked', () => {
  test('gives it up with a reason only, and is told although the button is gone', async () => {
    answer(cancelHotelDemand, {})
    const { user } = await open({ canCancel: true })
    await user.click(press(text().drop)!)
    const dialog = within(await screen.findByRole('dialog', { name: text().dropTitle }))
    const send = dialog.getByRole('button', { name: text().drop })
    await user.click(send)
    expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), ' 会议取消 ')
    tell({ state: 'cancelled', reason: '会议取消' })
    const counted = await countSlowly(getUnconfirmedHotelDemandCount)
    await user.click(send)
    await screen.findByText(text().next.cancelled({ reason: '会议取消' }))
    counted()
    expect(await screen.findByText(text().dropped)).toBeTruthy()
    expect(requestsOf(cancelHotelDemand)).toEqual([{ demandNo, reason: '会议取消' }])
  })

  test('asks again once, and is told although the button is gone', async () => {
    answer(askHotelDemandAgain, {})
    const { user } = await open({ state: 'expired', canAskAgain: true })
    const [go, counted] = [holdBack(askHotelDemandAgain), await countSlowly(getUnconfirmedHotelDemandCount)]
    tell({})
    await user.dblClick(press(text().askAgain)!)
    go()
    await waitFor(() => expect(press(text().askAgain)).toBeNull())
    counted()
    expect(await screen.findByText(text().askedAgain)).toBeTruthy()
    expect(requestsOf(askHotelDemandAgain)).toEqual([{ demandNo }])
  })

  test('cannot do what was overtaken, and reads why', async () => {
    refuse(askHotelDemandAgain, 'demandClosed')
    const { user } = await open({ state: 'expired', canAskAgain: true })
    await user.click(press(text().askAgain)!)
    expect(await screen.findByText(await sentenceOf('demandClosed'))).toBeTruthy()
    expect(press(text().askAgain)!.getAttribute('aria-busy')).toBeNull()
  })
})

describe('offers side by side', () => {
  const accept = (hotel = '西子酒店') => press(text().acceptPlan({ hotel }))

  test('say what they cost in all, when giving them back is free, and that one is above the budget', async () => {
    const dear = { ...plan, planId: 'p2', hotelName: '武林酒店', overBudget: true, freeHours: undefined }
    await open({ state: 'quoted', plans: [plan, dear], canAccept: true })
    const words = readText('products/hotel/words')
    const total = { amount: formatPrice(96_000), nights: words.nights({ count: 2 }), rooms: words.rooms({ count: 1 }) }
    expect(screen.getAllByText(text().total(total))).toHaveLength(2)
    expect(screen.getByText(text().free({ hours: 24 }))).toBeTruthy()
    expect(screen.getByText(text().final)).toBeTruthy()
    expect(screen.getAllByText(text().overBudget)).toHaveLength(1)
    expect([accept(), accept('武林酒店')].map((each) => each !== null)).toEqual([true, true])
  })

  test('one that is over by now is not booked, however often it is pressed', async () => {
    refuse(openHotelDemand, 'planExpired')
    const { user, router } = await open({ state: 'quoted', plans: [plan], canAccept: true })
    const go = holdBack(openHotelDemand)
    await user.dblClick(accept()!)
    expect(accept()!.getAttribute('aria-busy')).toBe('true')
    go()
    expect(await screen.findByText(await sentenceOf('planExpired'))).toBeTruthy()
    expect(requestsOf(openHotelDemand)).toEqual([{ demandNo, planId: 'p1' }])
    expect(router.state.location.search).not.toContain('planId')
  })

  test('of a request that is over are only told; where there are none yet it says so', async () => {
    const { comeAgain } = await open({ state: 'expired', plans: [plan] })
    expect(accept()).toBeNull()
    tell({})
    await comeAgain(paths.hotelDemand({ demandNo: 'H2' }))
    expect(await screen.findByText(text().noPlans)).toBeTruthy()
  })
})

describe('the agency', () => {
  const line = (field: keyof ReturnType<typeof text>['plan'], at = 0) =>
    screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${text().plan[field].replace(/[()（）]/g, '.')}`))[at]!
  const typed = [
    ['address', '西湖路 2 号'],
    ['roomName', '大床房'],
    ['price', '480.5'],
    ['reservationNo', ' R-1 '],
  ] as const
  async function quote() {
    const page = await open({ canQuote: true })
    const write = async (field: Parameters<typeof line>[0], value: string, at = 0) => {
      await page.user.clear(line(field, at))
      await page.user.paste(value)
    }
    const send = () => page.user.click(press(text().sendQuote)!)
    return { ...page, write, send }
  }

  test('begins with the hotel that was wished for, and sends once in fen what was typed', async () => {
    answer(quoteHotelDemand, {})
    const { user, write, send } = await quote()
    expect(line('hotelName').value).toBe('湖畔酒店')
    await send()
    await waitFor(() => expect(document.activeElement).toBe(line('address')))
    expect(requestsOf(quoteHotelDemand)).toEqual([])
    for (const [field, value] of typed) await write(field, value)
    tell({ state: 'quoted', plans: [plan] })
    const counted = await countSlowly(getUnconfirmedHotelDemandCount)
    await user.dblClick(press(text().sendQuote)!)
    await waitFor(() => expect(press(text().sendQuote)).toBeNull())
    counted()
    expect(await screen.findByText(text().quoted), 'although the form is gone').toBeTruthy()
    expect(requestsOf(quoteHotelDemand)).toHaveLength(1)
    expect(requestsOf(quoteHotelDemand)[0]!.plans).toEqual([
      expect.objectContaining({ hotelName: '湖畔酒店', price: 48_050, reservationNo: 'R-1', breakfasts: 1, hotelType: 2 }),
    ])
    const kept = Object.keys(window.localStorage).filter((key) => key.startsWith('sojourn.kept.'))
    expect(kept, 'its draft is gone too').toEqual([])
  })

  test('keeps what is half written, offer by offer, five at most', async () => {
    const { user, write, comeAgain } = await quote()
    for (let count = 1; count < 5; count += 1) await user.click(press(text().addPlan)!)
    expect(press(text().addPlan)).toBeNull()
    await write('address', '西湖路 5 号', 4)
    await user.click(screen.getByRole('button', { name: text().removePlan({ number: 1 }) }))
    await comeAgain()
    await screen.findByText(readText('kit/drafts').restored)
    expect(line('address', 3).value).toBe('西湖路 5 号')
    expect(press(text().addPlan)).toBeTruthy()
  })

  test('tells that there is nothing, with a reason, and reads that it was told', async () => {
    answer(refuseHotelDemand, {})
    const { user } = await quote()
    await user.click(press(text().refuse)!)
    const dialog = within(await screen.findByRole('dialog', { name: text().refuseTitle }))
    await user.type(dialog.getByRole('textbox'), '满房')
    tell({ state: 'refused', reason: '满房' })
    const counted = await countSlowly(getUnconfirmedHotelDemandCount)
    await user.click(dialog.getByRole('button', { name: text().refuse }))
    await screen.findByText(text().next.refused({ reason: '满房' }))
    counted()
    expect(await screen.findByText(text().refused)).toBeTruthy()
    expect(requestsOf(refuseHotelDemand)).toEqual([{ demandNo, reason: '满房' }])
  })
})

test('a request that is not there leads to the list; one that cannot be read can be tried again', async () => {
  refuse(getHotelDemand, 'demandUnknown')
  const { user, comeAgain } = openPage(demandPage, paths.hotelDemand({ demandNo }))
  await screen.findByText(text().unknown)
  expect(screen.getByRole('link', { name: text().toList }).getAttribute('href')).toBe(paths.hotelDemands())
  refuse(getHotelDemand, 'unexpected')
  await comeAgain()
  const alert = await screen.findByRole('alert')
  tell({})
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(text().noPlans)).toBeTruthy()
})
