import type { CompanyField } from '@sojourn/contract/admin/company/custom-field.calls'
import { choiceValue, customFieldFaults, customFieldFaultSentence } from '@sojourn/domain/admin/company/custom-field-faults'
import { belowOf } from '@sojourn/domain/booking/custom-field-definition'
import { getCustomFields, saveCustomField } from '../../../api/calls/admin/company/custom-field'
import { queryClient, readOptions, useWrite } from '../../../api/queries'
import { Dialog } from '../../../kit/overlays/dialog'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { useDepartmentNames } from '../catalogue/departments-field'
import { SavedBy } from '../history/record-history'
import { NamedForm } from '../named/named-form'
import { useNamedForm } from '../named/use-named-form'
import { useEntityNames } from './entities-field'
import { FieldControls } from './field-controls'
import { fieldsOfForm, hasFigures, newFieldForm, savedField, sentField, type FaultyPart, type FieldForm } from './field-form'
import { FieldPreview } from './field-preview'

interface FieldDialogProps {
  /** As it is read now; absent of a new one. */
  field: CompanyField | undefined
  all: readonly CompanyField[]
  onClose: () => void
}

/** A new field, or what is said of one that is there, with how people see it. */
export function FieldDialog(props: FieldDialogProps) {
  const text = useText('admin/custom-field/words')
  const { field, onClose } = props
  return (
    <Dialog open width="info" onClose={onClose} title={field ? text.editTitle(field) : text.addTitle}>
      <FieldEdit {...props} />
    </Dialog>
  )
}

function FieldEdit(props: FieldDialogProps) {
  const { field, onClose } = props
  const { state, lists } = useFieldForm(props)
  const sent = sentField(state.edit.value, field, lists)
  const offered = sent.choices
    .filter(({ ended }) => !ended)
    .map((choice) => ({ id: choiceValue(choice), name: choice.names[language] || choice.names['zh-CN'] }))
  const by = field && <SavedBy kind="customField" id={field.key} version={field.version} />
  return (
    <NamedForm state={state} by={by} onClose={onClose}>
      <FieldControls
        value={state.edit.value}
        lists={lists}
        offered={offered}
        isNew={field === undefined}
        errorOf={state.errorOf}
        onChange={state.change}
      />
      <FieldPreview field={sent} lists={lists} />
    </NamedForm>
  )
}

function useFieldForm({ field, all, onClose }: FieldDialogProps) {
  const text = useText('admin/custom-field/words')
  const named = useText('admin/named')
  const { products } = useText('booking/application/words')
  const { sayAll } = useDepartmentNames()
  const { names: entities } = useEntityNames()
  const write = useWrite(saveCustomField)
  const below = belowOf(field?.key ?? '', all)
  const lists = all.filter((each) => each.kind === 'one' && each.endedOn === undefined && !below.has(each.key))
  const state = useNamedForm<FieldForm, FaultyPart>({
    form: 'customField',
    of: field?.key ?? 'new',
    isNew: field === undefined,
    saved: field ? savedField(field, lists) : newFieldForm,
    fields: fieldsOfForm(text, named.fields, { products, entities, departments: sayAll }),
    faultsOf: (form) => ({
      ...Object.fromEntries(
        customFieldFaults(sentField(form, field, lists), lists)
          .filter(({ field: part }) => part !== 'names')
          .map(({ field: part, fault }) => [part, customFieldFaultSentence(fault, language)]),
      ),
      ...(!hasFigures(form) && { limits: text.limitsWrong }),
    }),
    readAgain: async () => {
      const { list } = await queryClient.fetchQuery({ ...readOptions(getCustomFields, {}), staleTime: 0 })
      const found = list.find(({ key }) => key === field?.key)
      return found && savedField(found, lists)
    },
    save: ({ version, value }) =>
      write.mutateAsync({ version, field: sentField(value, field, lists), ...(field && { key: field.key }) }),
    refusable: ['forms', 'limits', 'begins', 'parentKey', 'choices', 'to'],
    nameMissing: customFieldFaultSentence('nameMissing', language),
    done: field ? text.saved : text.added,
    onClose,
  })
  return { state, lists }
}
