import { lazy, Suspense, useState } from 'react'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { getCustomFields } from '../../../api/calls/admin/company/custom-field'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Page } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { loadTexts, useText } from '../../../kit/text/text'
import { NamedHistory } from '../named/named-history'
import { FieldTable, type Open } from './field-table'

/** Fetched once somebody wants to write: names of cities and countries come with it. */
const FieldDialog = lazy(() => import('./field-dialog').then((module) => ({ default: module.FieldDialog })))

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getCustomFields, {}))
  void queryClient.prefetchQuery(readOptions(getCompanyChoices, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/custom-field/words',
    'admin/company/catalogue',
    'admin/named',
    'admin/record',
    'booking/application/words',
    'booking/custom-field',
    'booking/policy/edit',
  )
  return null
}

/** What the company asks of its people beside our own, on applications and orders. */
export function Component() {
  const text = useText('admin/custom-field/words')
  const { data, error, refetch } = useRead(getCustomFields, {})
  const [open, setOpen] = useState<Open>()
  const fields = data?.list ?? []
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
  const close = () => setOpen(undefined)
  return (
    <Page title={text.title} action={fields.length > 0 && actions}>
      {data && fields.length > 0 && <FieldTable fields={fields} {...data} onOpen={setOpen} />}
      {data && fields.length === 0 && (
        <EmptyState icon="list" title={text.noneTitle} action={add}>
          {text.noneText}
        </EmptyState>
      )}
      {!data && !error && <SkeletonRecords count={5} row={56} card={132} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {open?.show === 'order' && (
        <NamedHistory kind="customFieldOrder" id="order" title={text.orderTitle} fields={text.orderFields} onClose={close} />
      )}
      {open?.show === 'history' && (
        <NamedHistory
          kind="customField"
          id={open.field.key}
          title={text.historyTitle(open.field)}
          fields={text.fields}
          onClose={close}
        />
      )}
      <Suspense>
        {open?.show === 'add' && <FieldDialog field={undefined} all={fields} onClose={close} />}
        {open?.show === 'edit' && (
          <FieldDialog field={fields.find(({ key }) => key === open.field.key) ?? open.field} all={fields} onClose={close} />
        )}
      </Suspense>
    </Page>
  )
}
