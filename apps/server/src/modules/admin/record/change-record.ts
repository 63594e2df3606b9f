import { isDeepStrictEqual } from 'node:util'
import type { RecordAct } from '@sojourn/contract/admin/record-change.calls'
import type { LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import { findRecordVersion, insertChange, lockRecord, type RecordKey } from './store'

/** What a field said, in words that last: names as they were, in every language where they have several. */
export type KeptValue = string | readonly (string | LocalText)[] | LocalText
/** A record's fields by name; what it says nothing of is absent. */
export type KeptRecord = Readonly<Record<string, KeptValue>>
export interface KeptChange {
  field: string
  before: KeptValue
  after: KeptValue
}

interface Change extends RecordKey {
  act: RecordAct
  actorId: string
  /** The version that was read; absent where what is set does not depend on what was. */
  version?: number
  /** The record as it stands, before and after what is written. */
  read: () => Promise<KeptRecord>
  write: () => Promise<Problem | undefined>
}

/** Writes a change of a record with who made it and what it was before, unless it was changed since it was read; the same again is no change. */
export async function changeRecord(
  work: Work,
  { version, read, write, act, actorId, ...key }: Change,
): Promise<number | Problem> {
  await lockRecord(work, key)
  const current = await findRecordVersion(work, key)
  if (version !== undefined && version !== current) return problem('recordChanged', { field: 'version' })
  const before = await read()
  const refused = await write()
  if (isProblem(refused)) return refused
  const changes = changesBetween(before, await read())
  if (changes.length === 0) return current
  const { vault, clock } = work.context
  const bodyCipher = vault.seal(JSON.stringify(changes))
  await insertChange(work, { ...key, version: current + 1, at: clock.now(), act, actorId, bodyCipher })
  return current + 1
}

/** What differs between a record and what it was. */
export function changesBetween(before: KeptRecord, after: KeptRecord): KeptChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
}
