import type { Invoice } from '@sojourn/contract/finance/invoice.shapes'
import { paths } from '../../../paths'

/** The list that an invoice stands in: its owner's, or the page of its bill. */
export function listOf({ billNo, kind }: Pick<Invoice, 'billNo' | 'kind'>): string {
  if (billNo === undefined) return paths.invoiceList()
  return kind === 'special' ? paths.billSpecial({ billNo }) : paths.billElectronic({ billNo })
}
