import { describe, expect, test } from 'vitest'
import { incidentFaults, isIncidentTime } from './incident'

const none = { 'zh-CN': '', 'zh-TW': '', en: ' ' }
const written = {
  titles: { ...none, en: 'Typhoon' },
  messages: { ...none, en: 'Stay inside.' },
  places: ['上海'],
  from: '2026-11-20T00:00:00.000Z',
  to: '2026-11-21T00:00:00.000Z',
}

describe('[S2.44] an incident', () => {
  test('needs a place, a time, a title and a message in some language', () => {
    expect(incidentFaults(written)).toEqual([])
    expect(incidentFaults({ ...written, places: [], to: written.from, titles: none, messages: none })).toEqual([
      'places',
      'to',
      'titles',
      'messages',
    ])
  })
  test.each([
    ['2026-11-20T00:00:00.000Z', false],
    ['2026-11-20T00:01:00.000Z', true],
    ['2026-12-21T00:00:00.000Z', true],
    ['2026-12-21T00:01:00.000Z', false],
  ])('from midnight of 20 November to %s: %s', (to, isTime) => expect(isIncidentTime({ ...written, to })).toBe(isTime))
})
