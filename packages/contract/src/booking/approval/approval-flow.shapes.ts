import { Type, type Static } from 'typebox'
import { words } from '../../kit/words'
import { approvalObjects, approverRoles, bookerChoices, copyMoments, levelModes, travellerTypes } from './approval-words'
import { policyRules, products, silenceEnds } from '../codes'
import { outsideMainland, travelRegions } from '../travel-regions'

const Id = Type.String({ minLength: 1, maxLength: 40 })
const Name = Type.String({ maxLength: 60 })
const Fen = Type.Integer({ minimum: 0, maximum: 100_000_000_000 })
const Ids = Type.Array(Id, { maxItems: 200, uniqueItems: true })

const Conditions = Type.Object({
  objects: Type.Optional(Type.Array(words(...approvalObjects), { maxItems: 4, uniqueItems: true })),
  products: Type.Optional(Type.Array(words(...products.words), { maxItems: 8, uniqueItems: true })),
  regions: Type.Optional(Type.Array(words(...travelRegions), { maxItems: 3, uniqueItems: true })),
  /** ISO codes; it leads to one of them. */
  countries: Type.Optional(Type.Array(Type.String({ pattern: outsideMainland }), { maxItems: 60, uniqueItems: true })),
  outOfPolicy: Type.Optional(Type.Boolean()),
  rules: Type.Optional(Type.Array(words(...policyRules.words), { maxItems: 30, uniqueItems: true })),
  /** Fen, both included. */
  minAmount: Type.Optional(Fen),
  maxAmount: Type.Optional(Fen),
  departmentIds: Type.Optional(Ids),
  gradeIds: Type.Optional(Ids),
  costCentreIds: Type.Optional(Ids),
  projectCodes: Type.Optional(Ids),
  travellerTypes: Type.Optional(Type.Array(words(...travellerTypes), { maxItems: 2, uniqueItems: true })),
  insideApplication: Type.Optional(Type.Boolean()),
})

const Approver = Type.Union([
  words('manager', 'departmentHead', 'costCentreOwner', 'projectOwner'),
  Type.Object({ departmentHead: Type.Integer({ minimum: 1, maximum: 9 }) }, { additionalProperties: false }),
  Type.Object({ employeeId: Id }, { additionalProperties: false }),
  Type.Object({ permission: words(...approverRoles) }, { additionalProperties: false }),
])
const Approvers = Type.Array(Approver, { maxItems: 20 })

const Level = Type.Object({
  approvers: Approvers,
  mode: words(...levelModes),
  /** Of mode 'count'. */
  need: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  /** The booker names them among those of the rules. */
  choice: Type.Optional(words(...bookerChoices)),
})

/** A company's approval flow, as it is written (handbook 8.2); a condition that is absent does not restrict. */
export const WrittenFlow = Type.Object({
  flowId: Id,
  name: Type.Object({ 'zh-CN': Name, 'zh-TW': Name, en: Name }),
  conditions: Conditions,
  /** None: what fits needs nobody. */
  levels: Type.Array(Level, { maxItems: 10 }),
  /** Whom the levels name is told and decides nothing; it goes on at once. */
  tells: Type.Optional(Type.Boolean()),
  copies: Type.Optional(Type.Array(Type.Object({ to: Approvers, when: words(...copyMoments) }), { maxItems: 10 })),
  /** An approver who travels or books passes, or the superior decides. */
  onOwn: Type.Optional(words('pass', 'up')),
  deadlineHours: Type.Integer({ minimum: 0, maximum: 720 }),
  onSilence: words(...silenceEnds),
})
export type WrittenFlow = Static<typeof WrittenFlow>

/** In the order in which they are tried; the first that fits decides. */
export const WrittenFlows = Type.Array(WrittenFlow, { maxItems: 50 })
