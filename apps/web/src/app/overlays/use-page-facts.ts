import { useLocation, useSearchParams } from 'react-router'
import { getTempOrder } from '../../api/calls/booking/draft'
import { useRead } from '../../api/queries'
import { noticePlace, showsDraft } from './notice-place'

/** What the open page is about, as far as its address and its search say. */
export function usePageFacts() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const tempOrderNo = query.get('tempOrderNo') ?? ''
  const enabled = tempOrderNo !== '' && showsDraft(pathname)
  const { data } = useRead(getTempOrder, { tempOrderNo }, { enabled, staleTime: 300_000 })
  const draft = enabled ? data : undefined
  return { place: noticePlace(pathname, query, draft), travellers: draft?.travellers.map(({ employeeId }) => employeeId) ?? [] }
}
