import { expect, test } from 'vitest'
import { applicationFilters, applicationListRequest, applicationSearch } from './application-search'

const read = (query: string) => applicationSearch.read(new URLSearchParams(query))

test('[S2.38] the search stands in the address and comes back from it', () => {
  const query = 'group=bookable&keyword=SQ1&type=2&from=2026-12-01&to=2026-12-31'
  expect(String(applicationSearch.write(read(query)))).toBe(query)
  expect(applicationListRequest(read(query))).toEqual({
    group: 'bookable',
    keyword: 'SQ1',
    travelApplyType: 2,
    from: '2026-12-01',
    to: '2026-12-31',
  })
})
test('[S2.58] what the address may not say is left out, and a word has 50 characters at most', () => {
  const search = read(`group=none&type=7&from=yesterday&keyword=${'字'.repeat(60)}`)
  expect(search).toMatchObject({ group: 'all', type: 0, from: '', to: '' })
  expect(search.keyword).toHaveLength(50)
  expect(applicationFilters.isNarrowed(read(''))).toBe(false)
  expect(applicationListRequest(read(''))).toEqual({})
})
