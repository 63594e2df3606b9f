import { expect, test } from 'vitest'
import { requestOf, simulationAtFirst } from './simulation-form'

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
