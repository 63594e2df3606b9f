import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { chosenOf } from '@sojourn/domain/booking/custom-field-definition'
import type { useText } from '../../../kit/text/text'

/** What was filled in, in words. */
export function sayValue(
  { kind, choices }: Pick<AskedField, 'kind' | 'choices'>,
  value: string,
  text: ReturnType<typeof useText<'booking/custom-field'>>,
): string {
  const nameOf = (chosen: string): string => choices.find((choice) => choice.value === chosen)?.name ?? chosen
  if (kind === 'yesNo') return value === 'yes' ? text.yesNo.yes : value === 'no' ? text.yesNo.no : ''
  return kind === 'several' ? text.list({ items: chosenOf(value).map(nameOf) }) : nameOf(value)
}
