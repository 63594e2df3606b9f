import { useText } from '../../../kit/text/text'
import { BillPartPage } from './bill-part-page'

export { loadBillPart as loader } from './bill-part-page'

const parts = [{ key: 'insurance', name: '', part: { voucher: 'insurance' } }] as const

/** Lines of a bill that invoices of insurers prove (S2.49). */
export function Component() {
  return <BillPartPage {...useText('finance/bill/papers').parts.insurances} parts={parts} />
}
