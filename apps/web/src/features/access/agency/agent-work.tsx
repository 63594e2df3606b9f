import type { AgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { getAgencyWork, handBackAgencyWork, takeAgencyWork } from '../../../api/calls/access/agency-work'
import { useRead, useWrite } from '../../../api/queries'
import { Badge } from '../../../kit/marks/badge'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatDuration, formatInstant } from '../../../kit/text/format'
import { ButtonLink } from '../../../kit/actions/link'
import { ask } from '../../../kit/overlays/modal-queue'
import { Card } from '../../../kit/layout/page'
import { RecordFoot, RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import { serverInstant } from '../../../kit/dates/server-time'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { Words } from '../../../kit/layout/words'
import styles from './agent-desk.module.css'
import { deskReadsEvery } from './desk-reads'
import { useAssist } from './use-assist'

interface WorkPart {
  work: AgencyWork
}

const keyOf = ({ enterpriseId, workNo }: AgencyWork): string => `${enterpriseId} ${workNo}`

/** What waits for the agency in all companies: by when it was promised, how long it waits, who looks after it. */
export function AgentWork() {
  const text = useText('access/agency/agent').work
  const work = useRead(getAgencyWork, {}, { staleTime: 0, refetchInterval: deskReadsEvery })
  const columns: Column<AgencyWork>[] = [
    { key: 'what', head: text.columns.what, cell: (row) => <What work={row} /> },
    { key: 'customer', head: text.columns.customer, width: 200, cell: (row) => <Customer work={row} /> },
    { key: 'promise', head: text.columns.promise, width: 200, cell: (row) => <Promised work={row} /> },
    { key: 'owner', head: text.columns.owner, width: 120, cell: (row) => row.owner?.name ?? text.nobody },
    { key: 'action', head: text.columns.action, width: 208, align: 'end', cell: (row) => <Actions work={row} /> },
  ]
  return (
    <Card title={text.title}>
      {work.data ? (
        <Records
          caption={text.title}
          columns={columns}
          rows={work.data.list}
          rowKey={keyOf}
          empty={
            <EmptyState compact icon="check" title={text.none}>
              {text.noneWhy}
            </EmptyState>
          }
          card={(row) => <WorkCard work={row} />}
        />
      ) : work.error ? (
        <ErrorState error={work.error} onRetry={() => void work.refetch()} />
      ) : (
        <SkeletonRecords count={2} row={64} card={196} />
      )}
    </Card>
  )
}

function WorkCard({ work }: WorkPart) {
  const text = useText('access/agency/agent').work
  return (
    <>
      <What work={work} />
      <RecordLine>
        <Customer work={work} />
        <Promised work={work} />
      </RecordLine>
      <RecordFoot>
        <span className={styles['soft']}>{work.owner?.name ?? text.nobody}</span>
        <Actions work={work} />
      </RecordFoot>
    </>
  )
}

const What = ({ work: { kindName, title, shownNo } }: WorkPart) => (
  <Words meta={[kindName, shownNo].filter(Boolean).join(' · ')}>{title}</Words>
)

const Customer = ({ work: { requester, companyName } }: WorkPart) => <Words meta={companyName}>{requester}</Words>

function Promised({ work: { promisedBy, late, askedAt } }: WorkPart) {
  const text = useText('access/agency/agent').work
  const age = formatDuration(Math.max(0, Math.floor(minutesBetween(askedAt, serverInstant()))))
  return (
    <Words meta={text.waited({ age })}>
      {formatInstant(promisedBy)} {late && <Badge tone="bad">{text.late}</Badge>}
    </Words>
  )
}

function Actions({ work }: WorkPart) {
  return (
    <span className={styles['actions']}>
      <Own work={work} />
      <Begin work={work} />
    </span>
  )
}

/** Take, take over from a colleague, or hand back. */
function Own({ work: { enterpriseId, workNo, owner } }: WorkPart) {
  const text = useText('access/agency/agent').work
  const take = useWrite(takeAgencyWork, [getAgencyWork])
  const handBack = useWrite(handBackAgencyWork, [getAgencyWork])
  const work = { enterpriseId, workNo }
  const say = { onError: (error: Error) => toast(error.message, 'bad') }
  const takeOver = async (from: string, name: string) => {
    const message = text.takeOverAsk({ name })
    if (await ask({ title: text.takeOver, message, confirm: text.takeOver, cancel: true })) take.mutate({ ...work, from }, say)
  }
  if (owner?.mine)
    return (
      <Button size="compact" busy={handBack.isPending} onClick={() => handBack.mutate(work, say)}>
        {text.handBack}
      </Button>
    )
  return (
    <Button
      size="compact"
      busy={take.isPending}
      onClick={() => (owner ? void takeOver(owner.agentId, owner.name) : take.mutate(work, say))}
    >
      {owner ? text.takeOver : text.take}
    </Button>
  )
}

/** On the desk itself, or in the session of whoever asked. */
function Begin({ work: { enterpriseId, employeeId, kindName, workNo, shownNo, title, path } }: WorkPart) {
  const text = useText('access/agency/agent').work
  const { assist, opening } = useAssist()
  const label = text.beginOf({ number: shownNo || title })
  if (!employeeId)
    return (
      <ButtonLink size="compact" kind="brand" to={path} aria-label={label}>
        {text.begin}
      </ButtonLink>
    )
  return (
    <Button
      size="compact"
      kind="brand"
      icon="external"
      busy={opening !== undefined}
      aria-label={label}
      onClick={() => void assist({ enterpriseId, employeeId, reason: kindName, reference: workNo }, path)}
    >
      {text.begin}
    </Button>
  )
}
