import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { LocalDate } from '@sojourn/contract/kit/local-date'
import { ledgerJournal } from '../../../modules/finance/ledger-export'
import type { Api } from '../../bind'
import { bindFile } from '../../bind-file'

const Period = Type.Object({ from: Type.Optional(LocalDate), to: Type.Optional(LocalDate) })

export const bindLedger = (api: Api): void =>
  bindFile(api, { path: '/api/Finance/ExportLedger', query: Period, access: 'finance' }, (actor, period) =>
    Promise.resolve({
      name: 'ledger.journal',
      type: 'text/plain; charset=utf-8',
      content: Readable.from(ledgerJournal(api.context, actor, period)),
      of: Object.values(period).join(' '),
    }),
  )
