import { expect, test } from 'vitest'
import { problemSentence } from '../../kit/problem-sentence'
import { checkMeetingSearch, meetingQuery, type MeetingSearch } from './draft'

const days = { today: '2026-11-20', horizonEnd: '2026-12-20' }
const search: MeetingSearch = {
  cityId: 321,
  startDate: '2026-12-01',
  durationId: '2',
  participantsId: '3',
  budgetId: '',
  requirementIds: [],
}

test.each<[clause: string, change: Partial<MeetingSearch>, problem: string | undefined, field?: string]>([
  ['[S5.12] budget and requirements are optional', {}, undefined],
  ['no city', { cityId: 0 }, 'destinationMissing', 'cityId'],
  ['[S9.04] thirty days ahead', { startDate: '2026-12-20' }, undefined],
  ['[S9.04] thirty-one days ahead', { startDate: '2026-12-21' }, 'dateTooFar', 'startDate'],
  ['[S5.12] no duration', { durationId: '' }, 'durationMissing', 'durationId'],
  ['[S5.12] no attendees', { participantsId: '' }, 'participantsMissing', 'participantsId'],
])('%s', (_clause, change, expected, field) => {
  const found = checkMeetingSearch({ ...search, ...change }, days)
  expect(found?.problem).toBe(expected)
  expect(found?.field).toBe(field)
})

test('[S5.12] the sentences are those of the specification', () => {
  expect(problemSentence({ problem: 'durationMissing' }, 'zh-CN')).toBe('请选择活动时长')
  expect(problemSentence({ problem: 'participantsMissing' }, 'zh-CN')).toBe('请选择参加人数')
})

test('[S7.39] [S2.56] the address of the venue page carries the search, the meeting always among its requirements', () => {
  expect(meetingQuery({ ...search, requirementIds: ['3', '1', '2'] })).toEqual({
    CityId: '321',
    StartDate: '2026-12-01',
    ActivityDurationId: '2',
    ParticipantCountId: '3',
    RequirementItemsId: '1,3,2',
  })
  expect(meetingQuery({ ...search, budgetId: '4' })).toMatchObject({ ActivityBudgetId: '4', RequirementItemsId: '1' })
})
