import type { InvoiceKind } from '@sojourn/contract/finance/invoice-words'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { BillInvoices } from './bill-invoices'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/invoice', 'finance/bill/page')
  return null
}

const kinds: InvoiceKind[] = ['ordinary', 'airItinerary', 'railTicket', 'insurance']

/** All other electronic vouchers of a bill: of carriers, insurers and ordinary ones (S2.41). */
export function Component() {
  const text = useText('finance/invoice')
  return (
    <BillInvoices
      title={text.ofBill.electronic}
      lead={text.ofBill.lead}
      path={paths.billElectronic}
      vat="ordinary"
      kinds={kinds}
      other={{ path: paths.billSpecial, name: text.ofBill.special }}
    />
  )
}
