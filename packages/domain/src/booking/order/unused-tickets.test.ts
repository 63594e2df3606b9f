import fc from 'fast-check'
import { expect, test } from 'vitest'
import { journeysServed, serves, type PlannedJourney, type UnusedTicketFacts } from './unused-tickets'

const ticket: UnusedTicketFacts = { holderId: 'lin', from: '北京', to: '上海', carrier: 'MU', lastDay: '2027-03-03' }
const journey: PlannedJourney = {
  travellerIds: ['lin', 'chen'],
  from: ['北京'],
  to: ['上海'],
  firstDay: '2027-01-10',
  lastDay: '2027-01-12',
}

test.each<[string, Partial<PlannedJourney>, boolean]>([
  ['its traveller goes the same way', {}, true],
  ['somebody else cannot use it', { travellerIds: ['chen'] }, false],
  ['nor can it be used the other way', { from: ['上海'], to: ['北京'] }, false],
  ['nor between other cities', { to: ['广州'] }, false],
  ['one city of several is enough', { from: ['上海', '北京'], to: ['上海', '北京'] }, true],
  ['a journey of any city may be this one', { from: [], to: [] }, true],
  ['its last day counts', { firstDay: '2027-03-03', lastDay: '2027-03-09' }, true],
  ['after its last day it is worth nothing', { firstDay: '2027-03-04', lastDay: '2027-03-09' }, false],
  ['its airline is chosen', { carrier: 'MU' }, true],
  ['another airline is chosen', { carrier: 'CA' }, false],
])('[handbook 1.6] %s', (_what, more, expected) => {
  expect(serves(ticket, { ...journey, ...more })).toBe(expected)
})

const city = fc.constantFrom('北京', '上海', '广州')
const carrier = fc.constantFrom('MU', 'CA')
const day = fc.integer({ min: 10, max: 28 }).map((date) => `2027-01-${date}`)
const person = fc.constantFrom('lin', 'chen', 'zhou', 'he')
const anyTicket = fc.record({ holderId: person, from: city, to: city, carrier, lastDay: day })
const anyJourney = fc.record(
  {
    travellerIds: fc.array(person, { maxLength: 3 }),
    from: fc.array(city, { maxLength: 2 }),
    to: fc.array(city, { maxLength: 2 }),
    firstDay: day,
    lastDay: day,
    carrier,
  },
  { requiredKeys: ['travellerIds', 'from', 'to', 'firstDay', 'lastDay'] },
)

test('whatever is planned, the same is found as by comparing every pair', () => {
  fc.assert(
    fc.property(fc.array(anyTicket, { maxLength: 12 }), fc.array(anyJourney, { maxLength: 20 }), (tickets, journeys) => {
      const found = journeysServed(tickets, journeys)
      for (const [at, each] of tickets.entries()) {
        const pairs = journeys.filter((one) => serves(each, one))
        expect(new Set(found[at])).toEqual(new Set(pairs))
        expect(found[at]).toHaveLength(pairs.length)
        const days = found[at]!.map(({ firstDay }) => firstDay)
        expect(days).toEqual(days.toSorted())
      }
    }),
  )
})
