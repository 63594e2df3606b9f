import { useEffect } from 'react'
import { getNoticeList } from '../../api/calls/personal/notice'
import { useRead } from '../../api/queries'
import { showDialog } from '../../kit/overlays/modal-queue'
import { NoticeDialog } from './notice-dialog'
import { usePageFacts } from './use-page-facts'

/** S9.16 */
const alertAfter = 1000
/** Pages that have already alerted; a new load of the portal begins anew. */
const alerted = new Set<string>()

/** The notices of the open page: none until they are read, and none when reading fails (S7.58). */
export function useNotices() {
  const { place } = usePageFacts()
  const { data } = useRead(getNoticeList, place ?? { position: 1 }, { enabled: place !== undefined, staleTime: 300_000 })
  const notices = place ? (data?.infoList ?? []) : []
  const title = data?.title ?? ''
  const key = JSON.stringify(place)
  const alerts = notices.some(({ autoAlert }) => autoAlert)
  const open = () => showDialog(({ close }) => <NoticeDialog title={title} notices={notices} close={close} />, 'M1')
  useEffect(() => {
    if (!alerts || alerted.has(key)) return undefined
    const timer = setTimeout(() => {
      alerted.add(key)
      open()
    }, alertAfter)
    return () => clearTimeout(timer)
    // The dialog opens once for a place, with what is known then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [alerts, key])
  return { count: notices.length, open }
}
