// @vitest-environment happy-dom
import type { AgencyWork } from '@sojourn/contract/access/agency-work.calls'
import type { AgentSession } from '@sojourn/contract/access/agent.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findCustomers, getMyAgentSessions, getServedCompanies, openCustomerSession } from '../../../api/calls/access/agent'
import { getAgencyWork, handBackAgencyWork, takeAgencyWork } from '../../../api/calls/access/agency-work'
import { getServedAgreement } from '../../../api/calls/admin/agency/agreement-offer'
import { markServedVip } from '../../../api/calls/admin/people/person'
import { formatDuration, formatInstant } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { base, paths } from '../../../paths'
import { agreement } from '../../../testing/agreement'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as deskPage from './agent-desk-page'

inBrowser('access/agency/agent', 'admin/agency/agreement')

const text = () => readText('access/agency/agent')
const work = {
  enterpriseId: 7,
  companyName: '远行科技',
  workNo: 'w1',
  shownNo: 'D1',
  kindName: '国际机票报价',
  title: '上海到东京',
  requester: '林晓雯',
  askedAt: '2026-11-20T00:30:00Z',
  promisedBy: '2026-11-20T03:00:00Z',
  late: false,
  path: '/agent/demand?id=w1',
} as const satisfies AgencyWork
const mine = { agentId: 'a1', name: '周琳', takenAt: '2026-11-20T01:00:00Z', mine: true }
const colleague = { agentId: 'a2', name: '何超', takenAt: '2026-11-20T01:00:00Z', mine: false }
const customer = {
  enterpriseId: 7,
  companyName: '远行科技',
  employeeId: 'e1',
  name: '林晓雯',
  departmentName: '销售部',
  gradeName: 'P3',
  isVip: false,
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['agent'] })
  answer(getServedCompanies, { list: [{ enterpriseId: 7, name: '远行科技' }] })
  answer(getMyAgentSessions, { list: [] })
  answer(getAgencyWork, { list: [] })
  answer(findCustomers, { list: [customer] })
})

async function open(...list: AgencyWork[]) {
  answer(getAgencyWork, { list })
  const page = openPage(deskPage, paths.agentDesk())
  await screen.findByText(list.length > 0 ? list[0]!.title : text().work.none)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, press }
}
const waiting = () => within(screen.getByRole('table', { name: text().work.title }))

describe('what waits for the desk', () => {
  test('tells what it is, of whom, by when and since when', async () => {
    await open({ ...work, late: true })
    const age = formatDuration(90)
    const words = [
      `${work.kindName} · D1`,
      '林晓雯',
      '远行科技',
      text().work.waited({ age }),
      text().work.late,
      text().work.nobody,
    ]
    for (const word of words) expect(waiting().getByText(word)).toBeTruthy()
    expect(waiting().getByText(new RegExp(formatInstant(work.promisedBy)))).toBeTruthy()
  })

  test('and nobody looks after is taken once', async () => {
    answer(takeAgencyWork, { workNo: 'w1' })
    const { user } = await open(work)
    answer(getAgencyWork, { list: [{ ...work, owner: mine }] })
    const go = holdBack(takeAgencyWork)
    await user.dblClick(screen.getByRole('button', { name: text().work.take }))
    go()
    expect(await screen.findByRole('button', { name: text().work.handBack })).toBeTruthy()
    expect(requestsOf(takeAgencyWork)).toEqual([{ enterpriseId: 7, workNo: 'w1' }])
  })

  test('and a colleague looks after is taken over from that colleague, after a question', async () => {
    answer(takeAgencyWork, { workNo: 'w1' })
    const { user, press } = await open({ ...work, owner: colleague })
    await press(text().work.takeOver)
    const question = within(await screen.findByRole('dialog', { name: text().work.takeOver }))
    expect(question.getByText(text().work.takeOverAsk({ name: '何超' }))).toBeTruthy()
    expect(requestsOf(takeAgencyWork)).toEqual([])
    await user.click(question.getByRole('button', { name: text().work.takeOver }))
    await waitFor(() => expect(requestsOf(takeAgencyWork)).toEqual([{ enterpriseId: 7, workNo: 'w1', from: 'a2' }]))
  })

  test('and one looks after oneself is handed back', async () => {
    answer(handBackAgencyWork, { workNo: 'w1' })
    const { press } = await open({ ...work, owner: mine })
    answer(getAgencyWork, { list: [work] })
    await press(text().work.handBack)
    expect(await screen.findByRole('button', { name: text().work.take })).toBeTruthy()
    expect(requestsOf(handBackAgencyWork)).toEqual([{ enterpriseId: 7, workNo: 'w1' }])
  })

  test('and somebody took a moment ago stands with that colleague', async () => {
    refuse(takeAgencyWork, 'agencyWorkTaken')
    const { press } = await open(work)
    answer(getAgencyWork, { list: [{ ...work, owner: colleague }] })
    await press(text().work.take)
    expect(await screen.findByText(await sentenceOf('agencyWorkTaken'))).toBeTruthy()
    expect(await screen.findByText('何超')).toBeTruthy()
    expect(screen.getByRole('button', { name: text().work.takeOver })).toBeTruthy()
  })

  test('and is done by now is gone', async () => {
    refuse(takeAgencyWork, 'agencyWorkGone')
    const { press } = await open(work)
    answer(getAgencyWork, { list: [] })
    await press(text().work.take)
    expect(await screen.findByText(await sentenceOf('agencyWorkGone'))).toBeTruthy()
    expect(await screen.findByText(text().work.none)).toBeTruthy()
  })

  test('is done on the desk itself where nobody’s session is needed', async () => {
    await open(work)
    const begin = screen.getByRole('link', { name: text().work.beginOf({ number: 'D1' }) })
    expect(begin.getAttribute('href')).toBe(work.path)
  })

  test('or in the session of whoever asked, for that reason', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window)
    answer(openCustomerSession, { ticket: 't1', opensUntil: '2026-11-20T02:05:00Z' })
    const { press } = await open({ ...work, shownNo: '', employeeId: 'e1' })
    await press(text().work.beginOf({ number: work.title }))
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(requestsOf(openCustomerSession)).toEqual([
      { enterpriseId: 7, employeeId: 'e1', reason: work.kindName, reference: 'w1' },
    ])
    expect(opened.mock.calls[0]![0]).toBe(`${base}${paths.agentOpen({ ticket: 't1', to: work.path })}`)
  })

  test('that cannot be read can be tried again, beside a desk that works', async () => {
    refuse(getAgencyWork, 'forbidden')
    const { user } = openPage(deskPage, paths.agentDesk())
    const alert = await screen.findByRole('alert')
    expect(screen.getByText(text().begin)).toBeTruthy()
    answer(getAgencyWork, { list: [work] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByText(work.title)).toBeTruthy()
  })
})

