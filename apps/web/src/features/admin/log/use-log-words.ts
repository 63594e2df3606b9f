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
  'admin/person',
  'admin/departments',
  'admin/grades',
  'admin/guests',
  'admin/policy',
  'admin/company',
  'admin/cost-centres',
  'admin/projects',
  'admin/legal-entities',
  'admin/notices',
  'admin/office-hours',
  'admin/desk-hours',
  'admin/golden',
  'admin/budgets',
  'admin/custom-fields',
  'admin/catalogue',
  'booking/standards',
  'booking/application',
] as const satisfies readonly Topic[]

type Kind = LogEntry['kind']

/** Fields of the records by what they are; of flows each is a field by its number. */
function useFields(): Record<Exclude<Kind, 'flows'>, RecordWords> {
  const record = useText('admin/record')
  const named = useText('admin/named').fields
  const person = useText('admin/person')
  const departments = useText('admin/departments').fields
  const grades = useText('admin/grades').fields
  const guests = useText('admin/guests').fields
  const policy = useText('admin/policy')
  const company = useText('admin/company')
  const costCentres = useText('admin/cost-centres').fields
  const projects = useText('admin/projects').fields
  const entities = useText('admin/legal-entities').fields
  const notices = useText('admin/notices')
  const hours = useText('admin/office-hours')
  const deskHours = useText('admin/desk-hours')
  const golden = useText('admin/golden')
  const budgets = useText('admin/budgets').fields
  const fieldWords = useText('admin/custom-fields')
  const switched = useText('admin/catalogue')
  const standards = useText('booking/standards')
  const { products } = useText('booking/application')
  const plain = (labels: RecordWords['labels'], values: RecordWords['values'] = {}): RecordWords => {
    return { labels, values, day: formatFullDate }
  }
  return {
    person: personWords(person, record),
    department: plain({ ...named, ...departments }),
    grade: plain({ ...named, ...grades }),
    guest: plain(guests),
    policy: policyRecordWords(policy, standards),
    company: companyRecordWords(company, products),
    costCentre: plain({ ...named, ...costCentres }),
    project: plain({ ...named, ...projects }),
    legalEntity: plain(entities, entityValues(switched)),
    officeHours: hoursRecordWords(hours),
    deskHours: plain(deskHours.fields),
    goldenTrip: plain(golden.historyFields),
    budget: plain({ ...named, ...budgets }),
    customField: plain(fieldWords.fields),
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
