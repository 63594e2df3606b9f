import { text as audit } from '../../access/audit.en'
import type { text as source } from './audit.zh-CN'

export const text: typeof source = {
  lead: audit.lead,
  sections: {
    find: {
      title: 'Find entries',
      steps: [`Open “${audit.title}”.`, `Narrow it by “${audit.kind}”, “${audit.person}” and “${audit.day}”.`],
      notes: ['Administrators and auditors read it. Entries are sealed by the hour; nobody can change or delete them.'],
      picture: 'The audit log with time, kind, person and address',
    },
    kinds: {
      title: 'Which kinds there are',
      notes: [
        `“${audit.kinds.signedIn}” and “${audit.kinds.signInRefused}”: signing in, and failing to.`,
        `“${audit.kinds.refused}”: what somebody may not do.`,
        `“${audit.kinds.exported}”: itineraries, reports and lists that were downloaded.`,
        `“${audit.kinds.clearView}”: who looked at whose full document number.`,
        `“${audit.kinds.rights}”: changes of roles, policies, flows and settings.`,
      ],
    },
  },
}
