import { expect, test } from 'vitest'
import { asksDestination, lacksDestination, requestOf, simulationAtFirst } from './simulation-form'

const form = { ...simulationAtFirst, traveller: { id: '1-employee', name: '林晓雯' } }

test('[S2.46] a case is asked about as it is written; what is left open is left out', () => {
  expect(requestOf(form, undefined)).toEqual({
    travellerIds: ['1-employee'],
    object: 'booking',
    product: 'flight',
    insideApplication: false,
    amount: 100_000,
    outOfPolicy: false,
  })
})

test('[S2.46] a broken rule is one of what is out of policy, and an application has no product', () => {
  expect(requestOf({ ...form, rule: 'cabin' }, undefined)).not.toHaveProperty('rules')
  expect(requestOf({ ...form, rule: 'cabin', outOfPolicy: true }, [])).toMatchObject({ rules: ['cabin'], flows: [] })
  const application = requestOf({ ...form, object: 'application', amount: undefined, booker: { id: 'b', name: '' } }, undefined)
  expect(application).toEqual({
    travellerIds: ['1-employee'],
    bookerId: 'b',
    object: 'application',
    amount: 0,
    outOfPolicy: false,
  })
})

const japan = { id: 'JP', name: '日本' }
const china = { id: 'CN', name: '中国' }
test.each<[string, Partial<typeof form>, { asks: boolean; lacks: boolean; countries?: string[] }]>([
  ['a domestic flight leads nowhere else', { destination: japan }, { asks: false, lacks: false }],
  ['a flight abroad has to lead somewhere', { product: 'intlFlight' }, { asks: true, lacks: true }],
  ['and then says where', { product: 'intlFlight', destination: japan }, { asks: true, lacks: false, countries: ['JP'] }],
  [
    'an application may lead abroad',
    { object: 'application', destination: japan },
    { asks: true, lacks: false, countries: ['JP'] },
  ],
  ['or stay at home', { object: 'application', destination: china }, { asks: true, lacks: false, countries: ['CN'] }],
  ['or leave its places open', { object: 'application' }, { asks: true, lacks: false }],
  [
    'the mainland is nowhere for a flight abroad',
    { product: 'intlFlight', destination: china },
    { asks: true, lacks: true, countries: ['CN'] },
  ],
])('[S2.46] where a case leads: %s', (_name, more, { asks, lacks, countries }) => {
  const asked = { ...form, ...more }
  expect([asksDestination(asked), lacksDestination(asked)]).toEqual([asks, lacks])
  expect(requestOf(asked, undefined).countries).toEqual(countries)
})
