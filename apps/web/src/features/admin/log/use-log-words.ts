import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import { formatFullDate } from '../../../kit/text/format'
import { useText, type Topic } from '../../../kit/text/text'
import { companyRecordWords } from '../company/settings'
import { wordOfAct, wordsOfChanges, type RecordWords } from '../history/record-words'
import { entityValues } from '../legal-entities/entity-form'
import { noticeValues } from '../notices/notice-form'
import { hoursRecordWords } from '../office-hours/hours-form'
import { personWords } from '../people/person-fields'
import { policyRecordWords } from '../policies/policy-record-words'

/** Each record is told in the words of its own form. */
export const logTopics = [
  'admin/log',
  'admin/record',
  'admin/named',
  'admin/people/person',
  'admin/people/departments',
  'admin/people/grades',
  'admin/approval/flows',
  'admin/people/guests',
  'admin/policy/policy',
  'admin/company/company',
  'admin/company/cost-centres',
  'admin/company/projects',
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
] as const satisfies readonly Topic[]

type Kind = LogEntry['kind']

/** Fields of the records by what they are; of flows each is a field by its number. */
function useFields(): Record<Exclude<Kind, 'flows'>, RecordWords> {
  const record = useText('admin/record')
  const named = useText('admin/named').fields
  const person = useText('admin/people/person')
  const departments = useText('admin/people/departments').fields
  const grades = useText('admin/people/grades')
  const guests = useText('admin/people/guests').fields
  const policy = useText('admin/policy/policy')
  const company = useText('admin/company/company')
  const costCentres = useText('admin/company/cost-centres').fields
  const projects = useText('admin/company/projects').fields
  const entities = useText('admin/company/legal-entities').fields
  const notices = useText('admin/company/notices')
  const hours = useText('admin/company/office-hours')
  const deskHours = useText('admin/agency/desk-hours')
  const agreement = useText('admin/agency/agreement-offer')
  const { delegates } = useText('admin/approval/flows')
  const golden = useText('admin/policy/golden')
  const budgets = useText('admin/budget/words').fields
  const fieldWords = useText('admin/custom-field/words')
  const switched = useText('admin/company/catalogue')
  const incidents = useText('admin/orders/incidents')
  const standards = useText('booking/policy/standards')
  const { products } = useText('booking/application/words')
  const plain = (labels: RecordWords['labels'], values: RecordWords['values'] = {}): RecordWords => {
    return { labels, values, day: formatFullDate }
  }
  return {
    person: personWords(person, record),
    department: plain({ ...named, ...departments }),
    grade: plain({ ...named, ...grades.fields }),
    gradeOrder: plain(grades.orderFields),
    guest: plain(guests),
    policy: policyRecordWords(policy, standards),
    company: companyRecordWords(company, products, useText('admin/company/joining').record),
    costCentre: plain({ ...named, ...costCentres }),
    project: plain({ ...named, ...projects }),
    legalEntity: plain(entities, entityValues(switched)),
    officeHours: hoursRecordWords(hours),
    deskHours: plain(deskHours.fields),
    agreement: plain(agreement.historyFields, { stage: agreement.stages }),
    goldenTrip: plain(golden.historyFields),
    budget: plain({ ...named, ...budgets }),
    delegates: plain(delegates.historyFields),
    customField: plain(fieldWords.fields),
    customFieldOrder: plain(fieldWords.orderFields),
    incident: plain(incidents.fields, { kind: incidents.kinds }),
    notice: plain(notices.fields, noticeValues(notices, switched, products)),
  }
}

/** How an entry is told: what was changed, what happened, and what each field said before and after. */
export function useLogWords() {
  const { kinds, flowFields } = useText('admin/log')
  const { acts, product } = useText('admin/record')
  const fields = useFields()
  const wordsOf = ({ kind, changes }: LogEntry): RecordWords =>
    kind === 'flows' ? flowsWords(changes, flowFields) : fields[kind]
  return {
    nameOf: ({ kind, name }: LogEntry): string => name || kinds[kind],
    actOf: ({ kind, act }: LogEntry): string => wordOfAct(acts, kind, act),
    personOf: ({ byName }: LogEntry): string => byName || product,
    changesOf: (entry: LogEntry) => wordsOfChanges(entry.changes, wordsOf(entry)),
  }
}
export type LogWords = ReturnType<typeof useLogWords>

function flowsWords(
  changes: LogEntry['changes'],
  { version, flows, flow }: Record<'version' | 'flows' | 'flow', string>,
): RecordWords {
  const each = changes.map(({ field }) => [field, flow] as const)
  return { labels: { ...Object.fromEntries(each), version, flows }, values: {}, day: formatFullDate }
}
