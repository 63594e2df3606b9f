import { useEffect, useRef, useState } from 'react'
import { isAssistedTab, storage, tabStorage } from '../browser/storage'
import { beginDraft, dropDraft, typeDraft, type DraftPlace, type DraftState } from './draft-store'
import { draftKey, type DraftName } from './kept-draft'

interface KeptDraftOptions<Value> extends DraftName {
  /** What the form begins with; read once. */
  fresh: () => Value
  /** Of what is edited, or of the form: a draft of another one is not restored. */
  version?: number
  /** It asks for a document or a card: its draft ends with the tab. */
  sensitive?: boolean
}

export interface KeptDraft<Value> extends DraftState<Value> {
  /** It lies in this tab alone. */
  inTab: boolean
  change: (next: Value | ((former: Value) => Value)) => void
  /** Takes the draft away and begins anew. */
  discard: () => void
  /** Takes the draft away and leaves what the form shows, which it now begins with: it was sent. */
  forget: () => void
}

/** The value of a form, kept on this device with every change. The name stays while the form stands. */
export function useKeptDraft<Value extends object>(options: KeptDraftOptions<Value>): KeptDraft<Value> {
  const { fresh, version = 0, sensitive = false } = options
  const [place, setPlace] = useState((): DraftPlace<Value> => ({
    store: sensitive ? tabStorage : storage,
    key: draftKey(options),
    version,
    fresh: fresh(),
  }))
  const [state, setState] = useState(() => beginDraft(place))
  const latest = useRef(state)
  const take = (next: DraftState<Value>) => {
    latest.current = next
    setState(next)
  }
  useChangedElsewhere(place.key, () => {
    if (latest.current.status !== 'untouched') take({ ...latest.current, status: 'elsewhere' })
  })
  return {
    ...state,
    inTab: sensitive || isAssistedTab(),
    change: (next) => take(typeDraft(place, latest.current, typeof next === 'function' ? next(latest.current.value) : next)),
    discard: () => take(dropDraft(place, place.fresh)),
    forget: () => {
      const { value } = latest.current
      setPlace({ ...place, fresh: value })
      take(dropDraft(place, value))
    },
  }
}

/** Tabs share what is kept: what another one writes or takes away is no longer what stands here. */
function useChangedElsewhere(key: string, hear: () => void): void {
  useEffect(() => {
    const listener = (event: StorageEvent) => {
      if (event.key === key) hear()
    }
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  })
}
