import { useText } from '../../../kit/text/text'
import { BillPartPage } from './bill-part-page'

export { loadBillPart as loader } from './bill-part-page'

/** Lines of a bill with a receipt for the journey, by air or by rail (S2.41). */
export function Component() {
  const { parts } = useText('finance/bill/papers')
  const { vouchers } = useText('finance/bill/page')
  return (
    <BillPartPage
      {...parts.itineraries}
      parts={[
        { key: 'air', name: vouchers.airItinerary, part: { voucher: 'airItinerary' } },
        { key: 'rail', name: vouchers.railTicket, part: { voucher: 'railTicket' } },
      ]}
    />
  )
}
