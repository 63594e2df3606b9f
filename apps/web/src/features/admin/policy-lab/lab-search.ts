import { labProducts } from '@sojourn/contract/products/policy-lab-words'
import { addDays } from '@sojourn/domain/kit/local-date'
import { day, flag, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** What is tried, on what, and which run is looked at. */
export const labSearch = listSearch({
  policyId: words(40),
  /** The number of a version, `proposal` or `draft`; of none the first that there is. */
  subject: words(10),
  product: oneOf(labProducts, 'flight'),
  from: day(''),
  to: day(''),
  departmentId: words(40),
  everybody: flag,
  run: words(40),
})
export type LabSearch = Searched<typeof labSearch>

/** A quarter of a year until today, unless the address says something else. */
export const periodOf = ({ from, to }: Pick<LabSearch, 'from' | 'to'>, today: string) => ({
  from: from || addDays(to || today, -90),
  to: to || today,
})
