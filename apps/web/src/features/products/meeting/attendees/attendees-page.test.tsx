// @vitest-environment happy-dom
import type { MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  exportMeetingAttendees,
  makeMeetingInvitation,
  removeMeetingAttendee,
  revokeMeetingInvitation,
} from '../../../../api/calls/products/meeting/attendee'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { beginAttendeeSearch } from '../../../../api/calls/products/meeting/journey'
import { formatFullDate, formatInstant } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { savedFiles } from '../../../../testing/files'
import { meetingAttendees as meeting } from '../../../../testing/meeting'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as attendeesPage from './attendees-page'

inBrowser(
  'products/meeting/rooms',
  'products/meeting/guests/attendees',
  'products/meeting/words',
  'booking/order/page',
  'booking/application/words',
)

const text = () => readText('products/meeting/guests/attendees')
const words = () => readText('products/meeting/words')
const { orderNo } = meeting
const invitation = {
  invitationId: 'i1',
  token: 'a-token-of-twenty-letters',
  state: 'open',
  answerBy: '2026-11-28',
  usesAtMost: 60,
  uses: 2,
  madeAt: '2026-11-19T02:00:00Z',
} as const
const attendee = {
  attendeeId: 'a1',
  name: '顾客甲',
  mobile: '138****8000',
  comes: true,
  repeats: false,
  booked: [],
  answeredAt: '2026-11-19T02:00:00Z',
  wishes: {
    days: ['2026-12-01'],
    fromCity: '北京',
    by: 'train',
    arrival: { date: '2026-12-01', window: 'morning' },
    diet: 'usual',
    room: 'none',
    nights: [],
    note: '靠近电梯',
  },
} as const

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

async function open(more: Sketch<MeetingAttendees> = {}) {
  answer(getMeetingAttendees, { ...meeting, ...more })
  const page = openPage(attendeesPage, paths.meetingAttendees({ orderId: orderNo }))
  await screen.findByRole('heading', { name: text().links })
  return page
}

describe('links to a meeting', () => {
  const day = () => formatFullDate(invitation.answerBy)

  test.each([
    ['open', true, true],
    ['full', false, true],
    ['over', false, true],
    ['revoked', false, false],
  ] as const)('that are %s say so, and offer what is left', async (state, copies, ends) => {
    await open({ invitations: [{ ...invitation, state }] })
    expect(screen.getByText(text().states[state])).toBeTruthy()
    expect(screen.getByText(text().used({ uses: 2, most: 60 }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().copyOf({ day: day() }) }) !== null).toBe(copies)
    expect(screen.queryByRole('button', { name: text().revokeOf({ day: day() }) }) !== null).toBe(ends)
  })

  test('are made for the people of the meeting until the day before it, once', async () => {
    answer(makeMeetingInvitation, {})
    const { user } = await open()
    expect(screen.getByText(text().noLinks)).toBeTruthy()
    const go = holdBack(makeMeetingInvitation)
    await user.dblClick(screen.getByRole('button', { name: text().make }))
    go()
    expect(await screen.findByText(text().made)).toBeTruthy()
    expect(requestsOf(makeMeetingInvitation)).toEqual([{ orderNo, answerBy: '2026-11-30', usesAtMost: 60 }])
  })

  test.each(['', '0', '2001', '六十', '1.5'])('are made for no such number of people: %s', async (typed) => {
    const { user } = await open()
    const uses = screen.getByRole<HTMLInputElement>('textbox', { name: text().uses })
    await user.clear(uses)
    if (typed) await user.paste(typed)
    await user.click(screen.getByRole('button', { name: text().make }))
    expect(screen.getByText(text().usesWrong)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(uses))
    expect(requestsOf(makeMeetingInvitation)).toEqual([])
  })

  test('are not made before the hall is confirmed or after the meeting', async () => {
    await open({ canInvite: false })
    expect(screen.getByText(text().notNow)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().make })).toBeNull()
  })

  test('that cannot be made say why, read out', async () => {
    refuse(makeMeetingInvitation, 'meetingStepIllegal')
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: text().make }))
    expect((await screen.findByRole('alert')).textContent).toBe(await sentenceOf('meetingStepIllegal'))
  })

  test('end after a question', async () => {
    answer(revokeMeetingInvitation, {})
    const { user } = await open({ invitations: [invitation] })
    await user.click(screen.getByRole('button', { name: text().revokeOf({ day: day() }) }))
    const question = within(await screen.findByRole('dialog', { name: text().revokeAsk }))
    expect(requestsOf(revokeMeetingInvitation)).toEqual([])
    await user.click(question.getByRole('button', { name: text().revoke }))
    expect(await screen.findByText(text().revoked)).toBeTruthy()
    expect(requestsOf(revokeMeetingInvitation)).toEqual([{ orderNo, invitationId: 'i1' }])
  })
})

