import { expect, test } from 'vitest'
import { countriesOfApplication } from './occasion'

const shanghai = { code: 'SHA', name: '上海' }
const hongKong = { code: 'HKG', name: '香港' }
const singapore = { code: 'SIN', name: '新加坡' }
const anywhere = { code: '', name: '' }
const line = (depart: typeof shanghai, arrive: typeof shanghai) => ({ depart, arrive }) as never

test.each([
  ['out and back, both ends once', [line(shanghai, singapore), line(singapore, shanghai)], ['CN', 'SG']],
  ['home alone, as its flight is approved', [line(hongKong, shanghai)], ['HK', 'CN']],
  ['an end that is left open is of no country', [line(shanghai, anywhere)], ['CN']],
])('an application is about the countries of its lines: %s', (_case, lines, countries) => {
  expect(countriesOfApplication({ itineraryMode: 'lines', lines, cities: [] } as never)).toEqual(countries)
})

test('or of its cities, whose lines say nothing', () => {
  const asked = { itineraryMode: 'cities', lines: [line(hongKong, singapore)], cities: [shanghai] } as never
  expect(countriesOfApplication(asked)).toEqual(['CN'])
})
