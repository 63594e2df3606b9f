import { expect, test } from 'vitest'
import { approvalSearch } from './approval-search'

test('the filters of approvals stand in the address and are read again from it', () => {
  const search = { keyword: '林', object: 'refund', state: 8 } as const
  const address = approvalSearch.write(search, new URLSearchParams({ type: '1' }))
  expect(String(address)).toBe('type=1&keyword=%E6%9E%97&object=refund&state=8')
  expect(approvalSearch.read(address)).toEqual(search)
  expect([approvalSearch.set(search), approvalSearch.isNarrowed(search)]).toEqual([search, true])
})

test('what nobody wrote does not narrow', () => {
  const open = approvalSearch.read(new URLSearchParams('object=bicycle&state=3'))
  expect(open).toEqual({ keyword: '', object: undefined, state: undefined })
  expect([approvalSearch.set(open), approvalSearch.isNarrowed(open)]).toEqual([{}, false])
})
