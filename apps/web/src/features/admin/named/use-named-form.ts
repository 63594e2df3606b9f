import type { LocalText } from '@sojourn/contract/kit/language'
import { useState } from 'react'
import { useEmployee } from '../../../api/employee'
import { ApiProblem, isProblem } from '../../../api/problem'
import type { Saved } from '../../../kit/edit/edit-fields'
import type { EditOptions } from '../../../kit/edit/use-edit'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'

interface NamedFormOptions<Form extends LocalText, Field extends string> extends Omit<EditOptions<Form>, 'owner'> {
  /** What it is by now, after somebody else was first. */
  readAgain: () => Promise<Saved<Form> | undefined>
  save: (next: Saved<Form>) => Promise<unknown>
  /** Which fields the server may refuse beside its names. */
  refusable: readonly Field[]
  nameMissing: string
  done: string
  onClose: () => void
}

/** What is written of something that has a name in each language: what is wrong stands beside its field, or below all of them. */
export function useNamedForm<Form extends LocalText, Field extends string>(options: NamedFormOptions<Form, Field>) {
  const { save, refusable, nameMissing, onClose, ...edited } = options
  const { chooseFirst } = useText('kit/edit')
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<Error>()
  const attempt = () => setTries((before) => before + 1)
  const { edit, busy, onSave } = useSavedEdit<Form>({
    ...edited,
    owner: useEmployee(),
    save: async (next) => {
      await save(next)
      onClose()
      await readConsoleAgain()
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    onFailed: (error) => {
      setRefused(error)
      attempt()
    },
  })
  const lacksName = edit.value['zh-CN'].trim() === ''
  const field = refused instanceof ApiProblem ? ['names', ...refusable].find((each) => each === refused.field) : undefined
  const errorOf = (name: Field | 'names'): string | undefined => (field === name ? refused?.message : undefined)
  const submit = () => {
    attempt()
    if (lacksName) return
    if (edit.changes.length === 0) onClose()
    else onSave()
  }
  return {
    edit,
    busy,
    submit,
    errorOf,
    tries,
    nameError: errorOf('names') ?? (tries > 0 && lacksName ? nameMissing : undefined),
    error: field === undefined ? refused?.message : undefined,
    blocked: edit.conflicts.length > 0 ? chooseFirst({ count: edit.conflicts.length }) : undefined,
    change: (more: Partial<Form>) => {
      setRefused(undefined)
      edit.set({ ...edit.value, ...more })
    },
  }
}
