import { useState } from 'react'
import { download } from '../../api/download'
import { ApiProblem } from '../../api/problem'
import { Button } from '../../kit/button'
import { language } from '../../kit/language'
import { Card } from '../../kit/page'
import { useText } from '../../kit/text'
import { toast } from '../../kit/toast'
import styles from './document-links.module.css'

const files = [
  { kind: 'itinerary', path: 'api/Order/GetItineraryPdf', extension: 'pdf' },
  { kind: 'calendar', path: 'api/Order/GetCalendarFile', extension: 'ics' },
] as const

/** The files of an order: itinerary and calendar entries, in the reader's language. */
export function DocumentLinks({ orderNo }: { orderNo: string }) {
  const text = useText('booking/document-links')
  const [busy, setBusy] = useState<string>()
  const fetchFile = async ({ kind, path, extension }: (typeof files)[number]) => {
    setBusy(kind)
    try {
      await download(path, { orderId: orderNo, language }, `${orderNo}.${extension}`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.failed, 'bad')
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Card title={text.title}>
      <div className={styles['links']}>
        {files.map((file) => (
          <Button key={file.kind} icon="download" busy={busy === file.kind} onClick={() => void fetchFile(file)}>
            {text[file.kind]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
