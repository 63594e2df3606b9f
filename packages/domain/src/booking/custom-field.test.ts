import { describe, expect, test } from 'vitest'
import { askedOf, type Membership, type Occasion } from './custom-field-asked'
import { beginningsIn } from './custom-field-begin'
import type { CustomField, FieldScope } from './custom-field-definition'
import { fillFaults, slotPath, slotsOf, unaskedValue } from './custom-field-fill'
import { textOfValue } from './custom-field-kept-value'
import { valueFault } from './custom-field-value-fault'

const same = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, en: name })
const anywhere: FieldScope = { products: [], area: 'anywhere', countries: [], cities: [], departmentIds: [], entityIds: [] }
const field = (more: Partial<CustomField> = {}): CustomField => ({
  key: 'f',
  name: same('客户'),
  kind: 'text',
  required: false,
  perTraveller: false,
  forms: ['order'],
  scope: anywhere,
  limits: {},
  begins: { with: 'nothing', value: '' },
  choices: [],
  ...more,
})
const stay: Occasion = { form: 'order', products: ['hotel'], destinations: [{ city: '上海', country: 'CN' }] }
const seller: Membership = { departmentPath: ['east', 'sales', 'company'], entityIds: ['e-1'] }
const asked = (more: Partial<CustomField>, occasion: Occasion = stay) => askedOf([field(more)], occasion, [seller]).length > 0

describe('when a field is asked', () => {
  test.each<[string, Partial<FieldScope>, boolean]>([
    ['everywhere', {}, true],
    ['of its product', { products: ['flight', 'hotel'] }, true],
    ['not of another', { products: ['flight'] }, false],
    ['in its city', { cities: ['上海'] }, true],
    ['not in another', { cities: ['北京'] }, false],
    ['at home', { area: 'domestic' }, true],
    ['not abroad', { area: 'abroad' }, false],
    ['in a country', { countries: ['CN'] }, true],
    ['of those below a department', { departmentIds: ['sales'] }, true],
    ['not of another department', { departmentIds: ['rnd'] }, false],
    ['of a legal entity', { entityIds: ['e-1'] }, true],
    ['not of another entity', { entityIds: ['e-2'] }, false],
    ['not where one condition fails', { products: ['hotel'], cities: ['北京'] }, false],
  ])('%s', (_name, scope, expected) => expect(asked({ scope: { ...anywhere, ...scope } })).toBe(expected))
  test('on its forms alone, and a dependent list only with the list above it', () => {
    expect(asked({ forms: ['application'] })).toBe(false)
    expect(asked({ kind: 'one', parentKey: 'region' })).toBe(false)
    expect(askedOf([field({ key: 'region' }), field({ parentKey: 'region' })], stay, [seller])).toHaveLength(2)
  })
  test('where nobody knows the place, only what asks for no place', () => {
    expect(asked({ scope: { ...anywhere, cities: ['上海'] } }, { ...stay, destinations: [] })).toBe(false)
    expect(asked({}, { ...stay, destinations: [] })).toBe(true)
  })
})

describe('what a value is held to', () => {
  const choices = [{ value: 'a' }, { value: 'b' }]
  test.each<[string, Partial<Parameters<typeof valueFault>[0]>, string, string | undefined]>([
    ['missing', { required: true }, ' ', 'missing'],
    ['may be empty', {}, '', undefined],
    ['too short', { limits: { least: 3 } }, '中文', 'tooShort'],
    ['too long', { limits: { most: 2 } }, '三个字', 'tooLong'],
    ['pattern', { limits: { pattern: 'AA-99' } }, 'ab-12', undefined],
    ['pattern broken', { limits: { pattern: 'AA-99' } }, 'a1-12', 'patternBroken'],
    ['pattern of another length', { limits: { pattern: 'AA' } }, 'abc', 'patternBroken'],
    ['no number', { kind: 'number' }, '1e3', 'notNumber'],
    ['too low', { kind: 'number', limits: { least: 1 } }, '0.5', 'tooLow'],
    ['too high', { kind: 'number', limits: { most: 10 } }, '10.01', 'tooHigh'],
    ['a number', { kind: 'number', limits: { least: -5, most: 10 } }, '-4.25', undefined],
    ['a day', { kind: 'date' }, '2026-12-01', undefined],
    ['no day', { kind: 'date' }, '2026-02-30', 'notDate'],
    ['one of a list', { kind: 'one', choices }, 'a', undefined],
    ['none of the list', { kind: 'one', choices }, 'c', 'choiceUnknown'],
    ['several', { kind: 'several', choices, limits: { least: 2 } }, 'a\nb', undefined],
    ['too few', { kind: 'several', choices, limits: { least: 2 } }, 'a', 'tooFew'],
    ['too many', { kind: 'several', choices, limits: { most: 1 } }, 'a\nb', 'tooMany'],
    ['yes', { kind: 'yesNo' }, 'yes', undefined],
    ['neither', { kind: 'yesNo' }, 'maybe', 'notYesNo'],
  ])('%s', (_name, more, value, fault) => {
    expect(valueFault({ kind: 'text', required: false, limits: {}, choices: [], ...more }, value)).toBe(fault)
  })
  test('a choice goes with the one above it; where none does, nothing is missing', () => {
    const office = { ...field({ kind: 'one', required: true, parentKey: 'region' }), choices: [{ value: 'sh', parent: 'east' }] }
    expect(valueFault(office, 'sh', 'east')).toBeUndefined()
    expect(valueFault(office, 'sh', 'north')).toBe('choiceElsewhere')
    expect(valueFault(office, '', 'east')).toBe('missing')
    expect(valueFault(office, '', 'north')).toBeUndefined()
  })
})

