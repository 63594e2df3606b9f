import type { ApplicationContent, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { expect, test } from 'vitest'
import { applicationText } from '@sojourn/text/booking/application/words'
import { languages } from '@sojourn/contract/kit/language'
import { displayCity, faultSentence } from './application-sentences'
import { budgetTotal, checkApplication, type AskedOfApplication, type ApplicationFault } from './check'

const beijing = { code: 'BJS', name: '北京' }
const shanghai = { code: 'SHA', name: '上海' }
const nowhere = { code: '', name: '' }
const line: ApplicationLine = {
  productType: 1,
  depart: beijing,
  arrive: shanghai,
  startDate: '2026-12-07',
  endDate: '2026-12-09',
  isReturn: true,
}
const content: ApplicationContent = {
  travelApplyType: 1,
  title: '客户验收',
  travelDescription: '',
  travellerIds: ['1-employee'],
  limitTraveler: 1,
  costCentreId: 'cc-sales',
  productTypes: [1, 3],
  itineraryMode: 'lines',
  lines: [line],
  cities: [],
  startDate: '2026-12-07',
  endDate: '2026-12-10',
  flexBefore: 0,
  flexAfter: 0,
  budgets: [{ productType: 1, amount: 300_000 }],
  customFields: [],
  orderNos: [],
}
const fields: AskedOfApplication[] = [
  { key: 'project', kind: 'one', required: true, limits: {}, choices: [{ value: 'P1' }, { value: 'P2' }] },
  { key: 'note', kind: 'text', required: false, limits: {}, choices: [] },
]
const faultsOf = (more: Partial<ApplicationContent>, custom: readonly AskedOfApplication[] = []) =>
  checkApplication({ ...content, ...more }, { today: '2026-11-20', fields: custom }).map(
    ({ field, fault, wrong }) => `${field} ${wrong ?? fault}`,
  )

test('a whole application has no fault', () => expect(faultsOf({})).toEqual([]))
test.each<[string, Partial<ApplicationContent>, string[]]>([
  ['no reason', { title: ' ' }, ['title titleMissing']],
  ['nobody travels', { travellerIds: [] }, ['travellerIds travellersMissing']],
  ['no cost centre', { costCentreId: '' }, ['costCentreId costCentreMissing']],
  ['yesterday', { startDate: '2026-11-19' }, ['startDate datePast']],
  ['a begun schedule may be submitted', { startDate: '2026-11-19', orderNos: ['F1'] }, []],
  ['an impossible day', { endDate: '2026-02-30' }, ['endDate dateInvalid', 'lines.0.endDate lineOutside']],
  ['ends before it starts', { endDate: '2026-12-06' }, ['endDate datesCross', 'lines.0.endDate lineOutside']],
  ['today', { startDate: '2026-11-20' }, []],
  ['an impossible first day', { startDate: '2026-02-30' }, ['startDate dateInvalid']],
  ['one day', { endDate: '2026-12-07', lines: [{ ...line, endDate: '2026-12-07' }] }, []],
  [
    'no product',
    { productTypes: [], budgets: [{ productType: 1, amount: 1 }] },
    ['productTypes productsMissing', 'budgets budgetProduct'],
  ],
  ['legs, and cities that nobody asks for', { cities: [beijing] }, []],
  [
    'cities, and legs that nobody asks for',
    { itineraryMode: 'cities', cities: [beijing], lines: [{ ...line, depart: nowhere }] },
    [],
  ],
  [
    'a flight abroad from nowhere',
    { productTypes: [1, 2], lines: [{ ...line, productType: 2, depart: nowhere }] },
    ['lines.0.depart departMissing'],
  ],
  [
    'a train from nowhere',
    { productTypes: [1, 5], lines: [{ ...line, productType: 5, depart: nowhere }] },
    ['lines.0.depart departMissing'],
  ],
  ['a hotel begins nowhere', { lines: [{ ...line, productType: 3, depart: nowhere }] }, []],
  ['a hotel where the journey begins', { lines: [{ ...line, productType: 3, arrive: beijing }] }, []],
  ['a leg on an impossible day', { lines: [{ ...line, startDate: '2026-02-30' }] }, ['lines.0.startDate dateInvalid']],
  ['a leg until an impossible day', { lines: [{ ...line, endDate: '2026-12-32' }] }, ['lines.0.endDate dateInvalid']],
  ['a leg of one day', { lines: [{ ...line, endDate: '2026-12-07' }] }, []],
  ['a leg to the last day', { lines: [{ ...line, endDate: '2026-12-10' }] }, []],
  ['a leg beyond it', { lines: [{ ...line, endDate: '2026-12-11' }] }, ['lines.0.endDate lineOutside']],
  ['the second leg is named', { lines: [line, { ...line, arrive: beijing }] }, ['lines.1.arrive citySame']],
  ['no legs', { lines: [] }, ['lines linesMissing']],
  ['no cities', { itineraryMode: 'cities', lines: [] }, ['cities citiesMissing']],
  ['from nowhere', { lines: [{ ...line, depart: nowhere }] }, ['lines.0.depart departMissing']],
  ['to any city', { lines: [{ ...line, arrive: nowhere }] }, []],
  ['to the same city', { lines: [{ ...line, arrive: beijing }] }, ['lines.0.arrive citySame']],
  ['a hotel without its city', { lines: [{ ...line, productType: 3, arrive: nowhere }] }, ['lines.0.arrive cityMissing']],
  ['a leg of another product', { lines: [{ ...line, productType: 5 }] }, ['lines.0.productType lineProduct']],
  ['a leg too early', { lines: [{ ...line, startDate: '2026-12-06' }] }, ['lines.0.startDate lineOutside']],
  ['a leg that ends before it starts', { lines: [{ ...line, endDate: '2026-12-06' }] }, ['lines.0.endDate datesCross']],
  ['no budget', { budgets: [] }, ['budgets budgetMissing']],
  ['a budget of nothing', { budgets: [{ productType: 1, amount: 0 }] }, ['budgets budgetMissing']],
  [
    'one budget of two is of another product',
    {
      budgets: [
        { productType: 1, amount: 1 },
        { productType: 5, amount: 1 },
      ],
    },
    ['budgets budgetProduct'],
  ],
  [
    'a budget of each product',
    {
      budgets: [
        { productType: 1, amount: 1 },
        { productType: 3, amount: 0 },
      ],
    },
    [],
  ],
  ['a budget of another product', { budgets: [{ productType: 5, amount: 1 }] }, ['budgets budgetProduct']],
  [
    'two budgets of one product',
    {
      budgets: [
        { productType: 1, amount: 1 },
        { productType: 1, amount: 1 },
      ],
    },
    ['budgets budgetTwice'],
  ],
  ['a standard', { standard: { cabins: [{ cabin: 'Y' }], hotelLimits: [{ city: { code: '', name: '' }, limit: 1 }] } }, []],
  [
    'a limit of nothing',
    { standard: { hotelLimits: [{ city: { code: '', name: '' }, limit: 0 }] } },
    ['standard.hotelLimits.0 standardMissing'],
  ],
  ['a cabin twice', { standard: { cabins: [{ cabin: 'Y' }, { cabin: 'Y', maxDiscount: 80 }] } }, ['standard standardTwice']],
  ['two orders', { orderNos: ['F1', 'F2'] }, []],
  ['an order twice', { orderNos: ['F1', 'F1'] }, ['orderNos ordersTwice']],
])('%s', (_title, more, faults) => expect(faultsOf(more)).toEqual(faults))

test('a company’s own fields', () => {
  expect(faultsOf({}, fields)).toEqual(['customFields.project missing'])
  expect(faultsOf({ customFields: [{ key: 'project', value: 'P9' }] }, fields)).toEqual(['customFields.project choiceUnknown'])
  expect(faultsOf({ customFields: [{ key: 'project', value: 'P2' }] }, fields)).toEqual([])
  expect(faultsOf({ customFields: [{ key: 'project', value: ' ' }] }, fields)).toEqual(['customFields.project missing'])
  const both = [
    { key: 'note', value: '随意' },
    { key: 'project', value: ' P1 ' },
  ]
  expect(faultsOf({ customFields: both }, fields), 'free text, and spaces around a choice').toEqual([])
})
test('the budget of an application is that of all its products', () => {
  expect(budgetTotal({ budgets: [] })).toBe(0)
  expect(
    budgetTotal({
      budgets: [
        { productType: 1, amount: 300_000 },
        { productType: 3, amount: 120_050 },
      ],
    }),
  ).toBe(420_050)
})
test.each(languages)('every fault has a sentence of its own in %s', (language) => {
  const faults = Object.keys(applicationText[language].faults) as ApplicationFault[]
  const sentences = faults.map((fault) => faultSentence({ fault }, language))
  expect(new Set(sentences).size).toBe(faults.length)
})

test('[S3.12] the places in one line: journeys, then stays that no journey leads to', () => {
  const stay = { ...line, productType: 3 as const, depart: nowhere }
  const suzhou = { code: 'SZV', name: '苏州' }
  const itinerary = { itineraryMode: 'lines' as const, cities: [], lines: [line, stay, { ...stay, arrive: suzhou }] }
  expect(displayCity(itinerary, ({ name }) => name, 'zh-CN')).toBe('北京⇄上海、苏州')
  const anywhere = { ...itinerary, lines: [{ ...line, arrive: nowhere, isReturn: false }] }
  expect(displayCity(anywhere, ({ name }) => name, 'en')).toBe('北京 → Any city')
  expect(displayCity({ ...itinerary, itineraryMode: 'cities', cities: [beijing, suzhou] }, ({ name }) => name, 'zh-CN')).toBe(
    '北京、苏州',
  )
})
