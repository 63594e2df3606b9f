import type { Company } from '@sojourn/contract/admin/company/company.calls'
import type { CompanySections } from '@sojourn/contract/admin/company/company.shapes'
import type { CompanySection } from '@sojourn/contract/admin/company/company-words'
import { companyFaults, foundFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { useState } from 'react'
import { getCompany, saveCompany } from '../../../api/calls/admin/company/company'
import { getCompanyChanges } from '../../../api/calls/admin/record-change'
import { refreshEmployee, useEmployee } from '../../../api/employee'
import { ApiProblem, isProblem } from '../../../api/problem'
import { queryClient, useRead, useWrite } from '../../../api/queries'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { readConsoleAgain } from '../console-reads'
import { settingFields } from './settings'

/** A section as it is written: its value, and what is wrong with it. */
export interface SectionForm<Value> {
  value: Value
  /** What it is changed from. */
  saved: Value
  change: (more: Partial<Value>) => void
  errorOf: (field: keyof Value & string) => string | undefined
}

/** Of sections whose form has changed its meaning: titles of cars, then of visas and meetings, stand in it since. */
const shapes: Partial<Record<CompanySection, number>> = { reasons: 3 }
const draftOf = (section: CompanySection) => ({ form: 'company', of: section, shape: shapes[section] ?? 0 })

/** One section of what the company says of itself, saved by itself; the one who saved sees it at once. */
export function useSection<Section extends CompanySection>(company: Company, section: Section) {
  type Value = CompanySections[Section]
  const text = useText('admin/company/company')
  const { products } = useText('booking/application/words')
  const { refetch } = useRead(getCompany, {})
  const write = useWrite(saveCompany)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<ApiProblem>()
  const saved = { version: company.version, value: company.sections[section] }
  const { edit, busy, onSave } = useSavedEdit<Value>({
    owner: useEmployee(),
    ...draftOf(section),
    saved,
    fields: settingFields(text, products, saved.value),
    readAgain: async () => {
      void queryClient.invalidateQueries({ queryKey: [getCompanyChanges.path] })
      const { data } = await refetch()
      return data && { version: data.version, value: data.sections[section] }
    },
    save: async ({ version, value }) => {
      await write.mutateAsync({ version, [section]: value })
      await Promise.all([readConsoleAgain(), refreshEmployee()])
      // What is new has its number by now, and a name that was left empty its words.
      const { data } = await refetch()
      if (data) edit.set(data.sections[section])
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: text.saved,
    onFailed: (error) => setRefused(error instanceof ApiProblem ? error : undefined),
  })
  const faults = companyFaults({ [section]: edit.value })
  const errorOf = (field: string): string | undefined =>
    refused?.field === `${section}.${field}` ? refused.message : tried ? faultOf(faults, `${section}.${field}`) : undefined
  const form: SectionForm<Value> = {
    value: edit.value,
    saved: saved.value,
    change: (more) => {
      setRefused(undefined)
      edit.set({ ...edit.value, ...more })
    },
    errorOf,
  }
  const submit = () => {
    setTried(true)
    if (faults.length === 0) onSave()
  }
  return { edit, busy, form, submit, faults: tried ? faults.length : 0 }
}

function faultOf(faults: ReturnType<typeof companyFaults>, field: string): string | undefined {
  const found = faults.find((each) => each.field === field)
  return found && foundFaultSentence(found, language)
}
