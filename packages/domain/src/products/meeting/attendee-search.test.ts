import type { MeetingAnswer, MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import { describe, expect, test } from 'vitest'
import { attendeeJourney, attendeeStay, ownSearch } from './attendee-search'

const wished = (more: Partial<MeetingWishes> = {}): MeetingAnswer => ({
  name: '来宾',
  mobile: '13900000001',
  comes: true,
  wishes: {
    days: ['2026-12-10', '2026-12-11'],
    fromCity: '成都',
    by: 'flight',
    arrival: { date: '2026-12-09', window: 'evening' },
    diet: 'usual',
    room: 'single',
    nights: ['2026-12-09', '2026-12-10'],
    note: '',
    ...more,
  },
})
const at = (answer: MeetingAnswer, today = '2026-12-01') => ({ answer, city: '上海', today })

describe('[handbook 5.2] a search for a guest of a meeting begins with what they wished', () => {
  test.each<[string, Partial<MeetingWishes>, object]>([
    [
      'a flight there and back',
      {},
      { product: 'flight', depart: '成都', arrive: '上海', startDate: '2026-12-09', endDate: '2026-12-11', isReturn: true },
    ],
    [
      'back when they leave, in the windows that they wished',
      { leaving: { date: '2026-12-12', window: 'morning' } },
      { endDate: '2026-12-12', windows: { arrive: 'evening', leave: 'morning' } },
    ],
    ['a train', { by: 'train' }, { product: 'train', startDate: '2026-12-09' }],
    ['a city in another language', { fromCity: ' Chengdu ' }, { depart: '成都' }],
    ['a city that nobody knows', { fromCity: '某镇' }, { product: 'flight', depart: '某镇' }],
    ['from abroad', { fromCity: 'Singapore' }, { product: 'intlFlight', depart: '新加坡' }],
    ['back on the morning after the last night', { nights: ['2026-12-11'] }, { endDate: '2026-12-12' }],
    [
      'one day, back in the evening',
      { days: ['2026-12-10'], arrival: { date: '2026-12-10', window: 'morning' }, nights: [], room: 'none' },
      { startDate: '2026-12-10', endDate: '2026-12-10', isReturn: false },
    ],
  ])('%s', (_what, more, begins) => {
    expect(attendeeJourney(at(wished(more)))).toMatchObject(begins)
  })

  test.each<[string, MeetingAnswer, string?]>([
    ['who does not come', { name: '来宾', mobile: '13900000001', comes: false }],
    ['who comes by themselves', wished({ by: 'own' })],
    ['who lives there', wished({ fromCity: '上海' })],
    ['who has arrived', wished(), '2026-12-10'],
  ])('no journey of one %s', (_what, answer, today) => {
    expect(attendeeJourney(at(answer, today))).toBeUndefined()
  })

  test.each<[string, Partial<MeetingWishes>, string, object | undefined]>([
    [
      'all nights',
      {},
      '2026-12-01',
      { product: 'hotel', arrive: '上海', startDate: '2026-12-09', endDate: '2026-12-11', isReturn: false },
    ],
    [
      'those without a gap',
      { nights: ['2026-12-11', '2026-12-09'] },
      '2026-12-01',
      { product: 'hotel', arrive: '上海', startDate: '2026-12-09', endDate: '2026-12-10', isReturn: false },
    ],
    [
      'those that are left',
      {},
      '2026-12-10',
      { product: 'hotel', arrive: '上海', startDate: '2026-12-10', endDate: '2026-12-11', isReturn: false },
    ],
    ['none any more', {}, '2026-12-11', undefined],
    ['none', { room: 'none', nights: [] }, '2026-12-01', undefined],
  ])('the stay: %s', (_what, more, today, begins) => {
    expect(attendeeStay(at(wished(more), today))).toEqual(begins)
  })
})

describe('[handbook 5.2] what a colleague books for themselves begins', () => {
  const days = ['2026-12-10', '2026-12-11']
  const begin = (product: 'flight' | 'train' | 'hotel', answer?: MeetingAnswer, today = '2026-12-01') =>
    ownSearch({ product, days, answer, city: '上海', today })

  test.each<[string, ReturnType<typeof begin>, object | undefined]>([
    ['as they answered', begin('flight', wished()), attendeeJourney(at(wished()))],
    ['a room as they answered', begin('hotel', wished()), attendeeStay(at(wished()))],
    [
      'for the days of the event where nothing was answered',
      begin('flight'),
      { product: 'flight', arrive: '上海', startDate: '2026-12-10', endDate: '2026-12-11', isReturn: true },
    ],
    [
      'from where they said, on another way than they said',
      begin('train', wished()),
      { product: 'train', depart: '成都', arrive: '上海', startDate: '2026-12-10', endDate: '2026-12-11', isReturn: true },
    ],
    [
      'from its eve where no room was answered',
      begin('hotel', wished({ room: 'none', nights: [] })),
      { product: 'hotel', arrive: '上海', startDate: '2026-12-09', endDate: '2026-12-11', isReturn: false },
    ],
    [
      'on its first day where that is today',
      begin('hotel', undefined, '2026-12-10'),
      { product: 'hotel', arrive: '上海', startDate: '2026-12-10', endDate: '2026-12-11', isReturn: false },
    ],
    ['not any more once its first day is over', begin('flight', undefined, '2026-12-11'), undefined],
  ])('%s', (_what, begun, expected) => expect(begun).toEqual(expected))
})
