import type { Language } from '@sojourn/contract/kit/language'
import type { ProductWork } from '../../../capabilities/display'
import type { Work } from '../../../context'
import { intlOfficeWork } from './office/office-work'
import { manualQuoteWork } from './manual-quote/quote-work'
import { scheduleWork } from './after-sale/schedule-work'

/** What of international flights waits for the agency's staff, the oldest first. */
export async function intlAgencyWork(work: Work, language: Language): Promise<ProductWork[]> {
  const all = await Promise.all([intlOfficeWork(work, language), scheduleWork(work, language), manualQuoteWork(work, language)])
  return all.flat().toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
}
