import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  getBookingsMatchTravelApplyOrderList,
  queryMatchTravelApplyOrderList,
} from '../../../../api/calls/booking/application/application'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Form } from '../../../../kit/forms/form'
import { Dialog } from '../../../../kit/overlays/dialog'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { useNarrow } from '../../../../kit/hooks/use-width'
import { paths } from '../../../../paths'
import { PickerPages } from './application-picker-pages'
import type { PickerRequest, PickerSearch, Selecting } from './application-picker-request'
import { PickerCards, PickerTable } from './application-picker-table'
import styles from './application-picker.module.css'
import { DateRangeField } from '../../../../kit/dates/date-range-field'
import { type AskedType, TypeField, WordField } from '../form/application-fields'

export interface ApplicationPickerProps extends Selecting {
  onClose: () => void
  productType: PickerRequest['productType']
  bookType: PickerRequest['bookType']
  /** A search that was kept: only what fits it is shown (S4.15). */
  tempOrderNo?: string | undefined
}

const pageSize = 10

/** The applications that a booking may use, to select one, to look at one, or to go to the list (S2.57–S2.60). */
export function ApplicationPicker({ onClose, productType, bookType, tempOrderNo, ...rest }: ApplicationPickerProps) {
  const text = useText('booking/application/picker')
  const navigate = useNavigate()
  const [search, setSearch] = useState<PickerSearch>({})
  const [page, setPage] = useState(1)
  const found = usePicker({ productType, bookType, tempOrderNo }, search, page)
  const find = (next: PickerSearch) => {
    setSearch(next)
    setPage(1)
  }
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={text.title}
      actions={
        <>
          <Button onClick={() => void navigate(paths.travelForms())}>{text.goToList}</Button>
          <Button onClick={onClose}>{text.justView}</Button>
        </>
      }
    >
      <div className={styles['picker']}>
        <PickerFilters onFind={find} />
        <Results {...found} page={page} onPage={setPage} {...rest} />
      </div>
    </Dialog>
  )
}

interface ResultsProps extends Selecting, ReturnType<typeof usePicker> {
  page: number
  onPage: (page: number) => void
}

function Results({ list, count, message, failed, loading, page, onPage, ...selecting }: ResultsProps) {
  const text = useText('booking/application/picker')
  const navigate = useNavigate()
  const List = useNarrow() ? PickerCards : PickerTable
  if (loading) return <SkeletonList count={4} height={48} />
  if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />
  if (list.length === 0) {
    return (
      <EmptyState
        compact
        icon="document"
        title={message || text.noneFound}
        action={
          <Button kind="brand" icon="plus" onClick={() => void navigate(paths.writeTravelForm())}>
            {text.create}
          </Button>
        }
      >
        {text.noneFoundWhy}
      </EmptyState>
    )
  }
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return (
    <>
      <List list={list} {...selecting} />
      <PickerPages key={page} page={page} pages={pages} count={count} onPage={onPage} />
    </>
  )
}

type Asked = Pick<ApplicationPickerProps, 'productType' | 'bookType' | 'tempOrderNo'>

/** A call that fails, or finds nothing, empties the list and leaves its sentence (S7.57). */
function usePicker(asked: Asked, search: PickerSearch, page: number) {
  const request: PickerRequest = {
    ...search,
    page: { Index: page, Size: pageSize },
    productType: asked.productType,
    bookType: asked.bookType,
    ...(asked.tempOrderNo && { tempOrderNo: asked.tempOrderNo }),
  }
  const kept = Boolean(asked.tempOrderNo)
  const matching = useRead(getBookingsMatchTravelApplyOrderList, request, { enabled: kept, staleTime: 0 })
  const usable = useRead(queryMatchTravelApplyOrderList, request, { enabled: !kept, staleTime: 0 })
  const { data, error, refetch } = kept ? matching : usable
  const list = data && ('list' in data ? data.list : data.travelApplyDetailOrderList)
  return {
    list: list ?? [],
    count: data?.pageInfo.dataCount ?? 0,
    message: data?.toolTips,
    failed: error && !data ? { error, retry: () => void refetch() } : undefined,
    loading: !data && !error,
  }
}

const blank = {
  applyOrderNo: '',
  passengerName: '',
  travelDescription: '',
  startTime: '',
  endTime: '',
  travelApplyType: 0 as AskedType,
}

/** Number, traveller and reason, days and kind (S2.58). */
function PickerFilters({ onFind }: { onFind: (search: PickerSearch) => void }) {
  const text = useText('booking/application/picker')
  const [draft, setDraft] = useState(blank)
  const set = (more: Partial<typeof blank>) => setDraft({ ...draft, ...more })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind(draft)
  }
  const reset = () => {
    setDraft(blank)
    onFind({})
  }
  return (
    <Form role="search" aria-label={text.searchLabel} className={styles['filters']} onSubmit={submit}>
      <WordField label={text.number} value={draft.applyOrderNo} onChange={(applyOrderNo) => set({ applyOrderNo })} />
      <WordField label={text.traveller} value={draft.passengerName} onChange={(passengerName) => set({ passengerName })} />
      <WordField
        label={text.reason}
        value={draft.travelDescription}
        onChange={(travelDescription) => set({ travelDescription })}
      />
      <DateRangeField
        label={text.dates}
        range={{ from: draft.startTime, to: draft.endTime }}
        onChange={({ from, to }) => set({ startTime: from, endTime: to })}
      />
      <TypeField
        label={text.type}
        any={text.anyType}
        value={draft.travelApplyType}
        onChange={(travelApplyType) => set({ travelApplyType })}
      />
      <div className={styles['filterActions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        <Button kind="quiet" onClick={reset}>
          {text.reset}
        </Button>
      </div>
    </Form>
  )
}
