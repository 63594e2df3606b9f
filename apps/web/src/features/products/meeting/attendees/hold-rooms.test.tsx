// @vitest-environment happy-dom
import type { MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { holdMeetingRooms } from '../../../../api/calls/products/meeting/room-block'
import { queryClient } from '../../../../api/queries'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { meetingAttendees } from '../../../../testing/meeting'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as attendeesPage from './attendees-page'

inBrowser('products/meeting/rooms', 'products/meeting/guests/attendees', 'products/meeting/words')

const { orderNo } = meetingAttendees
const night = '2026-11-30'
const charge = { rate: 50_000, picked: 0, unpicked: 0, free: 0, paid: 0, amount: 0 }
const holding = (held: number): Sketch<MeetingAttendees> => ({
  ...meetingAttendees,
  rooms: {
    rate: charge.rate,
    nights: [night],
    canHold: true,
    block: {
      cutOff: '2026-11-23',
      attritionPercent: 80,
      freePer: 20,
      isOpen: true,
      nights: [{ night, held, picked: 0, guaranteed: 0 }],
      charge,
      curve: [],
    },
  },
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})

test('a change that another has overtaken still says why, beside what is held now', async () => {
  answer(getMeetingAttendees, holding(5))
  refuse(holdMeetingRooms, 'meetingStepIllegal')
  const { user } = openPage(attendeesPage, paths.meetingAttendees({ orderId: orderNo }))
  const field = await screen.findByDisplayValue('5')
  await user.clear(field)
  await user.type(field, '9')
  await user.click(screen.getByRole('button', { name: readText('products/meeting/rooms').change }))
  const why = await sentenceOf('meetingStepIllegal')
  await screen.findByText(why)
  expect(requestsOf(holdMeetingRooms)).toEqual([{ orderNo, nights: [{ night, rooms: 9 }] }])
  answer(getMeetingAttendees, holding(7))
  await queryClient.invalidateQueries({ queryKey: [getMeetingAttendees.path] })
  await screen.findByDisplayValue('7')
  expect(screen.getByText(why)).toBeTruthy()
})
