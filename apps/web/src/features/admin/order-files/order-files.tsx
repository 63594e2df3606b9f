import type { OrderExport } from '@sojourn/contract/admin/orders/order-export.calls'
import { useState } from 'react'
import { cancelOrderExport, getOrderExports } from '../../../api/calls/admin/orders/order-export'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Spinner } from '../../../kit/feedback/spinner'
import { Card } from '../../../kit/layout/page'
import { Entry } from '../../../kit/lists/entry'
import { IconMark } from '../../../kit/marks/icon-mark'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { formatFigure, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { isOpen } from '../../booking/list-file/use-list-file'
import { fileSize } from './file-words'
import styles from './order-files.module.css'

/** How often one looks how far a file is. */
const pollMs = 1_000
const shownAtMost = 2

/** Files of orders and tickets that somebody asked for: how far they are, and where they are taken. */
export function OrderFiles({ what }: { what: 'lines' | 'tickets' }) {
  const text = useText('admin/orders/report')
  const [polling, setPolling] = useState(false)
  const every = useRead(getOrderExports, {}, { refetchInterval: polling && pollMs, staleTime: 0 }).data?.list ?? []
  const files = every.filter((file) => file.what === what)
  const open = files.some(isOpen)
  if (open !== polling) setPolling(open)
  if (files.length === 0) return null
  return (
    <Card title={text.files}>
      <ul className={styles['files']} aria-label={text.files} aria-live="polite">
        {files.slice(0, shownAtMost).map((file) => (
          <FileLine key={file.exportId} file={{ ...file, what }} />
        ))}
      </ul>
    </Card>
  )
}

interface OrderFile extends OrderExport {
  what: 'lines' | 'tickets'
}

function FileLine({ file }: { file: OrderFile }) {
  const text = useText('admin/orders/report')
  return (
    <Entry
      mark={<IconMark name="document" />}
      title={text.askedAt({ name: text[file.what], at: formatInstant(file.askedAt) })}
      meta={
        <>
          <FileStatus file={file} />
          {file.keptUntil && <span>{text.kept({ until: formatInstant(file.keptUntil) })}</span>}
        </>
      }
      end={<FileAction file={file} />}
    />
  )
}

function FileStatus({ file: { state, lines, bytes, failure = 'broken' } }: { file: OrderExport }) {
  const text = useText('admin/orders/report')
  const count = formatFigure(lines)
  if (state === 'running')
    return (
      <span className={styles['running']}>
        <Spinner size={14} />
        {text.running({ count })}
      </span>
    )
  if (state === 'done') return <span>{text.done({ count, size: fileSize(bytes) })}</span>
  if (state === 'failed') return <span className={styles['failed']}>{text.failures[failure]}</span>
  return <span>{state === 'cancelled' ? text.cancelled : text.waiting}</span>
}

function FileAction({ file }: { file: OrderFile }) {
  const text = useText('admin/orders/report')
  const [busy, setBusy] = useState(false)
  const cancel = useWrite(cancelOrderExport, [getOrderExports])
  const { exportId, what } = file
  const take = async () => {
    setBusy(true)
    try {
      await download('api/Manage/DownloadOrderExport', { exportId }, `${text[what]}.xlsx`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.downloadFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  if (isOpen(file))
    return (
      <Button size="compact" busy={cancel.isPending} onClick={() => cancel.mutate({ exportId }, { onError: tellFailure })}>
        {text.cancel}
      </Button>
    )
  if (file.state !== 'done') return null
  return (
    <Button size="compact" icon="download" busy={busy} onClick={() => void take()}>
      {text.download}
    </Button>
  )
}
