// @vitest-environment happy-dom
import type { MeetingInvitationView } from '@sojourn/contract/products/meeting/invitation.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  answerMeetingInvitation,
  beginMeetingJourney,
  readMeetingInvitation,
} from '../../../../api/calls/products/meeting/invitation'
import { formatFullDate } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as invitationPage from './invitation-page'

inBrowser('products/meeting/guests/invitation', 'products/meeting/words')

const text = () => readText('products/meeting/guests/invitation')
const words = () => readText('products/meeting/words')
const token = 'a-token-of-twenty-letters'
const own = 'my-own-token-of-twenty-letters'
const invitation = {
  company: '远行科技',
  organiser: '王芳',
  venueName: '湖畔酒店',
  hallName: '一号厅',
  address: '世纪大道 1 号',
  days: ['2026-12-01', '2026-12-02'],
  nights: ['2026-11-30', '2026-12-01', '2026-12-02'],
  answerBy: '2026-11-28',
  canAnswer: true,
} as const satisfies Sketch<MeetingInvitationView>
const wishes = {
  days: [...invitation.days],
  by: 'train',
  fromCity: '北京',
  arrival: { date: '2026-12-01', window: 'morning' },
  leaving: { date: '2026-12-02', window: 'evening' },
  diet: 'usual',
  room: 'none',
  nights: [],
  note: '',
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  window.scrollTo = () => undefined
})

async function open(more: Sketch<MeetingInvitationView> = {}) {
  answer(readMeetingInvitation, { ...invitation, ...more })
  const page = openPage(invitationPage, paths.meetingInvitation(token))
  await screen.findByRole('heading', { name: text().invites({ company: '远行科技', organiser: '王芳' }) })
  const line = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
  const write = async (name: string, typed: string) => {
    await page.user.click(line(name))
    await page.user.paste(typed)
  }
  const who = async (comes: 'yes' | 'no') => {
    await write(text().name, ' 顾客甲 ')
    await write(text().mobile, '138 0013 8000')
    await page.user.click(screen.getByRole('radio', { name: text()[comes] }))
  }
  const send = () => page.user.click(screen.getByRole('button', { name: text().send }))
  return { ...page, line, write, who, send }
}
const sent = () => requestsOf(answerMeetingInvitation)

describe('an invitation to a meeting', () => {
  test('says who invites where and when, and until when it is answered', async () => {
    await open()
    expect(screen.getByText('湖畔酒店 · 世纪大道 1 号')).toBeTruthy()
    expect(screen.getByText(invitation.days.map((day) => formatFullDate(day)).join(' · '))).toBeTruthy()
    expect(screen.getByText(formatFullDate(invitation.answerBy))).toBeTruthy()
    expect(requestsOf(readMeetingInvitation)).toEqual([{ token }])
  })

  test.each([
    ['is over', 'meetingInvitationOver', (): string => text().over],
    ['is full', 'meetingInvitationFull', (): string => text().full],
  ] as const)('that %s says so', async (_how, problem, word) => {
    refuse(readMeetingInvitation, problem)
    openPage(invitationPage, paths.meetingInvitation(token))
    expect(await screen.findByText(word())).toBeTruthy()
  })

  test('with a broken link is not asked for', async () => {
    openPage(invitationPage, paths.meetingInvitation('short'))
    expect(await screen.findByText(text().over)).toBeTruthy()
    expect(requestsOf(readMeetingInvitation)).toEqual([])
  })

  test('that cannot be read is read again by a press', async () => {
    loseNetwork(readMeetingInvitation)
    const { user } = openPage(invitationPage, paths.meetingInvitation(token))
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(readMeetingInvitation, invitation)
    await user.click(again)
    await screen.findByRole('button', { name: text().send })
  })
})

describe('the own journey', () => {
  test('is offered to nobody who is not signed in', async () => {
    await open()
    expect(screen.queryByRole('heading', { name: text().ownJourney })).toBeNull()
  })

  test('of a colleague begins a search of the event, on what it agreed', async () => {
    signIn()
    const start = { startDate: '2026-12-01', endDate: '2026-12-02', isReturn: true }
    answer(beginMeetingJourney, {
      productType: 1,
      travelOrderNo: 'TR7',
      travelApplyNo: 'SQ1',
      start,
      windows: { arrive: 'afternoon' },
    })
    const { user, address, router } = await open()
    await user.click(screen.getByRole('button', { name: text().bookOwn.flight }))
    const home = paths.home({ type: 1, tripId: 'TR7', travelApplyNo: 'SQ1', filters: 'arriveBand=afternoon' })
    await waitFor(() => expect(address()).toBe(home))
    expect(requestsOf(beginMeetingJourney)).toEqual([{ token, for: 'flight' }])
    const { begun } = router.state.location.state as { begun: { start: object; wish: string } }
    expect(begun.start).toEqual(start)
    expect(begun.wish).toContain('湖畔酒店')
  })

  test('that cannot be begun says why', async () => {
    signIn()
    refuse(beginMeetingJourney, 'meetingInvitationOver')
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: text().bookOwn.hotel }))
    expect(await screen.findByText(await sentenceOf('meetingInvitationOver'))).toBeTruthy()
  })
})