test('every place is filled in: once of the order, then of each traveller, and nothing that is not asked', () => {
  const slots = slotsOf([
    { field: field({ key: 'own', perTraveller: true, required: true }), employeeIds: ['e1', 'e2'] },
    { field: field({ key: 'once', required: true }), employeeIds: ['e1', 'e2'] },
  ])
  expect(slots.map(slotPath)).toEqual(['fields.once', 'fields.own.e1', 'fields.own.e2'])
  const values = [
    { key: 'once', value: 'x' },
    { key: 'own', employeeId: 'e1', value: 'y' },
  ]
  expect(fillFaults(slots, values).map((found) => [slotPath(found), found.fault])).toEqual([['fields.own.e2', 'missing']])
  expect(unaskedValue(slots, values)).toBeUndefined()
  expect(unaskedValue(slots, [...values, { key: 'once', value: 'again' }])).toEqual({ key: 'once', value: 'again' })
  expect(unaskedValue(slots, [{ key: 'own', value: 'x' }])).toEqual({ key: 'own', value: 'x' })
})

test('a field begins with what is known of the traveller, where it takes that', () => {
  const own = { f: '华东', gone: 'x' }
  const facts = { number: 'YX001', name: '林晓雯', position: '', department: '销售部', grade: '员工', costCentre: '销售', own }
  const begins = (more: Partial<CustomField>) => beginningsIn([field(more)], facts)
  expect(begins({ begins: { with: 'department', value: '' } })).toEqual([{ key: 'f', value: '销售部' }])
  expect(begins({ begins: { with: 'fixed', value: '直销' } })).toEqual([{ key: 'f', value: '直销' }])
  expect(begins({ begins: { with: 'fixed', value: '直销' }, forms: ['order', 'person'] })).toEqual([{ key: 'f', value: '华东' }])
  expect(begins({ begins: { with: 'number', value: '' }, limits: { pattern: '999' } })).toEqual([{ key: 'f', value: '' }])
})

describe('a list that depends on another begins', () => {
  const facts = { number: '', name: '', position: '', department: '', grade: '', costCentre: '', own: {} }
  const choice = (value: string, parent?: string) => ({ value, name: same(value), ended: false, ...(parent && { parent }) })
  const fixed = (value: string) => ({ with: 'fixed' as const, value })
  const region = (value: string) =>
    field({ key: 'region', kind: 'one', choices: [choice('east'), choice('north')], begins: fixed(value) })
  const office = field({
    key: 'office',
    kind: 'one',
    parentKey: 'region',
    choices: [choice('shanghai', 'east'), choice('beijing', 'north')],
    begins: fixed('shanghai'),
  })
  test.each([
    ['where the other begins with the choice above', [office, region('east')], 'shanghai'],
    ['empty where it begins with another choice', [region('north'), office], ''],
    ['empty where it begins with nothing', [field({ ...region(''), begins: { with: 'nothing', value: '' } }), office], ''],
    ['empty where two depend on each other', [{ ...region('east'), parentKey: 'office' }, office], ''],
  ])('%s', (_name, fields, value) => {
    expect(beginningsIn(fields, facts)).toContainEqual({ key: 'office', value })
  })
})

test('a value in the words of the field, of choices that have ended too', () => {
  const list = field({ kind: 'several', choices: [{ value: 'a', name: same('甲'), ended: true }] })
  expect(textOfValue(list, 'a\nb')['zh-CN']).toBe('甲、b')
  expect(textOfValue(field({ kind: 'yesNo' }), 'no').en).toBe('No')
})
