import { languageNames } from '@sojourn/contract/kit/language'
import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { valueIn } from '@sojourn/domain/booking/custom-field-fill'
import { propertyFieldOf, type EditField } from '../../../kit/edit/edit-fields'
import { formatFullDate } from '../../../kit/text/format'
import type { useText } from '../../../kit/text/text'
import { sayValue } from '../../booking/custom-field/say-value'
import { withValue } from '../../booking/custom-field/with-value'
import type { PersonForm } from './person-form'
import type { PersonChoices } from './use-person-choices'

type PersonText = ReturnType<typeof useText<'admin/people/person'>>
type CustomText = ReturnType<typeof useText<'booking/custom-field'>>

/** How each field is called and said, in the order of the form; ids are said by the names of what can be chosen. */
export function personFields(
  text: PersonText,
  { nameOf, fields: asked }: Pick<PersonChoices, 'nameOf' | 'fields'>,
  custom: CustomText,
): readonly EditField<PersonForm>[] {
  const field = propertyFieldOf<PersonForm>()
  const { fields } = text
  const plain = (words: string): string => words
  const superior = field('superior', fields.superior, ({ name }) => name)
  return [
    field('name', fields.name, plain),
    field('number', fields.number, plain),
    field('position', fields.position, plain),
    field('office', fields.office, plain),
    field('joinedOn', fields.joinedOn, (day) => day && formatFullDate(day)),
    field('departmentId', fields.department, nameOf.department),
    field('gradeId', fields.grade, nameOf.grade),
    field('costCentreId', fields.costCentre, nameOf.costCentre),
    // Its name may be written otherwise in another language of the page, which changes nothing of the choice.
    { ...superior, part: ({ superior: { id } }) => id },
    field('mail', fields.mail, plain),
    field('mobile', fields.mobile, plain),
    field('language', fields.language, (language) => languageNames[language]),
    field('abilities', fields.abilities, (abilities) => abilities.map((ability) => text.abilities[ability])),
    ...asked.map((each) => ownField(each, asked, custom)),
  ]
}

/** One of the company's own fields. */
function ownField(field: AskedField, asked: readonly AskedField[], custom: CustomText): EditField<PersonForm> {
  const valueOf = ({ fields }: PersonForm): string => valueIn(fields, { field })
  return {
    key: `fields.${field.key}`,
    label: field.name,
    words: (form) => sayValue(field, valueOf(form), custom),
    part: valueOf,
    take: (into, from) => ({ ...into, fields: withValue(into.fields, { field }, valueOf(from), asked) }),
  }
}
