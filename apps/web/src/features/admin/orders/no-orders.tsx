import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useText } from '../../../kit/text/text'
import { isNarrowed, withoutFilters, type OrderSearch } from './order-search'

interface NoOrdersProps {
  search: OrderSearch
  onChange: (next: OrderSearch) => void
}

/** Why the list is empty, and where to go from here. */
export function NoOrders({ search, onChange }: NoOrdersProps) {
  const text = useText('admin/orders/orders')
  if (!isNarrowed(search))
    return (
      <EmptyState icon="document" title={text.noneTitle}>
        {text.noneText}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text.noneFoundTitle}
      action={<Button onClick={() => onChange(withoutFilters(search))}>{text.reset}</Button>}
    >
      {text.noneFoundText}
    </EmptyState>
  )
}
