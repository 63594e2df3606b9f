import { storage, type Store } from '../browser/storage'
import { serverNow } from '../dates/server-time'
import { draftPrefix, goesOn, isFresh, isOver } from './kept-draft'

/** What becomes of the words that are typed. */
export type DraftStatus = 'untouched' | 'kept' | 'lost' | 'elsewhere'

export interface DraftState<Value> {
  value: Value
  status: DraftStatus
  /** When it was kept, in milliseconds. */
  at: number
  /** It began with what was kept before. */
  restored: boolean
}

/** Where a form keeps its draft, and what it begins with. */
export interface DraftPlace<Value> {
  store: Store
  key: string
  version: number
  fresh: Value
}

const untouched = <Value>(value: Value): DraftState<Value> => ({ value, status: 'untouched', at: 0, restored: false })

/** What was kept, or the form as it is without. */
export function beginDraft<Value extends object>({ store, key, version, fresh }: DraftPlace<Value>): DraftState<Value> {
  const found = goesOn(store.readJson(key), { fresh, version, now: serverNow() })
  return found ? { ...found, status: 'kept', restored: true } : untouched(fresh)
}

/** Keeps what is typed, and says whether it was kept. */
export function typeDraft<Value extends object>(
  { store, key, version, fresh }: DraftPlace<Value>,
  former: DraftState<Value>,
  value: Value,
): DraftState<Value> {
  if (isFresh(value, fresh)) {
    store.remove(key)
    return untouched(value)
  }
  const at = serverNow()
  const kept = store.write(key, JSON.stringify({ at, version, value }))
  return { value, status: kept ? 'kept' : 'lost', at, restored: former.restored }
}

/** Takes the draft away, with or without what the form shows. */
export function dropDraft<Value extends object>({ store, key }: DraftPlace<Value>, shown: Value): DraftState<Value> {
  store.remove(key)
  return untouched(shown)
}

/** Drafts of anybody that are over do not stay on the machine. */
export function sweepDrafts(): void {
  for (const key of storage.keys())
    if (key.startsWith(draftPrefix) && isOver(storage.readJson(key), serverNow())) storage.remove(key)
}
