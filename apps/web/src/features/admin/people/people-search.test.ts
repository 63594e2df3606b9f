import { expect, test } from 'vitest'
import { partAddress } from '../../../kit/browser/address-secret'
import { isNarrowed, peopleRequest, peopleSearch, sortOf, withoutFilters, withSort, type PeopleSearch } from './people-search'

const read = (address: string): PeopleSearch => peopleSearch.read(new URLSearchParams(address))
const everything: PeopleSearch = {
  keyword: '林晓雯',
  departmentId: 'sales',
  gradeId: 'P1',
  office: '上海',
  personField: 'region=east',
  state: 'leaving',
  role: 'auditor',
  concern: 'noSuperior',
  sort: 'joinedOn',
  descending: true,
}

test('[S2.45] what the list of people is narrowed by comes back from its address', () => {
  expect(peopleSearch.read(peopleSearch.write(everything))).toEqual(everything)
  expect(peopleRequest(everything)).toEqual(everything)
  expect(peopleRequest(read(''))).toEqual({})
})

test('whom somebody looks for stands where no server sees it', () => {
  const { search, hash } = partAddress(peopleSearch.write(everything))
  expect(search).not.toContain('keyword')
  expect(new URLSearchParams(hash).get('keyword')).toBe('林晓雯')
})

test('an address written by hand never reaches the server as nonsense', () => {
  const search = read(`state=asleep&role=king&sort=mood&concern=yes&departmentId=${'d'.repeat(60)}`)
  expect(search).toEqual({ ...peopleSearch.none, departmentId: 'd'.repeat(40) })
})

test('an order narrows nothing, and stays where all filters are taken off', () => {
  expect(isNarrowed(read('sort=name&descending=1'))).toBe(false)
  expect(isNarrowed(read('state=left'))).toBe(true)
  expect(withoutFilters(everything)).toEqual({ ...peopleSearch.none, sort: 'joinedOn', descending: true })
})

test('a direction without an order is not asked for', () => {
  expect(peopleRequest(read('descending=1'))).toEqual({})
  expect(peopleRequest(read('sort=number'))).toEqual({ sort: 'number' })
})

test('heads of the table say the order and change it', () => {
  expect(sortOf(read(''))).toBeUndefined()
  expect(sortOf(everything)).toEqual({ key: 'joinedOn', descending: true })
  expect(withSort(everything, { key: 'name', descending: false })).toEqual({ ...everything, sort: 'name', descending: false })
  expect(withSort(everything, { key: 'department', descending: false }).sort).toBe('')
})
