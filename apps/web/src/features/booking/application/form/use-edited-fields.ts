import { standardSentences } from '@sojourn/domain/booking/application/standard-sentences'
import type { EditField } from '../../../../kit/edit/edit-fields'
import { useText } from '../../../../kit/text/text'
import { sayValue } from '../../custom-field/say-value'
import { useAmendedWords } from '../use-amended-words'
import { editedFields } from './application-fields-edited'
import type { ApplicationDraft, ApplicationForm } from './application-form'

/** The fields of the form in the words of its page. */
export function useEditedFields({ costCentres, fields, orders }: ApplicationForm): EditField<ApplicationDraft>[] {
  const amended = useAmendedWords()
  const detail = useText('booking/application/detail')
  const application = useText('booking/application/words')
  const policy = useText('booking/policy/words')
  const text = useText('booking/application/form')
  const custom = useText('booking/custom-field')
  return editedFields({
    amended,
    labels: {
      ...detail.amended.fields,
      title: text.reason,
      description: text.description,
      type: text.type,
      orders: text.orders,
    },
    type: (type) => (type === 1 ? application.types.ordinary : application.types.welfare),
    costCentre: (id) => {
      const found = costCentres.find((centre) => centre.id === id)
      return found ? `${found.code} ${found.name}` : ''
    },
    standard: (standard) => standardSentences(standard, { application, policy, cityName: ({ name }) => name }),
    order: (orderNo) => orders.find((order) => order.orderNo === orderNo)?.title ?? orderNo,
    fields: fields.map((field) => ({
      key: field.key,
      label: field.name,
      say: (value) => sayValue(field, value, custom),
    })),
  })
}