describe('a customer', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
  const assistName = () => text().assistName({ name: '林晓雯' })
  async function find() {
    const page = await open()
    await page.user.type(screen.getByRole('searchbox', { name: text().keyword }), ' 林 ')
    await screen.findByRole('button', { name: assistName() })
    return page
  }

  test('is looked for once something is typed, in one company where that is chosen', async () => {
    const { user } = await find()
    expect(requestsOf(findCustomers).at(-1)).toEqual({ keyword: '林' })
    await user.selectOptions(screen.getByRole('combobox', { name: text().company }), '远行科技')
    await waitFor(() => expect(requestsOf(findCustomers).at(-1)).toEqual({ keyword: '林', enterpriseId: 7 }))
    await user.clear(screen.getByRole('searchbox', { name: text().keyword }))
    expect(await screen.findByText(text().begin)).toBeTruthy()
  })

  test('is marked as a VIP once it is sure what the company pays, and read again', async () => {
    answer(markServedVip, { version: 2 })
    const fee = { product: 'flight', online: 1000, assisted: 2000, vipOnline: 1500, vipAssisted: 3000 } as const
    answer(getServedAgreement, { companyName: '远行科技', agreement: { ...agreement, fees: [fee] }, list: [] })
    const { user } = await find()
    const mark = () => screen.getByRole<HTMLInputElement>('switch', { name: /林晓雯/ })
    const question = async () => within(await screen.findByRole('dialog', { name: text().vipTitle({ name: '林晓雯' }) }))
    expect(mark().checked).toBe(false)
    const go = holdBack(getServedAgreement)
    await user.dblClick(mark())
    expect(mark().checked).toBe(false)
    go()
    const asked = await question()
    expect(requestsOf(getServedAgreement)).toHaveLength(1)
    expect(asked.getByText(/¥15[^]*¥30/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '取消' }))
    expect(requestsOf(markServedVip)).toEqual([])
    answer(findCustomers, { list: [{ ...customer, isVip: true }] })
    await user.click(mark())
    await user.click((await question()).getByRole('button', { name: text().vipConfirm }))
    await waitFor(() => expect(mark().checked).toBe(true))
    expect(requestsOf(markServedVip)).toEqual([{ enterpriseId: 7, employeeId: 'e1', isVip: true }])
  })

  test('is not acted for without a reason and a number, which have the focus one after the other', async () => {
    const { user, press } = await find()
    await press(assistName())
    expect(screen.getByText(text().reasonMissing)).toBeTruthy()
    expect(screen.getByText(text().referenceMissing)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field(text().reason)))
    await user.paste('改签')
    expect(screen.queryByText(text().reasonMissing)).toBeNull()
    await press(assistName())
    await waitFor(() => expect(document.activeElement).toBe(field(text().reference)))
    expect(requestsOf(openCustomerSession)).toEqual([])
  })

  test('has a session opened in a page of its own, once, for what was said', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window)
    answer(openCustomerSession, { ticket: 't1', opensUntil: '2026-11-20T02:05:00Z' })
    const { user } = await find()
    await user.type(field(text().reason), ' 改签 ')
    await user.type(field(text().reference), ' C1 ')
    const go = holdBack(openCustomerSession)
    await user.dblClick(screen.getByRole('button', { name: assistName() }))
    go()
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(opened.mock.calls[0]).toEqual([`${base}${paths.agentOpen({ ticket: 't1' })}`, '_blank'])
    expect(requestsOf(openCustomerSession)).toEqual([{ enterpriseId: 7, employeeId: 'e1', reason: '改签', reference: 'C1' }])
  })

  test.each([
    ['the browser opens no page', undefined, () => Promise.resolve(text().blocked)],
    ['the customer is served no more', 'customerNotServed' as const, () => sentenceOf('customerNotServed')],
  ])('learns where %s; what was written stays', async (_why, problem, sentence) => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    if (problem) refuse(openCustomerSession, problem)
    else answer(openCustomerSession, { ticket: 't1', opensUntil: '2026-11-20T02:05:00Z' })
    const { user, press } = await find()
    await user.type(field(text().reason), '改签')
    await user.type(field(text().reference), 'C1')
    await press(assistName())
    expect(await screen.findByText(await sentence())).toBeTruthy()
    expect(field(text().reason).value).toBe('改签')
  })

  test('is found by the number of an order, and the session opens at it', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({} as Window)
    const order = { orderNo: 'F1', title: '北京 → 上海', path: '/center/order?orderId=F1' }
    answer(findCustomers, { list: [{ ...customer, order }] })
    answer(openCustomerSession, { ticket: 't1', opensUntil: '2026-11-20T02:05:00Z' })
    const { user, press } = await find()
    expect(screen.getByText('F1 · 北京 → 上海')).toBeTruthy()
    await user.type(field(text().reason), '改签')
    await user.type(field(text().reference), 'C1')
    await press(assistName())
    await waitFor(() => expect(opened.mock.calls[0]?.[0]).toBe(`${base}${paths.agentOpen({ ticket: 't1', to: order.path })}`))
  })

  test('who is not there is told so; a search that fails can be tried again', async () => {
    answer(findCustomers, { list: [] })
    const { user } = await open()
    const keyword = screen.getByRole('searchbox', { name: text().keyword })
    await user.click(keyword)
    await user.paste('无')
    expect(await screen.findByText(text().none)).toBeTruthy()
    refuse(findCustomers, 'forbidden')
    await user.paste('名')
    const alert = await screen.findByRole('alert')
    answer(findCustomers, { list: [customer] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('button', { name: assistName() })).toBeTruthy()
  })
})

