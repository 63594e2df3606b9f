import { useText } from '../../../kit/text/text'
import { BillPartPage } from './bill-part-page'

export { loadBillPart as loader } from './bill-part-page'

const parts = [{ key: 'adjustment', name: '', part: { category: 'adjustment' } }] as const

/** What the agency filled in beside tickets and fees: lines that correct others (S2.49). */
export function Component() {
  return <BillPartPage {...useText('finance/bill/papers').parts.fillBill} parts={parts} />
}
