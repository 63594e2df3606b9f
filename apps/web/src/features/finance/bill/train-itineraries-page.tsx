import { useText } from '../../../kit/text/text'
import { BillPartPage } from './bill-part-page'

export { loadBillPart as loader } from './bill-part-page'

const parts = [{ key: 'railTicket', name: '', part: { voucher: 'railTicket' } }] as const

/** Lines of a bill that invoices of electronic rail tickets prove (S2.49). */
export function Component() {
  return <BillPartPage {...useText('finance/bill/papers').parts.trainItineraries} parts={parts} />
}
