// @vitest-environment happy-dom
import type { CarRide } from '@sojourn/contract/products/car/order.calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getCarPlaces } from '../../../../api/calls/products/car/car'
import {
  cancelCarRide,
  changeCarDestination,
  changeCarEmergency,
  confirmCarFare,
  disputeCarFare,
  getCarOrderDetail,
  revokeCarShare,
} from '../../../../api/calls/products/car/order'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { holdTime, inBrowser, stopClock } from '../../../../testing/browser'
import { order } from '../../../../testing/order'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as orderPage from './order-page'

inBrowser('products/car/pages', 'products/car/rules', 'products/car/search', 'booking/policy/words')

const text = () => readText('products/car/pages')
const orderNo = order.orderNo
const ride = {
  rideType: 'now',
  carClass: 'economy',
  cityId: 1,
  cityName: '上海',
  from: { placeId: 'p:1', name: '虹桥机场', kind: 'airport', latitude: 31.2, longitude: 121.34 },
  to: { placeId: 'p:2', name: '外滩', kind: 'landmark', latitude: 31.24, longitude: 121.49 },
  around: [{ placeId: 'p:3', name: '中山公园', kind: 'metro', latitude: 31.22, longitude: 121.41 }],
  departAt: '2026-11-20T02:00:00Z',
  metres: 18_000,
  minutes: 40,
  estimate: 6000,
  parts: [],
  atMost: 9000,
  events: [],
  canChangeEmergency: false,
  canAnswerFare: false,
  canCancel: false,
  cancelFee: 0,
  canChangeDestination: false,
} as const satisfies Sketch<CarRide>
const fare = {
  state: 'unconfirmed',
  amount: 7200,
  parts: [
    { part: 'distance', amount: 6000 },
    { part: 'time', amount: 1200 },
  ],
  metres: 19_000,
  minutes: 50,
  flags: [],
  disputed: [],
  takenOff: 0,
} as const satisfies Sketch<CarRide['fare']>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const tell = (more: Sketch<CarRide>) => answer(getCarOrderDetail, { ...order, ride: { ...ride, ...more } })
async function open(more: Sketch<CarRide>) {
  tell(more)
  const page = openPage(orderPage, paths.carOrder({ orderId: orderNo }))
  await screen.findByRole('heading', { name: text().ride })
  return page
}

describe('the flight of a pick-up', () => {
  const service = 'CA1831'
  const follows = () => text().waitsFor({ service })
  const nothingKnown = () => readText('products/car/rules').notFollowed({ service })
  test.each([
    ['whose times are known', true, follows, nothingKnown],
    ['of which nothing is known', false, nothingKnown, follows],
  ] as const)('%s', async (_what, followed, said, silent) => {
    await open({ serviceNo: service, followed })
    expect(screen.getByText(said())).toBeTruthy()
    expect(screen.queryByText(silent())).toBeNull()
  })
})

describe('a ride that is called off', () => {
  test.each([
    [
      'for nothing until a moment',
      { freeUntil: '2026-11-20T02:05:00Z' },
      () => text().cancelFreeUntil({ time: formatInstant('2026-11-20T02:05:00Z') }),
      () => text().cancelFree,
    ],
    [
      'at a fee',
      { cancelFee: 1000 },
      () => text().cancelCosts({ fee: formatPrice(1000) }),
      () => text().cancelCosts({ fee: formatPrice(1000) }),
    ],
  ] as const)('%s says so before it is pressed and again when it is asked', async (_what, more, beside, asked) => {
    const { user } = await open({ ...more, canCancel: true })
    expect(screen.getByText(beside())).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().cancel }))
    const question = within(await screen.findByRole('dialog', { name: text().cancelAsk }))
    expect(question.getByText(asked())).toBeTruthy()
    await user.click(question.getByRole('button', { name: text().keep }))
    expect(requestsOf(cancelCarRide)).toEqual([])
  })

  test('at no more than the fee that was seen: where it rose meanwhile the new one is read and asked about', async () => {
    refuse(cancelCarRide, 'carFeeRose')
    const { user } = await open({ canCancel: true })
    const callOff = async () => {
      await user.click(screen.getByRole('button', { name: text().cancel }))
      const question = within(await screen.findByRole('dialog', { name: text().cancelAsk }))
      await user.click(question.getByRole('button', { name: text().cancel }))
    }
    tell({ canCancel: true, cancelFee: 1500 })
    await callOff()
    expect(await screen.findByText(await sentenceOf('carFeeRose'))).toBeTruthy()
    expect(await screen.findByText(text().cancelCosts({ fee: formatPrice(1500) }))).toBeTruthy()
    answer(cancelCarRide, { orderNo })
    tell({})
    await callOff()
    await waitFor(() => expect(screen.queryByRole('button', { name: text().cancel })).toBeNull())
    expect(requestsOf(cancelCarRide).map(({ feeAtMost }) => feeAtMost)).toEqual([0, 1500])
  })
})

