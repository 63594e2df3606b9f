import type { AuditEntry } from '@sojourn/contract/access/audit.calls'
import type { text } from '@sojourn/text/access/audit.zh-CN'

type Texts = Pick<typeof text, 'calls' | 'reasons' | 'areas' | 'clearViews'>

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
  [/^document of a colleague/, 'colleague'],
  [/^company order/, 'order'],
]

/** What a record is about, in words; the record itself stays as it was written. */
export function auditWords(
  { calls, reasons, areas, clearViews }: Texts,
  { kind, what }: Pick<AuditEntry, 'kind' | 'what'>,
): string {
  if (kind === 'clearView') return clearViews[purposes.find(([pattern]) => pattern.test(what))?.[1] ?? 'other']
  const [, area = '', name = '', reason = '', noted] = /\/?api\/(\w+)\/(?:v\d\/)?(\w+)(?: (\w+))?(?:: (.+))?/s.exec(what) ?? []
  const done = wordsOf(calls, name) ?? wordsOf(areas, area) ?? areas.Common
  return [done, wordsOf(reasons, reason), noted].filter(Boolean).join(' · ')
}

const wordsOf = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.entries(texts).find(([each]) => each === name)?.[1]
