import { useState } from 'react'
import { storage } from '../browser/storage'

/** How somebody wants to see a list on this device. */
export interface ListLook {
  dense: boolean
  /** Keys of columns that are not shown. */
  hidden: readonly string[]
}

const keyOf = (list: string): string => `sojourn.look.${list}`

/** What was kept may be of an older release, or of nobody's making. */
export function readLook(kept: unknown, hiddenAtFirst: readonly string[] = []): ListLook {
  if (typeof kept !== 'object' || kept === null) return { dense: false, hidden: hiddenAtFirst }
  const { dense, hidden } = kept as Record<string, unknown>
  return {
    dense: dense === true,
    hidden: Array.isArray(hidden) ? hidden.filter((key): key is string => typeof key === 'string') : [],
  }
}

export interface LookState {
  look: ListLook
  change: (look: ListLook) => void
}

/** The look of a list of this name, as it was last chosen here; without a choice, some columns wait to be wanted. */
export function useListLook(list: string, hiddenAtFirst?: readonly string[]): LookState {
  const [look, setLook] = useState(() => readLook(storage.readJson(keyOf(list)), hiddenAtFirst))
  const change = (next: ListLook) => {
    setLook(next)
    storage.write(keyOf(list), JSON.stringify(next))
  }
  return { look, change }
}
