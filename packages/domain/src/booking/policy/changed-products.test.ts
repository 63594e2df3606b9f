import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import { expect, test } from 'vitest'
import { changedProducts } from './changed-products'

const policy = (sections: object) => ({ policyId: 'a', version: 1, ...sections }) as TravelPolicy
const flight = { advanceDays: 3, cabins: [{ cabin: 'Y' }], handling: { advanceDays: 'remind' } }

test.each([
  [
    'the same in another order',
    policy({ flight }),
    policy({ flight: { handling: flight.handling, cabins: flight.cabins, advanceDays: 3 } }),
    [],
  ],
  ['a figure', policy({ flight }), policy({ flight: { ...flight, advanceDays: 4 } }), ['flight']],
  [
    'one more of a list',
    policy({ flight }),
    policy({ flight: { ...flight, cabins: [{ cabin: 'Y' }, { cabin: 'W' }] } }),
    ['flight'],
  ],
  ['a section that came, and one that went', policy({ flight }), policy({ train: { handling: {} } }), ['flight', 'train']],
  ['a policy where there was none', undefined, policy({ hotel: { handling: {} } }), ['hotel']],
  ['none where there was one', policy({ flight }), undefined, ['flight']],
] as const)('%s', (_title, before, after, products) => expect(changedProducts(before, after)).toEqual(products))
