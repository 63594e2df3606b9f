import type { InvoiceState } from '@sojourn/contract/finance/invoice-words'
import { searchInvoices } from '../../../api/calls/finance/invoice'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card, Page } from '../../../kit/layout/page'
import { listSearch, oneOf } from '../../../kit/lists/list-search'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { InvoiceList } from './invoice-list'
import styles from './invoice.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

const groups = {
  open: ['applied', 'issuing'],
  valid: ['issued', 'delivered'],
  taken: ['redLettered', 'reissued', 'voided', 'refused'],
} as const satisfies Record<string, readonly InvoiceState[]>
type Group = keyof typeof groups
const names = Object.keys(groups) as Group[]
const invoiceSearch = listSearch({ group: oneOf(names, '') })

/** A person's own invoices with where each stands (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const { search, change } = useListSearch(invoiceSearch)
  const { group } = search
  const pages = usePages(searchInvoices, group === '' ? {} : { states: [...groups[group]] }, (page) => page)
  return (
    <Page
      title={text.myInvoices}
      action={
        <ButtonLink kind="brand" icon="document" to={paths.invoices()}>
          {text.apply}
        </ButtonLink>
      }
    >
      <Card>
        <Tabs<Group | 'all'>
          kind="pill"
          label={text.columns.state}
          value={group === '' ? 'all' : group}
          onChange={(tab) => change({ group: tab === 'all' ? '' : tab })}
          tabs={[{ value: 'all', label: text.all }, ...names.map((name) => ({ value: name, label: text.groups[name] }))]}
        >
          <PagedList
            pages={pages}
            skeleton={<SkeletonRecords count={4} row={60} card={140} />}
            empty={
              <EmptyState compact icon="document" title={group === '' ? text.listNone : text.listNoneIn}>
                {group === '' ? text.listNoneWhy : ''}
              </EmptyState>
            }
          >
            {(invoices) => (
              <div className={styles['panel']}>
                <InvoiceList invoices={invoices} />
              </div>
            )}
          </PagedList>
        </Tabs>
      </Card>
    </Page>
  )
}