describe('an answer', () => {
  test('of somebody who does not come asks for no wishes, is sent once, and opens the own answer', async () => {
    answer(answerMeetingInvitation, { token: own })
    const { user, who, address } = await open()
    await who('no')
    expect(screen.queryByRole('heading', { name: text().travel })).toBeNull()
    const go = holdBack(answerMeetingInvitation)
    await user.dblClick(screen.getByRole('button', { name: text().send }))
    go()
    await waitFor(() => expect(address()).toBe(paths.meetingInvitation(own)))
    expect(sent()).toEqual([{ token, answer: { name: '顾客甲', mobile: '138 0013 8000', comes: false } }])
  })

  test('of somebody who comes has days, a city, and where wished rooms and a note', async () => {
    answer(answerMeetingInvitation, { token: own })
    const { user, who, write, send } = await open()
    await who('yes')
    await write(text().fromCity, '北京')
    await user.selectOptions(screen.getByRole('combobox', { name: text().room }), words().rooms.single)
    await user.click(
      within(screen.getByRole('group', { name: text().nights })).getByRole('checkbox', { name: formatFullDate('2026-12-01') }),
    )
    await write(text().note, '靠近电梯')
    await send()
    await waitFor(() =>
      expect(sent()[0]?.answer.wishes).toEqual({ ...wishes, room: 'single', nights: ['2026-12-01'], note: '靠近电梯' }),
    )
  })

  test('of somebody who comes by own means needs no city', async () => {
    answer(answerMeetingInvitation, { token: own })
    const { user, who, send } = await open()
    await who('yes')
    await user.selectOptions(screen.getByRole('combobox', { name: text().by }), words().modes.own)
    expect(screen.queryByRole('textbox', { name: text().fromCity })).toBeNull()
    await send()
    await waitFor(() => expect(sent()[0]?.answer.wishes).not.toHaveProperty('fromCity'))
  })

  test('without a room has no nights, whatever was chosen before', async () => {
    answer(answerMeetingInvitation, { token: own })
    const { user, who, write, send } = await open()
    await who('yes')
    await write(text().fromCity, '北京')
    const room = screen.getByRole('combobox', { name: text().room })
    await user.selectOptions(room, words().rooms.single)
    await user.click(
      within(screen.getByRole('group', { name: text().nights })).getByRole('checkbox', { name: formatFullDate('2026-12-01') }),
    )
    await user.selectOptions(room, words().rooms.none)
    await send()
    await waitFor(() => expect(sent()[0]?.answer.wishes).toMatchObject({ room: 'none', nights: [] }))
  })

  test('is asked for question by question: what is missing is said there, with the focus, and nothing is sent', async () => {
    const { user, write, send, line } = await open()
    const fault = async (name: keyof ReturnType<typeof text>['faults'], where: () => Element | null | undefined) => {
      await send()
      expect(screen.getByText(text().faults[name])).toBeTruthy()
      await waitFor(() => expect(document.activeElement, `the ${name}`).toBe(where()))
    }
    await fault('name', () => line(text().name))
    await write(text().name, '顾客甲')
    await fault('mobile', () => line(text().mobile))
    await write(text().mobile, '13800138000')
    await fault('comes', () => screen.getByRole('radio', { name: text().yes }))
    await user.click(screen.getByRole('radio', { name: text().yes }))
    const days = within(screen.getByRole('group', { name: text().whichDays })).getAllByRole('checkbox')
    for (const day of days) await user.click(day)
    await fault('wishes.days', () => days[0])
    await user.click(days[0]!)
    await fault('wishes.fromCity', () => line(text().fromCity))
    expect(sent()).toEqual([])
  })

  test('that is refused is read out, and what was written stays', async () => {
    refuse(answerMeetingInvitation, 'meetingInvitationFull')
    const { who, send, line } = await open()
    await who('no')
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(await sentenceOf('meetingInvitationFull'))
    expect(line(text().name).value).toBe(' 顾客甲 ')
  })

  test('that was given is shown to its giver, who may change it until the day', async () => {
    answer(answerMeetingInvitation, { token })
    const { user } = await open({ answer: { name: '顾客甲', mobile: '13800138000', comes: true, wishes } })
    expect(screen.getByText(text().sentWhy)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: text().no }))
    await user.click(screen.getByRole('button', { name: text().change }))
    await waitFor(() => expect(sent()[0]?.answer).toEqual({ name: '顾客甲', mobile: '13800138000', comes: false }))
  })

  test('that was given is only shown once the day is over', async () => {
    await open({ canAnswer: false, answer: { name: '顾客甲', mobile: '13800138000', comes: true, wishes } })
    expect(screen.getByText(text().closed)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().change })).toBeNull()
  })
})
