import { useState, type DragEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { Card } from '../../../kit/layout/page'
import { Badge } from '../../../kit/marks/badge'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Price } from '../../../kit/marks/price'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ChooseFiles } from './choose-files'
import type { UploadedFile, Uploads } from './use-upload'
import { VerdictBadge } from './voucher-badge'
import type { Whose } from './voucher-list'
import styles from './voucher.module.css'

interface UploadCardProps {
  whose: Whose
  uploads: Uploads
  disabledReason?: string | undefined
}

/** Where files are chosen or dropped, and what became of each. */
export function UploadCard({ whose, uploads }: UploadCardProps) {
  const text = useText('finance/vouchers')
  const { files, progress, send, clear, retry } = uploads
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <Card>
      <div
        className={classNames(styles['drop'], over && styles['over'])}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false)
          if (!progress) send([...event.dataTransfer.files])
        }}
      >
        <IconMark name="document" />
        <ChooseFiles
          kind="brand"
          name={files.length === 0 ? text.upload.choose : text.upload.again}
          busy={progress !== undefined}
          onFiles={send}
        />
        <span className={styles['soft']}>{text.upload.drop}</span>
        <span role="status">{progress && text.upload.busy(progress)}</span>
      </div>
      {files.length > 0 && <Report whose={whose} files={files} onRetry={retry} onClose={progress ? undefined : clear} />}
    </Card>
  )
}

interface ReportProps {
  whose: Whose
  files: readonly UploadedFile[]
  onRetry: (file: UploadedFile) => void
  onClose: (() => void) | undefined
}

/** File by file, what was read from it and what each voucher is worth. */
function Report({ whose, files, onRetry, onClose }: ReportProps) {
  const text = useText('finance/vouchers')
  const matched = files.flatMap(({ report }) => report?.vouchers ?? []).filter(({ verdict }) => verdict === 'matched')
  return (
    <section aria-label={text.upload.report} className={styles['report']}>
      <div className={styles['row']}>
        <b>{text.upload.done({ files: files.length, matched: matched.length })}</b>
        {onClose && (
          <Button size="compact" kind="quiet" onClick={onClose}>
            {text.upload.close}
          </Button>
        )}
      </div>
      <ul className={styles['files']}>
        {files.map((file) => (
          <li key={file.key}>
            <span className={styles['name']}>{file.file.name}</span>
            <Became whose={whose} file={file} onRetry={() => onRetry(file)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Became({ whose, file: { report, error }, onRetry }: { whose: Whose; file: UploadedFile; onRetry: () => void }) {
  const text = useText('finance/vouchers')
  if (error !== undefined)
    return (
      <span className={styles['row']}>
        <span className={styles['fault']}>{[text.upload.failed, error].join(' · ')}</span>
        <Button size="compact" onClick={onRetry}>
          {text.upload.retry}
        </Button>
      </span>
    )
  if (!report) return null
  if (report.fault) return <span className={styles['fault']}>{text.faults[report.fault]}</span>
  return report.vouchers.map((voucher) => <ReadVoucher key={voucher.number} whose={whose} voucher={voucher} />)
}

type Reported = NonNullable<UploadedFile['report']>['vouchers'][number]

function ReadVoucher({ whose, voucher }: { whose: Whose; voucher: Reported }) {
  const text = useText('finance/vouchers')
  const { voucherId, format, number, amount, verdict, findings, again } = voucher
  const name = text.voucherOf({ what: text.formats[format], number })
  const path = whose === 'own' ? paths.voucher : paths.companyVoucher
  return (
    <div className={styles['read']}>
      <span className={styles['marks']}>
        {voucherId === undefined ? <span>{name}</span> : <Link to={path({ voucherId })}>{name}</Link>}
        <Price fen={amount} tone="plain" />
        {again && <Badge tone="neutral">{text.upload.alreadyThere}</Badge>}
        <VerdictBadge verdict={verdict} />
      </span>
      {findings.map((finding) => (
        <span key={finding} className={styles['small']}>
          {text.findings[finding]}
        </span>
      ))}
    </div>
  )
}
