import { useText } from '../../../kit/text/text'
import { BillPartPage } from './bill-part-page'

export { loadBillPart as loader } from './bill-part-page'

const parts = [{ key: 'airItinerary', name: '', part: { voucher: 'airItinerary' } }] as const

/** Lines of a bill that itinerary receipts of flights prove (S2.49). */
export function Component() {
  return <BillPartPage {...useText('finance/bill/papers').parts.flightItineraries} parts={parts} />
}
