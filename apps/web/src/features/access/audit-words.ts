import type { AuditEntry } from '@sojourn/contract/access/audit.calls'
import type { text } from '@sojourn/text/access/audit.zh-CN'

type Texts = Pick<typeof text, 'calls' | 'areas' | 'clearViews'>

/** What personal data was read for, as the access log writes it. */
const purposes: readonly [pattern: RegExp, words: keyof Texts['clearViews']][] = [
  [/^reveal of own data/, 'own'],
  [/^preferences/, 'preferences'],
  [/^(?:change|entry) of a document/, 'document'],
  [/^feedback to answer/, 'feedback'],
  [/guests for the hotel/, 'hotel'],
  [/documents for the carrier/, 'carrier'],
  [/documents for the railway/, 'railway'],
  [/document for the ticket office/, 'office'],
]

/** What a record is about, in words; the record itself stays as it was written. */
export function auditWords({ calls, areas, clearViews }: Texts, { kind, what }: Pick<AuditEntry, 'kind' | 'what'>): string {
  if (kind === 'clearView') return clearViews[purposes.find(([pattern]) => pattern.test(what))?.[1] ?? 'other']
  const [, area = '', name = ''] = /\/?api\/(\w+)\/(?:v\d\/)?(\w+)/.exec(what) ?? []
  const known = Object.entries(calls).find(([call]) => call === name)
  return known?.[1] ?? Object.entries(areas).find(([each]) => each === area)?.[1] ?? areas.Common
}