describe('an agent', () => {
  test('without a customer looks again once there is one', async () => {
    answer(getServedCompanies, { list: [] })
    const { press } = await open()
    expect(screen.getByText(text().noCompany)).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    answer(getServedCompanies, { list: [{ enterpriseId: 7, name: '远行科技' }] })
    await press(text().lookAgain)
    expect(await screen.findByRole('searchbox', { name: text().keyword })).toBeTruthy()
  })

  test.each([
    ['waits to be opened', {}, () => text().states.waiting],
    ['is open', { openedAt: '2026-11-20T01:00:00Z' }, () => text().states.open],
    ['has ended', { openedAt: '2026-11-20T01:00:00Z', endedAt: '2026-11-20T01:30:00Z' }, () => text().states.ended],
  ] as const)('sees of a session that it %s', async (_how, more, state) => {
    const session: AgentSession = {
      ticketId: 't1',
      companyName: '远行科技',
      customerName: '林晓雯',
      reason: '改签',
      reference: 'C1',
      createdAt: '2026-11-20T00:50:00Z',
      ...more,
    }
    answer(getMyAgentSessions, { list: [session] })
    await open()
    const table = within(await screen.findByRole('table', { name: text().sessions }))
    for (const said of ['林晓雯 · 远行科技', '改签', 'C1', state()]) expect(table.getByText(said)).toBeTruthy()
  })

  test('who has opened no session reads so', async () => {
    await open()
    expect(await screen.findByText(text().noSessions)).toBeTruthy()
  })
})
