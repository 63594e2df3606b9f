import type { Grade } from '@sojourn/contract/admin/people/grade.calls'
import { useState } from 'react'
import { getGrades } from '../../../api/calls/admin/people/grade'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Page } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { loadTexts, useText } from '../../../kit/text/text'
import { NamedHistory } from '../named/named-history'
import { GradeDialog } from './grade-dialog'
import { GradeTable } from './grade-table'
import { useGradeSteps } from './use-grade-steps'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getGrades, {}))
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', 'admin/people/grades', 'admin/named', 'admin/record')
  return null
}

/** What is open over the table. */
type Open = { show: 'add' } | { show: 'order' } | { show: 'edit' | 'history'; grade: Grade }

/** The company's grades, by which its people have their travel standards. */
export function Component() {
  const text = useText('admin/people/grades')
  const { data, error, refetch } = useRead(getGrades, {})
  const [open, setOpen] = useState<Open>()
  const grades = data?.list ?? []
  const add = data?.mayChange && (
    <Button kind="brand" icon="plus" aria-haspopup="dialog" onClick={() => setOpen({ show: 'add' })}>
      {text.add}
    </Button>
  )
  const actions = (
    <>
      <Button icon="clock" aria-haspopup="dialog" onClick={() => setOpen({ show: 'order' })}>
        {text.orderHistory}
      </Button>
      {add}
    </>
  )
  return (
    <Page title={text.title} action={grades.length > 0 && actions}>
      {data && grades.length > 0 && <Grades grades={grades} {...data} onOpen={setOpen} />}
      {data && grades.length === 0 && (
        <EmptyState icon="list" title={text.noneTitle} action={add}>
          {text.noneText}
        </EmptyState>
      )}
      {!data && !error && <SkeletonRecords count={5} row={56} card={132} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {open && <Opened open={open} grades={grades} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

interface GradesProps {
  grades: readonly Grade[]
  orderVersion: number
  mayChange: boolean
  onOpen: (open: Open) => void
}

function Grades({ grades, orderVersion, mayChange, onOpen }: GradesProps) {
  const { end, move } = useGradeSteps({ grades, orderVersion })
  return (
    <GradeTable
      grades={grades}
      mayChange={mayChange}
      onEdit={(grade) => onOpen({ show: 'edit', grade })}
      onMove={move}
      onHistory={(grade) => onOpen({ show: 'history', grade })}
      onEnd={end}
    />
  )
}

interface OpenedProps {
  open: Open
  grades: readonly Grade[]
  onClose: () => void
}

function Opened({ open, grades, onClose }: OpenedProps) {
  const text = useText('admin/people/grades')
  if (open.show === 'order')
    return <NamedHistory kind="gradeOrder" id="order" title={text.orderTitle} fields={text.orderFields} onClose={onClose} />
  if (open.show === 'add') return <GradeDialog grade={undefined} onClose={onClose} />
  const { grade, show } = open
  if (show === 'history')
    return (
      <NamedHistory kind="grade" id={grade.gradeId} title={text.historyTitle(grade)} fields={text.fields} onClose={onClose} />
    )
  // Somebody else may change it while the dialog is open.
  const current = grades.find(({ gradeId }) => gradeId === grade.gradeId)
  return <GradeDialog grade={current ?? grade} onClose={onClose} />
}
