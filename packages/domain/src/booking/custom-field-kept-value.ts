import type { OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { customFieldText } from '@sojourn/text/booking/custom-field'
import { inEveryLanguage } from '../kit/every-language'
import { chosenOf, type CustomField } from './custom-field-definition'

/** What an order keeps of a field: the name and the words of that day, so that it reads the same whatever becomes of the field. */
export interface KeptField extends OrderFieldValue {
  name: LocalText
  text: LocalText
}

/** The value in the words of the field. */
export function textOfValue(field: Pick<CustomField, 'kind' | 'choices'>, value: string): LocalText {
  const same: LocalText = { 'zh-CN': value, 'zh-TW': value, en: value }
  const named = (each: string): LocalText | undefined => field.choices.find((choice) => choice.value === each)?.name
  if (field.kind === 'one') return named(value) ?? same
  if (field.kind === 'several')
    return inEveryLanguage((language) =>
      customFieldText[language].list({ items: chosenOf(value).map((each) => named(each)?.[language] ?? each) }),
    )
  if (field.kind === 'yesNo')
    return inEveryLanguage((language) => customFieldText[language].yesNo[value === 'yes' ? 'yes' : 'no'])
  return same
}

/** Field and value in one line. */
export function lineOfValue(field: Pick<CustomField, 'kind' | 'choices' | 'name'>, value: string): LocalText {
  const text = textOfValue(field, value)
  return inEveryLanguage((language) => customFieldText[language].told({ label: field.name[language], value: text[language] }))
}

/** As a screen shows it. */
export const toldField = ({ name, text }: KeptField, language: Language): { label: string; value: string } => ({
  label: name[language],
  value: text[language],
})
