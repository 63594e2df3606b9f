import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { propertyFieldOf, type EditField } from '../../../kit/edit/edit-fields'

export const noNames: LocalText = { 'zh-CN': '', 'zh-TW': '', en: '' }

/** A name is compared and carried over in each language by itself. */
export const nameFields = <Form extends LocalText>(labels: Readonly<LocalText>): EditField<Form>[] =>
  languages.map((language) => propertyFieldOf<Form>()(language, labels[language], (words) => words))

/** As it is sent; what a language lacks the server fills. */
export const trimmedNames = (names: Readonly<LocalText>): LocalText => ({
  'zh-CN': names['zh-CN'].trim(),
  'zh-TW': names['zh-TW'].trim(),
  en: names.en.trim(),
})
