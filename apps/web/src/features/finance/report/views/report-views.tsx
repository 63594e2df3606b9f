import type { ReportView } from '@sojourn/contract/finance/report-view.shapes'
import type { ReportName } from '@sojourn/contract/finance/report-words'
import { useState } from 'react'
import { getReportViews } from '../../../../api/calls/finance/report-view'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Drawer } from '../../../../kit/overlays/dialog'
import { useText } from '../../../../kit/text/text'
import type { ReportSearch } from '../report-search'
import { MailForm } from './mail-form'
import { ReceivedReports } from './received-reports'
import { SaveViewForm } from './save-view-form'
import { ViewRow } from './view-row'
import styles from './views.module.css'

interface ReportViewsProps {
  name: ReportName
  search: ReportSearch
  onOpen: (view: ReportView) => void
}

/** The saved views of a page, the way to save one, and what is sent every month. */
export function ReportViews(props: ReportViewsProps) {
  const text = useText('finance/report/views')
  const [open, setOpen] = useState(false)
  const [mailed, setMailed] = useState<ReportView>()
  const show = (view: ReportView) => {
    setOpen(false)
    props.onOpen(view)
  }
  return (
    <>
      <Button icon="list" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={text.title}>
        <div className={styles['stack']}>
          <SaveViewForm name={props.name} search={props.search} />
          <Saved {...props} onOpen={show} onMail={setMailed} />
        </div>
      </Drawer>
      {mailed && <MailForm view={mailed} onClose={() => setMailed(undefined)} />}
    </>
  )
}

function Saved({ name, onOpen, onMail }: ReportViewsProps & { onMail: (view: ReportView) => void }) {
  const text = useText('finance/report/views')
  const { data, error, refetch } = useRead(getReportViews, {})
  if (error) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={3} height={56} />
  const views = data.views.filter(({ page }) => page === name)
  return (
    <>
      <section className={styles['part']}>
        <h3>{text.mine}</h3>
        {views.length === 0 ? (
          <EmptyState compact icon="list" title={text.none}>
            {text.noneWhy}
          </EmptyState>
        ) : (
          <ul className={styles['list']}>
            {views.map((view) => (
              <ViewRow key={view.viewId} view={view} onOpen={() => onOpen(view)} onMail={() => onMail(view)} />
            ))}
          </ul>
        )}
      </section>
      {data.received.length > 0 && <ReceivedReports received={data.received} />}
    </>
  )
}
