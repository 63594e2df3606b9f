import type { ParkedJob } from '@sojourn/contract/access/parked-job.calls'
import { useState } from 'react'
import { getParkedJobs, settleParkedJob } from '../../../api/calls/access/parked-job'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatInstant } from '../../../kit/text/format'
import { ButtonLink } from '../../../kit/actions/link'
import { Page } from '../../../kit/layout/page'
import { RecordFoot, RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { Words } from '../../../kit/layout/words'
import { paths } from '../../../paths'
import styles from './agent-desk.module.css'
import { deskReadsEvery } from './desk-reads'
import { Dialog } from '../../../kit/overlays/dialog'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { toast } from '../../../kit/overlays/toast'

export const loader = () => loadTexts('access/agency/parked-job', 'kit/widgets').then(() => null)

interface Acting {
  job: ParkedJob
  onAct: (settling: Settling) => void
}

/** Work of the product that failed for good: why, and what becomes of it. */
export function Component() {
  const text = useText('access/agency/parked-job')
  const jobs = useRead(getParkedJobs, {}, { staleTime: 0, refetchInterval: deskReadsEvery })
  const [settling, setSettling] = useState<Settling>()
  const columns: Column<ParkedJob>[] = [
    { key: 'what', head: text.columns.what, width: 220, cell: (row) => <What job={row} /> },
    { key: 'company', head: text.columns.company, width: 180, cell: (row) => row.companyName || text.ofNone },
    { key: 'failed', head: text.columns.failed, width: 176, cell: (row) => <Failed job={row} /> },
    { key: 'why', head: text.columns.why, cell: (row) => <span className={styles['words']}>{row.error}</span> },
    {
      key: 'action',
      head: text.columns.action,
      width: 200,
      align: 'end',
      cell: (row) => <Actions job={row} onAct={setSettling} />,
    },
  ]
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
      <p className={styles['lead']}>{text.lead}</p>
      {jobs.data ? (
        <Records
          caption={text.title}
          columns={columns}
          rows={jobs.data.list}
          rowKey={({ jobId }) => jobId}
          empty={
            <EmptyState icon="check" title={text.none}>
              {text.noneWhy}
            </EmptyState>
          }
          card={(row) => <Card job={row} onAct={setSettling} />}
        />
      ) : jobs.error ? (
        <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />
      ) : (
        <SkeletonRecords count={3} row={64} card={180} />
      )}
      {settling && <SettleDialog key={settling.job.jobId} {...settling} onClose={() => setSettling(undefined)} />}
    </Page>
  )
}

function Card(shown: Acting) {
  const text = useText('access/agency/parked-job')
  const { job } = shown
  return (
    <>
      <RecordLine>
        <What job={job} />
        <Failed job={job} />
      </RecordLine>
      <Words meta={job.companyName || text.ofNone}>{job.error}</Words>
      <RecordFoot>
        <Actions {...shown} />
      </RecordFoot>
    </>
  )
}

const What = ({ job: { kindName, subject } }: { job: ParkedJob }) => <Words meta={subject}>{kindName}</Words>

function Failed({ job: { failedAt, attempts } }: { job: ParkedJob }) {
  const text = useText('access/agency/parked-job')
  return <Words meta={text.attempts({ count: attempts })}>{formatInstant(failedAt)}</Words>
}

function Actions({ job, onAct }: Acting) {
  const text = useText('access/agency/parked-job')
  return (
    <span className={styles['actions']}>
      <Button size="compact" onClick={() => onAct({ job, action: 'again' })}>
        {text.again}
      </Button>
      {!job.repeats && (
        <Button size="compact" onClick={() => onAct({ job, action: 'close' })}>
          {text.close}
        </Button>
      )}
    </span>
  )
}

interface Settling {
  job: ParkedJob
  action: 'again' | 'close'
}

/** What becomes of a parked job, and why: the note is kept. */
function SettleDialog({ job, action, onClose }: Settling & { onClose: () => void }) {
  const text = useText('access/agency/parked-job')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useWrite(settleParkedJob, [getParkedJobs])
  const missing = note.trim() === ''
  const confirm = () => {
    setAsked(true)
    if (missing) return
    mutate(
      { jobId: job.jobId, action, note: note.trim() },
      {
        onSuccess: () => {
          toast(action === 'again' ? text.againDone : text.closeDone, 'good')
          onClose()
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${text[action]} · ${job.kindName}`}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind={action === 'close' ? 'danger' : 'brand'} busy={isPending} onClick={confirm}>
            {text[action]}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>{action === 'again' ? text.againAsk : text.closeAsk}</p>
      <Field label={text.note} error={asked && missing ? text.noteMissing : undefined}>
        {(control) => <TextArea {...control} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
