import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { isNarrowed, noFilters, type OrderSearch } from './order-search'

/** Why the list is empty and where to go from here. */
export function NoOrders({ search, onChange }: { search: OrderSearch; onChange: (next: OrderSearch) => void }) {
  const text = useText('booking/centre-orders')
  if (isNarrowed(search)) {
    const clear = () => onChange({ group: search.group, ...noFilters })
    return (
      <EmptyState title={text.noneFoundTitle} action={<Button onClick={clear}>{text.reset}</Button>}>
        {text.noneFoundText}
      </EmptyState>
    )
  }
  const others = search.group !== 'all' && (
    <Button onClick={() => onChange({ ...search, group: 'all' })}>{text.emptyOthers}</Button>
  )
  return (
    <EmptyState
      icon={search.group === 'awaitingPayment' ? 'wallet' : 'ticket'}
      title={search.group === 'all' ? text.emptyAll : text.emptyGroup({ group: text.groups[search.group] })}
      action={
        <>
          {others}
          <ButtonLink kind="brand" icon="plane" to={paths.home()}>
            {text.emptyAction}
          </ButtonLink>
        </>
      }
    >
      {search.group === 'awaitingPayment' ? text.emptyPay : text.emptyText}
    </EmptyState>
  )
}
