import { uploadLimit, uploadTypes } from '@sojourn/contract/booking/upload'
import { evidenceKinds, type EvidenceKind } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingEvidence, MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { useRef } from 'react'
import { getMeetingOrderDetail, readMeetingEvidence, uploadMeetingEvidence } from '../../../../api/calls/products/meeting/order'
import { invoke } from '../../../../api/client'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { contentOf } from '../../../../kit/browser/file-content'
import { keepFile } from '../../../../kit/browser/keep-file'
import { FormRefusal } from '../../../../kit/forms/field'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { toast } from '../../../../kit/overlays/toast'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'

/** Papers without which nothing is settled; what is there can be read by whoever holds the meeting. */
export function Evidence({ order: { meeting } }: { order: MeetingOrderDetail }) {
  const text = useText('products/meeting/order')
  if (meeting.evidence.length === 0 && !meeting.canUpload) return null
  return (
    <Card title={text.evidence}>
      <ul>
        {evidenceKinds.map((kind) => (
          <Kind key={kind} kind={kind} meeting={meeting} />
        ))}
      </ul>
    </Card>
  )
}

function Kind({ kind, meeting }: { kind: EvidenceKind; meeting: MeetingOrderDetail['meeting'] }) {
  const text = useText('products/meeting/order')
  const files = meeting.evidence.filter((each) => each.kind === kind)
  return (
    <li className={styles['paper']}>
      <div className={styles['words']}>
        <p className={styles['line']}>
          <strong>{text.kinds[kind]}</strong>
          <Badge tone={files.length > 0 ? 'good' : 'neutral'}>{files.length > 0 ? text.there : text.missing}</Badge>
        </p>
        {files.map((file) => (
          <File key={file.evidenceId} file={file} orderNo={meeting.depositNo} />
        ))}
      </div>
      {meeting.canUpload && <Upload kind={kind} orderNo={meeting.depositNo} again={files.length > 0} />}
    </li>
  )
}

function File({ file, orderNo }: { file: MeetingEvidence; orderNo: string }) {
  const text = useText('products/meeting/order')
  const { evidenceId, fileName, by, uploadedAt } = file
  const open = () =>
    void invoke(readMeetingEvidence, { orderNo, evidenceId }).then(keepFile, (error: Error) => toast(error.message, 'bad'))
  return (
    <p className={styles['line']}>
      <span className={styles['file']}>{fileName}</span>
      <span className={styles['soft']}>{text.by({ name: by, time: formatInstant(uploadedAt) })}</span>
      <Button size="compact" aria-label={text.viewOf({ name: fileName })} onClick={open}>
        {text.view}
      </Button>
    </p>
  )
}

function Upload({ kind, orderNo, again }: { kind: EvidenceKind; orderNo: string; again: boolean }) {
  const text = useText('products/meeting/order')
  const input = useRef<HTMLInputElement>(null)
  const upload = useWrite(uploadMeetingEvidence, [getMeetingOrderDetail])
  const bring = async (file: Blob & { name: string }) => {
    if (file.size > uploadLimit) return toast(text.tooLarge, 'bad')
    const content = await contentOf(file)
    if (content === undefined) return toast(text.readFailed, 'bad')
    upload.mutate({ orderNo, kind, fileName: file.name, content }, { onSuccess: () => toast(text.uploaded, 'good') })
  }
  return (
    <span>
      <Button
        size="compact"
        busy={upload.isPending}
        aria-label={text.uploadOf({ kind: text.kinds[kind] })}
        onClick={() => input.current?.click()}
      >
        {again ? text.uploadAgain : text.upload}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={uploadTypes.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void bring(file)
        }}
      />
      {upload.error && <FormRefusal>{upload.error.message}</FormRefusal>}
    </span>
  )
}
