import { expect, test } from 'vitest'
import { visaStateAsked } from './search-state'

const rules = { today: '2026-11-20', last: '2026-12-10' }
const asked = (query: string) => visaStateAsked(new URLSearchParams(query), rules as Parameters<typeof visaStateAsked>[1])

test.each([
  ['on the day of the journey', 'visaDay=2026-12-01', '2026-12-01'],
  ['on the last day that can be searched for, where it is later', 'visaDay=2027-02-01', '2026-12-10'],
  ['today, where it is over', 'visaDay=2026-11-01', '2026-11-20'],
  ['today, where the day is none', 'visaDay=2026-02-30', '2026-11-20'],
])('[S2.55] a journey that needs a visa fills its country in, %s', (_what, day, departDate) =>
  expect(asked(`visaCountry=840&visaName=美国&${day}`)).toEqual({
    country: { code: '840', name: '美国', kind: 0 },
    province: undefined,
    departDate,
  }),
)

test.each(['', 'visaCountry=840', 'visaCountry=us&visaName=美国'])('an address of “%s” asks for no country', (query) =>
  expect(asked(query)).toBeUndefined(),
)
