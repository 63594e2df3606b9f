import { expect, test } from 'vitest'
import { approvalRequest, isNarrowed, readApprovalSearch, writeApprovalSearch } from './approval-search'

test('the filters of approvals stand in the address and are read again from it', () => {
  const search = { keyword: '林', object: 'refund', state: 8 } as const
  const address = writeApprovalSearch(search, { type: '1' })
  expect(String(address)).toBe('type=1&keyword=%E6%9E%97&object=refund&state=8')
  expect(readApprovalSearch(address)).toEqual(search)
  expect([approvalRequest(search), isNarrowed(search)]).toEqual([search, true])
})

test('what nobody wrote does not narrow', () => {
  const open = readApprovalSearch(new URLSearchParams('object=bicycle&state=3'))
  expect(open).toEqual({ keyword: '', object: undefined, state: undefined })
  expect([approvalRequest(open), isNarrowed(open)]).toEqual([{}, false])
})
