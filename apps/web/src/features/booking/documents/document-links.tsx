import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { language } from '../../../kit/text/language'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import styles from './document-links.module.css'
import { ShareButton } from '../journey/share-button'
import { sharedOrder } from '../journey/shared-journey'
import { isNeverTicketed } from '../state/order-state'

const itinerary = { kind: 'itinerary', path: 'api/Order/GetItineraryPdf', extension: 'pdf' } as const
const certificates = { kind: 'certificates', path: 'api/Flight/GetCertificateZip', extension: 'zip' } as const
const calendar = { kind: 'calendar', path: 'api/Order/GetCalendarFile', extension: 'ics' } as const

type Documented = Pick<OrderCore, 'orderNo' | 'travelStatus' | 'state' | 'travellers' | 'title' | 'departAt' | 'arriveAt'>

/** What was ticketed and given back leaves the calendar with its file; what is of no journey has none. */
function filesOf({ travelStatus, state, travellers }: Documented) {
  if (travelStatus === 'planned' || travelStatus === 'live')
    return [itinerary, ...(travellers.length > 1 ? [certificates] : []), calendar]
  return travelStatus === 'gone' && !isNeverTicketed(state) ? [calendar] : []
}

/** The files of an order: itinerary and calendar entries, in the reader's language. */
export function DocumentLinks({ order }: { order: Documented }) {
  const { orderNo, travelStatus } = order
  const text = useText('booking/document/links')
  const [busy, setBusy] = useState<string>()
  const fetchFile = async ({ kind, path, extension }: ReturnType<typeof filesOf>[number]) => {
    setBusy(kind)
    try {
      await download(path, { orderId: orderNo, language }, `${orderNo}.${extension}`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.failed, 'bad')
    } finally {
      setBusy(undefined)
    }
  }
  const files = filesOf(order)
  if (files.length === 0) return null
  return (
    <Card title={text.title}>
      <div className={styles['links']}>
        {files.map((file) => (
          <Button key={file.kind} icon="download" busy={busy === file.kind} onClick={() => void fetchFile(file)}>
            {travelStatus === 'gone' ? text.takeOut : text[file.kind]}
          </Button>
        ))}
        {travelStatus === 'live' && (
          <ShareButton
            shared={sharedOrder(order, text.inChina)}
            itinerary={{ path: itinerary.path, request: { orderId: orderNo, language }, name: `${orderNo}.pdf` }}
          />
        )}
      </div>
    </Card>
  )
}
