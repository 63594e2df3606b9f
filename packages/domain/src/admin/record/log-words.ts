import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import type { Topics } from '@sojourn/text/topics'
import { wordOfAct, wordsOfChanges, type FieldChange, type RecordWords } from './record-words'
import { companyWords, entityValues, noticeValues, officeHoursWords, personWords, policyWords } from './words-of-records'

/** Each record is told in the words of its own form. */
export const logTopics = [
  'admin/log',
  'admin/record',
  'admin/named',
  'admin/people/person',
  'admin/departments/words',
  'admin/people/grades',
  'admin/approval/flows',
  'admin/guests/words',
  'admin/policy/policy',
  'admin/company/company',
  'admin/cost-objects/cost-centres',
  'admin/cost-objects/projects',
  'admin/company/legal-entities',
  'admin/company/notices',
  'admin/company/office-hours',
  'admin/agency/desk-hours',
  'admin/agency/agreement-offer',
  'admin/policy/golden',
  'admin/budget/words',
  'admin/custom-field/words',
  'admin/company/catalogue',
  'admin/company/joining',
  'admin/orders/incidents',
  'booking/policy/standards',
  'booking/application/words',
] as const satisfies readonly (keyof Topics)[]

export type LogTexts = Pick<Topics, (typeof logTopics)[number]>

type Kind = LogEntry['kind']

/** How an entry is told: what was changed, what happened, and what each field said before and after. */
export interface LogWords {
  nameOf: (entry: LogEntry) => string
  actOf: (entry: LogEntry) => string
  personOf: (entry: LogEntry) => string
  changesOf: (entry: LogEntry) => FieldChange[]
}

export function logWordsOf(texts: LogTexts, day: RecordWords['day']): LogWords {
  const { kinds, flowFields } = texts['admin/log']
  const { acts, product } = texts['admin/record']
  const fields = fieldsOf(texts, day)
  const wordsOf = ({ kind, changes }: LogEntry): RecordWords =>
    kind === 'flows' ? flowsWords(changes, flowFields, day) : fields[kind]
  return {
    nameOf: ({ kind, name }) => name || kinds[kind],
    actOf: ({ kind, act }) => wordOfAct(acts, kind, act),
    personOf: ({ byName }) => byName || product,
    changesOf: (entry) => wordsOfChanges(entry.changes, wordsOf(entry)),
  }
}

/** Fields of the records by what they are; of flows each is a field by its number. */
function fieldsOf(texts: LogTexts, day: RecordWords['day']): Record<Exclude<Kind, 'flows'>, RecordWords> {
  const record = texts['admin/record']
  const named = texts['admin/named'].fields
  const grades = texts['admin/people/grades']
  const notices = texts['admin/company/notices']
  const agreement = texts['admin/agency/agreement-offer']
  const customFields = texts['admin/custom-field/words']
  const switched = texts['admin/company/catalogue']
  const incidents = texts['admin/orders/incidents']
  const { products } = texts['booking/application/words']
  const plain = (labels: RecordWords['labels'], values: RecordWords['values'] = {}): RecordWords => ({ labels, values, day })
  return {
    person: personWords(texts['admin/people/person'], record, day),
    department: plain({ ...named, ...texts['admin/departments/words'].fields }),
    grade: plain({ ...named, ...grades.fields }),
    gradeOrder: plain(grades.orderFields),
    guest: plain(texts['admin/guests/words'].fields),
    policy: policyWords(texts['admin/policy/policy'], texts['booking/policy/standards'], day),
    company: companyWords(texts['admin/company/company'], products, texts['admin/company/joining'].record, day),
    costCentre: plain({ ...named, ...texts['admin/cost-objects/cost-centres'].fields }),
    project: plain({ ...named, ...texts['admin/cost-objects/projects'].fields }),
    legalEntity: plain(texts['admin/company/legal-entities'].fields, entityValues(switched)),
    officeHours: officeHoursWords(texts['admin/company/office-hours'], day),
    deskHours: plain(texts['admin/agency/desk-hours'].fields),
    agreement: plain(agreement.historyFields, { stage: agreement.stages }),
    goldenTrip: plain(texts['admin/policy/golden'].historyFields),
    budget: plain({ ...named, ...texts['admin/budget/words'].fields }),
    delegates: plain(texts['admin/approval/flows'].delegates.historyFields),
    customField: plain(customFields.fields),
    customFieldOrder: plain(customFields.orderFields),
    incident: plain(incidents.fields, { kind: incidents.kinds }),
    notice: plain(notices.fields, noticeValues(notices, switched, products)),
  }
}

function flowsWords(
  changes: LogEntry['changes'],
  { version, flows, flow }: Record<'version' | 'flows' | 'flow', string>,
  day: RecordWords['day'],
): RecordWords {
  const each = changes.map(({ field }) => [field, flow] as const)
  return { labels: { ...Object.fromEntries(each), version, flows }, values: {}, day }
}
