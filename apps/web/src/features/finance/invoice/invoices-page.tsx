import type { InvoiceableOrder } from '@sojourn/contract/finance/invoice.shapes'
import { searchInvoiceable } from '../../../api/calls/finance/invoice'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Badge } from '../../../kit/marks/badge'
import { formatInstant } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { isOpen, ThingList } from './thing-list'
import styles from './invoice.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

/** What a person paid and may have invoiced, order by order (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const pages = usePages(searchInvoiceable, {}, (page) => page)
  const open = pages.items?.some(({ things }) => things.some(isOpen))
  return (
    <Page
      title={text.toApply}
      action={
        open && (
          <ButtonLink kind="brand" icon="document" to={paths.invoiceApply()}>
            {text.apply}
          </ButtonLink>
        )
      }
    >
      <p className={styles['lead']}>{text.lead}</p>
      <Stack>
        <PagedList pages={pages} skeleton={<SkeletonList count={3} height={140} />} empty={<Nothing />}>
          {(orders) => orders.map((order) => <OrderCard key={order.orderNo} order={order} />)}
        </PagedList>
      </Stack>
    </Page>
  )
}

function OrderCard({ order: { orderNo, orderedAt, things } }: { order: InvoiceableOrder }) {
  const text = useText('finance/invoice')
  return (
    <Card
      title={text.order({ orderNo })}
      action={
        things.some(isOpen) ? (
          <ButtonLink size="compact" to={paths.invoiceApply({ orderNo })}>
            {text.applyThis}
          </ButtonLink>
        ) : (
          <Badge tone="good">{text.allInvoiced}</Badge>
        )
      }
    >
      <p className={styles['small']}>{text.orderedAt({ at: formatInstant(orderedAt) })}</p>
      <ThingList things={things} />
    </Card>
  )
}

function Nothing() {
  const text = useText('finance/invoice')
  return (
    <Card>
      <EmptyState
        icon="document"
        title={text.none}
        action={
          <ButtonLink kind="brand" to={paths.home()}>
            {text.search}
          </ButtonLink>
        }
      >
        {text.noneWhy}
      </EmptyState>
    </Card>
  )
}
