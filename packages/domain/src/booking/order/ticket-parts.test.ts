import { expect, test } from 'vitest'
import { isChosen, ticketParts, type DividedTicket, type TicketNarrowing } from './ticket-parts'

const ticket = (month: string, carrier: string, person: string, more: Partial<DividedTicket> = {}): DividedTicket => ({
  month,
  carrier,
  person,
  value: 10_000,
  planned: false,
  ...more,
})
const tickets = [
  ticket('2027-03', 'MU', 'lin', { value: 50_000, planned: true }),
  ticket('2027-03', 'CA', 'chen', { value: 70_000 }),
  ticket('2027-02', 'MU', 'chen'),
]
const keys = (narrowing: TicketNarrowing) => {
  const { month, carrier, person } = ticketParts(tickets, narrowing)
  return [month, carrier, person].map((parts) => parts.map(({ key, count }) => `${key}×${count}`))
}

test.each<[string, TicketNarrowing, string[][]]>([
  [
    'nothing: months in their order, the rest by money',
    {},
    [
      ['2027-02×1', '2027-03×2'],
      ['CA×1', 'MU×2'],
      ['chen×2', 'lin×1'],
    ],
  ],
  [
    'a month: other months stay to be chosen',
    { month: '2027-03' },
    [
      ['2027-02×1', '2027-03×2'],
      ['CA×1', 'MU×1'],
      ['chen×1', 'lin×1'],
    ],
  ],
  ['an airline and a person', { carrier: 'MU', person: 'chen' }, [['2027-02×1'], ['CA×1', 'MU×1'], ['lin×1', 'chen×1']]],
  ['what nothing has', { month: '2029-01' }, [['2027-02×1', '2027-03×2'], [], []]],
])('narrowed by %s', (_what, narrowing, expected) => expect(keys(narrowing)).toEqual(expected))

test('a part sums what was paid and counts what plans could use', () => {
  expect(ticketParts(tickets, {}).month.at(-1)).toEqual({ key: '2027-03', count: 2, value: 120_000, planned: 1 })
})

test('a ticket is chosen where it is within every part', () => {
  expect(tickets.filter((one) => isChosen(one, { month: '2027-03', carrier: 'MU' }))).toEqual([tickets[0]])
})
