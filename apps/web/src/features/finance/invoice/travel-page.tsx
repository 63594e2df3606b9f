import { searchInvoices } from '../../../api/calls/finance/invoice'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card, Page } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { usePages } from '../../booking/paging/use-pages'
import { MarkedInvoices } from './marked-invoices'
import styles from './invoice.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice')
  return null
}

/** Vouchers of airlines and the railway, printed together and noted as sent (S2.40). */
export function Component() {
  const text = useText('finance/invoice')
  const pages = usePages(searchInvoices, { kinds: ['airItinerary', 'railTicket'] }, (page) => page)
  return (
    <Page title={text.receipts}>
      <p className={styles['lead']}>{text.receiptsLead}</p>
      <Card>
        <MarkedInvoices pages={pages} fileName={text.receipts} empty={<Nothing />} />
      </Card>
    </Page>
  )
}

function Nothing() {
  const text = useText('finance/invoice')
  return (
    <EmptyState
      compact
      icon="ticket"
      title={text.receiptsNone}
      action={<ButtonLink to={paths.invoices()}>{text.apply}</ButtonLink>}
    >
      {text.receiptsNoneWhy}
    </EmptyState>
  )
}
