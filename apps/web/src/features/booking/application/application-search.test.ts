import { expect, test } from 'vitest'
import { applicationFilters, applicationListRequest, applicationSearch, toTab } from './application-search'

const read = (query: string) => applicationSearch.read(new URLSearchParams(query))

test('[S2.38] the search stands in the address and comes back from it', () => {
  const query = 'tab=over&state=rejected&keyword=SQ1&type=2&from=2026-12-01&to=2026-12-31'
  expect(String(applicationSearch.write(read(query)))).toBe(query)
  expect(applicationListRequest(read(query))).toEqual({
    group: 'rejected',
    keyword: 'SQ1',
    travelApplyType: 2,
    from: '2026-12-01',
    to: '2026-12-31',
  })
  expect(applicationListRequest(read('tab=bookable'))).toEqual({ group: 'bookable' })
})
test('[S2.58] what the address may not say is left out, and a word has 50 characters at most', () => {
  const search = read(`tab=none&state=x&type=7&from=yesterday&keyword=${'字'.repeat(60)}`)
  expect(search).toMatchObject({ tab: 'all', state: '', type: 0, from: '', to: '' })
  expect(search.keyword).toHaveLength(50)
  expect(applicationFilters.isNarrowed(read(''))).toBe(false)
  expect(applicationListRequest(read(''))).toEqual({})
})
test('another tab keeps the words, and the state where it has it', () => {
  const search = read('tab=open&state=approving&keyword=SQ1')
  expect(toTab(search, 'all')).toEqual({ ...search, tab: 'all' })
  expect(toTab(search, 'bookable')).toEqual({ ...search, tab: 'bookable', state: '' })
})
