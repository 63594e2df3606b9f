import type { CompanyDelegate } from '@sojourn/contract/admin/flows.shapes'
import { useState } from 'react'
import { endCompanyDelegate, getCompanyDelegates } from '../../../api/calls/admin/flows'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { Entry } from '../../../kit/lists/entry'
import { Badge } from '../../../kit/marks/badge'
import { IconMark } from '../../../kit/marks/icon-mark'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { RecordHistoryDrawer } from '../history/record-drawer'
import { told } from '../../../kit/overlays/told'
import { DelegateForm } from './delegate-form'
import styles from './flows.module.css'

/** Who decides in whose place; for somebody absent whoever is in charge sets it. */
export function DelegatesPart() {
  const text = useText('admin/approval/flows').delegates
  const { data, error, refetch } = useRead(getCompanyDelegates, {})
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={64} />
  return (
    <div className={styles['part']}>
      <p className={styles['soft']}>{text.explain}</p>
      <Card title={text.label} action={<History />}>
        {data.list.length === 0 ? (
          <EmptyState compact icon="users" title={text.none} />
        ) : (
          <ul>
            {data.list.map((delegate) => (
              <Delegation key={delegate.delegateId} delegate={delegate} mayChange={data.mayChange} />
            ))}
          </ul>
        )}
      </Card>
      {data.mayChange && <DelegateForm today={data.today} />}
    </div>
  )
}

function History() {
  const text = useText('admin/approval/flows').delegates
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="compact" icon="clock" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.history}
      </Button>
      {open && (
        <RecordHistoryDrawer
          kind="delegates"
          id="delegates"
          title={text.historyTitle}
          labels={text.historyFields}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Delegation({ delegate, mayChange }: { delegate: CompanyDelegate; mayChange: boolean }) {
  const text = useText('admin/approval/flows').delegates
  const write = useWrite(endCompanyDelegate, [getCompanyDelegates])
  const { delegateId, fromDate, toDate, state, setBy } = delegate
  const end = async () => {
    const sure = await ask({ title: text.endTitle, message: text.endText, confirm: text.end, cancel: true })
    if (sure) await told(write.mutateAsync({ delegateId }), text.ended)
  }
  const dates = text.dates({ from: formatFullDate(fromDate), to: formatFullDate(toDate) })
  return (
    <Entry
      mark={<IconMark name="users" />}
      title={text.who(delegate)}
      meta={[dates, setBy !== undefined && text.setBy({ name: setBy })].filter(Boolean).join(' · ')}
      end={
        <>
          <Badge tone={state === 'inForce' ? 'good' : 'neutral'}>{text.states[state]}</Badge>
          {mayChange && (
            <Button
              size="compact"
              kind="quiet"
              aria-label={text.endOf(delegate)}
              busy={write.isPending}
              onClick={() => void end()}
            >
              {text.end}
            </Button>
          )}
        </>
      }
    />
  )
}
