import type { text as source } from './work.zh-CN'

export const text: typeof source = {
  variance: 'Bill variance',
  deposit: 'Deposit request',
  depositKinds: { topUp: 'Top-up', adjust: 'Correction', withdraw: 'Payment back' },
  agreement: 'Service agreement',
  agreementStages: { asked: 'Agreement asked for', proposed: 'Terms to be checked', returned: 'Terms returned' },
}
