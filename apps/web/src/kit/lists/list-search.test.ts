import { expect, test } from 'vitest'
import { day, flag, listSearch, oneOf, several, wholeNumber, words } from './list-search'

const search = listSearch({
  keyword: words(4),
  from: day(''),
  to: day(undefined),
  open: flag,
  carriers: several,
  kind: oneOf([1, 2], 0),
  nights: wholeNumber(1, 30),
})
const read = (address: string) => search.read(new URLSearchParams(address))
const written = 'keyword=SQ1&from=2028-02-29&to=2028-03-01&open=1&carriers=CA%2CMU&kind=2&nights=30'

test('what a list is narrowed by comes back from its address as it was written there', () => {
  expect(String(search.write(read(written)))).toBe(written)
  expect(search.set(read(written))).toEqual({
    keyword: 'SQ1',
    from: '2028-02-29',
    to: '2028-03-01',
    open: true,
    carriers: ['CA', 'MU'],
    kind: 2,
    nights: 30,
  })
})

test.each([
  ['a day that is none', 'from=tomorrow'],
  ['a choice that nobody is given', 'kind=3'],
  ['a number too small', 'nights=0'],
  ['a number too great', 'nights=31'],
  ['a number with a sign', 'nights=-1'],
  ['another word for yes', 'open=true'],
  ['a list of nothing', 'carriers=,'],
  ['a name that it does not know', 'page=2'],
])('%s narrows nothing', (_what, address) => {
  expect(read(address)).toEqual(search.none)
  expect(search.isNarrowed(read(address))).toBe(false)
})

test('words end where their field does', () => {
  expect(read('keyword=虹桥机场东路').keyword).toBe('虹桥机场')
})

test('an address keeps what is not of the list, and loses what is set no more', () => {
  const address = new URLSearchParams(`lang=en&${written}`)
  expect(String(search.write({ ...search.none, kind: 1 }, address))).toBe('lang=en&kind=1')
  expect(String(address), 'the address that was given stays as it was').toBe(`lang=en&${written}`)
})
