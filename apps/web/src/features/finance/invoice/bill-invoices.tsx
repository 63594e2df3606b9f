import type { InvoiceItem, InvoiceKind, VatKind } from '@sojourn/contract/finance/invoice-words'
import type { InvoiceableOrder } from '@sojourn/contract/finance/invoice.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { searchBillInvoiceable, searchBillInvoices } from '../../../api/calls/finance/invoice'
import { mayDo, useEmployee } from '../../../api/employee'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages, type Pages } from '../../booking/paging/use-pages'
import { BillApplication } from './bill-application'
import { BillChoice } from './bill-choice'
import { ChooseAll } from './choose-all'
import { InvoiceList } from './invoice-list'
import { MarkedInvoices } from './marked-invoices'
import { isUninvoiced, ThingList } from './thing-list'
import { useChoice, type Choice } from './use-choice'
import { useOpenOrders } from './use-open-orders'
import styles from './invoice.module.css'

interface BillInvoicesProps {
  title: string
  lead: string
  /** Only what was sold as this. */
  item?: InvoiceItem
  /** What is applied for on this page for fees and stays. */
  vat: VatKind
  /** Which invoices stand on it. */
  kinds: InvoiceKind[]
  path: (query: { billNo: string }) => string
  other: { path: (query: { billNo: string }) => string; name: string }
}

/** What a confirmed bill may have invoiced, and its invoices (S2.41). */
export function BillInvoices({ title, lead, item, vat, kinds, path, other }: BillInvoicesProps) {
  const billNo = useSearchParams()[0].get('billNo')
  if (billNo === null)
    return (
      <Page title={title}>
        <BillChoice pathOf={path} />
      </Page>
    )
  const asked = { billNo, ...(item && { item }) }
  return (
    <Page title={title} back={paths.bill({ billNo })}>
      <div className={styles['head']}>
        <p className={styles['lead']}>{lead}</p>
        <Link to={other.path({ billNo })}>{other.name}</Link>
      </div>
      <Stack>
        <ToInvoice asked={asked} vat={vat} kinds={kinds} />
        <Issued asked={asked} kinds={kinds} />
      </Stack>
    </Page>
  )
}

interface Asked {
  billNo: string
  item?: InvoiceItem
}

function Issued({ asked, kinds }: { asked: Asked; kinds: InvoiceKind[] }) {
  const text = useText('finance/invoice')
  const marks = mayDo(useEmployee(), 'finance')
  const pages = usePages(searchBillInvoices, { ...asked, kinds }, (page) => page)
  const empty = <EmptyState compact icon="document" title={text.ofBill.noInvoices} />
  return (
    <Card title={text.ofBill.invoices}>
      {marks ? (
        <MarkedInvoices pages={pages} fileName={asked.billNo} empty={empty} />
      ) : (
        <PagedList pages={pages} skeleton={<SkeletonRecords count={3} row={60} card={140} />} empty={empty}>
          {(invoices) => <InvoiceList invoices={invoices} marks />}
        </PagedList>
      )}
    </Card>
  )
}

function ToInvoice({ asked, vat, kinds }: { asked: Asked; vat: VatKind; kinds: readonly InvoiceKind[] }) {
  const text = useText('finance/invoice')
  const applies = mayDo(useEmployee(), 'finance')
  const pages = usePages(searchBillInvoiceable, asked, (page) => page)
  const choice = useChoice()
  const refused = applies ? undefined : text.ofBill.noPermission
  const [applying, setApplying] = useState<'chosen' | 'rest'>()
  const open = useOpenOrders(pages, (thing) => isUninvoiced(thing) && kinds.includes(thing.voucher ?? vat))
  return (
    <Card
      title={text.ofBill.toInvoice}
      action={
        <span className={styles['actions']}>
          <ChooseAll pages={open} choice={choice} name={text.ofBill.chooseRest} disabledReason={refused} />
          {open.items && open.items.length > 0 && (
            <Button size="compact" disabledReason={refused} aria-haspopup="dialog" onClick={() => setApplying('rest')}>
              {text.ofBill.applyRest}
            </Button>
          )}
        </span>
      }
    >
      <OpenOrders pages={open} choice={applies ? choice : undefined} />
      <SelectionBar
        count={choice.things.length}
        words={{ chosen: choice.full ? text.chosenMost : text.chosen, clearChoice: text.clearChoice }}
        onClear={choice.clear}
      >
        <span>{text.chosenTotal({ amount: formatPrice(choice.total) })}</span>
        <Button kind="brand" size="compact" aria-haspopup="dialog" onClick={() => setApplying('chosen')}>
          {text.next}
        </Button>
      </SelectionBar>
      {applying && (
        <BillApplication
          billNo={asked.billNo}
          vat={vat}
          choice={applying === 'chosen' ? choice : undefined}
          rest={{ kinds: [...kinds], ...(asked.item && { item: asked.item }) }}
          titles={pages.first?.titles ?? []}
          onClose={() => setApplying(undefined)}
        />
      )}
    </Card>
  )
}

interface OpenOrdersProps {
  pages: Pages<InvoiceableOrder>
  /** Undefined for whoever may only look. */
  choice: Choice | undefined
}

function OpenOrders({ pages, choice }: OpenOrdersProps) {
  const text = useText('finance/invoice')
  return (
    <PagedList
      pages={pages}
      skeleton={<SkeletonList count={3} height={80} />}
      empty={
        <EmptyState compact icon="check" title={text.ofBill.none}>
          {text.ofBill.noneWhy}
        </EmptyState>
      }
    >
      {(found) =>
        found.map(({ orderNo, things }) => (
          <section key={orderNo} aria-label={text.order({ orderNo })}>
            <p className={styles['small']}>{text.order({ orderNo })}</p>
            <ThingList things={things} choice={choice} />
          </section>
        ))
      }
    </PagedList>
  )
}
