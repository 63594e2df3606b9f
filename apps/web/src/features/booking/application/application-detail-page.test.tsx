// @vitest-environment happy-dom
import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { actOnTravelApply, getTravelApplyDetail } from '../../../api/calls/booking/application/application'
import { formatDate, formatInstant, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { applicationButton as button, applicationDetail as application } from '../../../testing/application'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as detailPage from './application-detail-page'

inBrowser('booking/centre', 'booking/application/words', 'booking/application/detail', 'booking/time-machine/tabs')

const text = () => readText('booking/application/detail')

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

const tell = (more: Sketch<ApplicationDetail> = {}) => answer(getTravelApplyDetail, { ...application, ...more })
async function open(more: Sketch<ApplicationDetail> = {}, asked: { contentVersion?: number } = {}) {
  tell(more)
  const page = openPage(detailPage, paths.travelForm({ travelApplyNo: 'A1', ...asked }))
  await screen.findByRole('heading', { level: 1, name: application.title })
  return page
}
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section')!)
const fact = (name: string, within_ = screen.getAllByText(name)) =>
  within_.find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent

describe('an application', () => {
  test('tells what was applied for, by whom and for whom', async () => {
    await open({ customFields: [{ label: '客户', value: '北方机场' }] as never })
    expect(fact(text().number)).toBe(application.displayTravelApplyNo)
    expect(fact(text().applicant)).toBe('林晓雯 · 销售部')
    expect(fact(text().created)).toBe(formatInstant(application.createdAt))
    expect(fact('客户')).toBe('北方机场')
    expect(fact(text().description)).toBe(text().none)
    const people = card(text().travellers)
    expect(people.getByText(text().limited)).toBeTruthy()
    expect(people.getByText('销售部 · P3 · 默认标准')).toBeTruthy()
  })

  test('that colleagues may use too says so', async () => {
    await open({ content: { ...application.content, limitTraveler: 0 } })
    expect(card(text().travellers).getByText(text().unlimited)).toBeTruthy()
  })

  test('of cities names them, the way home and by how much the days may differ', async () => {
    await open({ content: { ...application.content, homeCity: { code: 'BJS', name: '北京' } } })
    const itinerary = card(text().itinerary)
    expect(itinerary.getByRole('list', { name: text().cities }).textContent).toBe('上海')
    expect(itinerary.getByText(text().home({ city: '北京' }))).toBeTruthy()
    expect(itinerary.getByText(text().flex({ before: 1, after: 2 }))).toBeTruthy()
    expect(itinerary.getByText(text().days({ from: formatDate('2026-12-07'), to: formatDate('2026-12-09') }))).toBeTruthy()
  })

  test('of legs says where each goes, when, how often it may be booked and how often it was', async () => {
    const leg = {
      productType: 1,
      depart: { code: 'BJS', name: '北京' },
      arrive: { code: 'SHA', name: '上海' },
      isReturn: true,
      startDate: '2026-12-07',
      endDate: '2026-12-07',
      multiUse: false,
    }
    const stay = { ...leg, productType: 3, isReturn: false, endDate: '2026-12-09', multiUse: true }
    const lines = [leg, stay] as never
    await open({
      content: { ...application.content, itineraryMode: 'lines' as never, lines },
      lineUse: [{ line: 0, orderNos: ['F1', 'F2'] }],
    })
    const [flight, hotel] = card(text().itinerary).getAllByRole('listitem')
    expect(flight?.textContent).toContain('北京 ⇄ 上海')
    expect(flight?.textContent).toContain(text().used({ count: 2 }))
    expect(flight?.textContent).not.toContain(text().multiUse)
    expect(hotel?.textContent).toMatch(/^上海/)
    expect(hotel?.textContent).toContain(text().multiUse)
    expect(hotel?.textContent).toContain(text().unused)
  })
})

describe('the budget of an application', () => {
  test('is told in figures and read out as one sentence', async () => {
    await open()
    const usage = card(text().usage)
    const meter = usage.getByRole('img').getAttribute('aria-label')
    for (const amount of [200_00, 800_00, 3000_00]) expect(meter).toContain(formatPrice(amount))
    expect(usage.getByText(text().left)).toBeTruthy()
    expect(usage.getByText(text().control.strong)).toBeTruthy()
  })

  test.each([
    ['overrun', { left: -100_00 }, (): string => text().over],
    ['shared', { sharedWith: [{ travelApplyNo: 'A2', displayTravelApplyNo: 'A20261120002' }] }, (): string => text().leftShared],
  ])('that is %s says so', async (_how, more, word) => {
    await open({ budget: { ...application.budget, ...more } })
    expect(card(text().usage).getByText(word())).toBeTruthy()
  })

  test('leads to those that it is shared with', async () => {
    await open({ budget: { ...application.budget, sharedWith: [{ travelApplyNo: 'A2', displayTravelApplyNo: 'A20261120002' }] } })
    expect(screen.getByRole('link', { name: 'A20261120002' }).getAttribute('href')).toBe(
      paths.travelForm({ travelApplyNo: 'A2' }),
    )
  })

  test('is taken by orders, each with what it takes and the version that it was placed under', async () => {
    const order = {
      orderNo: 'F1',
      title: 'MU5101 北京 → 上海',
      departAt: '2026-12-07T08:00',
      travellers: ['林晓雯'],
      productType: 1,
      state: 1700,
      stateName: '已出票',
    }
    await open({
      validVersion: 2,
      contentVersion: 2,
      orders: [
        { order, amount: 800_00, state: 'encumbered', contentVersion: 1 },
        { order: { ...order, orderNo: 'F2', title: 'MU5102 上海 → 北京' }, amount: 200_00, state: 'spent', contentVersion: 2 },
      ] as never,
    })
    const [first, second] = card(text().orders).getAllByRole('listitem')
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(paths.order({ orderId: 'F1' }))
    expect(first?.textContent).toContain(text().orderStates.encumbered)
    expect(first?.textContent).toContain(text().version({ version: 1 }))
    expect(second?.textContent).toContain(text().orderStates.spent)
    expect(second?.textContent).not.toContain(text().version({ version: 2 }))
  })
})

describe('what happens next', () => {
  const next = () => within(screen.getByRole('region', { name: text().actions }))

  test('is said, and what may be done leads there', async () => {
    const { user, address } = await open({ buttonList: [button(1, '查看'), button(3, '去预订'), button(10, '复制')] })
    expect(next().getByText(application.nextStep)).toBeTruthy()
    expect(
      next()
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['去预订', '复制'])
    await user.click(next().getByRole('button', { name: '去预订' }))
    await waitFor(() => expect(address()).toBe(paths.home({ travelApplyNo: 'A1', travelType: 1, type: 1 })))
  })

  test('says beside what cannot be done now why', async () => {
    const { user, address } = await open({ buttonList: [button(3, '去预订', { enabled: false, reason: '预算已用完' })] })
    const before = address()
    await user.click(next().getByRole('button', { name: /^去预订/ }))
    expect(address()).toBe(before)
    expect(next().getAllByText('预算已用完').length).toBeGreaterThan(0)
  })

  test.each([
    ['withdraw', 4, '撤回'],
    ['revoke', 7, '撤销'],
    ['close', 8, '提前完成'],
  ] as const)('to %s is asked about first, sent once with its reason, and told', async (act, type, name) => {
    answer(actOnTravelApply, {})
    const { user } = await open({ buttonList: [button(type, name)] })
    await user.click(next().getByRole('button', { name }))
    const words = text().act[act]
    const question = within(await screen.findByRole('dialog', { name: words.title }))
    expect(question.getByText(words.text)).toBeTruthy()
    expect(requestsOf(actOnTravelApply)).toEqual([])
    await user.type(question.getByRole('textbox', { name: new RegExp(`^${text().reason}`) }), ' 会议取消 ')
    const go = holdBack(actOnTravelApply)
    await user.dblClick(question.getByRole('button', { name: words.confirm }))
    go()
    expect(await screen.findByText(words.done)).toBeTruthy()
    expect(requestsOf(actOnTravelApply)).toEqual([{ travelApplyNo: 'A1', version: 3, action: act, reason: '会议取消' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('to delete a draft asks for no reason, and leads back to the list', async () => {
    answer(actOnTravelApply, {})
    const { user, address } = await open({ buttonList: [button(9, '删除')] })
    await user.click(next().getByRole('button', { name: '删除' }))
    const question = within(await screen.findByRole('dialog', { name: text().act.delete.title }))
    expect(question.queryByRole('textbox')).toBeNull()
    await user.click(question.getByRole('button', { name: text().act.delete.confirm }))
    await waitFor(() => expect(address()).toBe(paths.travelForms()))
    expect(requestsOf(actOnTravelApply)).toEqual([{ travelApplyNo: 'A1', version: 3, action: 'delete' }])
  })

  test('that somebody was first with says so, and what was typed stays', async () => {
    refuse(actOnTravelApply, 'applicationChanged')
    const { user } = await open({ buttonList: [button(8, '提前完成')] })
    await user.click(next().getByRole('button', { name: '提前完成' }))
    const question = within(await screen.findByRole('dialog', { name: text().act.close.title }))
    await user.type(question.getByRole('textbox'), '会议取消')
    await user.click(question.getByRole('button', { name: text().act.close.confirm }))
    expect(await screen.findByText(await sentenceOf('applicationChanged'))).toBeTruthy()
    expect(question.getByRole<HTMLTextAreaElement>('textbox').value).toBe('会议取消')
  })

  test('leads to its approval', async () => {
    const { user, address } = await open({
      buttonList: [button(5, '查看审批')],
      approval: { approvalId: 'P1', state: 0, tasks: [] } as never,
    })
    await user.click(next().getByRole('button', { name: '查看审批' }))
    await waitFor(() => expect(address()).toBe(paths.approval({ approvalId: 'P1' })))
  })
})

describe('versions of an application', () => {
  const versions = [
    { contentVersion: 1, at: '2026-11-18T02:00:00Z' },
    { contentVersion: 2, at: '2026-11-19T02:00:00Z' },
  ]

  test.each([
    ['waits for its approval', { contentVersion: 2, validVersion: 1 }, (): string => text().pendingVersion],
    ['is of before', { contentVersion: 1, validVersion: 2 }, (): string => text().oldVersion],
  ] as const)('one that %s says so, and leads to what holds', async (_how, more, word) => {
    await open({ ...more, versions })
    expect(within(screen.getByRole('note')).getByText(word())).toBeTruthy()
    expect(screen.getByRole('link', { name: text().backToCurrent }).getAttribute('href')).toBe(
      paths.travelForm({ travelApplyNo: 'A1', contentVersion: more.validVersion }),
    )
  })

  test.each([
    ['holds', { contentVersion: 2, validVersion: 2 }],
    ['was never approved', { contentVersion: 1, validVersion: 0 }],
  ])('one that %s needs no word', async (_how, more) => {
    await open({ ...more, versions })
    expect(screen.queryByRole('note')).toBeNull()
  })

  test('are a list, in which the one that is shown is marked', async () => {
    await open({ contentVersion: 2, validVersion: 2, versions })
    const links = card(text().versions).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true'])
    expect(links[0]?.textContent).toBe(text().showVersion({ version: 1, moment: formatInstant(versions[0]!.at) }))
  })

  test('what one that waits changes stands beside what holds', async () => {
    const now = { ...application, contentVersion: 2, validVersion: 1, versions }
    answer(getTravelApplyDetail, ({ contentVersion }) =>
      String(contentVersion) === '1' ? application : { ...now, content: { ...now.content, endDate: '2026-12-11' } },
    )
    openPage(detailPage, paths.travelForm({ travelApplyNo: 'A1' }))
    const changes = within(await screen.findByRole('table'))
    expect(changes.getByRole('rowheader', { name: text().amended.fields.days })).toBeTruthy()
    expect(changes.getByText(new RegExp(formatDate('2026-12-11'))).tagName).toBe('INS')
  })

  test('an approval is told level by level, with why', async () => {
    const tasks = [
      { level: 1, approver: '王芳', state: 1, decidedAt: '2026-11-19T02:00:00Z' },
      { level: 2, approver: '周敏', state: 2, decidedAt: '2026-11-19T03:00:00Z', reason: '预算过高' },
    ]
    await open({ approval: { approvalId: 'P1', state: 2, tasks } as never })
    const approval = card(text().approval)
    expect(approval.getByText(text().level({ level: 1, name: '王芳' }))).toBeTruthy()
    expect(approval.getByText(text().because({ state: text().tasks[2], reason: '预算过高' }))).toBeTruthy()
  })
})

describe('an application that cannot be shown', () => {
  test('since there is none leads back to the list, and is not asked for in vain', async () => {
    refuse(getTravelApplyDetail, 'applicationUnknown')
    openPage(detailPage, paths.travelForm({ travelApplyNo: 'A9' }))
    expect(await screen.findByText(await sentenceOf('applicationUnknown'))).toBeTruthy()
    expect(screen.getByRole('link', { name: text().notFound }).getAttribute('href')).toBe(paths.travelForms())
    expect(screen.queryByRole('button', { name: readText('kit/widgets').retry })).toBeNull()
  })

  test('for want of a network is read again by a press', async () => {
    loseNetwork(getTravelApplyDetail)
    const { user } = openPage(detailPage, paths.travelForm({ travelApplyNo: 'A1' }))
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    tell()
    await user.click(again)
    await screen.findByRole('heading', { level: 1, name: application.title })
  })
})
