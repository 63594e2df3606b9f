import type { ListedPolicy } from '@sojourn/contract/products/travel-policy.shapes'
import { expect, test } from 'vitest'
import { narrowed, policiesSearch, type PoliciesSearch } from './policies-search'

const policy = (policyId: string, more: Partial<ListedPolicy> = {}): ListedPolicy => ({
  policyId,
  recordVersion: 1,
  name: policyId,
  scope: { type: 'grade', named: [] },
  standards: [{ product: 'flight', sentences: [] }],
  people: 3,
  ended: false,
  ...more,
})
const policies = [
  policy('Staff'),
  policy('Everybody', { scope: { type: 'default', named: [] }, standards: [] }),
  policy('Trial', { pilot: { version: 2, effectiveFrom: '2026-11-01', departments: [] } }),
  policy('Next', { next: { version: 2, effectiveFrom: '2027-01-01', ends: false, pilot: false }, people: 0 }),
  policy('Former', { ended: true, people: 0 }),
]

test.each<[Partial<PoliciesSearch>, string[]]>([
  [{}, ['Staff', 'Everybody', 'Trial', 'Next']],
  [{ title: ' sta' }, ['Staff']],
  [{ scope: 'default' }, ['Everybody']],
  [{ product: 'flight' }, ['Staff', 'Trial', 'Next']],
  [{ state: 'pilot' }, ['Trial']],
  [{ state: 'future' }, ['Next']],
  [{ state: 'nobody' }, ['Next']],
  [{ state: 'ended' }, ['Former']],
])('[S2.46] the list is narrowed by %j', (search, names) =>
  expect(narrowed(policies, { ...policiesSearch.none, ...search }).map(({ name }) => name)).toEqual(names),
)
