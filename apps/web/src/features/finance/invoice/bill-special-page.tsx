import type { InvoiceKind } from '@sojourn/contract/finance/invoice-words'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { BillInvoices } from './bill-invoices'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice', 'finance/bill/page')
  return null
}

const kinds: InvoiceKind[] = ['special']

/** Special VAT invoices of a bill: fees and stays of which the company deducts the tax (S2.41). */
export function Component() {
  const text = useText('finance/invoice')
  return (
    <BillInvoices
      title={text.ofBill.special}
      lead={text.ofBill.lead}
      path={paths.billSpecial}
      vat="special"
      kinds={kinds}
      other={{ path: paths.billElectronic, name: text.ofBill.electronic }}
    />
  )
}
