import type { text as source } from './work.zh-CN'

export const text: typeof source = {
  variance: 'Bill variance',
  settlement: 'Settlement files',
  filesUnread: (p) => `${p.month}: ${p.count} ${p.count === 1 ? 'file' : 'files'} to match`,
  deposit: 'Deposit request',
  depositKinds: { topUp: 'Top-up', adjust: 'Correction', withdraw: 'Payment back' },
  agreement: 'Service agreement',
  agreementStages: { asked: 'Agreement asked for', proposed: 'Terms to be checked', returned: 'Terms returned' },
}
