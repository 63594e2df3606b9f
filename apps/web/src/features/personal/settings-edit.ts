import { useState } from 'react'
import { getMySettingsChanges } from '../../api/calls/personal/settings-change'
import { useEmployee } from '../../api/employee'
import { isProblem } from '../../api/problem'
import { queryClient } from '../../api/queries'
import type { EditField, Saved } from '../../kit/edit/edit-fields'
import { useEdit } from '../../kit/edit/use-edit'
import { toast } from '../../kit/overlays/toast'

interface SettingsEditOptions<Value> {
  form: string
  saved: Saved<Value>
  /** Reads again what is saved, after somebody else was first. */
  readAgain: () => Promise<Saved<Value> | undefined>
  fields: readonly EditField<Value>[]
  save: (next: Saved<Value>) => Promise<unknown>
  done: string
}

/** A part of one's own settings: where somebody else was first, what does not touch theirs is saved all the same, and the rest is asked. */
export function useSettingsEdit<Value>({ form, saved, readAgain, fields, save, done }: SettingsEditOptions<Value>) {
  const edit = useEdit({ owner: useEmployee(), form, saved, fields })
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
      const other = isProblem(error, 'settingsChanged')
      // Who that was stands in the history.
      if (other) void queryClient.invalidateQueries({ queryKey: [getMySettingsChanges.path] })
      const read = other && mayFollow ? await readAgain() : undefined
      if (!read) return error
      const value = edit.carriedTo(read)
      return value === undefined ? undefined : failure({ version: read.version, value }, false)
    }
  }
  const onSave = async () => {
    setBusy(true)
    const failed = await failure({ version: saved.version, value: edit.value }, true)
    setBusy(false)
    if (failed) toast(failed.message, 'bad')
  }
  return { edit, busy, onSave: () => void onSave() }
}
