import { useState } from 'react'
import { toast } from '../overlays/toast'
import type { Saved } from './edit-fields'
import { useEdit, type EditOptions } from './use-edit'

export interface SavedEditOptions<Value> extends EditOptions<Value> {
  /** Reads again what is saved, after somebody else was first. */
  readAgain: () => Promise<Saved<Value> | undefined>
  save: (next: Saved<Value>) => Promise<unknown>
  /** Whether a save was refused because somebody else was first. */
  isOvertaken: (error: Error) => boolean
  done: string
  /** Shows a failure beside what it names, too. */
  onFailed?: ((error: Error) => void) | undefined
}

/** What is edited and saved: where somebody else was first, what does not touch theirs is saved all the same, and the rest is asked. */
export function useSavedEdit<Value>(options: SavedEditOptions<Value>) {
  const { readAgain, save, isOvertaken, done, onFailed, ...edited } = options
  const edit = useEdit(edited)
  const [busy, setBusy] = useState(false)
  /** The failure, as far as nothing on the page says it. */
  const failure = async (next: Saved<Value>, mayFollow: boolean): Promise<Error | undefined> => {
    try {
      await save(next)
      edit.draft.forget()
      toast(done, 'good')
      return undefined
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const read = mayFollow && isOvertaken(error) ? await readAgain() : undefined
      if (!read) return error
      const value = edit.carriedTo(read)
      return value === undefined ? undefined : failure({ version: read.version, value }, false)
    }
  }
  const onSave = async () => {
    setBusy(true)
    const failed = await failure({ version: edited.saved.version, value: edit.value }, true)
    setBusy(false)
    if (!failed) return
    toast(failed.message, 'bad')
    onFailed?.(failed)
  }
  return { edit, busy, onSave: () => void onSave() }
}
