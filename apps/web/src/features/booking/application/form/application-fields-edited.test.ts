import { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { expect, test } from 'vitest'
import { changesBetween, conflictingFields, followSaved } from '../../../../kit/edit/edit-fields'
import { editedFields } from './application-fields-edited'
import type { ApplicationDraft } from './application-form'

const label = (name: string) => name
const fields = editedFields({
  amended: {
    day: (date) => date.slice(5),
    price: (fen) => `¥${fen / 100}`,
    product: (productType) => (productType === 1 ? 'flight' : 'hotel'),
    flex: ({ before, after }) => `-${before} +${after}`,
    limited: 'listed',
    unlimited: 'anybody',
    anyCity: 'any city',
    home: ({ city }) => `from ${city}`,
    multiUse: 'again and again',
  },
  labels: {
    type: 'Type',
    orders: 'Orders',
    title: 'Reason',
    description: 'Description',
    days: 'Dates',
    flex: 'Flexible days',
    travellers: 'Travellers',
    limit: 'Who may use it',
    costCentre: 'Cost centre',
    products: 'Products',
    itinerary: 'Itinerary',
    budgets: 'Budget',
    standard: 'Standard',
    unionNo: 'Shared budget',
  },
  type: String,
  costCentre: label,
  standard: ({ nightsPerDay = 0 }) => [`${nightsPerDay} rooms`],
  order: label,
  fields: [{ key: 'project', label: 'Project', say: label }],
})
const city = (code: string, name = code) => ({ code, name })
const person = (employeeId: string) => ({ employeeId, name: employeeId, departmentName: '', gradeName: '' })

const before: ApplicationDraft = {
  people: [person('lin')],
  content: {
    travelApplyType: 1,
    title: 'Fair',
    travelDescription: '',
    travellerIds: ['lin'],
    limitTraveler: 1,
    costCentreId: 'CC1',
    productTypes: [1],
    itineraryMode: 'lines',
    lines: [
      {
        productType: 1,
        depart: city('BJS', '北京'),
        arrive: city('SHA', '上海'),
        startDate: '2026-12-09',
        endDate: '2026-12-11',
        isReturn: true,
      },
    ],
    cities: [],
    homeCity: city('BJS'),
    startDate: '2026-12-09',
    endDate: '2026-12-11',
    flexBefore: 0,
    flexAfter: 0,
    budgets: [{ productType: 1, amount: 100 }],
    customFields: [{ key: 'project', value: 'A' }],
    unionNo: '',
    standard: {},
    orderNos: [],
  },
}
const after: ApplicationDraft = {
  people: [person('li')],
  content: {
    travelApplyType: 2,
    title: 'Visit',
    travelDescription: 'Longer',
    travellerIds: ['li'],
    limitTraveler: 0,
    costCentreId: 'CC2',
    productTypes: [3],
    itineraryMode: 'cities',
    lines: [],
    cities: [city('HGH')],
    homeCity: city('SHA'),
    startDate: '2026-12-10',
    endDate: '2026-12-12',
    flexBefore: 1,
    flexAfter: 2,
    budgets: [{ productType: 3, amount: 200 }],
    customFields: [{ key: 'project', value: 'B' }],
    unionNo: 'XM',
    standard: { nightsPerDay: 2 },
    orderNos: ['F1'],
  },
}

test('every property of an application belongs to a field, so that nothing of a form is left out', () => {
  expect(Object.keys(after.content).toSorted()).toEqual(Object.keys(ApplicationContent.properties).toSorted())
  expect(fields.reduce((draft, field) => field.take(draft, after), before)).toEqual(after)
  expect(changesBetween(before, after, fields).map(({ label: name }) => name)).toEqual(fields.map(({ label: name }) => name))
})

test('names in another language, budgets in another order and what is empty or absent are no change', () => {
  const { standard: _standard, unionNo: _unionNo, ...content } = before.content
  const [line] = content.lines
  const another = { ...content, lines: [{ ...line!, depart: city('BJS', 'Beijing'), arrive: city('SHA', 'Shanghai') }] }
  expect(changesBetween(before, { ...before, content: another }, fields)).toEqual([])
  const budgets = [
    { productType: 3 as const, amount: 1 },
    { productType: 1 as const, amount: 2 },
  ]
  const [one, other] = [budgets, budgets.toReversed()].map((each) => ({
    ...before,
    content: { ...before.content, budgets: each },
  }))
  expect(changesBetween(one!, other!, fields)).toEqual([])
})

test('one value is said as it was and will be, of a list what is in it', () => {
  const content = { ...before.content, title: 'Visit', travellerIds: ['lin', 'li'] }
  expect(changesBetween(before, { people: [person('lin'), person('li')], content }, fields)).toEqual([
    { key: 'title', label: 'Reason', before: 'Fair', after: 'Visit' },
    { key: 'travellers', label: 'Travellers', before: ['lin'], after: ['lin', 'li'] },
  ])
})

test('what was changed elsewhere is taken over where one changed something else, and asked where one changed the same', () => {
  const mine = { ...before, content: { ...before.content, title: 'Mine', flexAfter: 1 } }
  const value = { people: after.people, content: { ...before.content, title: 'Theirs', travellerIds: ['li'] } }
  const saved = { version: 2, value }
  const followed = followSaved({ version: 1, base: before, mine }, saved, fields)
  expect(followed.mine.people).toEqual(after.people)
  expect(followed.mine.content).toMatchObject({ title: 'Mine', flexAfter: 1, travellerIds: ['li'] })
  expect(conflictingFields(followed, saved, fields).map(({ key }) => key)).toEqual(['title'])
})
