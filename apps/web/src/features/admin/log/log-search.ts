import { recordActs, recordKinds } from '@sojourn/contract/admin/record-words'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what the log is narrowed; names of people stand where no server sees them. */
export const logSearch = listSearch({
  keyword: words(),
  person: words(),
  kind: oneOf(recordKinds, ''),
  id: words(40),
  act: oneOf(recordActs, ''),
  from: day(''),
  to: day(''),
})
export type LogSearch = Searched<typeof logSearch>
