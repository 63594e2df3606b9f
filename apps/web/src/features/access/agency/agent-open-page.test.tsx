// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getAgentActions, useAgentTicket as exchangeTicket } from '../../../api/calls/access/agent'
import { sessionToken } from '../../../api/session'
import { formatInstant } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as actionsPage from './agent-actions-page'
import * as openingPage from './agent-open-page'

inBrowser('access/agency/agent')

const text = () => readText('access/agency/agent')

beforeEach(() => stopClock('2026-11-20T02:00:00Z'))

describe('a ticket to a customer’s session', () => {
  test.each([
    ['goes to the page that it is for', '/center/order?orderId=F1', '/center/order?orderId=F1'],
    ['begins at home where it is for none', undefined, paths.home()],
    ['begins at home where it names another site', '//elsewhere.example', paths.home()],
  ] as const)('%s', async (how, to, at) => {
    answer(exchangeTicket, { loginToken: 'the customer' })
    const { router, address } = openPage(openingPage, paths.agentOpen({ ticket: how, ...(to && { to }) }))
    await waitFor(() => expect(address()).toBe(at))
    expect(sessionToken()).toBe('the customer')
    expect(requestsOf(exchangeTicket)).toEqual([{ ticket: how }])
    expect(router.state.historyAction, 'the ticket’s page is not one to go back to').toBe('REPLACE')
  })

  test('that was used or is over says so and leads back to the desk', async () => {
    refuse(exchangeTicket, 'agentTicketInvalid')
    openPage(openingPage, paths.agentOpen({ ticket: 'used' }))
    expect(await screen.findByText(await sentenceOf('agentTicketInvalid'))).toBeTruthy()
    expect(screen.getByRole('link', { name: text().toDesk }).getAttribute('href')).toBe(paths.agentDesk())
    expect(sessionToken()).not.toBe('the customer')
  })
})

describe('what others did in one’s name', () => {
  const action = {
    id: '1',
    at: '2026-11-19T02:00:00Z',
    agentName: '周琳',
    employeeName: '林晓雯',
    reason: '改签',
    reference: 'C1',
    sentence: '提交了改签',
    subject: 'F1',
    path: '/center/order?orderId=F1',
  } as const
  beforeEach(() => signIn())

  test('stands with who did it, why and on which call, and leads to what it was about', async () => {
    answer(getAgentActions, { list: [action, { ...action, id: '2', sentence: '登录', subject: '', path: undefined }] })
    openPage(actionsPage, '/center/actions')
    expect(await screen.findAllByText('周琳')).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: 'F1' }).map((link) => link.getAttribute('href'))).toEqual([action.path])
    for (const said of [formatInstant(action.at), '改签', 'C1', text().actions.inNameOf({ name: '林晓雯' })])
      expect(screen.getAllByText(said)).toHaveLength(2)
  })

  test('grows by the next page', async () => {
    answer(getAgentActions, ({ cursor }) =>
      cursor ? { list: [{ ...action, id: '2', sentence: '取消了订单' }] } : { list: [action], next: 'second' },
    )
    const { user } = openPage(actionsPage, '/center/actions')
    await user.click(await screen.findByRole('button', { name: readText('kit/widgets').loadMore }))
    expect(await screen.findByText('取消了订单')).toBeTruthy()
    expect(screen.getByText('提交了改签')).toBeTruthy()
  })

  test('is nothing for most', async () => {
    answer(getAgentActions, { list: [] })
    openPage(actionsPage, '/center/actions')
    expect(await screen.findByText(text().actions.none)).toBeTruthy()
  })
})
