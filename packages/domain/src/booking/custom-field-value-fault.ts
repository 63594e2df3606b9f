import type { FieldLimits } from '@sojourn/contract/booking/custom-field.shapes'
import { fieldValueAtMost, yesNo, type CustomFieldKind } from '@sojourn/contract/booking/custom-field-words'
import type { Language } from '@sojourn/contract/kit/language'
import { customFieldText } from '@sojourn/text/booking/custom-field'
import { isLocalDate } from '../kit/local-date'
import { chosenOf } from './custom-field-definition'

/** What both ends know of a field whose value they look at. */
export interface FilledField {
  kind: CustomFieldKind
  required: boolean
  limits: FieldLimits
  parentKey?: string | undefined
  choices: readonly { value: string; parent?: string | undefined }[]
}
export type ValueFault =
  | 'missing'
  | 'choiceUnknown'
  | 'choiceElsewhere'
  | 'tooShort'
  | 'tooLong'
  | 'patternBroken'
  | 'notNumber'
  | 'tooLow'
  | 'tooHigh'
  | 'tooFew'
  | 'tooMany'
  | 'notDate'
  | 'notYesNo'

/** The first thing that is wrong with a value; `parent`: what was chosen in the list on which its choices depend. */
export function valueFault(field: FilledField, typed: string, parent = ''): ValueFault | undefined {
  const value = typed.trim()
  if (value === '') return field.required && mayBeFilled(field, parent) ? 'missing' : undefined
  if (value.length > fieldValueAtMost) return 'tooLong'
  return faultOfKind[field.kind](field, value, parent)
}

/** Where no choice goes with what was chosen before it, there is nothing to choose. */
const mayBeFilled = (field: FilledField, parent: string): boolean =>
  field.parentKey === undefined || parent === '' || choicesUnder(field, parent).length > 0

/** The choices that go with what was chosen in the other list. */
export const choicesUnder = <Choice extends { parent?: string | undefined }>(
  { parentKey, choices }: { parentKey?: string | undefined; choices: readonly Choice[] },
  parent: string,
): Choice[] => choices.filter((choice) => parentKey === undefined || choice.parent === undefined || choice.parent === parent)

type OfKind = (field: FilledField, value: string, parent: string) => ValueFault | undefined

const ofText: OfKind = ({ limits: { least = 0, most = fieldValueAtMost, pattern } }, value) => {
  const length = [...value].length
  if (length < least) return 'tooShort'
  if (length > most) return 'tooLong'
  return pattern !== undefined && !fitsPattern(value, pattern) ? 'patternBroken' : undefined
}

const ofNumber: OfKind = ({ limits: { least = -Infinity, most = Infinity } }, value) => {
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(value)) return 'notNumber'
  const number = Number(value)
  return number < least ? 'tooLow' : number > most ? 'tooHigh' : undefined
}

const ofChoices: OfKind = (field, value, parent) => {
  const chosen = field.kind === 'one' ? [value] : chosenOf(value)
  const found = chosen.map((each) => field.choices.find((choice) => choice.value === each))
  if (found.includes(undefined)) return 'choiceUnknown'
  const fitting = choicesUnder(field, parent)
  if (!chosen.every((each) => fitting.some((choice) => choice.value === each))) return 'choiceElsewhere'
  if (field.kind === 'one') return undefined
  const { least = 0, most = Infinity } = field.limits
  return chosen.length < least ? 'tooFew' : chosen.length > most ? 'tooMany' : undefined
}

const faultOfKind: Readonly<Record<CustomFieldKind, OfKind>> = {
  text: ofText,
  number: ofNumber,
  date: (_field, value) => (isLocalDate(value) ? undefined : 'notDate'),
  one: ofChoices,
  several: ofChoices,
  yesNo: (_field, value) => (yesNo.some((each) => each === value) ? undefined : 'notYesNo'),
}

const marks: Readonly<Record<string, RegExp>> = { '9': /^\d$/, A: /^[A-Za-z]$/, '*': /^[A-Za-z\d]$/ }

/** Character by character: 9 is a digit, A a letter, * either, anything else itself. Nothing of a company is run as a regular expression. */
export function fitsPattern(value: string, pattern: string): boolean {
  const signs = [...pattern]
  const characters = [...value]
  return (
    signs.length === characters.length &&
    signs.every((sign, index) => {
      const character = characters[index] ?? ''
      return marks[sign]?.test(character) ?? sign === character
    })
  )
}

/** What is wrong, in words. */
export function valueFaultSentence(
  fault: ValueFault,
  { name, limits }: { name: string; limits: FieldLimits },
  language: Language,
): string {
  const { faults } = customFieldText[language]
  const sentence: (p: { name: string; least: number; most: number; pattern: string }) => string = faults[fault]
  const { least = 0, most = fieldValueAtMost, pattern = '' } = limits
  return sentence({ name, least, most, pattern })
}
