import { expect, test } from 'vitest'
import type { ScheduledFlight } from '../../air/timetable/timetable'
import { domesticTimetable } from './domestic'

const leg = (from: string, to: string) => ({ from, to }) as ScheduledFlight['legs'][number]
const flight = (flightNo: string, ...legs: ScheduledFlight['legs']) => ({ flightNo, legs }) as unknown as ScheduledFlight

test('a number is sold between the airports of each of its legs, on whichever of its flights, and found without going through all', () => {
  const flights = [
    flight('MU5101', leg('SHA', 'PEK')),
    flight('CZ3101', leg('CAN', 'WUH'), leg('WUH', 'PEK')),
    flight('MU5101', leg('SHA', 'PKX')),
  ]
  const timetable = domesticTimetable({ flights })
  flights.length = 0
  expect(timetable.pairsOf('CZ3101')).toMatchObject([
    { from: 'CAN', to: 'WUH' },
    { from: 'WUH', to: 'PEK' },
  ])
  expect(timetable.pairsOf('MU5101')).toMatchObject([{ to: 'PEK' }, { to: 'PKX' }])
  expect(timetable.pairsOf('MU9999')).toEqual([])
})
