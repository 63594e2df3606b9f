import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant } from '../../kit/local-date'
import { Version } from '../../kit/numbers'
import { faultRateKeys } from './fault-rate-words'

/** Of ten thousand orders so many. */
const Rate = Type.Integer({ minimum: 0, maximum: 10_000 })
const FaultRates = Type.Object(
  Object.fromEntries(faultRateKeys.map((key) => [key, Rate])) as Record<(typeof faultRateKeys)[number], typeof Rate>,
)
export type FaultRates = Static<typeof FaultRates>

export const getFaultRates = call({
  summary:
    'How often the built-in supply fails by itself, with what was set before; without rates where suppliers are elsewhere.',
  method: 'GET',
  path: 'api/Agent/GetFaultRates',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({
    builtIn: Type.Boolean(),
    version: Version,
    rates: FaultRates,
    /** The newest first; before the first the installation's own held. */
    changes: Type.Array(
      Type.Object({ version: Version, at: Instant, byName: Type.String(), before: FaultRates, after: FaultRates }),
    ),
  }),
})

export const saveFaultRates = call({
  summary: 'Says how often the built-in supply fails by itself, from the next order on.',
  method: 'POST',
  path: 'api/Agent/SaveFaultRates',
  access: 'agent',
  audited: 'rights',
  write: true,
  clause: 'S1.05',
  request: Type.Object({ version: Version, rates: FaultRates }),
  response: Type.Object({ version: Version }),
  problems: ['supplyElsewhere', 'recordChanged'],
})
