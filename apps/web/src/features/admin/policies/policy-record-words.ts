import type { text as policyText } from '@sojourn/text/admin/policy/policy.zh-CN'
import type { text as standardsText } from '@sojourn/text/booking/policy/standards.zh-CN'
import { formatFullDate } from '../../../kit/text/format'
import type { RecordWords } from '../history/record-words'

/** How the history of a policy calls what it keeps. */
export function policyRecordWords(
  { historyFields }: Pick<typeof policyText, 'historyFields'>,
  products: Pick<typeof standardsText, 'flight' | 'intlFlight' | 'hotel' | 'intlHotel' | 'train' | 'car' | 'visa' | 'meeting'>,
): RecordWords {
  const { flight, intlFlight, hotel, intlHotel, train, car, visa, meeting } = products
  const labels = { ...historyFields, flight, intlFlight, hotel, intlHotel, train, car, visa, meeting }
  return { labels, values: {}, day: formatFullDate }
}
