import type { SectionName } from './report'

const home = ['apps/web/src/app/home', 'apps/web/src/features/booking/search', 'apps/web/src/kit', 'apps/web/build']
const booking = ['apps/server/src/modules/booking', 'apps/server/src/db', 'apps/server/src/api', 'packages/domain/src/booking']
const flights = [
  'apps/server/src/modules/products/flight',
  'packages/domain/src/products/flight',
  'packages/supply/src/sandbox/air',
]
const intlFlights = [
  'apps/server/src/modules/products/intl-flight',
  'packages/domain/src/products/intl-flight',
  'packages/supply/src/sandbox/intl-air',
]
const trains = [
  'apps/server/src/modules/products/train',
  'packages/domain/src/products/train',
  'packages/supply/src/sandbox/rail',
]
const hotels = [
  'apps/server/src/modules/products/hotel',
  'packages/domain/src/products/hotel',
  'packages/supply/src/sandbox/hotel',
]
const reference = ['packages/domain/src/reference', 'apps/server/src/modules/reference']

const placing = [...booking, ...flights, ...trains, ...hotels, 'apps/server/src/jobs', 'packages/supply/src/http']

/** The code that each section measures, beside its own benchmark: where it changed, the figures are old. */
export const measured: Record<SectionName, readonly string[]> = {
  search: [...flights, 'packages/domain/src/booking/policy', 'apps/server/src/api', 'apps/server/src/db'],
  'intl-search': [...intlFlights, 'packages/domain/src/booking/policy', 'apps/server/src/api', 'apps/server/src/db'],
  'city-search': ['packages/domain/src/reference'],
  policy: ['packages/domain/src/booking/policy'],
  autocomplete: [...reference, 'apps/server/src/api'],
  flow: [...booking, ...flights],
  'flow-beside': [...booking, ...flights],
  'flow-rows': [...booking, ...flights],
  statements: [...placing],
  'approve-to-issued': [...booking, ...flights, 'apps/server/src/jobs'],
  lists: [...booking],
  people: ['apps/server/src/modules/admin', 'packages/domain/src/admin'],
  'policy-lab': ['apps/server/src/modules/admin/policy-lab', 'packages/domain/src/booking/policy'],
  'orders-console': [
    'apps/server/src/modules/admin/order',
    'packages/domain/src/booking/order-lines.ts',
    'apps/server/src/modules/booking/order-lines',
    'apps/server/src/kit/sheet-writer.ts',
    'apps/server/src/kit/sheet-xml.ts',
    'apps/server/src/kit/zip-writer.ts',
    'apps/server/src/modules/booking/order',
  ],
  match: ['apps/server/src/modules/finance/match', 'packages/domain/src/finance/match', 'packages/supply/src/sandbox/settlement'],
  bills: [
    'apps/server/src/modules/finance/bill',
    'apps/server/src/modules/booking/order-lines',
    'packages/domain/src/finance/bill',
  ],
  reports: [
    'apps/server/src/modules/finance/report',
    'apps/server/src/modules/booking/order-lines',
    'packages/domain/src/finance/report',
  ],
  race: [...flights, 'apps/server/src/db'],
  'rail-search': [...trains],
  'rail-seats': ['packages/supply/src/sandbox/rail'],
  hotel: [...hotels],
  venues: ['apps/server/src/modules/products/meeting/search', 'packages/supply/src/sandbox/venue'],
  'ride-estimate': ['apps/server/src/modules/products/car/search', 'packages/supply/src/sandbox/ride'],
  rides: [
    'apps/server/src/modules/products/car',
    'apps/server/src/modules/booking/lifecycle',
    'apps/server/src/jobs',
    'packages/supply/src/http',
    'packages/supply/src/sandbox/ride',
  ],
  halls: ['apps/server/src/modules/products/meeting', ...booking, 'packages/supply/src/sandbox/venue'],
  map: ['apps/web/src/features/products/hotel/map'],
  'list-interaction': ['apps/web/src/kit/lists', 'apps/web/src/kit/forms'],
  crash: [...booking, ...flights, 'apps/server/src/jobs'],
  'crash-over-http': [...booking, ...flights, 'apps/server/src/jobs', 'packages/supply/src/http'],
  'bill-kills': ['apps/server/src/modules/finance/bill', 'apps/server/src/jobs', 'apps/server/src/db'],
  'fail-points': [...placing],
  'random-kills': [...placing],
  attack: ['apps/server/src', 'packages/contract/src'],
  'sign-in-flood': ['apps/server/src/modules/access', 'apps/server/src/api', 'apps/server/src/kit'],
  neighbours: ['apps/server/src/api', ...flights],
  web: [...home, 'apps/web/src', 'packages/text/src'],
  start: ['apps/server/src', 'packages/supply/src', 'scripts/steps', 'scripts/start.mjs'],
}