describe('whom to call when something happens', () => {
  test('is changed, half a contact and none are refused, and a button of its own takes it away', async () => {
    answer(changeCarEmergency, { orderNo })
    const { user } = await open({ canChangeEmergency: true, emergency: { name: '林国强', mobile: '139****0002' } })
    expect(screen.getByText(/林国强 139\*\*\*\*0002/)).toBeTruthy()
    const change = async (name: string, mobile: string) => {
      await user.click(screen.getByRole('button', { name: text().emergencyChange }))
      const dialog = within(await screen.findByRole('dialog', { name: text().emergencyContact }))
      if (name) await user.type(dialog.getByRole('textbox', { name: text().emergencyName }), name)
      if (mobile) await user.type(dialog.getByRole('textbox', { name: text().emergencyMobile }), mobile)
      await user.click(dialog.getByRole('button', { name: text().emergencySave }))
      return { dialog, mobile: () => dialog.getByRole('textbox', { name: text().emergencyMobile }) }
    }
    const { dialog, mobile } = await change('周敏', '')
    expect(await dialog.findByText(text().emergencyWrong)).toBeTruthy()
    await user.type(mobile(), '13900030003')
    await user.click(dialog.getByRole('button', { name: text().emergencySave }))
    await waitFor(() => expect(requestsOf(changeCarEmergency)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const empty = await change('', '')
    expect(await empty.dialog.findByText(text().emergencyWrong)).toBeTruthy()
    expect(requestsOf(changeCarEmergency)).toHaveLength(1)
    await user.click(empty.dialog.getByRole('button', { name: text().emergencyRemove }))
    expect(await screen.findByText(text().emergencyRemoved)).toBeTruthy()
    await waitFor(() =>
      expect(requestsOf(changeCarEmergency)).toEqual([
        { orderNo, emergency: { name: '周敏', mobile: '13900030003' } },
        { orderNo },
      ]),
    )
  })
})

describe('the fare of a ride', () => {
  test('is confirmed once as it was seen', async () => {
    answer(confirmCarFare, { orderNo })
    const { user } = await open({ state: 'ended', canAnswerFare: true, fare })
    const go = holdBack(confirmCarFare)
    await user.dblClick(screen.getByRole('button', { name: text().confirm }))
    tell({ state: 'done', fare: { ...fare, state: 'confirmed' } })
    go()
    expect(await screen.findByText(text().returned)).toBeTruthy()
    expect(requestsOf(confirmCarFare)).toEqual([{ orderNo, amount: 7200 }])
    expect(screen.queryByRole('button', { name: text().confirm })).toBeNull()
  })

  test('is objected to with its parts and why; without either nothing is sent, and a refusal keeps both', async () => {
    refuse(disputeCarFare, 'carFareMoved')
    const { user } = await open({ state: 'ended', canAnswerFare: true, fare })
    await user.click(screen.getByRole('button', { name: text().dispute }))
    const dialog = within(await screen.findByRole('dialog', { name: text().dispute }))
    const send = () => user.click(dialog.getByRole('button', { name: text().disputeSend }))
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox')
    await user.click(reason)
    await user.paste(' 没有绕路 ')
    await send()
    expect(dialog.getByText(text().disputeIncomplete)).toBeTruthy()
    expect(requestsOf(disputeCarFare)).toEqual([])
    const time = dialog.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(readText('products/car/rules').parts.time) })
    await user.click(time)
    await send()
    expect(await dialog.findByText(await sentenceOf('carFareMoved'))).toBeTruthy()
    expect([time.checked, reason.value]).toEqual([true, ' 没有绕路 '])
    answer(disputeCarFare, { orderNo })
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(disputeCarFare).at(-1)).toEqual({ orderNo, parts: ['time'], reason: '没有绕路' })
  })

  test('that is settled or still being looked at is only told', async () => {
    await open({
      state: 'ended',
      fare: { ...fare, state: 'disputed', disputed: ['time'], disputeReason: '没有绕路' },
    })
    expect(screen.getByText(text().fareStates.disputed)).toBeTruthy()
    for (const name of [text().confirm, text().dispute]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('another destination', () => {
  async function redirect() {
    answer(getCarPlaces, { places: [{ placeId: 'p9', name: '人民广场', kind: 'landmark' }] } as never)
    const page = await open({ canChangeDestination: true })
    await page.user.click(screen.getByRole('button', { name: text().redirect }))
    const dialog = within(await screen.findByRole('dialog', { name: text().redirect }))
    const field = dialog.getByRole<HTMLInputElement>('combobox', { name: text().newDestination })
    const done = () => dialog.getByRole('button', { name: new RegExp(`^${text().redirectDone}`) })
    const choose = async () => {
      await page.user.click(field)
      await page.user.paste('人民')
      await page.user.click(await screen.findByRole('option', { name: /人民广场/ }))
    }
    return { ...page, field, done, choose }
  }

  test('has to be chosen, is of the same city, and sent once', async () => {
    answer(changeCarDestination, { orderNo })
    const { user, done, choose } = await redirect()
    await user.click(done())
    expect(done().getAttribute('aria-disabled')).toBe('true')
    expect(requestsOf(changeCarDestination)).toEqual([])
    await choose()
    expect(requestsOf(getCarPlaces).at(-1)).toEqual({ cityId: '1', keyWords: '人民' })
    const go = holdBack(changeCarDestination)
    await user.dblClick(done())
    go()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requestsOf(changeCarDestination)).toEqual([{ orderNo, to: { placeId: 'p9', name: '人民广场' } }])
  })

  test('that is refused says why at its field, until another is chosen', async () => {
    refuse(changeCarDestination, 'carNoneHere')
    const { user, done, choose, field } = await redirect()
    await choose()
    await user.click(done())
    expect(await screen.findByText(await sentenceOf('carNoneHere'))).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('人民广场')
    await choose()
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('a ride that is shared', () => {
  test('stops being seen after a question', async () => {
    answer(revokeCarShare, { orderNo })
    const { user } = await open({ shareToken: 'a-token-of-twenty-letters' })
    expect(screen.getByRole('button', { name: text().share })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: text().stopShare }))
    const question = within(await screen.findByRole('dialog', { name: text().stopShare }))
    expect(question.getByText(text().stopShareWhy)).toBeTruthy()
    expect(requestsOf(revokeCarShare)).toEqual([])
    await user.click(question.getByRole('button', { name: text().stopShare }))
    expect(await screen.findByText(text().shareStopped)).toBeTruthy()
    expect(requestsOf(revokeCarShare)).toEqual([{ orderNo }])
  })

  test('offers nothing of that where it may not be shared', async () => {
    await open({})
    for (const name of [text().share, text().stopShare]) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

test('the car moves along by the clock of the server until it is there', async () => {
  holdTime('2026-11-20T02:00:00Z')
  const leg = { kind: 'approach', startedAt: '2026-11-20T01:59:00Z', endsAt: '2026-11-20T02:03:00Z', metres: 4000 } as const
  tell({ state: 'accepted', leg })
  openPage(orderPage, paths.carOrder({ orderId: orderNo }))
  await vi.waitUntil(() => screen.queryByRole('progressbar'))
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByText(text().approach({ metres: text().kilometres({ count: '3.0' }), minutes: 3 }))).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(bar.getAttribute('aria-valuenow')).toBe('100')
})
