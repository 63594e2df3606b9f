import { epochDay } from '@sojourn/domain/kit/local-date'
import { expect, test } from 'vitest'
import { TimetableError } from '../../air/timetable/import-timetable'
import { createIntlNetwork } from '../create-network'
import { referenceIntlWorld as world } from '../world'
import { createDays } from './days'
import { importIntlTimetable } from './import-timetable'

const row = (...cells: string[]): string => cells.join('\t')
const frankfurt = row('CA931', '2027-03-28', '2027-10-30', '1234567', '77W', 'PEK', 'T3', '13:30', 'FRA', 'T1', '17:55')
const faultsOf = (...lines: string[]): string[] => {
  try {
    importIntlTimetable(lines.join('\n'), world)
  } catch (error) {
    if (error instanceof TimetableError) return error.message.split('\n')
    throw error
  }
  return []
}

test('local times of both ends, days over the date line, a stop and a code share are read', () => {
  const text = [
    '# comment',
    frankfurt,
    '',
    row('LH7321', '2027-03-28', '2027-10-30', '135', '77W', 'PEK', 'T3', '13:30', 'FRA', 'T1', '17:55', 'CA931'),
    row('NH106', '2027-03-28', '2027-10-30', '1234567', '789', 'HND', 'T3', '00:05', 'LAX', 'TB', '17:50-1'),
    row('SQ26', '2027-03-28', '2027-10-30', '2', '388', 'SIN', 'T3', '23:55', 'FRA', 'T1', '06:35+1'),
    row('SQ26', '2027-03-28', '2027-10-30', '2', '388', 'FRA', 'T1', '08:35', 'JFK', 'T4', '11:10'),
  ]
  const days = createDays(importIntlTimetable(text.join('\r\n'), world), world)
  const described = (from: string, to: string, date: string) =>
    days.runs(from, to, epochDay(date)).map((run) => days.describe(run))
  expect(described('PEK', 'FRA', '2027-03-31')).toMatchObject([
    {
      flightNo: 'CA931',
      departTime: '13:30',
      arriveDate: '2027-03-31',
      arriveTime: '17:55',
      blockMinutes: 625,
      legId: 'CA931-PEKFRA',
    },
    { flightNo: 'LH7321', operating: { carrier: 'CA', flightNo: 'CA931' }, legId: 'CA931-PEKFRA' },
  ])
  expect(described('HND', 'LAX', '2027-05-04')).toMatchObject([
    { arriveDate: '2027-05-03', arriveTime: '17:50', blockMinutes: 585 },
  ])
  expect(described('SIN', 'JFK', '2027-05-04')).toMatchObject([
    { arriveDate: '2027-05-05', arriveTime: '11:10', stops: [{ airport: 'FRA', arriveTime: '06:35', departTime: '08:35' }] },
  ])
  expect(described('FRA', 'JFK', '2027-05-05')).toMatchObject([{ flightNo: 'SQ26', departTime: '08:35' }])
  expect(described('PEK', 'FRA', '2027-03-27')).toEqual([])
  expect(described('PEK', 'FRA', '2027-10-31')).toEqual([])
})

test('a network flies by it', () => {
  const timetable = importIntlTimetable(frankfurt, world)
  const network = createIntlNetwork({ seed: 1, domestic: () => ({ flights: [] }), timetable })
  const search = { departAirports: ['PEK'], arriveAirports: ['FRA'], date: '2027-06-09', directOnly: false }
  expect(network.routes(search).map(({ departures }) => departures.map(({ flightNo }) => flightNo))).toEqual([['CA931']])
})

test.each([
  ['too few columns', row('CA931', '2027-03-28'), 'line 1: 11 or 12 columns are needed, here are 2'],
  ['flight number', frankfurt.replace('CA931', '931'), 'line 1: "931" is not a number of a known carrier such as CA931'],
  ['carrier', frankfurt.replace('CA931', 'ZZ931'), 'line 1: "ZZ931" is not a number of a known carrier such as CA931'],
  ['first day', frankfurt.replace('2027-03-28', '28 March'), 'line 1: "28 March" is not a first day such as 2027-03-28'],
  ['last day', frankfurt.replace('2027-10-30', '2027-02-29'), 'line 1: "2027-02-29" is not a last day such as 2027-10-30'],
  ['period', frankfurt.replace('2027-10-30', '2027-03-01'), 'line 1: the last day 2027-03-01 is before the first day 2027-03-28'],
  ['week days', frankfurt.replace('1234567', '1128'), 'line 1: "1128" is not a list of week days such as 1234567 or 135'],
  [
    'days without a date',
    frankfurt.replace('2027-10-30', '2027-03-29').replace('1234567', '5'),
    'line 1: no day from 2027-03-28 to 2027-03-29 is one of these week days',
  ],
  ['aircraft', frankfurt.replace('77W', 'XYZ'), 'line 1: aircraft type "XYZ" is unknown'],
  ['airport', frankfurt.replace('FRA', 'QQQ'), 'line 1: airport "QQQ" is unknown'],
  ['departure', frankfurt.replace('13:30', '1:30pm'), 'line 1: "1:30pm" is not a departure time such as 08:05'],
  [
    'arrival',
    frankfurt.replace('17:55', '17:55+3'),
    'line 1: "17:55+3" is not an arrival time such as 10:20, 00:35+1 or 23:10-1',
  ],
  [
    'order of times',
    frankfurt.replace('17:55', '07:20'),
    'line 1: the arrival is not after the departure; another day needs +1, +2 or -1',
  ],
  ['length', frankfurt.replace('17:55', '17:55+1'), 'line 1: the leg takes more than a day'],
])('a fault is named with its line: %s', (_, line, fault) => {
  expect(faultsOf(line)).toContain(fault)
})

test('faults between lines are named too, all at once and in order', () => {
  const singapore = row('SQ26', '2027-03-28', '2027-10-30', '2', '388', 'SIN', 'T3', '23:55', 'FRA', 'T1', '06:35+1')
  const broken = [
    frankfurt,
    frankfurt.replace('1234567', '1').replace('13:30', '13:00'),
    singapore,
    row('SQ26', '2027-03-28', '2027-10-30', '2', '388', 'FRA', 'T1', '06:40', 'JFK', 'T4', '11:10'),
    frankfurt.replace('CA931', 'LH7321') + '\tCA999',
    frankfurt.replace('CA931', 'LH7323').replace('2027-03-28', '2027-03-22') + '\tCA931',
  ]
  expect(faultsOf(...broken)).toEqual([
    'line 2: CA931 leaves PEK twice on the same day',
    'line 4: the leg starts before the one before it has been on the ground for 20 minutes',
    'line 5: CA999 does not fly PEK–FRA on all of these days',
    'line 6: CA931 does not fly PEK–FRA on all of these days',
  ])
})
