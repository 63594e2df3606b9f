import type { LocalText } from '@sojourn/contract/kit/language'
import { useDialogForm, type DialogFormOptions } from './use-dialog-form'

interface NamedFormOptions<Form extends LocalText, Field extends string> extends Omit<
  DialogFormOptions<Form, Field | 'names'>,
  'faultsOf' | 'refusable'
> {
  /** What is wrong beside the names. */
  faultsOf?: (value: Form) => Partial<Record<Field, string>>
  /** Which fields the server may refuse beside its names. */
  refusable: readonly Field[]
  nameMissing: string
}

/** What is written of something that has a name in each language. */
export function useNamedForm<Form extends LocalText, Field extends string>(options: NamedFormOptions<Form, Field>) {
  const { nameMissing, refusable, faultsOf, ...form } = options
  const state = useDialogForm<Form, Field | 'names'>({
    ...form,
    refusable: ['names', ...refusable],
    faultsOf: (value) =>
      ({
        ...faultsOf?.(value),
        ...(value['zh-CN'].trim() === '' && { names: nameMissing }),
      }) as Partial<Record<Field | 'names', string>>,
  })
  return { ...state, nameError: state.errorOf('names') }
}
