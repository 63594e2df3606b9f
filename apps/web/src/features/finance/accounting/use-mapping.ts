import { mappingFaults, mappingFaultSentence } from '@sojourn/domain/finance/accounting/mapping-faults'
import { useState } from 'react'
import { getAccountingMapping, saveAccountingMapping, tryAccountingExport } from '../../../api/calls/finance/accounting'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { language } from '../../../kit/text/language'
import { mappingFields, useMappingWords, type Choices, type MappingAnswer, type MappingForm } from './mapping-form'

/** The mapping as it is edited, and what keeps it from being saved. */
export function useMapping(answer: MappingAnswer, choices: Choices) {
  const words = useMappingWords(choices)
  const { refetch } = useRead(getAccountingMapping, {})
  const write = useWrite(saveAccountingMapping, [tryAccountingExport])
  const [tried, setTried] = useState(false)
  const { edit, busy, onSave } = useSavedEdit<MappingForm>({
    owner: useEmployee(),
    form: 'accountingMapping',
    of: 'company',
    saved: { version: answer.version, value: { ...answer.mapping, from: answer.from } },
    fields: mappingFields(words),
    readAgain: async () => {
      const { data } = await refetch()
      return data && { version: data.version, value: { ...data.mapping, from: data.from } }
    },
    save: async ({ version, value: { from, ...mapping } }) => {
      await write.mutateAsync({ version, from, mapping })
      setTried(false)
      const { data } = await refetch()
      if (data) edit.set({ ...data.mapping, from: data.from })
    },
    isOvertaken: (error) => isProblem(error, 'accountingMappingChanged'),
    done: words.text.saved,
  })
  const { from, ...mapping } = edit.value
  const faults = mappingFaults(mapping, from)
  const errorOf = (field: string): string | undefined => {
    const fault = tried ? faults.find((each) => each.field === field) : undefined
    return fault && mappingFaultSentence(fault.fault, language)
  }
  const submit = () => {
    setTried(true)
    if (faults.length === 0) onSave()
  }
  return { edit, busy, submit, errorOf, faults: tried ? faults.length : 0 }
}
