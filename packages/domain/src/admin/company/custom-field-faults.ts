import type { WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'
import type { Language } from '@sojourn/contract/kit/language'
import { customFieldFaultsText } from '@sojourn/text/admin/custom-field/faults'
import { isList } from '../../booking/custom-field-definition'
import { valueFault } from '../../booking/custom-field-value-fault'
import { isNameless } from './company-faults'

export type CustomFieldFault = keyof (typeof customFieldFaultsText)['zh-CN']
export interface FoundFieldFault {
  field: keyof WrittenField
  fault: CustomFieldFault
}

/** A list on which another may depend. */
export interface ParentList {
  key: string
  choices: readonly { value: string }[]
}

const when = (condition: boolean, field: keyof WrittenField, fault: CustomFieldFault): FoundFieldFault[] =>
  condition ? [{ field, fault }] : []

/** What keeps a field from being saved, in the order of its form; `lists`: those on which it may depend. */
export function customFieldFaults(field: WrittenField, lists: readonly ParentList[]): FoundFieldFault[] {
  const { names, limits, from = '', to = '' } = field
  const { least, most } = limits
  return [
    ...when(isNameless(names), 'names', 'nameMissing'),
    ...when(field.forms.length === 0, 'forms', 'formMissing'),
    ...when(least !== undefined && most !== undefined && most < least, 'limits', 'limitsCrossed'),
    ...(isList(field.kind) ? choiceFaults(field, lists) : []),
    ...when(isUnfitting(field), 'begins', 'beginningWrong'),
    ...when(from !== '' && to !== '' && to < from, 'to', 'periodCrossed'),
  ]
}

function choiceFaults({ choices, parentKey }: WrittenField, lists: readonly ParentList[]): FoundFieldFault[] {
  const offered = choices.filter(({ ended }) => !ended)
  const parent = lists.find(({ key }) => key === parentKey)
  const known = new Set(parent?.choices.map(({ value }) => value))
  const words = offered.map(({ names, parent: under = '' }) => `${under}\n${names['zh-CN'].trim()}`)
  return [
    ...when(parentKey !== undefined && !parent, 'parentKey', 'parentUnknown'),
    ...when(offered.length === 0, 'choices', 'choicesMissing'),
    ...when(
      offered.some(({ names }) => isNameless(names)),
      'choices',
      'choiceNameMissing',
    ),
    ...when(new Set(words).size < words.length, 'choices', 'choiceTwice'),
    ...when(
      parent !== undefined && offered.some((choice) => choice.parent === undefined || !known.has(choice.parent)),
      'choices',
      'choiceParentMissing',
    ),
  ]
}

/** A choice that is new will be known by its words. */
export const choiceValue = ({ value, names }: WrittenField['choices'][number]): string => value || names['zh-CN'].trim()

/** A fixed beginning is a value that the field takes. */
function isUnfitting({ begins, choices, ...field }: WrittenField): boolean {
  if (begins.with !== 'fixed') return false
  const offered = choices.filter(({ ended }) => !ended).map((choice) => ({ value: choiceValue(choice) }))
  return (
    begins.value.trim() === '' || valueFault({ ...field, parentKey: undefined, choices: offered }, begins.value) !== undefined
  )
}

export const customFieldFaultSentence = (fault: CustomFieldFault, language: Language): string =>
  customFieldFaultsText[language][fault]
