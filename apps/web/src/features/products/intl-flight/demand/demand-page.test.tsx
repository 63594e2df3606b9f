// @vitest-environment happy-dom
import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getFlightDemand,
  getFlightDemandBookInfo,
  getUnconfirmedDemandCount,
  processFlightDemandPolicy,
  withdrawFlightDemand,
} from '../../../../api/calls/products/intl-flight/demand'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, holdTime, stopClock } from '../../../../testing/browser'
import { demand, plan } from '../../../../testing/demand'
import { countSlowly } from '../../../../testing/header-count'
import { openPage, showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import { DemandHead } from './demand-head'
import * as demandPage from './demand-page'

inBrowser('products/intl-flight/demand/words')

const text = () => readText('products/intl-flight/demand/words')
const { demandNo } = demand
const due = '2026-11-20T02:20:00Z'
const quoted = { ...demand, state: 2, due: plan.validUntil, plans: [plan], canChoose: true } as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

async function open(detail: Sketch<FlightDemandDetail>) {
  answer(getFlightDemand, detail)
  const page = openPage(demandPage, paths.flightDemand({ demandNo }))
  await screen.findByRole('heading', { name: text().facts })
  return page
}
const planOf = (number: number) =>
  within(screen.getByRole('heading', { name: text().plan({ number }) }).closest('li') as HTMLElement)
const choose = (number: number) => screen.queryByRole('button', { name: text().chooseOf({ number }) })

describe('a request says what comes next and by when', () => {
  const time = formatInstant(due)
  test.each([
    ['submitted', { state: 1, due }, () => text().next.submitted({ time })],
    ['late', { state: 1, due, late: true }, () => text().next.late({ time, again: '' })],
    ['late, and promised anew', { state: 1, due, late: true, promisedAgain: due }, () => text().next.late({ time, again: time })],
    ['overtaken', { state: 9, history: [{ at: due, actor: '', event: 'overtaken', sentence: '' }] }, () => text().next.overtaken],
    ['quoted', { state: 2, due }, () => text().next.quoted({ time })],
    ['in approval', { state: 4 }, () => text().next.approving],
    ['not approved', { state: 6, reopenedUntil: due }, () => text().next.rejected({ time })],
    ['over', { state: 7, reopenedUntil: due }, () => text().next.expired({ time })],
    ['not to be had', { state: 7, reopenedUntil: due, reason: '已售罄' }, () => text().next.declined({ reason: '已售罄', time })],
    ['without an offer', { state: 8, reason: '无座位' }, () => text().next.refused({ reason: '无座位' })],
    ['withdrawn', { state: 9, reason: '会议取消' }, () => text().next.obsolete({ reason: '会议取消' })],
    ['ended by itself', { state: 9, reopenedUntil: due }, () => text().next.lapsed],
    ['issued', { state: 10 }, () => text().next.issued],
  ] as const)('%s', async (_what, more, sentence) => {
    showPart(<DemandHead demand={{ ...demand, ...more } as unknown as FlightDemandDetail} onDue={() => undefined} />)
    expect(await screen.findByText(sentence())).toBeTruthy()
  })

  test('and offers only what may be done: to write on, to ask again, to look at its order', async () => {
    const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    const form = paths.flightDemandForm({ demandNo })
    const { comeAgain } = await open({ ...demand, state: 0, canEdit: true })
    expect(links()).toContainEqual([text().goOn, form])
    answer(getFlightDemand, { ...demand, state: 8, canAskAgain: true })
    await comeAgain()
    expect(await screen.findByRole('link', { name: text().askAgain })).toBeTruthy()
    expect(links()).toContainEqual([text().askAgain, form])
    answer(getFlightDemand, { ...demand, state: 10, orderNo: 'F1' })
    await comeAgain()
    await screen.findByRole('link', { name: text().toOrder })
    expect(links()).toContainEqual([text().toOrder, paths.intlFlightOrder({ orderId: 'F1' })])
    expect(screen.queryByRole('button', { name: text().drop })).toBeNull()
  })
})

test('a request is withdrawn with a reason only, once, in the version that was seen', async () => {
  answer(withdrawFlightDemand, demand)
  const { user } = await open({ ...demand, canWithdraw: true })
  await user.click(screen.getByRole('button', { name: text().drop }))
  const dialog = within(await screen.findByRole('dialog', { name: text().dropTitle }))
  const press = dialog.getByRole('button', { name: text().drop })
  await user.click(press)
  expect(dialog.getByText(text().reasonMissing)).toBeTruthy()
  expect(requestsOf(withdrawFlightDemand)).toEqual([])
  await user.click(dialog.getByRole('textbox'))
  await user.paste(' 会议取消 ')
  answer(getFlightDemand, { ...demand, state: 9, reason: '会议取消' })
  const [go, counted] = [holdBack(withdrawFlightDemand), await countSlowly(getUnconfirmedDemandCount)]
  await user.dblClick(press)
  go()
  expect(await screen.findByText(text().next.obsolete({ reason: '会议取消' }))).toBeTruthy()
  counted()
  expect(await screen.findByText(text().dropped), 'although the button is gone').toBeTruthy()
  expect(requestsOf(withdrawFlightDemand)).toEqual([{ demandNo, version: 3, reason: '会议取消' }])
})

test('a request that moved meanwhile is not withdrawn, and the reason stays', async () => {
  refuse(withdrawFlightDemand, 'demandMoved')
  const { user } = await open({ ...demand, canWithdraw: true })
  await user.click(screen.getByRole('button', { name: text().drop }))
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${text().dropReason}`) })
  await user.type(reason, '会议取消')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: text().drop }))
  expect(await screen.findByText(await sentenceOf('demandMoved'))).toBeTruthy()
  expect(reason.value).toBe('会议取消')
})

describe('plans side by side', () => {
  test('each say their flights, price, bags, rules and what they break', async () => {
    const broken = { ...plan, planId: 'p2', verdict: 'reason', total: 700_000, overBudget: true } as const
    const violation = { travellerId: 'e1', rule: 'cabin', handling: 'reason', sentence: '高于经济舱' } as const
    await open({
      ...quoted,
      travellers: [...demand.travellers, { employeeId: 'e2', name: '陈志远' }],
      plans: [
        plan,
        { ...broken, violations: [violation, { ...violation, travellerId: 'e2' }], rules: '退票收 ¥500\n改期收 ¥300' },
      ],
    })
    const [one, two] = [planOf(1), planOf(2)]
    expect(one.getByText(text().baggage.pieces({ pieces: 2, kilograms: 23 }))).toBeTruthy()
    expect(one.getByText(text().fareAndTaxes({ fare: formatPrice(300_000), taxes: formatPrice(50_000) }))).toBeTruthy()
    expect(one.getByText(plan.rules)).toBeTruthy()
    expect(one.queryByText(text().overBudget)).toBeNull()
    expect(two.getByText(text().totalOf({ amount: formatPrice(700_000), count: 2 }))).toBeTruthy()
    expect(two.getByText(text().overBudget)).toBeTruthy()
    expect(two.getAllByText(violation.sentence), 'the same of both travellers is said once').toHaveLength(1)
    expect(two.getByText(text().rulesOf({ count: 2 }))).toBeTruthy()
  })

  test.each([
    [{ pieces: 0, kilograms: 23 }, () => text().baggage.none],
    [{ pieces: 1, kilograms: 0 }, () => text().baggage.none],
    [{ kilograms: 30 }, () => text().baggage.weight({ kilograms: 30 })],
  ])('bags of %j', async (baggage, sentence) => {
    await open({ ...quoted, plans: [{ ...plan, baggage: { ...baggage } }] })
    expect(planOf(1).getByText(sentence())).toBeTruthy()
  })

  test('are chosen while they stand, are allowed, and somebody may choose', async () => {
    const ended = { at: due, why: 'soldOut', sentence: '该方案已售罄' } as const
    await open({
      ...quoted,
      plans: [
        plan,
        { ...plan, planId: 'p2', verdict: 'forbidden' },
        { ...plan, planId: 'p3', ended },
        { ...plan, planId: 'p4', validUntil: '2026-11-20T01:59:00Z' },
      ],
    })
    expect([1, 2, 3, 4].map((number) => choose(number) !== null)).toEqual([true, false, false, false])
    expect(planOf(3).getByText(ended.sentence)).toBeTruthy()
    expect(planOf(4).getByText(text().planOver)).toBeTruthy()
  })

  test('of a request that nobody chooses from any more are only told', async () => {
    await open({ ...quoted, canChoose: false })
    expect(choose(1)).toBeNull()
  })

  test('one cannot be chosen from the moment on at which it ends', async () => {
    holdTime('2026-11-20T02:00:00Z')
    answer(getFlightDemand, { ...quoted, due: undefined, plans: [{ ...plan, validUntil: '2026-11-20T02:01:00Z' }] })
    openPage(demandPage, paths.flightDemand({ demandNo }))
    await vi.waitUntil(() => choose(1))
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(choose(1)).toBeNull()
    expect(screen.getByText(text().planOver)).toBeTruthy()
  })

  test('the chosen one opens a search once, and leads to its booking', async () => {
    answer(processFlightDemandPolicy, { tempOrderNo: 'T1' })
    const { user, address } = await open(quoted)
    const go = holdBack(processFlightDemandPolicy)
    await user.dblClick(choose(1)!)
    refuse(getFlightDemandBookInfo, 'planSoldOut')
    go()
    await waitFor(() => expect(address()).toBe(paths.flightDemand({ demandNo, planId: 'p1', tempOrderNo: 'T1' })))
    expect(requestsOf(processFlightDemandPolicy)).toEqual([{ demandNo, planId: 'p1' }])
    expect(await screen.findByText(text().planGone)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().backToDemand }).getAttribute('href')).toBe(paths.flightDemand({ demandNo }))
  })

  test('one that is not sold any more says so and is over', async () => {
    refuse(processFlightDemandPolicy, 'planSoldOut')
    const { user } = await open(quoted)
    const ended = { at: due, why: 'soldOut', sentence: '该方案已售罄' } as const
    answer(getFlightDemand, { ...quoted, plans: [{ ...plan, ended }] })
    await user.click(choose(1)!)
    expect(await screen.findByText(await sentenceOf('planSoldOut'))).toBeTruthy()
    await waitFor(() => expect(choose(1)).toBeNull())
    expect(planOf(1).getByText(ended.sentence)).toBeTruthy()
  })
})

test('a request that is not there leads to the list; one that cannot be read can be tried again', async () => {
  refuse(getFlightDemand, 'demandUnknown')
  const { user, comeAgain } = openPage(demandPage, paths.flightDemand({ demandNo }))
  const back = await screen.findByText(text().unknown)
  expect(back).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(paths.flightDemands())
  refuse(getFlightDemand, 'unexpected')
  await comeAgain()
  const alert = await screen.findByRole('alert')
  answer(getFlightDemand, demand)
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByText(text().noPlans)).toBeTruthy()
})