describe('who has answered', () => {
  const row = async () => within((await screen.findByText('顾客甲')).closest('tr')!)

  test('is told with days, means of travel, arrival and note', async () => {
    await open({ attendees: [attendee] })
    const line = await row()
    for (const said of ['138****8000', '靠近电梯', formatInstant(attendee.answeredAt)]) expect(line.getByText(said)).toBeTruthy()
    expect(line.getByText(text().from({ city: '北京', mode: words().modes.train }))).toBeTruthy()
  })

  test.each([
    ['comes', { comes: true }, (): string => text().coming],
    ['does not come', { comes: false, wishes: undefined }, (): string => text().notComing],
    ['answered twice', { repeats: true }, (): string => text().repeated],
  ])('and %s is marked as that', async (_how, more, word) => {
    await open({ attendees: [{ ...attendee, ...more }] as never })
    expect((await row()).getByText(word())).toBeTruthy()
  })

  test.each([
    ['may answer again', true, (): string => text().removeWhy],
    ['cannot come back', false, (): string => text().removeLater],
  ] as const)('is removed after a question that says that they %s', async (_what, canInvite, message) => {
    answer(removeMeetingAttendee, {})
    const { user } = await open({ canInvite, attendees: [attendee] as never })
    await user.click((await row()).getByRole('button', { name: text().removeOf({ name: '顾客甲' }) }))
    const question = within(await screen.findByRole('dialog', { name: text().removeAsk({ name: '顾客甲' }) }))
    expect(question.getByText(message())).toBeTruthy()
    await user.click(question.getByRole('button', { name: text().remove }))
    expect(await screen.findByText(text().removed)).toBeTruthy()
    expect(requestsOf(removeMeetingAttendee)).toEqual([{ orderNo, attendeeId: 'a1' }])
  })

  test('is had as a file, in which numbers are whole: that look is asked of the server', async () => {
    answer(exportMeetingAttendees, { list: [{ ...attendee, mobile: '13800138000' }] })
    const files = savedFiles()
    const { user } = await open({ attendees: [attendee] as never })
    await row()
    expect(requestsOf(exportMeetingAttendees)).toEqual([])
    await user.click(screen.getByRole('button', { name: readText('kit/widgets').export }))
    await waitFor(async () => expect(await files()).toHaveLength(1))
    expect((await files())[0]?.lines.flat()).toContain('13800138000')
    expect(requestsOf(exportMeetingAttendees)).toEqual([{ orderNo }])
  })

  test('is listed for those who drive them, by the window in which they arrive and leave', async () => {
    const leaving = { date: '2026-12-02', window: 'evening' } as const
    const later = { ...attendee.wishes, arrival: { date: '2026-12-01', window: 'evening' }, leaving } as const
    answer(exportMeetingAttendees, {
      list: [
        { ...attendee, name: '顾客乙', wishes: later },
        { ...attendee, mobile: '13800138000' },
        { ...attendee, name: '重复', repeats: true },
        { ...attendee, name: '不来', comes: false, wishes: undefined },
      ] as never,
    })
    const files = savedFiles()
    const counts = { coming: 2, notComing: 1, byDay: [], arrivals: [], departures: [], modes: [], diets: [], rooms: [] }
    const { user } = await open({ attendees: [attendee] as never, counts })
    await user.click(screen.getByRole('button', { name: text().pickUps }))
    await waitFor(async () => expect(await files()).toHaveLength(1))
    const [, ...lines] = (await files())[0]!.lines
    const { directions } = text()
    expect(lines.map(([direction, , , count, name]) => [direction, count, name])).toEqual([
      [directions.arrival, '1', '顾客甲'],
      [directions.arrival, '1', '顾客乙'],
      [directions.leaving, '1', '顾客乙'],
    ])
    expect(lines.flat()).toContain('13800138000')
  })

  test('has their journey and stay searched with what they wished, within the trip of the event', async () => {
    const start = { startDate: '2026-12-01', endDate: '2026-12-02', isReturn: true }
    const windows = { arrive: 'morning', leave: 'evening' } as const
    answer(beginAttendeeSearch, { productType: 5, travelOrderNo: 'TR1', start, windows })
    const { user, address, router } = await open({ attendees: [attendee] as never })
    expect((await row()).queryByRole('button', { name: text().searchOf.hotel({ name: '顾客甲' }) })).toBeNull()
    await user.click((await row()).getByRole('button', { name: text().searchOf.train({ name: '顾客甲' }) }))
    const filters = 'arriveBand=night%2Cmorning&backBand=evening'
    await waitFor(() => expect(address()).toBe(paths.home({ type: 5, tripId: 'TR1', filters })))
    expect(requestsOf(beginAttendeeSearch)).toEqual([{ orderNo, attendeeId: 'a1', for: 'journey' }])
    const { begun } = router.state.location.state as { begun: { start: object; wish: string } }
    expect(begun.start).toEqual(start)
    expect(begun.wish).toContain('顾客甲')
  })

  test.each([
    ['says what is booked', { booked: [1, 3] }, {}, (): string => text().booked({ products: '国内机票、国内酒店' })],
    ['is not booked for once the meeting is settled', {}, { canBook: false }, (): string => '—'],
  ])('%s', async (_what, more, meetingMore, said) => {
    await open({ attendees: [{ ...attendee, ...more }] as never, ...meetingMore })
    expect((await row()).getAllByText(said()).length).toBeGreaterThan(0)
  })

  test('whose search cannot be begun is told why', async () => {
    refuse(beginAttendeeSearch, 'meetingNothingToSearch')
    const { user } = await open({ attendees: [attendee] as never })
    await user.click((await row()).getByRole('button', { name: text().searchOf.train({ name: '顾客甲' }) }))
    expect(await screen.findByText(await sentenceOf('meetingNothingToSearch'))).toBeTruthy()
  })

  test('is nobody yet', async () => {
    await open()
    expect(screen.getByText(text().none)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: text().summary })).toBeNull()
  })

  test('comes to sums by day, means of travel and room', async () => {
    const counts = {
      coming: 2,
      notComing: 1,
      byDay: [{ day: '2026-12-01', count: 2 }],
      arrivals: [{ date: '2026-12-01', window: 'morning', by: 'train', count: 2 }],
      departures: [{ date: '2026-12-02', window: 'evening', by: 'train', count: 1 }],
      modes: [{ by: 'train', count: 2 }],
      diets: [{ diet: 'usual', count: 2 }],
      rooms: [{ night: '2026-11-30', count: 1 }],
    } as const
    await open({ attendees: [attendee] as never, counts })
    const summary = within(screen.getByRole('heading', { name: text().summary }).closest('section')!)
    expect(summary.getByText(text().ofPlanned({ count: 2, people: 60 }))).toBeTruthy()
    expect(summary.getByText(`${formatFullDate('2026-12-01')} · ${text().people({ count: 2 })}`)).toBeTruthy()
    const leaving = `${formatFullDate('2026-12-02')} ${words().windows.evening} · ${words().modes.train}`
    expect(summary.getByText(`${leaving} · ${text().people({ count: 1 })}`)).toBeTruthy()
    expect(summary.getByText(`${formatFullDate('2026-11-30')} · ${text().rooms({ count: 1 })}`)).toBeTruthy()
  })

  test('cannot be read by anybody but the organiser', async () => {
    refuse(getMeetingAttendees, 'orderUnknown')
    openPage(attendeesPage, paths.meetingAttendees({ orderId: orderNo }))
    expect(await screen.findByText(readText('booking/order/page').unknownTitle)).toBeTruthy()
  })

  test('that could not be read is read again by a press', async () => {
    loseNetwork(getMeetingAttendees)
    const { user } = openPage(attendeesPage, paths.meetingAttendees({ orderId: orderNo }))
    const again = await screen.findByRole('button', { name: readText('kit/widgets').retry })
    answer(getMeetingAttendees, meeting)
    await user.click(again)
    await screen.findByRole('heading', { name: text().links })
  })
})
