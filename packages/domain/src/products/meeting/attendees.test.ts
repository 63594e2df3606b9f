import { describe, expect, test } from 'vitest'
import type { MeetingAnswer, MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import { attendeeCounts } from './attendee-counts'
import { answerFault, deleteAnswersOn, invitationState, nightsAround, plainMobile } from './attendees'

const days = ['2026-12-16', '2026-12-17']
const usual: MeetingWishes = {
  days,
  fromCity: '北京',
  by: 'flight',
  arrival: { date: '2026-12-15', window: 'evening' },
  diet: 'usual',
  room: 'single',
  nights: ['2026-12-15', '2026-12-16'],
  note: '',
}
const coming = (more: Partial<MeetingWishes> = {}): MeetingAnswer => ({
  name: '张伟',
  mobile: '13900001111',
  comes: true,
  wishes: { ...usual, ...more },
})
const absent: MeetingAnswer = { name: '张伟', mobile: '13900001111', comes: false }

test.each([
  ['139 0000-1111', '13900001111'],
  ['+86 139 0000 1111', '13900001111'],
  ['0086-13900001111', '13900001111'],
  ['8613900001111', '13900001111'],
  ['+852 9123 4567', '+85291234567'],
  ['0085291234567', '+85291234567'],
  ['+861055556666', '+861055556666'],
])('the mobile %s is %s', (typed, kept) => expect(plainMobile(typed)).toBe(kept))

test('a room may be wished from two nights before the event to the second after it', () =>
  expect(nightsAround(days)).toEqual(['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18']))

describe('what fits a meeting', () => {
  const { fromCity: _nowhere, ...ownTravel } = usual
  test.each<[string, MeetingAnswer]>([
    ['somebody who comes on both days', coming()],
    [
      'on the second alone, arriving that morning, without a room',
      coming({ days: ['2026-12-17'], arrival: { date: '2026-12-17', window: 'morning' }, room: 'none', nights: [] }),
    ],
    ['who needs nothing booked', { ...coming(), wishes: { ...ownTravel, by: 'own' } }],
    ['who leaves two days later', coming({ leaving: { date: '2026-12-19', window: 'evening' } })],
    ['who does not come', absent],
  ])('%s', (_who, answer) => expect(answerFault(answer, days)).toBeUndefined())

  test.each<[string, MeetingAnswer, string]>([
    ['coming without a word of it', { ...absent, comes: true }, 'comes'],
    ['not coming, with wishes', { ...coming(), comes: false }, 'comes'],
    ['no day', coming({ days: [] }), 'wishes.days'],
    ['a day that is none of the event', coming({ days: ['2026-12-18'] }), 'wishes.days'],
    ['arriving when it is over', coming({ arrival: { date: '2026-12-18', window: 'morning' } }), 'wishes.arrival.date'],
    ['arriving a week before', coming({ arrival: { date: '2026-12-09', window: 'morning' } }), 'wishes.arrival.date'],
    ['a flight from nowhere', coming({ fromCity: ' ' }), 'wishes.fromCity'],
    ['a room for no night', coming({ nights: [] }), 'wishes.nights'],
    ['a night without a room', coming({ room: 'none' }), 'wishes.nights'],
    ['a night long after', coming({ nights: ['2026-12-25'] }), 'wishes.nights'],
    ['leaving before it is over', coming({ leaving: { date: '2026-12-16', window: 'evening' } }), 'wishes.leaving.date'],
    ['leaving days after it', coming({ leaving: { date: '2026-12-20', window: 'morning' } }), 'wishes.leaving.date'],
    [
      'a night after leaving',
      coming({ leaving: { date: '2026-12-17', window: 'evening' }, nights: ['2026-12-16', '2026-12-17'] }),
      'wishes.nights',
    ],
  ])('not %s', (_what, answer, field) => expect(answerFault(answer, days)).toBe(field))
})

test.each([
  ['answered by nobody', { uses: 0 }, '2026-12-01', 'open'],
  ['on its last day', { uses: 9 }, '2026-12-10', 'open'],
  ['by as many as may', { uses: 10 }, '2026-12-10', 'full'],
  ['the day after', { uses: 10 }, '2026-12-11', 'over'],
  ['revoked', { uses: 0, isRevoked: true }, '2026-12-01', 'revoked'],
] as const)('a link %s', (_when, more, today, state) =>
  expect(invitationState({ isRevoked: false, answerBy: '2026-12-10', usesAtMost: 10, ...more }, today)).toBe(state),
)

test('ninety days after the event nobody knows its guests any more', () =>
  expect(deleteAnswersOn('2026-12-17')).toBe('2027-03-17'))

test('answers are counted by day, way, window of arrival, diet and room; two who share take one', () => {
  const answers = [
    coming({ leaving: { date: '2026-12-18', window: 'morning' } }),
    coming({
      leaving: { date: '2026-12-17', window: 'evening' },
      by: 'train',
      arrival: { date: '2026-12-16', window: 'morning' },
      room: 'twin',
      nights: ['2026-12-16'],
      diet: 'halal',
    }),
    coming({ by: 'train', arrival: { date: '2026-12-16', window: 'morning' }, room: 'twin', nights: ['2026-12-16'] }),
    coming({ days: ['2026-12-16'], room: 'twin', nights: ['2026-12-16'] }),
    absent,
  ]
  expect(attendeeCounts(answers, days)).toEqual({
    coming: 4,
    notComing: 1,
    byDay: [
      { day: '2026-12-16', count: 4 },
      { day: '2026-12-17', count: 3 },
    ],
    arrivals: [
      { date: '2026-12-15', window: 'evening', by: 'flight', count: 2 },
      { date: '2026-12-16', window: 'morning', by: 'train', count: 2 },
    ],
    departures: [
      { date: '2026-12-17', window: 'evening', by: 'train', count: 1 },
      { date: '2026-12-18', window: 'morning', by: 'flight', count: 1 },
    ],
    modes: [
      { by: 'flight', count: 2 },
      { by: 'train', count: 2 },
    ],
    diets: [
      { diet: 'usual', count: 3 },
      { diet: 'halal', count: 1 },
    ],
    rooms: [
      { night: '2026-12-15', count: 1 },
      { night: '2026-12-16', count: 3 },
    ],
  })
})
