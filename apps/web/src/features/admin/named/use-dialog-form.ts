import { useState } from 'react'
import { useEmployee } from '../../../api/employee'
import { ApiProblem, isProblem } from '../../../api/problem'
import type { Saved } from '../../../kit/edit/edit-fields'
import type { EditOptions } from '../../../kit/edit/use-edit'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'

export interface DialogFormOptions<Form, Field extends string> extends Omit<EditOptions<Form>, 'owner'> {
  /** There is no such record yet: all that is written is new. */
  isNew: boolean
  /** What it is by now, after somebody else was first. */
  readAgain: () => Promise<Saved<Form> | undefined>
  save: (next: Saved<Form>) => Promise<unknown>
  /** What is wrong with what is written, field by field. */
  faultsOf: (value: Form) => Partial<Record<Field, string>>
  /** Which fields the server may refuse. */
  refusable: readonly Field[]
  done: string
  onClose: () => void
}

export type DialogState<Form> = ReturnType<typeof useDialogForm<Form, string>>

/** What is written of a record in a dialog: what is wrong stands beside its field, or below all of them. */
export function useDialogForm<Form, Field extends string>(options: DialogFormOptions<Form, Field>) {
  const { isNew, save, faultsOf, refusable, onClose, ...edited } = options
  const { chooseFirst } = useText('kit/edit')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Error>()
  const { edit, busy, onSave } = useSavedEdit<Form>({
    ...edited,
    owner: useEmployee(),
    save: async (next) => {
      await save(next)
      onClose()
      await readConsoleAgain()
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    onFailed: setRefused,
  })
  const faults = faultsOf(edit.value)
  const field = refused instanceof ApiProblem ? refusable.find((each) => each === refused.field) : undefined
  const errorOf = (name: Field): string | undefined => (field === name ? refused?.message : tried ? faults[name] : undefined)
  const submit = () => {
    setTried(true)
    if (Object.values(faults).some((fault) => fault !== undefined)) return
    if (edit.changes.length === 0) onClose()
    else onSave()
  }
  return {
    edit,
    isNew,
    busy,
    submit,
    errorOf,
    error: field === undefined ? refused?.message : undefined,
    blocked: edit.conflicts.length > 0 ? chooseFirst({ count: edit.conflicts.length }) : undefined,
    change: (more: Partial<Form>) => {
      setRefused(undefined)
      edit.set({ ...edit.value, ...more })
    },
  }
}
