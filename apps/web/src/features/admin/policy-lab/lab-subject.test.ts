import { expect, test } from 'vitest'
import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { sentSubject, subjectsOf } from './lab-subject'

const draft = { name: { 'zh-CN': '员工', 'zh-TW': '', en: '' }, scope: { type: 'default' as const, ids: [] } }
const detail = {
  versions: [
    { version: 3, ends: true },
    { version: 2, ends: false },
  ],
  proposal: { proposalId: 'p1', policy: draft },
} as unknown as PolicyDetail

test('what one writes can be tried, then what waits, then every version but the end', () => {
  expect(subjectsOf(detail, draft)).toEqual(['draft', 'proposal', '2'])
  expect(subjectsOf({ ...detail, proposal: undefined } as never, undefined)).toEqual(['2'])
  expect(subjectsOf(undefined, draft)).toEqual(['draft'])
})

test('each is sent as what it is', () => {
  const source = { policyId: 'staff', detail, draft }
  expect(sentSubject('2', source)).toEqual({ policyId: 'staff', version: 2 })
  expect(sentSubject('proposal', source)).toEqual({ policyId: 'staff', proposalId: 'p1' })
  expect(sentSubject('draft', source)).toEqual({ policyId: 'staff', draft })
  expect(sentSubject('draft', { ...source, policyId: '' })).toEqual({ draft })
})
