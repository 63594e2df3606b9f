import type { InvoiceableThing } from '@sojourn/contract/finance/invoice.shapes'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { searchInvoiceable } from '../../../api/calls/finance/invoice'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { formatPrice } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { ChooseAll } from './choose-all'
import { isUninvoiced, ThingList } from './thing-list'
import { useChoice, type Choice } from './use-choice'
import { useOpenOrders } from './use-open-orders'
import styles from './invoice.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

/** Which of what was paid is to be invoiced (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const choice = useChoice()
  const pages = useOpenOrders(
    usePages(searchInvoiceable, {}, (page) => page),
    isUninvoiced,
  )
  useAskedOrder(pages.items, choice)
  return (
    <Page title={text.choose} back={paths.invoices()} action={<ChooseAll pages={pages} choice={choice} name={text.chooseAll} />}>
      <p className={styles['lead']}>{text.chooseLead}</p>
      <Stack>
        <PagedList pages={pages} skeleton={<SkeletonList count={3} height={140} />} empty={<Nothing />}>
          {(orders) =>
            orders.map(({ orderNo, things }) => (
              <Card key={orderNo} title={text.order({ orderNo })}>
                <ThingList things={things} choice={choice} />
              </Card>
            ))
          }
        </PagedList>
      </Stack>
      <ChosenBar choice={choice} />
    </Page>
  )
}

/** What is chosen goes on to the title. */
function ChosenBar({ choice }: { choice: Choice }) {
  const text = useText('finance/invoice')
  const navigate = useNavigate()
  const goOn = () => void navigate(paths.invoiceTerms(), { state: { things: choice.things } })
  return (
    <SelectionBar
      count={choice.things.length}
      words={{ chosen: choice.full ? text.chosenMost : text.chosen, clearChoice: text.clearChoice }}
      onClear={choice.clear}
    >
      <span>{text.chosenTotal({ amount: formatPrice(choice.total) })}</span>
      <Button kind="brand" size="compact" onClick={goOn}>
        {text.next}
      </Button>
    </SelectionBar>
  )
}

/** What was asked for by its order is chosen from the start. */
function useAskedOrder(orders: { orderNo: string; things: InvoiceableThing[] }[] | undefined, { add }: Choice): void {
  const asked = useSearchParams()[0].get('orderNo')
  const done = useRef(false)
  const found = orders?.find(({ orderNo }) => orderNo === asked)
  useEffect(() => {
    if (!found || done.current) return
    done.current = true
    add(found.things)
  }, [found, add])
}

function Nothing() {
  const text = useText('finance/invoice')
  return (
    <Card>
      <EmptyState icon="document" title={text.none} action={<ButtonLink to={paths.invoiceList()}>{text.myInvoices}</ButtonLink>}>
        {text.noneWhy}
      </EmptyState>
    </Card>
  )
}
