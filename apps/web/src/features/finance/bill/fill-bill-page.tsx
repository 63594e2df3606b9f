import { useText } from '../../../kit/text/text'
import { BillPartPage } from './bill-part-page'

const filled = ['adjustment', 'mailing', 'compensation'] as const

export { loadBillPart as loader } from './bill-part-page'

/** What the agency filled in beside tickets and fees: corrections, mailing and compensations (S2.49). */
export function Component() {
  const { categories } = useText('finance/bill/page')
  const parts = filled.map((category) => ({ key: category, name: categories[category], part: { category } }))
  return <BillPartPage {...useText('finance/bill/papers').parts.fillBill} parts={parts} />
}
