import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getBookingsMatchTravelApplyOrderList, queryMatchTravelApplyOrderList } from '../../api/calls.generated'
import { useRead } from '../../api/queries'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { EmptyState } from '../../kit/empty-state'
import { SkeletonList } from '../../kit/skeleton'
import { useText } from '../../kit/text'
import { paths } from '../../paths'
import { PickerFilters } from './application-picker-filters'
import { PickerPages } from './application-picker-pages'
import type { PickerRequest, PickerSearch, Selecting } from './application-picker-request'
import { PickerTable } from './application-picker-table'
import styles from './application-picker.module.css'

export interface ApplicationPickerProps extends Selecting {
  onClose: () => void
  productType: PickerRequest['productType']
  bookType: PickerRequest['bookType']
  /** A search that was kept: only what fits it is shown (S4.15). */
  tempOrderNo?: string | undefined
}

const pageSize = 10

/** The applications that a booking may use, to select one, to look at one, or to go to the list (S2.57–S2.60). */
export function ApplicationPicker({ onClose, onSelect, busyNo, ...asked }: ApplicationPickerProps) {
  const text = useText('booking/application-picker')
  const navigate = useNavigate()
  const [search, setSearch] = useState<PickerSearch>({})
  const [page, setPage] = useState(1)
  const { list, count, message, loading } = usePicker(asked, search, page)
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
        {loading ? (
          <SkeletonList count={4} height={48} />
        ) : list.length === 0 ? (
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
        ) : (
          <>
            <PickerTable list={list} busyNo={busyNo} onSelect={onSelect} />
            <PickerPages key={page} page={page} pages={Math.max(1, Math.ceil(count / pageSize))} count={count} onPage={setPage} />
          </>
        )}
      </div>
    </Dialog>
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
  const { data, error } = kept ? matching : usable
  const list = data && ('list' in data ? data.list : data.travelApplyDetailOrderList)
  return {
    list: list ?? [],
    count: data?.pageInfo.dataCount ?? 0,
    message: error?.message ?? data?.toolTips ?? '',
    loading: !data && !error,
  }
}
