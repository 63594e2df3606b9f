import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'
import { RecordChange } from './record-change.calls'
import { recordActs, recordKinds } from './record-words'

const LogEntry = Type.Object({
  ...RecordChange.properties,
  kind: words(...recordKinds),
  id: Type.String(),
  /** As it is called now; empty for what there is one of, and for what is gone. */
  name: Type.String(),
})
export type LogEntry = Static<typeof LogEntry>

/** A POST, so that the people looked for stand in no address. */
export const searchRecordLog = call({
  summary:
    'Every change of a record of the company with what was before and after, the newest first: by whom, of what, and when.',
  method: 'POST',
  path: 'api/Manage/SearchRecordLog',
  access: 'readAudit',
  agents: 'refused',
  clause: 'S6.02',
  request: Type.Object({
    ...PageRequest,
    /** Whoever made the change, by name. */
    person: Type.Optional(Type.String({ maxLength: 50 })),
    /** What was changed, by its name, code or number. */
    keyword: Type.Optional(Type.String({ maxLength: 50 })),
    kind: Type.Optional(words(...recordKinds)),
    /** One record, together with its kind. */
    id: Type.Optional(Type.String({ maxLength: 40 })),
    act: Type.Optional(words(...recordActs)),
    from: Type.Optional(LocalDate),
    to: Type.Optional(LocalDate),
  }),
  response: Page(LogEntry),
})
