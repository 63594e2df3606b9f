import { text as deposit } from '../../finance/deposit.en'
import type { text as source } from './deposit.zh-CN'

export const text: typeof source = {
  lead: 'Money paid to the agency in advance, from which orders are paid. Finance sees the balance and every movement; administrators and auditors can view them.',
  sections: {
    ask: {
      title: 'Top up, adjust, withdraw',
      steps: [
        `Open “${deposit.title}”, press “${deposit.ask}” and choose “${deposit.kinds.topUp}”, “${deposit.kinds.adjust}” or “${deposit.kinds.withdraw}”.`,
        `Fill in “${deposit.yuan}”; a top-up also needs “${deposit.receipt}”, the others “${deposit.remark}”. Press “${deposit.submit}”.`,
        `“${deposit.changes}” shows what became of it: “${deposit.states.asked}”, “${deposit.states.agreed}” or “${deposit.states.refused}”.`,
      ],
      notes: [deposit.explain],
    },
    watch: {
      title: 'Balance and movements',
      steps: [
        `“${deposit.available}” can be paid with now; “${deposit.frozen}” is set aside for orders under way and part of “${deposit.balance}”.`,
        `Press “${deposit.changeWarning}”, fill in “${deposit.warnBelowYuan}” and press “${deposit.save}”.`,
        `Narrow “${deposit.entries}” by “${deposit.kind}” and “${deposit.dates}”.`,
      ],
      notes: [deposit.warnBelowHint],
    },
  },
}
