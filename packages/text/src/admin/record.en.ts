import type { text as source } from './record.zh-CN'

export const text: typeof source = {
  acts: {
    added: 'added',
    changed: 'changed',
    ended: {
      person: 'ended the employment',
      department: 'closed',
      grade: 'ended',
      policy: 'ended',
      flows: 'ended',
      company: 'ended',
      costCentre: 'ended',
      project: 'ended',
      legalEntity: 'ended',
      notice: 'ended',
    },
    resumed: 'resumed the employment',
    roleGiven: 'gave a role',
    roleTaken: 'took a role away',
    published: 'published',
    takenBack: 'took a version back',
  },
  by: (p) => `${p.name} · ${p.act}`,
  product: 'The system',
  neverChanged: 'No changes yet.',
  savedBy: (p) => `${p.name} saved something else on ${p.moment}.`,
  fields: { lastDay: 'Last day', successor: 'Successor' },
}
