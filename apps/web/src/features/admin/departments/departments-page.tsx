import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { useState } from 'react'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Page } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { NamedHistory } from '../named/named-history'
import { DepartmentDialog } from './department-dialog'
import { departmentSearch, narrowed } from './department-search'
import { DepartmentsBar } from './departments-bar'
import { DepartmentTree } from './department-tree'
import { useDepartmentSteps } from './use-department-steps'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', 'admin/departments/words', 'admin/named', 'admin/record')
  await loadTexts('admin/departments/import', 'admin/company/catalogue')
  return null
}

/** What is open over the tree. */
type Open = { show: 'add'; parentId: string } | { show: 'edit' | 'history'; department: Department }

/** The company's departments as they stand below each other. */
export function Component() {
  const text = useText('admin/departments/words')
  const { data, error, refetch } = useRead(getDepartments, {})
  const [open, setOpen] = useState<Open>()
  const list = data?.list ?? []
  // A single department at the top is what everything stands below.
  const tops = list.filter(({ parentId }) => parentId === undefined)
  const add = data?.mayChange && (
    <Button
      kind="brand"
      icon="plus"
      aria-haspopup="dialog"
      onClick={() => setOpen({ show: 'add', parentId: (tops.length === 1 && tops[0]?.departmentId) || '' })}
    >
      {text.add}
    </Button>
  )
  return (
    <Page
      title={text.title}
      action={
        <>
          {data?.mayImport && (
            <ButtonLink kind="quiet" icon="document" to={paths.importDepartments()}>
              {text.import}
            </ButtonLink>
          )}
          {list.length > 0 && add}
        </>
      }
    >
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={6} height={48} />
        )
      ) : list.length === 0 ? (
        <EmptyState icon="building" title={text.noneTitle} action={add}>
          {text.noneText}
        </EmptyState>
      ) : (
        <Tree departments={list} mayChange={data.mayChange} onOpen={setOpen} />
      )}
      {open && <Opened open={open} departments={list} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

interface TreeProps {
  departments: readonly Department[]
  mayChange: boolean
  onOpen: (open: Open) => void
}

function Tree({ departments, mayChange, onOpen }: TreeProps) {
  const common = useText('admin/company/catalogue')
  const { end, move } = useDepartmentSteps(departments)
  const { search, change } = useListSearch(departmentSearch)
  const shown = narrowed(departments, search)
  return (
    <>
      <DepartmentsBar search={search} onChange={change} departments={departments} shown={shown} />
      {shown.length === 0 ? (
        <EmptyState
          title={common.noneFoundTitle}
          action={<Button onClick={() => change(departmentSearch.none)}>{common.reset}</Button>}
        >
          {common.noneFoundText}
        </EmptyState>
      ) : (
        <DepartmentTree
          departments={shown}
          mayChange={mayChange}
          onEdit={(department) => onOpen({ show: 'edit', department })}
          onAddBelow={({ departmentId }) => onOpen({ show: 'add', parentId: departmentId })}
          onHistory={(department) => onOpen({ show: 'history', department })}
          onEnd={end}
          onMove={move}
        />
      )}
    </>
  )
}

interface OpenedProps {
  open: Open
  departments: readonly Department[]
  onClose: () => void
}

function Opened({ open, departments, onClose }: OpenedProps) {
  const text = useText('admin/departments/words')
  if (open.show === 'add')
    return <DepartmentDialog department={undefined} parentId={open.parentId} departments={departments} onClose={onClose} />
  const { department } = open
  if (open.show === 'history')
    return (
      <NamedHistory
        kind="department"
        id={department.departmentId}
        title={text.historyTitle(department)}
        fields={text.fields}
        onClose={onClose}
      />
    )
  // Somebody else may change it while the dialog is open.
  const current = departments.find(({ departmentId }) => departmentId === department.departmentId)
  return <DepartmentDialog department={current ?? department} parentId="" departments={departments} onClose={onClose} />
}
