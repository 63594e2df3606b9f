import { auditKindNames } from '@sojourn/domain/access/audit'
import { day, listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

/** By what the log is narrowed; the keyword is a person, and so stands where no server sees it. */
export const auditSearch = listSearch({ keyword: words(), kind: oneOf(auditKindNames, ''), day: day('') })
export type AuditSearch = Searched<typeof auditSearch>

export function auditRequest(search: AuditSearch) {
  const { keyword, ...others } = auditSearch.set(search)
  return { ...others, ...(keyword && { person: keyword }) }
}
