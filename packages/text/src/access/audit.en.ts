import type { text as source } from './audit.zh-CN'

/** The audit log of a company. */
export const text: typeof source = {
  title: 'Audit log',
  lead: 'Sign-ins, refusals, exported files, personal data read in clear and changes of rights. Records are only ever added, never changed; each kind is removed when its time is over.',
  columns: { at: 'Time', kind: 'Kind', person: 'Person', what: 'What', address: 'From' },
  kind: 'Kind',
  allKinds: 'All kinds',
  person: 'Person',
  personHint: 'Name or pinyin',
  day: 'Day',
  search: 'Search',
  reset: 'Clear',
  none: 'No records here',
  noneWhy: 'Try another person, kind or day.',
  times: (p) => `${p.count} times`,
  kinds: {
    signedIn: 'Signed in',
    signInRefused: 'Sign-in refused',
    agentSession: 'Agent opened a session',
    refused: 'Refused for lack of permission',
    exported: 'File exported',
    clearView: 'Personal data read in clear',
    rights: 'Rights or account changed',
  },
}
