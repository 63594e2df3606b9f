import type { text as source } from './search.zh-CN'

export const text: typeof source = {
  multi: 'Multi-city',
  leg: (p) => `Leg ${p.index}`,
  addLeg: 'Add a leg',
  addLegFull: '6 legs at most',
  removeLeg: (p) => `Remove leg ${p.index}`,
  legDate: 'Date',
  cabin: 'Cabin',
  cabins: { Y: 'Economy', W: 'Premium economy', C: 'Business', F: 'First' },
  directOnly: 'Direct flights only',
  flyAs: 'Travelling as',
  passengers: { adult: 'Adults', student: 'Students', labour: 'Workers abroad', seaman: 'Seamen' },
  mainland: 'Mainland China',
}
