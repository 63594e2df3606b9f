// @vitest-environment happy-dom
import type { MeetingJourneys } from '@sojourn/contract/products/meeting/journey.calls'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  getMeetingJourneys,
  groupMeetingApplication,
  ungroupMeetingApplication,
} from '../../../../api/calls/products/meeting/journey'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as journeysPage from './journeys-page'

inBrowser('products/meeting/journeys', 'booking/application/words')

const orderNo = 'M1'
const trip = { travelApplyNo: 'A1', displayNo: 'SQ1', title: '上海季度会议', startDate: '2026-11-30', endDate: '2026-12-02' }
const event = (more: Sketch<MeetingJourneys> = {}): Sketch<MeetingJourneys> => ({
  orderNo,
  venueName: '湖畔酒店',
  days: ['2026-12-01', '2026-12-02'],
  canGroup: true,
  applications: [],
  open: [trip],
  journeys: [],
  waiting: [],
  cost: {
    byProduct: [{ productType: 5, amount: 106_600 }],
    journeys: 106_600,
    meeting: 5_000_000,
    meetingBy: 'quoted',
    total: 5_106_600,
    perPerson: 85_110,
  },
  ...more,
})
const text = () => readText('products/meeting/journeys')
const open = () => openPage(journeysPage, paths.meetingJourneys({ orderId: orderNo }))

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

test('the cost so far is the meeting and the journeys by product', async () => {
  answer(getMeetingJourneys, event())
  open()
  const card = within((await screen.findByRole('heading', { name: text().cost })).closest('section')!)
  expect(card.getByText('火车票').parentElement?.textContent).toContain('1,066')
  expect(card.getByText(text().total).parentElement?.textContent).toContain('51,066')
})

test('an application is chosen before it is grouped; a refusal is told', async () => {
  answer(getMeetingJourneys, event())
  refuse(groupMeetingApplication, 'meetingApplicationTaken')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: text().group }))
  expect(screen.getAllByText(text().chooseFirst)).toHaveLength(2)
  expect(requestsOf(groupMeetingApplication)).toEqual([])
  await user.selectOptions(screen.getByRole('combobox', { name: text().choose }), trip.travelApplyNo)
  await user.click(screen.getByRole('button', { name: text().group }))
  await screen.findByText(await sentenceOf('meetingApplicationTaken'))
  expect(requestsOf(groupMeetingApplication)).toEqual([{ orderNo, travelApplyNo: trip.travelApplyNo }])
})

test('one that is grouped says its standard and who has booked nothing; it is taken out when that is confirmed', async () => {
  const applications = [{ ...trip, stateName: '执行中', standard: ['国内机票：经济舱'] }]
  answer(getMeetingJourneys, event({ open: [], applications, waiting: ['林晓雯'] }))
  answer(ungroupMeetingApplication, { orderNo })
  const { user } = open()
  await screen.findByText('国内机票：经济舱')
  expect(screen.getByText(text().waiting({ names: '林晓雯' }))).toBeTruthy()
  expect(screen.getByText(text().nothingOpen)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: text().ungroupOf({ number: 'SQ1' }) }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: text().ungroup }))
  await screen.findByText(text().ungrouped)
  expect(requestsOf(ungroupMeetingApplication)).toEqual([{ orderNo, travelApplyNo: trip.travelApplyNo }])
})
