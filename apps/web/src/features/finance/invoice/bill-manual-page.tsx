import type { InvoiceKind } from '@sojourn/contract/finance/invoice-words'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { BillInvoices } from './bill-invoices'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice', 'finance/bill/page')
  return null
}

const kinds: InvoiceKind[] = ['special', 'ordinary']

/** Supplementary invoices of a bill: what the agency charged beside tickets, stays and fees (S2.49, handbook 10.5). */
export function Component() {
  const text = useText('finance/invoice')
  return (
    <BillInvoices
      title={text.ofBill.manual}
      lead={text.ofBill.manualLead}
      item="adjustment"
      path={paths.billManual}
      vat="special"
      kinds={kinds}
      other={{ path: paths.billElectronic, name: text.ofBill.electronic }}
    />
  )
}
