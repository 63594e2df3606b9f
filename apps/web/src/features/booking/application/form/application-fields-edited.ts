import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import type { EditField, FieldWords } from '../../../../kit/edit/edit-fields'
import { amendedFields, wordsOf, type AmendedField, type AmendedWords } from '../application-amended'
import type { ApplicationDraft } from './application-form'

type Property = keyof ApplicationContent

/** What belongs to each field that approvers compare. */
const properties: Record<AmendedField, readonly Property[]> = {
  title: ['title'],
  description: ['travelDescription'],
  days: ['startDate', 'endDate'],
  flex: ['flexBefore', 'flexAfter'],
  travellers: ['travellerIds'],
  limit: ['limitTraveler'],
  costCentre: ['costCentreId'],
  products: ['productTypes'],
  itinerary: ['itineraryMode', 'lines', 'cities', 'homeCity'],
  budgets: ['budgets'],
  standard: ['standard'],
  unionNo: ['unionNo'],
}
const lists: ReadonlySet<AmendedField> = new Set<AmendedField>(['travellers', 'products', 'itinerary', 'budgets', 'standard'])

export interface EditedWords {
  amended: AmendedWords
  labels: Readonly<Record<AmendedField | 'type' | 'orders', string>>
  type: (type: ApplicationContent['travelApplyType']) => string
  costCentre: (id: string) => string
  standard: (standard: NonNullable<ApplicationContent['standard']>) => string[]
  order: (orderNo: string) => string
  /** The company's own fields. */
  fields: readonly { key: string; label: string; say: (value: string) => string }[]
}

/** The fields of the form as they are compared with what holds, in its order. */
export function editedFields(words: EditedWords): EditField<ApplicationDraft>[] {
  const { labels } = words
  const saysOf = ({ content, people }: ApplicationDraft) =>
    wordsOf(
      {
        content,
        travellers: people,
        costCentre: words.costCentre(content.costCentreId),
        standard: content.standard ? words.standard(content.standard) : [],
      },
      words.amended,
    )
  const amended = (key: AmendedField): EditField<ApplicationDraft> => ({
    ...contentField(key, labels[key], properties[key], (draft) =>
      lists.has(key) ? saysOf(draft)[key] : (saysOf(draft)[key][0] ?? ''),
    ),
    ...(key === 'travellers' && travellers),
  })
  const type = contentField('type', labels.type, ['travelApplyType'], ({ content }) => words.type(content.travelApplyType))
  const orders = contentField('orders', labels.orders, ['orderNos'], ({ content }) => content.orderNos.map(words.order))
  return [type, ...amendedFields.map(amended), ...words.fields.map(customField), orders]
}

function contentField(
  key: string,
  label: string,
  own: readonly Property[],
  says: (draft: ApplicationDraft) => FieldWords,
): EditField<ApplicationDraft> {
  const ofField = (content: ApplicationContent) =>
    Object.fromEntries(own.flatMap((property) => (content[property] === undefined ? [] : [[property, content[property]]])))
  return {
    key,
    label,
    words: says,
    part: ({ content }) => comparable(ofField(content)),
    take: (into, from) => ({ ...into, content: { ...without(into.content, own), ...ofField(from.content) } }),
  }
}

const without = (content: ApplicationContent, own: readonly Property[]): ApplicationContent => ({
  ...content,
  ...Object.fromEntries(own.map((property) => [property, undefined])),
})

/** Names are in the language of the page, budgets in the order in which they were typed, and what is empty may be absent: that changes nothing. */
function comparable(content: Partial<ApplicationContent>): unknown {
  const { budgets, lines, cities, homeCity, standard = {}, unionNo = '', ...rest } = content
  const code = ({ code: own }: { code: string }) => own
  return {
    ...rest,
    budgets: budgets?.toSorted((a, b) => a.productType - b.productType),
    lines: lines?.map(({ depart, arrive, ...line }) => ({ ...line, depart: code(depart), arrive: code(arrive) })),
    cities: cities?.map(code),
    homeCity: homeCity ? code(homeCity) : '',
    standard: { ...standard, hotelLimits: standard.hotelLimits?.map(({ city, limit }) => [code(city), limit]) },
    unionNo,
  }
}

/** People are kept with their names, beside the contents. */
const travellers: Pick<EditField<ApplicationDraft>, 'part' | 'take'> = {
  part: ({ people }) => people.map(({ employeeId }) => employeeId),
  take: (into, { people, content: { travellerIds } }) => ({ people, content: { ...into.content, travellerIds } }),
}

function customField({ key, label, say }: EditedWords['fields'][number]): EditField<ApplicationDraft> {
  const valueIn = ({ content }: ApplicationDraft) => content.customFields.find((field) => field.key === key)?.value ?? ''
  return {
    key: `customFields.${key}`,
    label,
    words: (draft) => say(valueIn(draft)),
    part: valueIn,
    take: (into, from) => {
      const others = into.content.customFields.filter((field) => field.key !== key)
      const value = valueIn(from)
      return { ...into, content: { ...into.content, customFields: value === '' ? others : [...others, { key, value }] } }
    },
  }
}
