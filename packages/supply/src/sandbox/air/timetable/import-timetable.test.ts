import { expect, test } from 'vitest'
import { importTimetable, TimetableError } from './import-timetable'

const shuttle = 'MU5101\t1234567\t320\tSHA\tT2\t08:00\tPEK\tT3\t10:20'
const faultsOf = (...lines: string[]): string[] => {
  try {
    importTimetable(lines.join('\n'))
  } catch (error) {
    if (error instanceof TimetableError) return error.message.split('\n')
    throw error
  }
  return []
}

test('a flight with a stop, a code share and a night arrival are read', () => {
  const text = [
    '# comment',
    shuttle,
    '',
    `FM9101\t135\t320\tSHA\tT2\t08:00\tPEK\tT3\t10:20\tMU5101`,
    'CA1201\t7\t738\tPEK\tT3\t19:30\tXIY\t\t21:40',
    'CA1201\t7\t738\tXIY\t\t22:30\tURC\tT3\t02:00+1',
  ]
  const { flights } = importTimetable(text.join('\r\n'))
  expect(flights).toMatchObject([
    { flightNo: 'MU5101', days: 0b1111111, legs: [{ id: 'MU5101-SHAPEK', departMinutes: 480, arriveMinutes: 620 }] },
    { flightNo: 'FM9101', days: 0b10101, operatedAs: 'MU5101', legs: [{ id: 'MU5101-SHAPEK' }] },
    { flightNo: 'CA1201', days: 0b1000000, legs: [{ to: 'XIY' }, { from: 'XIY', to: 'URC', arriveMinutes: 1560 }] },
  ])
})

test.each([
  ['too few columns', 'MU5101\t1', 'line 1: 9 or 10 columns are needed, here are 2'],
  ['flight number', shuttle.replace('MU5101', '5101'), 'line 1: "5101" is not a flight number such as MU5101'],
  ['week days', shuttle.replace('1234567', '1128'), 'line 1: "1128" is not a list of week days such as 1234567 or 135'],
  ['airport', shuttle.replace('PEK', 'QQQ'), 'line 1: airport "QQQ" is unknown'],
  ['aircraft', shuttle.replace('320', 'XYZ'), 'line 1: aircraft type "XYZ" is unknown'],
  ['time', shuttle.replace('08:00', '8am'), 'line 1: "8am" is not a departure time such as 08:05'],
  ['order of times', shuttle.replace('10:20', '07:20'), 'line 1: the arrival is not after the departure; a next day needs +1'],
])('a fault is named with its line: %s', (_, line, fault) => {
  expect(faultsOf(line)).toContain(fault)
})

test('faults between lines are named too, all at once and in order', () => {
  const broken = [
    shuttle,
    shuttle.replace('1234567', '1'),
    'CA1201\t1\t738\tPEK\tT3\t07:30\tXIY\t\t09:40',
    'CA1201\t1\t738\tLHW\t\t10:30\tURC\t\t14:00',
    shuttle.replace('MU5101', 'FM9101') + '\tMU9999',
  ]
  expect(faultsOf(...broken)).toEqual([
    'line 2: MU5101 flies from SHA to PEK twice on the same day',
    'line 4: the leg before ends at "XIY", this one starts at "LHW"',
    'line 5: MU9999 does not fly from SHA to PEK on all of these days',
  ])
})
